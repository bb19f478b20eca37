import { sql } from "drizzle-orm";
import type { CoachContext } from "#server/ai/coach-context.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import { notWrong } from "#server/records/memory/not-wrong.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import { embeddings } from "#server/db/schema/search.ts";
import type { Services } from "#server/services.ts";
import { chooseMemory, fuse } from "./choose-memory.ts";
import { CANDIDATES, memoryRows, type MemoryRow } from "./memory-columns.ts";

/** How long the first word may wait for the message's embedding, in milliseconds. */
const MEANING_MS = 800;
/** Minimum similarity: below it two texts are hardly related, with any model. */
const LEAST_SIMILAR = 0.3;

export interface Recall {
  personaId: string;
  conversationId: string;
  context: CoachContext;
  /** Rows found by words. */
  found: MemoryRow[];
  use: ModelUse;
}

/** Whether the message may be embedded by a model. */
export function mayRecall({ ai }: Pick<Services, "ai">, { context, use }: Recall): boolean {
  return ai.embedder !== null && context.persona.left_out_of_ai !== true && ai.embedder.mayAsk(use);
}

/**
 * Adds the rows closest to the newest message in meaning to those found by words. If the model is slow or fails, the
 * context stays as it was. @throws the signal's reason once aborted.
 */
export async function recall(
  { ai, db, log }: Pick<Services, "ai" | "db" | "log">,
  { personaId, conversationId, context, found, use }: Recall,
  signal: AbortSignal,
): Promise<CoachContext> {
  const { embedder } = ai;
  if (!embedder) return context;
  const limit = AbortSignal.timeout(MEANING_MS);
  try {
    const [vector] = await embedder.embed([context.message], {
      use,
      language: context.language,
      signal: AbortSignal.any([signal, limit]),
    });
    if (!vector) return context;
    const readable = memoryRows(
      { personaId, conversationId, right: (id) => notWrong(id, personaId) },
      sql`true`,
      sql`null as rank`,
    );
    const near = await db.withUser(use.userId, async (tx) => {
      const { rows } = await tx.execute<MemoryRow & Record<string, unknown>>(sql`
        select near.* from (
          select r.kind, r.id, r.text, r.status, to_jsonb(r.created_at) #>> '{}' as created_at,
            app_similarity(e.vector, ${`{${vector.join(",")}}`}::real[]) as similarity
          from (${readable}) r join ${embeddings} e on e.record_id = r.id
          where e.user_id = ${OWN_ID} and e.persona_id = ${personaId} and e.model = ${embedder.model} and e.dimension = ${vector.length}
        ) near where similarity >= ${LEAST_SIMILAR} order by similarity desc limit ${CANDIDATES}`);
      return rows;
    });
    return { ...context, memory: await chooseMemory(fuse([near, found]), context) };
  } catch (error) {
    signal.throwIfAborted();
    if (!limit.aborted) log("warn", "recall_failed", { kind: error instanceof Error ? error.name : "unknown" });
    return context;
  }
}
