import { desc, eq } from "drizzle-orm";
import type { AssessmentHistoryEntry, RelationshipView } from "#domain/relationship/contract.ts";
import type { Tx } from "#server/db/connect.ts";
import { orderPortrait } from "#server/db/portrait-texts.ts";
import { requirePersona } from "#server/db/require-persona.ts";
import { personContextAssessment } from "#server/db/schema/people.ts";
import type { Verb, Writing } from "#server/services.ts";
import { orderTips, tipsOf } from "./tips.ts";
import { toResult, type AssessmentRow } from "./to-result.ts";

/**
 * All assessments of a person, and the newest whole, its tips in the caller's language. Tips that are missing, or were
 * written in another language, are written anew by the built-in writer, since nobody should wait for a page to show
 * what they have read before. @throws DomainError not_found.
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
    const [newest] = history.length > 0 ? await selectNewest(tx, id) : [];
    if (!newest) return { history, order: null };
    const portrait = await orderPortrait(tx, persona, { now: writing.clock() });
    const order = await orderTips(tx, persona, newest, portrait, writing.clock());
    return { history, order: { ...order, use: { ...order.use, consented: false } } };
  });
  const { history, order } = found;
  const latest = order && toResult(order.assessment, await tipsOf({ db, user, ...writing }, order));
  return { latest, history };
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

function selectNewest(tx: Tx, personaId: string): Promise<AssessmentRow[]> {
  const { createdAt, id } = personContextAssessment;
  return tx
    .select()
    .from(personContextAssessment)
    .where(eq(personContextAssessment.personaId, personaId))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
}
