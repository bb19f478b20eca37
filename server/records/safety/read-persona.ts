import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { chatMessages } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers, personas } from "#server/db/schema/people.ts";
import { keepAnswerFindings } from "./answer-findings.ts";
import { keepFinding } from "./findings.ts";

const PAGE = 200;

/**
 * Checks everything written about a person for danger, unless already done: texts from before findings were stored, or
 * from a backup of that time. Does not block writes about the person.
 */
export async function readPersona(tx: Tx, userId: string, personaId: string, now: Date): Promise<void> {
  const [persona] = await tx.select().from(personas).where(eq(personas.id, personaId)).for("no key update");
  if (!persona || persona.safetyReadAt) return;
  await forEachPage(
    (after) =>
      tx
        .select({ id: notesPersona.id, content: notesPersona.content })
        .from(notesPersona)
        .where(and(eq(notesPersona.personaId, personaId), isNull(notesPersona.deletedAt), gt(notesPersona.id, after)))
        .orderBy(asc(notesPersona.id))
        .limit(PAGE),
    ({ id, content }) => keepFinding(tx, { userId, persona, kind: "note", source: id, texts: [content] }),
  );
  await forEachPage(
    (after) =>
      tx
        .select()
        .from(interactions)
        .where(and(eq(interactions.personaId, personaId), isNull(interactions.deletedAt), gt(interactions.id, after)))
        .orderBy(asc(interactions.id))
        .limit(PAGE),
    ({ id, objectives, avoid, feeling, expectation, resultSummary }) => {
      const texts = [objectives, avoid, feeling, expectation, resultSummary];
      return keepFinding(tx, { userId, persona, kind: "interaction", source: id, texts });
    },
  );
  await forEachPage(
    (after) =>
      tx
        .select({ id: chatMessages.id, content: chatMessages.content, conversationId: chatMessages.conversationId })
        .from(chatMessages)
        .where(and(eq(chatMessages.personaId, personaId), eq(chatMessages.role, "user"), gt(chatMessages.id, after)))
        .orderBy(asc(chatMessages.id))
        .limit(PAGE),
    ({ id, content, conversationId }) =>
      keepFinding(tx, { userId, persona, conversationId, kind: "message", source: id, id, texts: [content] }),
  );
  const { question, answer, archivedAt } = personaProfileAnswers;
  const answers = await tx
    .select({ question, answer })
    .from(personaProfileAnswers)
    .where(and(eq(personaProfileAnswers.personaId, personaId), isNull(archivedAt)));
  await keepAnswerFindings(tx, {
    userId,
    persona,
    answers: Object.fromEntries(answers.map((row) => [row.question, row.answer])),
  });
  await tx.update(personas).set({ safetyReadAt: now }).where(eq(personas.id, personaId));
}

const FIRST = "00000000-0000-0000-0000-000000000000";

/** Processes rows by id, one page at a time. */
async function forEachPage<R extends { id: string }>(
  read: (after: string) => Promise<R[]>,
  take: (row: R) => Promise<unknown>,
): Promise<void> {
  for (let after = FIRST; ;) {
    const rows = await read(after);
    for (const row of rows) await take(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}
