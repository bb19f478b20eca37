import { DomainError } from "#domain/errors.ts";
import type { Log } from "#server/services.ts";
import type { ModelUse } from "./model-use.ts";

/** Estimate for English and Italian, for servers that do not report their usage. */
const TOKEN_CHARACTERS = 4;
/** Larger reports are taken for errors. */
const TOKENS_MAX = 10_000_000;

/** Tokens of one request: as reported by the server, otherwise estimated from the characters sent and received. */
export function tokensUsed(reported: unknown, characters: number): number {
  const told = typeof reported === "number" && Number.isFinite(reported) && reported > 0 && reported <= TOKENS_MAX;
  return Math.ceil(told ? reported : characters / TOKEN_CHARACTERS);
}

/** Tokens of one request, as read and written by the model. */
export interface TokenParts {
  input: number;
  output: number;
  /** As reported by the server; otherwise estimated. */
  reported: boolean;
}

/** The usage in a server's response; unchecked. */
export interface ReportedUsage {
  total_tokens?: unknown;
  prompt_tokens?: unknown;
  completion_tokens?: unknown;
}

/** The same as `tokensUsed`, in its two parts. */
export function tokenParts(usage: ReportedUsage | null | undefined, sent: number, received: number): TokenParts {
  const { prompt_tokens: input, completion_tokens: output } = usage ?? {};
  const reported = [input, output].every((one) => typeof one === "number" && one >= 0 && one <= TOKENS_MAX);
  return reported
    ? { input: Number(input), output: Number(output), reported }
    : { input: tokensUsed(null, sent), output: tokensUsed(null, received), reported };
}

/** When all daily budgets are reset: the start of the next UTC day. */
export function budgetReset(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** The error for features that have no built-in alternative. */
export function dailyLimitError(now: Date): DomainError {
  return new DomainError("daily_limit", {
    retryAfter: Math.ceil((budgetReset(now).getTime() - now.getTime()) / 1000),
  });
}

/** The daily token budget of each user, their own or the installation's; without a limit nothing is counted. */
export interface Budget {
  isLimited(use: ModelUse): boolean;
  /** Whether today's tokens are used up, by stored usage and reservations. */
  isSpent(use: ModelUse): boolean;
  /** Holds tokens while a request is running, so that parallel requests do not all see the full budget. */
  reserve(use: ModelUse, tokens: number): Reservation;
}

export interface Reservation {
  /** Records the tokens that a request used. */
  add: (tokens: number, parts?: TokenParts) => void;
  /** Frees the reserved tokens. Usage recorded afterwards still counts. */
  release: () => void;
}

/** Whether the user has consented and has tokens left. */
export function mayAsk(budget: Budget, use: ModelUse): boolean {
  return use.consented && !budget.isSpent(use);
}

/** Stores a user's tokens of the day; it must be atomic. The parts are known where a model wrote a text. */
export type Spend = (userId: string, tokens: number, parts?: TokenParts) => Promise<void>;

export function createBudget(dailyTokens: number | undefined, spend: Spend | undefined, log: Log): Budget {
  const underway = new Map<string, number>();
  const hold = (userId: string, tokens: number) => {
    const held = (underway.get(userId) ?? 0) + tokens;
    if (held > 0) underway.set(userId, held);
    else underway.delete(userId);
  };
  const limitOf = ({ limit }: ModelUse) => limit ?? dailyTokens;
  return {
    isLimited: (use) => limitOf(use) !== undefined,
    isSpent: (use) => use.spent + (underway.get(use.userId) ?? 0) >= (limitOf(use) ?? Number.POSITIVE_INFINITY),
    reserve(use, tokens) {
      const { userId } = use;
      if (limitOf(use) === undefined) return { add: () => {}, release: () => {} };
      let ended = false;
      hold(userId, tokens);
      return {
        add(used, parts) {
          hold(userId, used);
          void spend?.(userId, used, parts)
            .catch((error: Error) => log("error", "usage_not_stored", { kind: error.name }))
            .finally(() => hold(userId, -used));
        },
        release() {
          if (!ended) hold(userId, -tokens);
          ended = true;
        },
      };
    },
  };
}
