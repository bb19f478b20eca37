import { DomainError } from "#domain/errors.ts";
import { beginSpan, type EndSpan } from "#server/runtime/tracing.ts";
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

/** Begins the span of a call; its end takes the outcome. Nothing that is sent or received is in it. */
export function beginCall(task: string): (outcome: string) => void {
  const end: EndSpan = beginSpan(`model ${task}`, { "sintonia.task": task });
  return (outcome) =>
    end({
      ...(outcome === "ok" || outcome === "stopped" ? {} : { error: outcome }),
      attributes: { "sintonia.outcome": outcome },
    });
}

/** Calls `ask`, counts its outcome and traces it. */
export async function counted<T>(
  count: CountCall,
  { task, signal }: { task: string; signal?: AbortSignal | undefined },
  ask: () => Promise<T>,
): Promise<T> {
  const end = beginCall(task);
  try {
    const answer = await ask();
    count(task, "ok");
    end("ok");
    return answer;
  } catch (error) {
    const outcome = outcomeOf(error, signal);
    count(task, outcome);
    end(outcome);
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
