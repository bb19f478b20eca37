import { countCompleted } from "./answered.ts";
import { OWN_CLUSTERS } from "./questions.ts";

/** Progress after the onboarding, which unlocks the extended questionnaire. */
export const USER_PROGRESS_BASE = 20;
const USER_PROGRESS_STEP = 20;
const CLUSTERS = 4;

/** A user's own progress: null before the onboarding, then 20, +20 for each completed cluster (clamped to 0..4). */
export function userProgress(parts: { onboarded: boolean; completedClusters: number }): number | null {
  if (!parts.onboarded) return null;
  const clusters = Math.min(CLUSTERS, Math.max(0, Math.trunc(parts.completedClusters)));
  return USER_PROGRESS_BASE + USER_PROGRESS_STEP * clusters;
}

/** The same from the keys of the current (not archived) answers. */
export function userProgressOf(
  answerKeys: Iterable<string>,
  onboarded: boolean,
  clusters: readonly (readonly string[])[] = OWN_CLUSTERS,
): number | null {
  return userProgress({ onboarded, completedClusters: countCompleted(clusters, answerKeys) });
}
