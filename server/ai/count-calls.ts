import { DomainError } from "#domain/errors.ts";
import type { Embedder } from "./embed.ts";
import { ModelError } from "./model-error.ts";
import type { Transcriber } from "./transcribe.ts";

/** Called after each call of a model, with the task and one of a fixed set of outcomes. */
export type CountCall = (task: string, outcome: string) => void;

/** Why a call failed, in a fixed word. */
export function outcomeOf(error: unknown, signal?: AbortSignal): string {
  if (signal?.aborted) return "stopped";
  if (error instanceof ModelError) return error.reason;
  return error instanceof DomainError ? error.code : "unexpected";
}

/** Calls `ask` and counts its outcome. */
export async function counted<T>(
  count: CountCall,
  { task, signal }: { task: string; signal?: AbortSignal | undefined },
  ask: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await ask();
    count(task, "ok");
    return answer;
  } catch (error) {
    count(task, outcomeOf(error, signal));
    throw error;
  }
}

export function countTranscriptions(transcriber: Transcriber, count: CountCall): Transcriber {
  return {
    ...transcriber,
    transcribe: (recording, options) =>
      counted(count, { task: "transcription", signal: options.signal }, () =>
        transcriber.transcribe(recording, options),
      ),
  };
}

export function countEmbeddings(embedder: Embedder, count: CountCall): Embedder {
  return {
    ...embedder,
    embed: (texts, options) =>
      counted(count, { task: "embedding", signal: options.signal }, () => embedder.embed(texts, options)),
  };
}
