import type { Language } from "#domain/language.ts";
import { RECORDING_MAX } from "#domain/voice/contract.ts";
import type { Budget } from "./budget.ts";
import type { ModelUse } from "./model-use.ts";
import type { Recording, Transcriber } from "./transcribe.ts";

/**
 * What a second of speech counts as, whatever the transcriber: as many tokens as the models that count them hear in one.
 * Five minutes are about a long answer of a model's.
 */
const TOKENS_A_SECOND = 10;
/** Speech is hardly ever recorded in fewer bytes: what a recording that does not say its length can hold. */
const BYTES_A_SECOND = 1500;

/** A transcriber whose use counts as the model's does. */
export interface MeteredTranscriber extends Pick<Transcriber, "model" | "host"> {
  /** Whether somebody's share of today is used up. */
  isSpent(use: ModelUse): boolean;
  /** As the transcriber does it; `seconds` is how long the recording is, null where it does not say. */
  transcribe(
    recording: Recording,
    options: { use: ModelUse; seconds: number | null; language: Language | null; signal: AbortSignal },
  ): Promise<string>;
}

export function metered({ model, host, transcribe }: Transcriber, budget: Budget): MeteredTranscriber {
  return {
    model,
    host,
    isSpent: (use) => budget.isSpent(use),
    async transcribe(recording, { use, seconds, language, signal }) {
      const length = seconds ?? Math.min(RECORDING_MAX, recording.bytes.length / BYTES_A_SECOND);
      const tokens = Math.ceil(length * TOKENS_A_SECOND);
      const spending = budget.begin(use, tokens);
      try {
        const text = await transcribe(recording, { language, signal });
        spending.add(tokens);
        return text;
      } catch (error) {
        // Given up on while it was most likely being heard.
        if (signal.aborted) spending.add(tokens);
        throw error;
      } finally {
        spending.end();
      }
    },
  };
}
