import type { OpenItem } from "#domain/choice-item.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";

type Answers = Record<string, string>;

/** The same agreement (1..5) with each of these statements. */
export function agree(items: readonly LikertItem[], answer: number): Answers {
  return Object.fromEntries(items.map(({ key }) => [key, String(answer)]));
}

/** One answer to each of these questions: a letter, or a text of one's own. */
export function answerAll(
  items: readonly OpenItem[],
  { letter = "b", text = "We laughed a lot at the lake" } = {},
): Answers {
  return Object.fromEntries(items.map(({ key, kind }) => [key, kind === "choice" ? letter : text]));
}

/** Answers to the first so many clusters about oneself. */
export function ownClusters(count: number, answer = 4): Answers {
  return agree(
    SELF_EXTENDED.slice(0, count).flatMap(({ items }) => items),
    answer,
  );
}

/** Answers to the first so many clusters about a person. */
export function personaClusters(count: number, answer = 4): Answers {
  return agree(
    PERSONA_EXTENDED.slice(0, count).flatMap(({ items }) => items),
    answer,
  );
}
