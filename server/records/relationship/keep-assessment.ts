import { desc, eq } from "drizzle-orm";
import type { StoredAnswers } from "#domain/answers.ts";
import { DomainError } from "#domain/errors.ts";
import { assessmentAnswersSchema, type AssessmentAnswers } from "#domain/relationship/contract.ts";
import { ASSESSMENT_QUESTIONS } from "#domain/relationship/indices.ts";
import { fromStoredAnswers, questionOfKey } from "#domain/relationship/keys.ts";
import { scoreAssessment } from "#domain/relationship/score.ts";
import type { Tx } from "#server/db/connect.ts";
import type { PersonaRow } from "#server/records/people/require-persona.ts";
import { personContextAssessment } from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { removeFromDraft } from "./draft.ts";
import type { AssessmentRow } from "./to-result.ts";

/** Within this time, the same twelve answers count as one assessment, whichever devices sent them. */
const REPEAT_MS = 86_400_000;

export interface KeptAssessment {
  assessment: AssessmentRow;
  /** `new`; `same` if the newest one already has these answers; `sent` if this id was stored before. */
  was: "new" | "same" | "sent";
}

/**
 * Scores twelve answers and stores them as a new assessment, unless the newest has the same answers. `latestId` is the
 * assessment that they are based on (null: none); if there is another one by now, with other answers, they are refused.
 * The person must be locked.
 * @throws DomainError conflict in that case, and if the id is that of another person's assessment.
 */
export async function keepAssessment(
  tx: Tx,
  persona: PersonaRow,
  { id, answers, latestId }: { id: string; answers: AssessmentAnswers; latestId?: string | null | undefined },
  now: Date,
): Promise<KeptAssessment> {
  const sent = await assessmentWithId(tx, id);
  if (sent) return { assessment: requireAbout(sent, persona), was: "sent" };
  const newest = await newestAssessment(tx, persona.id);
  const isSame = newest && ASSESSMENT_QUESTIONS.every((question) => newest.answers[question] === answers[question]);
  if (isSame && now.getTime() - newest.createdAt.getTime() < REPEAT_MS) return { assessment: newest, was: "same" };
  await requireNewest(tx, persona.id, latestId);
  const { scores, coaching_triggers } = scoreAssessment(answers);
  const [profile] = await tx.select({ id: profiles.id }).from(profiles);
  // Later than the previous one even if clocks of processes differ: the newest belongs to the current answers.
  const createdAt = newest && newest.createdAt >= now ? new Date(newest.createdAt.getTime() + 1) : now;
  const [row] = await tx
    .insert(personContextAssessment)
    .values({
      id,
      userId: persona.userId,
      profileId: profile!.id,
      personaId: persona.id,
      scores,
      coachingTriggers: coaching_triggers,
      answers,
      createdAt,
    })
    .onConflictDoNothing()
    .returning();
  if (row) return { assessment: row, was: "new" };
  // Concurrently inserted with the same id, for another person.
  return { assessment: requireAbout((await assessmentWithId(tx, id))!, persona), was: "sent" };
}

/**
 * Stores an assessment if the changed answers complete one, so that the newest always matches the current answers. Null
 * if no new one was stored. The person must be locked, and the answers stored.
 */
export async function keepCompleted(
  tx: Tx,
  persona: PersonaRow,
  { changed, answers, now }: { changed: readonly string[]; answers: StoredAnswers; now: Date },
): Promise<AssessmentRow | null> {
  const keys = changed.filter((key) => questionOfKey(key));
  if (keys.length === 0) return null;
  await removeFromDraft(tx, persona.id, Object.fromEntries(keys.map((key) => [key, answers[key]!])));
  const whole = assessmentAnswersSchema.safeParse(fromStoredAnswers(answers));
  if (!whole.success) return null;
  const kept = await keepAssessment(tx, persona, { id: crypto.randomUUID(), answers: whole.data }, now);
  return kept.was === "new" ? kept.assessment : null;
}

/** The current assessment; undefined before the first. */
export async function newestAssessment(tx: Tx, about: string): Promise<AssessmentRow | undefined> {
  const { createdAt, id, personaId } = personContextAssessment;
  const [row] = await tx
    .select()
    .from(personContextAssessment)
    .where(eq(personaId, about))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return row;
}

/**
 * Refuses what is based on another assessment than the newest; `latestId` is null for none, and undefined for clients
 * that do not send it. The person must be locked. @throws DomainError conflict.
 */
export async function requireNewest(tx: Tx, about: string, latestId: string | null | undefined): Promise<void> {
  if (latestId === undefined || latestId === ((await newestAssessment(tx, about))?.id ?? null)) return;
  throw new DomainError("conflict", { field: "latest_id" });
}

async function assessmentWithId(tx: Tx, id: string): Promise<AssessmentRow | undefined> {
  const [row] = await tx.select().from(personContextAssessment).where(eq(personContextAssessment.id, id));
  return row;
}

function requireAbout(row: AssessmentRow, persona: PersonaRow): AssessmentRow {
  if (row.personaId !== persona.id) throw new DomainError("conflict", { field: "id" });
  return row;
}
