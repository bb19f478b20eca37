import { ASSESSMENT_CLUSTERS, type AssessmentCluster } from "#domain/relationship/indices.ts";
import type { QuestionMove } from "#web/questions/question-place.ts";

/** Goes to a part, or a question of one; how, where that matters. */
export type OnPlace = (place: { part?: string; q?: number }, move?: QuestionMove) => void;

/** The address’s part for a whole new assessment; the other parts are the clusters. */
export const RETAKE = "retake";

/** The cluster a part names; null for anything else. */
export function clusterOf(part: string | undefined): AssessmentCluster | null {
  return ASSESSMENT_CLUSTERS.find((cluster) => cluster === part) ?? null;
}
