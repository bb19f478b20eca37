import { restoreAll } from "#domain/chat/pseudonyms.ts";
import type { Language } from "#domain/language.ts";
import type { Log } from "#server/services.ts";
import { mayAsk, tokensUsed, type Budget } from "./budget.ts";
import { counted, type CountCall } from "./count-calls.ts";
import type { NameHider } from "./name-hider.ts";
import { ModelError } from "./model-error.ts";
import type { ModelUse } from "./model-use.ts";
import { MAX_TOKENS } from "./relay.ts";
import type { createStructured, Question } from "./structured.ts";

interface AskOptions {
  use: ModelUse;
  language: Language;
  /** Whether the input tells of danger: then only the built-in coach may write. */
  grave?: () => boolean;
  task?: string;
  signal?: AbortSignal;
}

/** Asks the model; calls `otherwise` if it may not be asked or fails. */
export type AskOrWrite = <T>(
  question: () => Question<T>,
  otherwise: () => Promise<T>,
  options: AskOptions,
) => Promise<T>;

/** `ask` is null where no model is configured. */
export function createAskOrWrite(
  ask: ReturnType<typeof createStructured> | null,
  { budget, hide, count, log }: { budget: Budget; hide: NameHider; count: CountCall; log: Log },
): AskOrWrite {
  return async (question, otherwise, { use, language, grave, task = "interpretation", signal }) => {
    if (!ask || !mayAsk(budget, use) || grave?.()) return otherwise();
    const asked = question();
    const { messages, names } = await hide([{ role: "system", content: asked.prompt }], use.people, {
      language,
      signal,
    });
    const prompt = messages[0]?.content ?? "";
    const reservation = budget.reserve(use, tokensUsed(null, prompt.length) + MAX_TOKENS);
    try {
      const onSpent = budget.isLimited(use) ? reservation.add : undefined;
      return await counted(count, { task, signal }, () =>
        ask({ ...asked, prompt }, { signal, onSpent, restore: (value) => restoreAll(value, names) }),
      );
    } catch (error) {
      signal?.throwIfAborted();
      log("warn", "model_failed", {
        task,
        reason: error instanceof ModelError ? error.reason : "unexpected",
      });
      return await otherwise();
    } finally {
      reservation.release();
    }
  };
}
