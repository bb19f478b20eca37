import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { takeMessage } from "#domain/care/take-message.ts";
import { upToWholeWord } from "#domain/chat/continue.ts";
import type { continueSchema } from "#domain/chat/contract.ts";
import { latestCareMemo } from "#domain/coaching/care.ts";
import { DomainError } from "#domain/errors.ts";
import { dailyLimitError } from "#server/ai/budget.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import { requireQuota } from "#server/db/account-storage.ts";
import { countUse } from "#server/records/account/count-use.ts";
import type { Tx } from "#server/db/connect.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { marksOf } from "#server/records/safety/findings.ts";
import { readPersona } from "#server/records/safety/read-persona.ts";
import type { Services, SessionUser, Verb } from "#server/services.ts";
import { findRun } from "./find-run.ts";
import { followRow } from "./follow-run.ts";
import {
  mayNeedRecords,
  contextColumns,
  contextTables,
  contextValues,
  toContext,
  withdrawn,
  type ContextRow,
} from "./load-context.ts";
import type { RunInput, RunView } from "./run.ts";
import { liveRun, startRun } from "./runs.ts";
import { requireNoOtherAnswer } from "./stale.ts";
import { MESSAGES } from "./store-message.ts";

/** Longer answers, in characters, are not continued: the model is rambling. */
const CONTINUED_MAX = 60_000;

/**
 * Has the model continue an answer that was cut at the token limit, in the same row; the stream is the whole answer
 * from its start. Requested twice, it is one continuation. The existing text is kept whatever happens.
 * @throws DomainError not_found; conflict if the answer was not cut, or is withdrawn; chat_busy;
 * model_consent_required, daily_limit, rate_limited, account_full.
 */
export async function continueAnswer(
  verb: Verb<{ id: string } & z.output<typeof continueSchema>, keyof Services>,
): Promise<RunView> {
  const { db, user, input, clock, limits } = verb;
  const { id } = input;
  const here = liveRun(id, user.id);
  if (here) return here;
  const now = clock();
  if (limits) await countUse(db, [{ limit: MESSAGES, who: user.id }], now);
  const found = await findRun({ db, user, input: { id, now } });
  if (found.status === "streaming") return followRow(verb, user, found, null);
  const begun = await db.withUser(user.id, (tx) => begin(tx, verb, user, { ...input, id, now }));
  if (begun) return startRun(verb, begun);
  // Another request was first.
  return liveRun(id, user.id) ?? followRow(verb, user, await findRun({ db, user, input: { id, now } }), null);
}

async function begin(
  tx: Tx,
  { ai, db }: Services,
  user: SessionUser,
  { id, now, mode = "conversation", timeZone }: z.output<typeof continueSchema> & { id: string; now: Date },
): Promise<RunInput | null> {
  const [place] = await tx
    .select({ id: chatMessages.conversationId })
    .from(chatMessages)
    .where(eq(chatMessages.id, id));
  if (!place) throw new DomainError("not_found");
  // Everything that starts an answer in this conversation locks this row.
  await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, place.id)).for("update");
  const [answer] = await tx.select().from(chatMessages).where(eq(chatMessages.id, id));
  const [message] = await tx
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.id, answer?.parentMessageId ?? id));
  if (!answer || message?.role !== "user") throw new DomainError("not_found");
  if (answer.status === "streaming") return null;
  const cut = answer.finishReason === "length";
  if (!cut || answer.content.length > CONTINUED_MAX) throw new DomainError("conflict", { field: "id" });
  await requireNoOtherAnswer(tx, { db, conversationId: place.id, runId: id, now });

  const { personaId, conversationId } = answer;
  const { rows: left } = await tx.execute(
    sql`with ${contextTables(answer)} select from ${chatMessages} m where m.user_id = ${OWN_ID} and m.id = ${id} and ${withdrawn(sql`m`)}`,
  );
  if (left.length > 0) throw new DomainError("conflict", { field: "id" });

  const request = { personaId, conversationId, message: message.content, mode, timeZone, now };
  const asks = await mayNeedRecords(request);
  const read = async () => {
    const { rows } = await tx.execute<ContextRow>(
      sql`with ${contextTables(request)} select ${contextColumns(contextValues(request, asks), {
        parentId: sql`${message.parentMessageId}::uuid`,
        asked: sql`${message.content}::text`,
      })}`,
    );
    return toContext(rows[0], request);
  };
  let loaded = await read();
  if (!loaded.safetyRead) {
    await readPersona(tx, user.id, personaId, now);
    loaded = await read();
  }
  const use = { userId: user.id, consented: loaded.consented, ...loaded.use };
  if (ai.provider !== "model" || !use.consented) throw new DomainError("model_consent_required");
  if (ai.isSpent(use)) throw dailyLimitError(now);
  await requireQuota(tx, db.quota);

  const { context } = loaded;
  const safety = (await marksOf(tx, "message", [message.id])).get(message.id) ?? null;
  // The message's findings were stored when it was sent; here they only decide how the answer continues.
  const taken = takeMessage({
    id: message.id,
    message: message.content,
    open: context.open,
    memo: latestCareMemo(context.history),
    about: context.persona,
    before: context.history.filter(({ role }) => role === "user").map(({ content }) => content),
    unheard: [],
    finding: null,
  });
  const kept = upToWholeWord(answer.content);
  await tx
    .update(chatMessages)
    .set({ status: "streaming", content: kept, stopRequested: false, updatedAt: now })
    .where(eq(chatMessages.id, id));
  return {
    id,
    userId: user.id,
    context: { ...context, taken: { ...taken, ended: null, open: context.open }, continues: kept },
    use,
    safety,
    continues: { kept, row: answer },
    remember: null,
  };
}
