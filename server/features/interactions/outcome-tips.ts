import { and, eq, isNull } from "drizzle-orm";
import type { OutcomeInput } from "#domain/coaching/outcome-input.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import type { Tx } from "#server/db/connect.ts";
import { modelUse } from "#server/records/account/model-use.ts";
import { earlierOutcomes, outcomeInput } from "#server/records/interactions/outcome-input.ts";
import { logTextFailure, type Writer } from "#server/records/texts/portrait-texts.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { currentNameReplacer } from "#server/records/texts/rename-texts.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { openFindings } from "#server/records/safety/findings.ts";
import { readPersona } from "#server/records/safety/read-persona.ts";
import type { InteractionRow } from "#server/records/interactions/to-interaction.ts";

/** A completed interaction and the input for writing its tips. */
export interface OutcomeOrder {
  row: InteractionRow;
  input: OutcomeInput;
  use: ModelUse;
}

/** Reads the input for an interaction's tips, in the language of the profile; null if none may be written. */
export async function orderTips(
  tx: Tx,
  row: InteractionRow,
  { now, timeZone }: { now: Date; timeZone: string | undefined },
): Promise<OutcomeOrder | null> {
  const persona = await requirePersona(tx, row.personaId);
  const profile = await requireProfile(tx);
  if (!persona.safetyReadAt) await readPersona(tx, persona.userId, persona.id, now);
  const danger = (await openFindings(tx, persona.id)).length > 0;
  const language = languageOf(profile);
  const earlier = (await earlierOutcomes(tx, [row.id])).get(row.id) ?? [];
  const input = outcomeInput(row, { persona, danger, earlier, language, now, timeZone });
  return input && { row, input, use: await modelUse(tx, now) };
}

/** Tips being written in this process, so that concurrent requests for one outcome have them written once. */
const underway = new Map<string, Promise<InteractionRow>>();

/**
 * Has an interaction's tips written and returns it with them; no transaction is open meanwhile. A failure is logged and
 * leaves the interaction without tips.
 */
export function withTips(writer: Writer, order: OutcomeOrder): Promise<InteractionRow> {
  const key = JSON.stringify([order.row.userId, order.row.id, order.row.resultSummary]);
  const known = underway.get(key);
  if (known) return known;
  const written = writeTips(writer, order).finally(() => underway.delete(key));
  underway.set(key, written);
  return written;
}

async function writeTips(writer: Writer, { row, input, use }: OutcomeOrder): Promise<InteractionRow> {
  try {
    // A request for the same outcome may have stored tips after this one read its row.
    const [current] = await writer.db.withUser(row.userId, (tx) =>
      tx.select().from(interactions).where(eq(interactions.id, row.id)),
    );
    if (current?.aiTips && current.resultSummary === row.resultSummary) return current;
    const aiTips = await writer.ai.outcomeTips(input, use);
    return await storeTips(writer, { row, input }, aiTips);
  } catch (error) {
    logTextFailure(writer.log, "outcome", error);
    return row;
  }
}

/** Stores tips unless there are some, or the summary has changed meanwhile: that change has its own tips written. */
function storeTips(
  { db, user }: Writer,
  { row, input: { persona, language } }: Pick<OutcomeOrder, "row" | "input">,
  written: string,
): Promise<InteractionRow> {
  const { id, resultSummary, aiTips } = interactions;
  return db.withUser(user.id, async (tx) => {
    const call = await currentNameReplacer(tx, { personaId: row.personaId, name: persona.name, language });
    const tips = { aiTips: call(written), tipsLanguage: language };
    const [stored] = await tx
      .update(interactions)
      .set(tips)
      .where(and(eq(id, row.id), eq(resultSummary, row.resultSummary ?? ""), isNull(aiTips)))
      .returning();
    if (stored) return stored;
    const [current] = await tx.select().from(interactions).where(eq(id, row.id));
    return current ?? row;
  });
}
