import type { CountCall } from "./count-calls.ts";
import type { RelayLimits } from "./relay.ts";
import type { Write } from "./writers.ts";

/** Of the environment: AI_BASE_URL, AI_API_KEY and the models. Without an address, the built-in coach. */
export interface AiSettings {
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  model?: string | undefined;
  transcriptionModel?: string | undefined;
  embeddingModel?: string | undefined;
  /** AI_DAILY_TOKENS, what one user may use in a day (UTC); without it nothing is counted. */
  dailyTokens?: number | undefined;
  /** Stores what somebody has used. */
  spend?: (userId: string, tokens: number) => Promise<void>;
  /** Told of each call of a model. */
  count?: CountCall;
  /** Has the built-in coach write; without it, in this thread. */
  write?: Write;
}

export interface AiTiming {
  relay: RelayLimits;
  structuredMs: number;
  transcribeMs: number;
  embedMs: number;
  /** Milliseconds between two words of the built-in coach; 0 for none. */
  embeddedPaceMs: number;
}
