import { ASSESSMENT_CLUSTERS, type AssessmentCluster } from "#domain/relationship/indices.ts";
import type { QuestionMove } from "#web/questions/question-url.ts";

/** Navigates to a part or one of its questions; `move` sets how the URL changes. */
export type OnPlace = (place: { part?: string; q?: number }, move?: QuestionMove) => void;

/** URL value of `part` for a retake of the whole assessment; its other values are the clusters. */
export const RETAKE = "retake";

/** The cluster of a `part` value; null for any other value. */
export function clusterOf(part: string | undefined): AssessmentCluster | null {
  return ASSESSMENT_CLUSTERS.find((cluster) => cluster === part) ?? null;
}
