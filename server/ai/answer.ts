import { mayPlan } from "#domain/coaching/build-plan.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import type { AskOrWrite } from "./ask-or-write.ts";
import { careOfReply, type AnswerCare } from "./built-in-reply.ts";
import type { CoachWriter } from "./write-with-fallback.ts";
import { modelAnswerCare } from "./model-answer-care.ts";
import { contextSources, type CoachContext } from "./coach-context.ts";
import { streamWords } from "./embedded-stream.ts";
import { modelStream, type StreamParts } from "./model-stream.ts";
import type { ModelUse } from "./model-use.ts";
import { checkedPlan, planQuestion } from "./plan-question.ts";
import type { Finish, ModelAccess } from "./relay.ts";
import type { Log } from "#server/services.ts";
import type { Write } from "./writers.ts";

/** A note or an interaction that an answer is based on. */
export interface Source {
  kind: string;
  id?: string;
}

export interface CoachStream {
  /** The answer as it arrives; returns why it ended. @throws ModelError; the signal's reason once aborted. */
  pieces: AsyncGenerator<string, Finish>;
  sources: Source[];
  /**
   * The plan for the interaction that is being prepared, to be asked for after the last piece; null if there is none. If
   * the model fails, the built-in coach makes it. @throws only the signal's reason once aborted.
   */
  plan: (answer: string) => Promise<Plan | null>;
  /** What to store with the answer while danger is open. */
  care: AnswerCare | null;
  /** Written by a model, not by the built-in coach. */
  fromModel: boolean;
}

interface AnswerParts extends StreamParts {
  askOrWrite: AskOrWrite;
  write: Write;
  log: Log;
}

export async function modelAnswer(
  access: ModelAccess,
  context: CoachContext,
  { use, signal }: { use: ModelUse; signal: AbortSignal },
  parts: AnswerParts,
): Promise<CoachStream> {
  let spent = 0;
  const onSpent = (tokens: number) => (spent += tokens);
  return {
    pieces: modelStream(access, context, { use, signal, onSpent }, parts),
    sources: contextSources(context),
    care: await modelAnswerCare(context, { write: parts.write, signal, log: parts.log }),
    fromModel: true,
    plan: (answer) => planAfter(context, answer, { use: { ...use, spent: use.spent + spent }, signal }, parts),
  };
}

async function planAfter(
  context: CoachContext,
  answer: string,
  { use, signal }: { use: ModelUse; signal: AbortSignal },
  { askOrWrite, write }: AnswerParts,
): Promise<Plan | null> {
  if (context.taken.open.length > 0 || !mayPlan(context)) return null;
  const none: Plan = { action: "", fears: null, goals: null };
  const made = await askOrWrite(
    () => planQuestion(context, answer),
    async () => (await write("plan", context, { first: true, signal })) ?? none,
    { use, language: context.language, task: "plan", signal },
  );
  return checkedPlan(made);
}

export async function builtInAnswer(
  context: CoachContext,
  { paceMs, signal }: { paceMs: number; signal: AbortSignal },
  coach: CoachWriter,
): Promise<CoachStream> {
  const reply = await coach("reply", context, context.taken.open.length > 0, { first: true, signal });
  return {
    pieces: streamWords(reply.text, paceMs, signal),
    sources: reply.sources,
    care: careOfReply(context, reply),
    fromModel: false,
    plan: () => Promise.resolve(reply.plan ?? null),
  };
}
