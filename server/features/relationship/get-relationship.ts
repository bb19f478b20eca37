import { desc, eq } from "drizzle-orm";
import type { AssessmentHistoryEntry, RelationshipView } from "#domain/relationship/contract.ts";
import type { Tx } from "#server/db/connect.ts";
import { orderPortrait } from "#server/records/texts/portrait-texts.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { personContextAssessment } from "#server/db/schema/people.ts";
import { readDraft } from "#server/records/relationship/draft.ts";
import { newestAssessment } from "#server/records/relationship/keep-assessment.ts";
import { orderTips, tipsOf } from "#server/records/relationship/tips.ts";
import { toResult } from "#server/records/relationship/to-result.ts";
import type { Verb, Writing } from "#server/services.ts";

/**
 * All assessments of a person, the unfinished one, and the newest in full with tips in the caller's language. Tips that
 * are missing or in another language are rewritten by the built-in writer, so that the page does not wait for a model.
 * @throws DomainError not_found.
 */
export async function getRelationship({
  db,
  user,
  input: { id },
  ...writing
}: Verb<{ id: string }> & Writing): Promise<RelationshipView> {
  const found = await db.withUser(user.id, async (tx) => {
    const persona = await requirePersona(tx, id);
    const history = await listAssessments(tx, id);
    const draft = await readDraft(tx, id);
    const newest = history.length > 0 ? await newestAssessment(tx, id) : undefined;
    if (!newest) return { history, draft, order: null };
    const portrait = await orderPortrait(tx, persona, { now: writing.clock() });
    const order = await orderTips(tx, persona, newest, portrait, writing.clock());
    return { history, draft, order: { ...order, use: { ...order.use, consented: false } } };
  });
  const { history, draft, order } = found;
  const latest = order && toResult(order.assessment, await tipsOf({ db, user, ...writing }, order));
  return { latest, history, draft };
}

async function listAssessments(tx: Tx, personaId: string): Promise<AssessmentHistoryEntry[]> {
  const { id, scores, createdAt } = personContextAssessment;
  const rows = await tx
    .select({ id, scores, createdAt })
    .from(personContextAssessment)
    .where(eq(personContextAssessment.personaId, personaId))
    .orderBy(desc(createdAt), desc(id));
  return rows.map((row) => ({ id: row.id, scores: row.scores, created_at: row.createdAt.toISOString() }));
}
