import { eq, sql } from "drizzle-orm";
import type { StoredAnswers } from "#domain/answers.ts";
import type { AssessmentDraft } from "#domain/relationship/contract.ts";
import type { Tx } from "#server/db/connect.ts";
import type { PersonaRow } from "#server/records/people/require-persona.ts";
import { assessmentDrafts } from "#server/db/schema/people.ts";

/** The unfinished assessment of a person; null without one. */
export async function readDraft(tx: Tx, personaId: string): Promise<AssessmentDraft | null> {
  const [row] = await tx.select().from(assessmentDrafts).where(eq(assessmentDrafts.personaId, personaId));
  return row ? toDraft(row) : null;
}

/** Stores answers of an unfinished assessment and leaves the others. The person must be locked. */
export async function keepDraft(
  tx: Tx,
  { userId, id }: PersonaRow,
  answers: StoredAnswers,
  now: Date,
): Promise<AssessmentDraft> {
  const [row] = await tx
    .insert(assessmentDrafts)
    .values({ userId, personaId: id, answers, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [assessmentDrafts.userId, assessmentDrafts.personaId],
      set: { answers: sql`${assessmentDrafts.answers} || excluded.answers`, updatedAt: now },
    })
    .returning();
  return toDraft(row!);
}

/** Removes from the draft the answers that are stored with the same value; deletes a draft without answers. */
export async function removeFromDraft(tx: Tx, personaId: string, stored: StoredAnswers): Promise<void> {
  const draft = await readDraft(tx, personaId);
  if (!draft) return;
  const left = Object.entries(draft.answers).filter(([key, letter]) => stored[key] !== letter);
  if (left.length === 0) return dropDraft(tx, personaId);
  await tx
    .update(assessmentDrafts)
    .set({ answers: Object.fromEntries(left) })
    .where(eq(assessmentDrafts.personaId, personaId));
}

export async function dropDraft(tx: Tx, personaId: string): Promise<void> {
  await tx.delete(assessmentDrafts).where(eq(assessmentDrafts.personaId, personaId));
}

function toDraft({ answers, updatedAt }: typeof assessmentDrafts.$inferSelect): AssessmentDraft {
  return { answers, updated_at: updatedAt.toISOString() };
}
