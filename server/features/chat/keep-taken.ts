import { and, eq, inArray, ne } from "drizzle-orm";
import type { ChatSafety } from "#domain/chat/contract.ts";
import type { About } from "#domain/care/danger.ts";
import type { Taken } from "#domain/care/take-message.ts";
import { DomainError } from "#domain/errors.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import { keepFinding, marksOf } from "#server/records/safety/findings.ts";
import { readPersona } from "#server/records/safety/read-persona.ts";
import type { SessionUser } from "#server/services.ts";
import { mayNeedRecords, toContext, type LoadedContext } from "./load-context.ts";
import { readStatement, type BeginInput, type ReadRow } from "./store-message.ts";

interface Kept {
  userId: string;
  input: BeginInput;
  about: About;
  taken: Taken;
}

/** Whether a message changes open findings or needs a safety mark. */
export function changesFindings({ found, ended, open }: Taken): boolean {
  return found !== null || ended !== null || open.length > 0;
}

/**
 * Stores a message's effects: what it reports, which findings it ends, and that the coach talks about the open ones.
 * Returns the message's safety mark.
 */
export async function keepTaken(tx: Tx, { userId, input, about, taken }: Kept): Promise<ChatSafety | null> {
  const { messageId, personaId, conversationId, message, now } = input;
  const { id, status } = safetyFindings;
  if (taken.ended && taken.ended.ids.length > 0) {
    await tx
      .update(safetyFindings)
      .set({ status: "cleared", clearedAs: taken.ended.as, clearedAt: now, updatedAt: now })
      .where(and(inArray(id, [...taken.ended.ids]), ne(status, "cleared")));
  }
  const spoken = taken.open.map((one) => one.id).filter((one) => one !== messageId);
  if (spoken.length > 0) {
    await tx
      .update(safetyFindings)
      .set({ status: "talked", updatedAt: now })
      .where(and(inArray(id, spoken), eq(status, "open")));
  }
  return keepFinding(tx, {
    userId,
    persona: { ...about, id: personaId },
    conversationId,
    kind: "message",
    source: messageId,
    id: messageId,
    texts: [message],
    found: taken.found,
  });
}

/** The safety mark of a stored message. */
export async function markOfMessage(db: Database, user: SessionUser, messageId: string): Promise<ChatSafety | null> {
  return db.withUser(user.id, async (tx) => (await marksOf(tx, "message", [messageId])).get(messageId) ?? null);
}

/** The context read for an answer, and the message to answer: for another answer, the stored text. */
export async function toRead(read: ReadRow, input: BeginInput): Promise<LoadedContext & { message: string }> {
  const message = (input.anotherAnswerId && read.message) || input.message;
  return { message, ...(await toContext(read, { ...input, message })) };
}

interface Reading {
  db: Database;
  token: string;
  user: SessionUser;
  input: BeginInput;
}

/** Reads all texts about the person for danger, then reads the answer's context again. */
export async function checkAndReread({ db, token, user, input }: Reading): ReturnType<typeof toRead> {
  await db.withUser(user.id, (tx) => readPersona(tx, user.id, input.personaId, input.now));
  const [read] = await db.statement<ReadRow>(readStatement(token, input, await mayNeedRecords(input)));
  if (!read) throw new DomainError("unauthenticated");
  return toRead(read, input);
}
