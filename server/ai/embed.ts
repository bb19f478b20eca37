import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import type { Language } from "#domain/language.ts";
import { OutgoingError } from "#server/outgoing/outgoing-error.ts";
import { TIMEOUTS, within } from "#server/outgoing/within.ts";
import type { Log } from "#server/services.ts";
import { askModel } from "./ask-model.ts";
import { tokensUsed, type Budget } from "./budget.ts";
import { hideNames } from "./hide-names.ts";
import type { ModelUse } from "./model-use.ts";
import type { ModelAccess } from "./relay.ts";

/** More than any model has. */
const DIMENSION_MAX = 16_000;
/** Characters; most models read no more. */
const TEXT_MAX = 8000;

/** An embedding model. */
export interface Embedder {
  model: string;
  /** Whether the user has consented and has tokens left. */
  mayAsk(use: ModelUse): boolean;
  /**
   * One vector for each text, in their order. Names are replaced before sending. Does not retry.
   * @throws DomainError model_unavailable; the signal's reason once aborted.
   */
  embed(texts: string[], options: { use: ModelUse; language: Language; signal?: AbortSignal }): Promise<number[][]>;
}

/** Asks `POST {baseUrl}/embeddings`. */
export function createEmbedder(
  access: ModelAccess,
  { budget, log, totalMs = TIMEOUTS.embeddingMs }: { budget: Budget; log: Log; totalMs?: number | undefined },
): Embedder {
  return {
    model: access.model,
    mayAsk: (use) => use.consented && !budget.isSpent(use),
    async embed(texts, { use, language, signal }) {
      if (!use.consented) throw new DomainError("model_consent_required");
      const turns = texts.map((text) => ({ role: "user" as const, content: text.slice(0, TEXT_MAX).toWellFormed() }));
      const values = hideNames(turns, use.people, language).messages.map(({ content }) => content);
      const characters = values.reduce((sum, text) => sum + text.length, 0);
      const reservation = budget.reserve(use, tokensUsed(null, characters));
      try {
        const { vectors, tokens } = await within(totalMs, signal, (ended) => ask(access, values, ended));
        reservation.add(tokensUsed(tokens, characters));
        return vectors;
      } catch (error) {
        const reason = error instanceof OutgoingError ? error.reason : "no_embeddings";
        // The model may have read it already.
        if (reason === "too_slow" || signal?.aborted) reservation.add(tokensUsed(null, characters));
        signal?.throwIfAborted();
        log("warn", "model_failed", { task: "embedding", reason });
        throw new DomainError("model_unavailable");
      } finally {
        reservation.release();
      }
    },
  };
}

/** Servers may return the vectors in any order, with an index. */
const answerSchema = z.object({
  data: z.array(z.object({ embedding: z.array(z.number()), index: z.number().int().optional() })),
  usage: z.object({ prompt_tokens: z.unknown(), total_tokens: z.unknown() }).partial().nullish(),
});

async function ask(
  access: ModelAccess,
  values: string[],
  signal: AbortSignal,
): Promise<{ vectors: number[][]; tokens: unknown }> {
  const input = { model: access.model, input: values, encoding_format: "float" };
  const { data, usage } = answerSchema.parse(await askModel(access, "/embeddings", input, signal));
  const vectors = data.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0)).map((item) => item.embedding);
  const dimension = vectors[0]?.length ?? 0;
  const whole = vectors.length === values.length && dimension > 0 && dimension <= DIMENSION_MAX;
  const alike = vectors.every((vector) => vector.length === dimension && vector.every(Number.isFinite));
  if (!whole || !alike) throw new Error("no embeddings");
  return { vectors, tokens: usage?.prompt_tokens ?? usage?.total_tokens };
}
