import type { About } from "#domain/care/danger.ts";
import { readDanger } from "#domain/care/read-danger.ts";
import { buildPlan } from "#domain/coaching/build-plan.ts";
import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import { interpretSelf } from "#domain/coaching/interpret-self.ts";
import { outcomeTips } from "#domain/coaching/outcome-tips.ts";
import { personaProfileText } from "#domain/coaching/portrait-text.ts";
import { relationshipTips } from "#domain/relationship/tips.ts";
import { builtInReply, careOfModel } from "./built-in-reply.ts";
import { namesHidden } from "./hide-names.ts";

/** All that the built-in coach writes. Each is a pure function of plain data, which can be copied into another thread. */
export const WRITERS = {
  reply: builtInReply,
  careOfModel,
  plan: buildPlan,
  self: interpretSelf,
  persona: interpretPersona,
  profileText: personaProfileText,
  relationshipTips,
  outcomeTips,
  /** What a long text tells of. */
  danger: ({ text, about }: { text: string; about: About }) => readDanger(text, about),
  /** What leaves for a model when the built-in coach does not write. */
  namesHidden,
};

export type WriterName = keyof typeof WRITERS;
export type InputOf<N extends WriterName> = Parameters<(typeof WRITERS)[N]>[0];
export type OutputOf<N extends WriterName> = ReturnType<(typeof WRITERS)[N]>;

export interface WriteOptions {
  /** Before all that waits without it: for what somebody in danger, or in a conversation, waits for. */
  first?: boolean;
  /** Once aborted nothing is waited for, and what has not begun is not written. */
  signal?: AbortSignal;
}

/** Has one of them write. @throws where it fails or takes too long; the signal's reason once aborted. */
export type Write = <N extends WriterName>(name: N, input: InputOf<N>, options?: WriteOptions) => Promise<OutputOf<N>>;

/** At once, in this thread: for a command line or a test, where nobody else waits. */
export const writeHere: Write = async (name, input, { signal } = {}) => {
  signal?.throwIfAborted();
  return run(name, input);
};

export function run<N extends WriterName>(name: N, input: InputOf<N>): OutputOf<N> {
  const write = WRITERS[name] as (input: InputOf<N>) => OutputOf<N>;
  return write(input);
}
