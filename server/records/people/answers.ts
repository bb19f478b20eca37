import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { cleanAnswer, type StoredAnswers } from "#domain/answers.ts";
import { DomainError, type ErrorCode } from "#domain/errors.ts";
import { answeredOf, countCompleted } from "#domain/progress/answered.ts";
import { personaProgressOf } from "#domain/progress/persona-progress.ts";
import { PERSONA_QUESTIONS } from "#domain/progress/questions.ts";
import { scorePersonaExtended } from "#domain/profiling/score-extended.ts";
import type { Tx } from "#server/db/connect.ts";
import { forgetCorrections } from "#server/records/memory/forget-corrections.ts";
import { queueMemory } from "#server/records/memory/queue-memory.ts";
import { keepAnswerFindings } from "#server/records/safety/answer-findings.ts";
import { changePersona, type PersonaRow } from "./require-persona.ts";
import { personaProfileAnswers } from "#server/db/schema/people.ts";
import { userProfileAnswers } from "#server/db/schema/profile.ts";

interface Row {
  question: string;
  answer: string;
}

function toStored(rows: readonly Row[]): StoredAnswers {
  return Object.fromEntries(rows.map(({ question, answer }) => [question, answer]));
}

/**
 * Validates answers and cleans them for storing.
 * @throws DomainError of the first invalid answer, at the field `answers.{key}`.
 */
export function checkedAnswers(
  answers: StoredAnswers,
  problemOf: (key: string, answer: string) => ErrorCode | null,
): StoredAnswers {
  for (const [key, answer] of Object.entries(answers)) {
    const problem = problemOf(key, answer);
    if (problem) throw new DomainError(problem, { field: `answers.${key}` });
  }
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, cleanAnswer(answer)]));
}

/** Whether a changed answer belongs to a completely answered part (a list of keys). */
export function touchesCompleted(
  parts: readonly (readonly string[])[],
  changed: readonly string[],
  answers: StoredAnswers,
): boolean {
  return parts.some(
    (keys) => keys.some((key) => changed.includes(key)) && answeredOf(keys, Object.keys(answers)).state === "completed",
  );
}

/** The user's current answers about themselves. */
export async function ownAnswers(tx: Tx): Promise<StoredAnswers> {
  const { question, answer } = userProfileAnswers;
  return toStored(
    await tx
      .select({ question, answer })
      .from(userProfileAnswers)
      .where(isNull(userProfileAnswers.archivedAt))
      .orderBy(question),
  );
}

/** The user's current answers about a person. */
export async function personaAnswers(tx: Tx, personaId: string): Promise<StoredAnswers> {
  const { question, answer } = personaProfileAnswers;
  return toStored(
    await tx
      .select({ question, answer })
      .from(personaProfileAnswers)
      .where(and(eq(personaProfileAnswers.personaId, personaId), isNull(personaProfileAnswers.archivedAt)))
      .orderBy(question),
  );
}

/**
 * Stores answers about the user by key; a changed answer keeps its date. The profile must be locked. Returns the keys
 * of new and changed answers.
 */
export async function storeOwnAnswers(tx: Tx, userId: string, answers: StoredAnswers, now: Date): Promise<string[]> {
  const { question, answer, archivedAt } = userProfileAnswers;
  const rows = await tx
    .insert(userProfileAnswers)
    .values(Object.entries(answers).map(([key, text]) => ({ userId, question: key, answer: text, createdAt: now })))
    .onConflictDoUpdate({
      target: [userProfileAnswers.userId, question],
      targetWhere: isNull(archivedAt),
      set: { answer: sql`excluded.answer` },
      setWhere: ne(answer, sql`excluded.answer`),
    })
    .returning({ question });
  await keepAnswerFindings(tx, { userId, persona: null, answers });
  return rows.map((row) => row.question);
}

/** `storeOwnAnswers` for answers about a person, who must be locked. */
export async function storePersonaAnswers(
  tx: Tx,
  persona: PersonaRow,
  answers: StoredAnswers,
  now: Date,
): Promise<string[]> {
  const { id, question, answer, archivedAt, userId, personaId } = personaProfileAnswers;
  const owned = { userId: persona.userId, personaId: persona.id, createdAt: now };
  const rows = await tx
    .insert(personaProfileAnswers)
    .values(Object.entries(answers).map(([key, text]) => ({ ...owned, question: key, answer: text })))
    .onConflictDoUpdate({
      target: [userId, personaId, question],
      targetWhere: isNull(archivedAt),
      set: { answer: sql`excluded.answer` },
      setWhere: ne(answer, sql`excluded.answer`),
    })
    .returning({ id, question });
  const changed = rows.map((row) => row.id);
  await queueMemory(tx, persona.userId, "persona_profile_answers", changed);
  await keepAnswerFindings(tx, { userId: persona.userId, persona, answers });
  // What the user called wrong may have been corrected.
  await forgetCorrections(tx, changed);
  return rows.map((row) => row.question);
}

/** Recomputes progress and the scores of the extended questionnaire from a person's current answers. */
export async function recomputePersona(tx: Tx, id: string, answers: StoredAnswers, now: Date): Promise<PersonaRow> {
  const keys = Object.keys(answers);
  const progress = personaProgressOf(keys, countCompleted(PERSONA_QUESTIONS.assessment, keys));
  return changePersona(tx, id, {
    progressLevel: progress.progress_level,
    personalityProgress: progress.personality_progress,
    contextProgress: progress.context_progress,
    traitsFull: progress.traitsFull ? scorePersonaExtended(answers) : null,
    updatedAt: now,
  });
}
