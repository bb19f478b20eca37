/** A person's progress initially, and after a retake. */
export const PERSONA_PROGRESS_BASE = 20;
const ALMOST_COMPLETE_FROM = 80;

export const PROFILING_STATES = ["start", "continue", "almost_complete", "complete"] as const;
export type ProfilingState = (typeof PROFILING_STATES)[number];

/** The state shown on a profiling card for a person's progress (20..100). */
export function profilingState(progressLevel: number): ProfilingState {
  if (progressLevel >= 100) return "complete";
  if (progressLevel >= ALMOST_COMPLETE_FROM) return "almost_complete";
  return progressLevel > PERSONA_PROGRESS_BASE ? "continue" : "start";
}
