import type { Language } from "#domain/language.ts";
import { RECORDING_MAX } from "#domain/voice/contract.ts";
import type { Budget } from "./budget.ts";
import type { ModelUse } from "./model-use.ts";
import type { Recording, Transcriber } from "./transcribe.ts";

/**
 * What a second of speech counts as, as in models that report tokens for audio. Five minutes cost about as much as a long
 * answer.
 */
const TOKENS_A_SECOND = 10;
/** A low bitrate for speech, to estimate the length of a recording that does not state it. */
const BYTES_A_SECOND = 1500;

/** A transcriber whose use counts towards the daily tokens. */
export interface MeteredTranscriber extends Pick<Transcriber, "model" | "host"> {
  /** Whether the user's tokens of today are used up. */
  isSpent(use: ModelUse): boolean;
  /** `seconds` is the length of the recording; null if it does not state it. */
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
      const reservation = budget.reserve(use, tokens);
      try {
        const text = await transcribe(recording, { language, signal });
        reservation.add(tokens);
        return text;
      } catch (error) {
        // The model has probably processed it already.
        if (signal.aborted) reservation.add(tokens);
        throw error;
      } finally {
        reservation.release();
      }
    },
  };
}
