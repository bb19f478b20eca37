import type { OpenItem } from "#domain/choice-item.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";

type Answers = Record<string, string>;

/** The same answer (1..5) to each of these statements. */
export function agree(items: readonly LikertItem[], answer: number): Answers {
  return Object.fromEntries(items.map(({ key }) => [key, String(answer)]));
}

/** The same letter for each multiple-choice question, the same text for each open one. */
export function answerAll(
  items: readonly OpenItem[],
  { letter = "b", text = "We laughed a lot at the lake" } = {},
): Answers {
  return Object.fromEntries(items.map(({ key, kind }) => [key, kind === "choice" ? letter : text]));
}

/** Answers to the first `count` clusters of the user's own profile. */
export function ownClusters(count: number, answer = 4): Answers {
  return agree(
    SELF_EXTENDED.slice(0, count).flatMap(({ items }) => items),
    answer,
  );
}

/** Answers to the first `count` clusters about a persona. */
export function personaClusters(count: number, answer = 4): Answers {
  return agree(
    PERSONA_EXTENDED.slice(0, count).flatMap(({ items }) => items),
    answer,
  );
}
