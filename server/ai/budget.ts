import { DomainError } from "#domain/errors.ts";
import type { Log } from "#server/services.ts";
import type { ModelUse } from "./model-use.ts";

/** Characters of a token, where a server does not say how many there were; about right for English and Italian. */
const TOKEN_CHARACTERS = 4;
/** More than any answer can have used: a server that says so is not believed. */
const TOKENS_MAX = 10_000_000;

/** What one request used, as the server says, or else as the characters sent and received tell. */
export function tokensUsed(reported: unknown, characters: number): number {
  const told = typeof reported === "number" && Number.isFinite(reported) && reported > 0 && reported <= TOKENS_MAX;
  return Math.ceil(told ? reported : characters / TOKEN_CHARACTERS);
}

/** The first moment of the next UTC day, when everybody has their whole budget again. */
export function budgetRenewal(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** The refusal where nothing else can answer. */
export function spentToday(now: Date): DomainError {
  return new DomainError("daily_limit", {
    retryAfter: Math.ceil((budgetRenewal(now).getTime() - now.getTime()) / 1000),
  });
}

/** Counts what users have a model do; without a limit nothing is counted. */
export interface Budget {
  limited: boolean;
  /** Whether today's tokens are used up, by what is stored and what is being asked for at this moment. */
  isSpent(use: ModelUse): boolean;
  /** Holds tokens back while a question is under way, so that many asked at once do not each find the budget untouched. */
  begin(use: ModelUse, tokens: number): Spending;
}

export interface Spending {
  /** Adds what a request used. */
  add: (tokens: number) => void;
  /** No further request follows. What is added later still counts. */
  end: () => void;
}

/** Whether a model may be asked for somebody: they agreed, and have tokens left. */
export function mayAsk(budget: Budget, use: ModelUse): boolean {
  return use.consented && !budget.isSpent(use);
}

/** `spend` stores tokens for a user and a day, by an addition that loses none of two made at once. */
export function createBudget(
  dailyTokens: number | undefined,
  spend: ((userId: string, tokens: number) => Promise<void>) | undefined,
  log: Log,
): Budget {
  const underway = new Map<string, number>();
  const hold = (userId: string, tokens: number) => {
    const held = (underway.get(userId) ?? 0) + tokens;
    if (held > 0) underway.set(userId, held);
    else underway.delete(userId);
  };
  return {
    limited: dailyTokens !== undefined,
    isSpent: ({ userId, spent }) => dailyTokens !== undefined && spent + (underway.get(userId) ?? 0) >= dailyTokens,
    begin({ userId }, tokens) {
      if (dailyTokens === undefined) return { add: () => {}, end: () => {} };
      let ended = false;
      hold(userId, tokens);
      return {
        add(used) {
          hold(userId, used);
          void spend?.(userId, used)
            .catch((error: Error) => log("error", "usage_not_stored", { kind: error.name }))
            .finally(() => hold(userId, -used));
        },
        end() {
          if (!ended) hold(userId, -tokens);
          ended = true;
        },
      };
    },
  };
}
