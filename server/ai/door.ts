import type { KnownPerson } from "#domain/chat/pseudonyms.ts";
import type { Log } from "#server/services.ts";
import { builtInAnswer, modelAnswer, type CoachStream } from "./answer.ts";
import { createAskOrWrite } from "./ask-or-write.ts";
import { createBudget, mayAsk } from "./budget.ts";
import { createCoachWriter } from "./write-with-fallback.ts";
import type { CoachContext } from "./coach-context.ts";
import { countEmbeddings, countTranscriptions } from "./count-calls.ts";
import { EMBEDDED_PACE_MS } from "./embedded-stream.ts";
import { createEmbedder, type Embedder } from "./embed.ts";
import { createNameHider } from "./name-hider.ts";
import { metered, type MeteredTranscriber } from "./metered.ts";
import type { ModelUse } from "./model-use.ts";
import { buildPrompt } from "./prompts.ts";
import type { ModelAccess, ModelTurn } from "./relay.ts";
import type { AiSettings, AiTiming } from "./settings.ts";
import { createStructured } from "./structured.ts";
import { createTexts, type Texts } from "./texts.ts";
import { createTranscriber } from "./transcribe.ts";
import { tryModel } from "./try-model.ts";
import { writeHere, type Write } from "./writers.ts";

/**
 * The built-in coach, or a model behind an OpenAI-compatible server. Nothing is sent to a model without the user's consent,
 * or once the day's tokens are used up. It is sent pseudonyms; its text is returned with the real names.
 */
export interface Ai extends Texts {
  provider: "embedded" | "model";
  /** The configured model; null with the built-in coach. */
  model: string | null;
  /** The model's server. */
  host: string | null;
  /** Whether this user's tokens of today are used up, so that the built-in coach writes. */
  isSpent(use: ModelUse): boolean;
  /** The built-in coach, even where a model is configured. Its jobs run one after another: never await one in a transaction. */
  byCoach: Write;
  /** Starts an answer. Aborting the signal closes the model's connection at once. */
  openStream(context: CoachContext, options: { use: ModelUse; signal: AbortSignal }): Promise<CoachStream>;
  /** Null if no such model is configured. */
  embedder: Embedder | null;
  /** Null if no such model is configured. */
  transcriber: MeteredTranscriber | null;
  /**
   * Asks the configured model one short question, without a word of any user's, for operators. Returns a fixed word for
   * what failed, or null if it answered. Null itself if no model is configured.
   */
  tryModel: ((signal?: AbortSignal) => Promise<string | null>) | null;
  /** Exactly what openStream sends to a model. */
  prompt(context: CoachContext, people: readonly KnownPerson[]): Promise<ModelTurn[]>;
}

/** Tests pass shorter times. */
export function createAi(settings: AiSettings, log: Log, timing: Partial<AiTiming> = {}): Ai {
  const { baseUrl, apiKey, count = () => {}, write = writeHere } = settings;
  const accessTo = (model: string | undefined): ModelAccess | null =>
    baseUrl && model ? { baseUrl, model, apiKey: apiKey ?? null } : null;
  const access = accessTo(settings.model);
  const transcription = accessTo(settings.transcriptionModel);
  const embedding = accessTo(settings.embeddingModel);
  const hide = createNameHider({ write, log });
  const budget = createBudget(settings.dailyTokens, settings.spend, log);
  const coach = createCoachWriter({ write, log });
  const ask = access && createStructured(access, timing.structuredMs);
  const askOrWrite = createAskOrWrite(ask, { budget, hide, count, log });
  return {
    provider: access ? "model" : "embedded",
    model: access?.model ?? null,
    host: baseUrl ? new URL(baseUrl).host : null,
    byCoach: write,
    isSpent: (use) => access !== null && budget.isSpent(use),
    transcriber:
      transcription &&
      metered(countTranscriptions(createTranscriber(transcription, log, timing.transcribeMs), count), budget),
    embedder: embedding && countEmbeddings(createEmbedder(embedding, { budget, log, totalMs: timing.embedMs }), count),
    ...createTexts(askOrWrite, coach),
    tryModel: access && ((signal) => tryModel(access, signal)),
    prompt: async (context, people) => (await hide(buildPrompt(context), people, context)).messages,
    openStream: (context, options) =>
      access && mayAsk(budget, options.use)
        ? modelAnswer(access, context, options, { askOrWrite, write, log, budget, hide, count, limits: timing.relay })
        : builtInAnswer(context, { paceMs: timing.embeddedPaceMs ?? EMBEDDED_PACE_MS, signal: options.signal }, coach),
  };
}
