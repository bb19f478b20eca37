import type { CareMemo } from "#domain/care/danger.ts";
import { latestCareMemo } from "#domain/coaching/care.ts";
import { composeReply } from "#domain/coaching/reply.ts";
import type { CoachReply } from "#domain/coaching/reply-types.ts";
import type { CoachContext } from "./coach-context.ts";

/** While danger is open: what an answer keeps for the next one, and whether it begins to speak of it. */
export interface CareOf {
  memo: CareMemo;
  begins: boolean;
}

/** The built-in coach's reply. It reads the newest notes whole: what the memory adds are the older ones. */
export function builtInReply(context: CoachContext): CoachReply {
  const { notes, memory = [] } = context;
  const known = new Set(notes.map(({ id }) => id));
  return composeReply({ ...context, memory: memory.filter(({ id }) => !known.has(id)) });
}

export function careOfReply({ history }: CoachContext, { care }: CoachReply): CareOf | null {
  return care ? { memo: care, begins: latestCareMemo(history)?.path !== care.path } : null;
}

/** The same for a model's answer: of its questions nobody knows which it put. */
export function careOfModel(context: CoachContext): CareOf | null {
  const care = careOfReply(context, composeReply(context));
  return care && { ...care, memo: { ...care.memo, asked: null } };
}
