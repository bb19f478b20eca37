import type { CareMemo } from "#domain/care/danger.ts";
import { latestCareMemo } from "#domain/coaching/care.ts";
import { composeReply } from "#domain/coaching/reply.ts";
import type { CoachReply } from "#domain/coaching/reply-types.ts";
import type { CoachContext } from "./coach-context.ts";

/** What is stored with an answer while danger is open, and whether it is the first to speak of that danger. */
export interface AnswerCare {
  memo: CareMemo;
  begins: boolean;
}

/** The built-in coach's reply. It reads all of `notes`, so only older ones are taken from `memory`. */
export function builtInReply(context: CoachContext): CoachReply {
  const { notes, memory = [] } = context;
  const known = new Set(notes.map(({ id }) => id));
  return composeReply({ ...context, memory: memory.filter(({ id }) => !known.has(id)) });
}

export function careOfReply({ history }: CoachContext, { care }: CoachReply): AnswerCare | null {
  return care ? { memo: care, begins: latestCareMemo(history)?.path !== care.path } : null;
}

/** The same for a model's answer, of which it is unknown what it asked. */
export function careOfModel(context: CoachContext): AnswerCare | null {
  const care = careOfReply(context, composeReply(context));
  return care && { ...care, memo: { ...care.memo, asked: null } };
}
