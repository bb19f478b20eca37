import { tokensUsed, type Budget } from "./budget.ts";
import type { CoachContext } from "./coach-context.ts";
import { beginCall, outcomeOf, type CountCall } from "./count-calls.ts";
import type { NameHider } from "./name-hider.ts";
import type { ModelUse } from "./model-use.ts";
import { buildPrompt } from "./prompts.ts";
import {
  MAX_TOKENS,
  relay,
  RELAY_LIMITS,
  type Finish,
  type ModelAccess,
  type OnSpent,
  type RelayLimits,
} from "./relay.ts";

export interface StreamParts {
  budget: Budget;
  hide: NameHider;
  count: CountCall;
  limits?: RelayLimits | undefined;
}

/** A model's answer as it arrives, with the real names. `onSpent` is called with the tokens used, if they are limited. */
export async function* modelStream(
  access: ModelAccess,
  context: CoachContext,
  { use, signal, onSpent }: { use: ModelUse; signal: AbortSignal; onSpent: (tokens: number) => void },
  { budget, hide, count, limits = RELAY_LIMITS }: StreamParts,
): AsyncGenerator<string, Finish> {
  const { messages, names } = await hide(buildPrompt(context), use.people, { language: context.language, signal });
  const restorer = names.restorer();
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  const reservation = budget.reserve(use, tokensUsed(null, characters) + MAX_TOKENS);
  const spend: OnSpent = (tokens, parts) => {
    onSpent(tokens);
    reservation.add(tokens, parts);
  };
  const end = beginCall("answer");
  // A reader that leaves before the end neither succeeds nor fails.
  let outcome = "stopped";
  const pieces = relay(access, messages, { signal, limits, onSpent: budget.isLimited(use) ? spend : undefined });
  try {
    for (;;) {
      const step = await pieces.next();
      const text = step.done ? (restorer?.end() ?? "") : (restorer?.push(step.value) ?? step.value);
      if (text !== "") yield text;
      if (step.done) {
        outcome = "ok";
        count("answer", outcome);
        return step.value;
      }
    }
  } catch (error) {
    outcome = outcomeOf(error, signal);
    count("answer", outcome);
    // Text held back as the possible start of a pseudonym was part of the answer.
    const rest = restorer?.end() ?? "";
    if (rest !== "") yield rest;
    throw error;
  } finally {
    await pieces.return("stop");
    end(outcome);
    reservation.release();
  }
}
