import type { Entry } from "./corpus.ts";
import type { DayMention } from "./days.ts";
import type { Amount } from "./numbers.ts";
import type { Term } from "./terms.ts";

/** What answers a question of a certain kind in a sentence; `fit` is how surely, from 0 to 1. */
export interface TypedMatch {
  fit: number;
  day?: DayMention;
  amount?: Amount;
}

export const NO_MATCH: TypedMatch = { fit: 0 };

/** The one nearest to the question's words, preferably after them. */
export function nearest<T extends { start: number; end: number }>(
  all: readonly T[],
  entry: Entry,
  terms: readonly Term[],
): T | undefined {
  if (all.length < 2) return all[0];
  const places = entry.sentence.tokens
    .filter(({ keys }) => terms.some((term) => term.role !== "light" && keys.some((key) => term.keys.includes(key))))
    .map(({ start }) => start);
  if (places.length === 0) return all[0];
  const clause = ({ start }: { start: number }) =>
    entry.sentence.clauses.findIndex(({ to }) => start < entry.sentence.tokens[to - 1]!.end);
  const far = (one: T) =>
    Math.min(
      ...places.map(
        (place) =>
          (one.start >= place ? one.start - place : (place - one.end) * 1.2) +
          (clause(one) === clause({ start: place }) ? 0 : 40),
      ),
    );
  return all.toSorted((x, y) => far(x) - far(y))[0];
}
