import type { Bilingual } from "../language.ts";
import type { LikertItem } from "../likert-item.ts";

/**
 * The four pages of the extended personality questionnaires, in the order of the numbers in their stored keys. Pages
 * are not traits: `balance` contains items of Agreeableness and of Emotional Stability.
 */
export const CLUSTERS = ["openness", "conscientiousness", "extraversion", "balance"] as const;
export type Cluster = (typeof CLUSTERS)[number];

/** One page of an extended personality questionnaire, about oneself or about another person. */
export interface PersonalityCluster {
  readonly cluster: Cluster;
  readonly title: Bilingual;
  /** What the page asks about, in one sentence; about another person it may contain `{name}`. */
  readonly lead: Bilingual;
  readonly items: readonly LikertItem[];
}

/** The statements of one page, in order. */
export function itemsOf(questionnaire: readonly PersonalityCluster[], cluster: Cluster): readonly LikertItem[] {
  return questionnaire.find((page) => page.cluster === cluster)?.items ?? [];
}
