import { eq, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { AssessmentResult, ComputeRelationshipHealthScoreInput } from "#domain/relationship/contract.ts";
import { toStoredAnswers } from "#domain/relationship/keys.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import { personaAnswers, recountPersona, storePersonaAnswers } from "#server/db/answers.ts";
import type { Tx } from "#server/db/connect.ts";
import { orderPortrait, tryPortrait } from "#server/db/portrait-texts.ts";
import { lockPersona } from "#server/db/require-persona.ts";
import { personContextAssessment } from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import type { Verb, Writing } from "#server/services.ts";
import { orderTips, tipsOf } from "./tips.ts";
import { toResult, type AssessmentRow } from "./to-result.ts";

/**
 * Scores an assessment and keeps it beside the earlier ones; its answers become the current ones, from which progress
 * follows. Tips and the texts about the person are written once all of that is safe. The same id sent again answers
 * with the assessment already there, and changes nothing.
 * @throws DomainError not_found; conflict when the id is that of an assessment about somebody else.
 */
export async function computeRelationshipHealthScore({
  db,
  user,
  input,
  ...writing
}: Verb<ComputeRelationshipHealthScoreInput> & Writing): Promise<AssessmentResult> {
  const saved = await db.withUser(user.id, async (tx) => {
    const persona = await lockPersona(tx, input.persona_id);
    const now = writing.clock();
    const id = input.id ?? crypto.randomUUID();
    const taken = await insertAssessment(tx, user.id, { ...input, id }, now);
    if (!taken) {
      const assessment = await takenBefore(tx, id, persona.id);
      return {
        tips: await orderTips(tx, persona, assessment, await orderPortrait(tx, persona, { now }), now),
        portrait: null,
      };
    }
    await storePersonaAnswers(tx, persona, toStoredAnswers(input.answers), now);
    const row = await recountPersona(tx, persona.id, await personaAnswers(tx, persona.id), now);
    const portrait = await orderPortrait(tx, row, { now });
    return { tips: await orderTips(tx, persona, taken, portrait, now), portrait };
  });
  const writer = { db, user, ...writing };
  const [tips] = await Promise.all([tipsOf(writer, saved.tips), tryPortrait(writer, saved.portrait)]);
  return toResult(saved.tips.assessment, tips);
}

/** The stored row; undefined when there is one with this id already. The person must be locked. */
async function insertAssessment(
  tx: Tx,
  userId: string,
  { id, persona_id: personaId, answers }: ComputeRelationshipHealthScoreInput & { id: string },
  now: Date,
): Promise<AssessmentRow | undefined> {
  const { scores, coaching_triggers } = scoreAssessment(answers);
  const { createdAt, personaId: about } = personContextAssessment;
  const [row] = await tx
    .insert(personContextAssessment)
    .values({
      id,
      userId,
      profileId: sql`(select ${profiles.id} from ${profiles})`,
      personaId,
      scores,
      coachingTriggers: coaching_triggers,
      answers,
      // Later than the one before, whatever the clocks of two processes say: the newest is the one the answers are of.
      createdAt: sql`greatest(${now.toISOString()}::timestamptz, (select max(${createdAt}) + interval '1 millisecond'
        from ${personContextAssessment} where ${about} = ${personaId}))`,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

async function takenBefore(tx: Tx, id: string, personaId: string): Promise<AssessmentRow> {
  const [row] = await tx.select().from(personContextAssessment).where(eq(personContextAssessment.id, id));
  if (row?.personaId !== personaId) throw new DomainError("conflict", { field: "id" });
  return row;
}
