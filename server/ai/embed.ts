import { DomainError } from "#domain/errors.ts";
import type { Language } from "#domain/language.ts";
import type { Log } from "#server/services.ts";
import { tokensUsed, type Budget } from "./budget.ts";
import { hideNames } from "./hide-names.ts";
import type { ModelUse } from "./model-use.ts";
import type { ModelAccess } from "./relay.ts";

export const EMBED_TOTAL_MS = 20_000;
/** More than any model has. */
const DIMENSION_MAX = 16_000;
/** Characters of a text that are sent: what most models read. */
const TEXT_MAX = 8000;

/** A model that turns texts into numbers which are near each other where the texts mean much the same. */
export interface Embedder {
  model: string;
  /** Whether it may be asked for this user: they have agreed, and their tokens of today are not used up. */
  mayAsk(use: ModelUse): boolean;
  /**
   * One vector a text, in their order. Names stay here. In one attempt; aborting the signal ends it at once.
   * @throws DomainError model_unavailable; the signal's reason once aborted.
   */
  embed(texts: string[], options: { use: ModelUse; language: Language; signal?: AbortSignal }): Promise<number[][]>;
}

/** Asks `POST {baseUrl}/embeddings`. */
export function createEmbedder(
  access: ModelAccess,
  { budget, log, totalMs = EMBED_TOTAL_MS }: { budget: Budget; log: Log; totalMs?: number | undefined },
): Embedder {
  return {
    model: access.model,
    mayAsk: (use) => use.consented && !budget.isSpent(use),
    async embed(texts, { use, language, signal }) {
      if (!use.consented) throw new DomainError("model_consent_required");
      const turns = texts.map((text) => ({ role: "user" as const, content: text.slice(0, TEXT_MAX).toWellFormed() }));
      const values = hideNames(turns, use.people, language).messages.map(({ content }) => content);
      const characters = values.reduce((sum, text) => sum + text.length, 0);
      const spending = budget.begin(use, tokensUsed(null, characters));
      const limit = AbortSignal.timeout(totalMs);
      try {
        const { vectors, tokens } = await ask(access, values, signal ? AbortSignal.any([signal, limit]) : limit);
        spending.add(tokensUsed(tokens, characters));
        return vectors;
      } catch {
        // Given up on while the model may well have been reading.
        if (limit.aborted || signal?.aborted) spending.add(tokensUsed(null, characters));
        signal?.throwIfAborted();
        // What an upstream says can hold keys: neither the client nor the log is told.
        log("warn", "model_failed", { task: "embedding", reason: limit.aborted ? "too_slow" : "request_failed" });
        throw new DomainError("model_unavailable");
      } finally {
        spending.end();
      }
    },
  };
}

async function ask(
  { baseUrl, model, apiKey }: ModelAccess,
  values: string[],
  signal: AbortSignal,
): Promise<{ vectors: number[][]; tokens: number }> {
  // Loaded on first use, as for structured answers.
  const [{ embedMany }, { createOpenAICompatible }] = await Promise.all([
    import("ai"),
    import("@ai-sdk/openai-compatible"),
  ]);
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAICompatible({ name: "configured", baseURL: baseUrl, ...(apiKey ? { apiKey } : {}) });
  const { embeddings, usage } = await embedMany({
    model: provider.embeddingModel(model),
    values,
    maxRetries: 0,
    abortSignal: signal,
  });
  const dimension = embeddings[0]?.length ?? 0;
  const whole = embeddings.length === values.length && dimension > 0 && dimension <= DIMENSION_MAX;
  const alike = embeddings.every((vector) => vector.length === dimension && vector.every(Number.isFinite));
  if (!whole || !alike) throw new Error("no embeddings");
  return { vectors: embeddings, tokens: usage.tokens };
}
