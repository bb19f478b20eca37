import { DomainError } from "#domain/errors.ts";
import { dailyLimitError } from "#server/ai/budget.ts";
import { modelUse } from "#server/records/account/model-use.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import type { Verb } from "#server/services.ts";

/**
 * A text's embedding by the configured model; names are replaced by pseudonyms first.
 * @throws DomainError not_configured, model_consent_required, daily_limit for today's tokens, model_unavailable.
 */
export async function generateEmbedding({
  db,
  user,
  input: { text, signal },
  ai,
  clock,
}: Verb<{ text: string; signal: AbortSignal }, "ai" | "clock">): Promise<number[]> {
  const { embedder } = ai;
  if (!embedder) throw new DomainError("not_configured");
  const now = clock();
  const { use, language } = await db.withUser(user.id, async (tx) => ({
    use: await modelUse(tx, now),
    language: languageOf(await requireProfile(tx)),
  }));
  if (!use.consented) throw new DomainError("model_consent_required");
  if (!embedder.mayAsk(use)) throw dailyLimitError(now);
  const [vector] = await embedder.embed([text], { use, language, signal });
  if (!vector) throw new DomainError("model_unavailable");
  return vector;
}
