/**
 * The four pages of the extended personality questionnaires, in the order of their numbers in the stored keys.
 * They are headings, not traits: `balance` holds items of Agreeableness and of Emotional Stability.
 */
export const CLUSTERS = ["openness", "conscientiousness", "extraversion", "balance"] as const;
export type Cluster = (typeof CLUSTERS)[number];
