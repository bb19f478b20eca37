import type { About } from "#domain/care/danger.ts";
import { readDanger } from "#domain/care/read-danger.ts";
import { buildPlan } from "#domain/coaching/build-plan.ts";
import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import { interpretSelf } from "#domain/coaching/interpret-self.ts";
import { outcomeTips } from "#domain/coaching/outcome-tips.ts";
import { personaProfileText } from "#domain/coaching/portrait-text.ts";
import { chooseLookBack } from "#domain/progress/look-back.ts";
import { relationshipTips } from "#domain/relationship/tips.ts";
import { builtInReply, careOfModel } from "./built-in-reply.ts";
import { hideNamesAsData } from "./hide-names.ts";

/** What runs in the writer thread: pure functions of plain data, which can be sent to a worker. */
export const WRITERS = {
  reply: builtInReply,
  careOfModel,
  plan: buildPlan,
  self: interpretSelf,
  persona: interpretPersona,
  profileText: personaProfileText,
  relationshipTips,
  outcomeTips,
  lookBackChoice: chooseLookBack,
  /** For long texts. */
  danger: ({ text, about }: { text: string; about: About }) => readDanger(text, about),
  namesHidden: hideNamesAsData,
};

export type WriterName = keyof typeof WRITERS;
export type InputOf<N extends WriterName> = Parameters<(typeof WRITERS)[N]>[0];
export type OutputOf<N extends WriterName> = ReturnType<(typeof WRITERS)[N]>;

export interface WriteOptions {
  /** Goes before all jobs without it: for somebody in danger or waiting in a conversation. */
  first?: boolean;
  /** Aborting it rejects at once; a job that has not started is dropped. */
  signal?: AbortSignal;
}

/** Runs a writer. @throws if it fails or takes too long; the signal's reason once aborted. */
export type Write = <N extends WriterName>(name: N, input: InputOf<N>, options?: WriteOptions) => Promise<OutputOf<N>>;

/** In this thread: for the command line and tests, where nobody else has to wait. */
export const writeHere: Write = async (name, input, { signal } = {}) => {
  signal?.throwIfAborted();
  return run(name, input);
};

export function run<N extends WriterName>(name: N, input: InputOf<N>): OutputOf<N> {
  const write = WRITERS[name] as (input: InputOf<N>) => OutputOf<N>;
  return write(input);
}
