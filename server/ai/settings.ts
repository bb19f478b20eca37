import type { Spend } from "./budget.ts";
import type { CountCall } from "./count-calls.ts";
import type { RelayLimits } from "./relay.ts";
import type { Write } from "./writers.ts";

/** From the environment (AI_…). Without `baseUrl`, the built-in coach answers. */
export interface AiSettings {
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  model?: string | undefined;
  transcriptionModel?: string | undefined;
  embeddingModel?: string | undefined;
  /** Tokens that one user may use in a day (UTC); without it nothing is counted. */
  dailyTokens?: number | undefined;
  /** Stores the tokens a user has used. */
  spend?: Spend;
  count?: CountCall;
  /** Runs the built-in coach; by default, in this thread. */
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
