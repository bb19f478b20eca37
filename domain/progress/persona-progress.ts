import { countCompleted } from "./answered.ts";
import { PERSONA_PROGRESS_BASE, profilingState, type ProfilingState } from "./profiling-state.ts";
import { PERSONA_QUESTIONS } from "./questions.ts";

/** Points per completed personality cluster and per counted context unit. */
const PERSONA_PROGRESS_STEP = 10;
/** Number of personality clusters, of assessment clusters, and of context units that count. */
const PARTS = 4;

/** How many of the four parts of each kind are completed. */
export interface CompletedParts {
  completedClusters: number;
  completedSections: number;
  completedAssessmentClusters: number;
}

export interface PersonaProgress {
  /** 20 to 100. */
  progress_level: number;
  /** Percentage of completed personality clusters. */
  personality_progress: number;
  /** Percentage of completed assessment clusters; context sections do not count here. */
  context_progress: number;
  /** All four personality clusters are completed, which the extended scores require. */
  traitsFull: boolean;
  state: ProfilingState;
}

/**
 * A person's progress: 20, +10 for each completed personality cluster, +10 for each completed context unit (a context
 * section or a cluster of the assessment), of which at most four count. Counts are clamped to 0..4.
 */
export function personaProgress(parts: CompletedParts): PersonaProgress {
  const clusters = cut(parts.completedClusters);
  const assessment = cut(parts.completedAssessmentClusters);
  const units = cut(cut(parts.completedSections) + assessment);
  const progress_level = PERSONA_PROGRESS_BASE + PERSONA_PROGRESS_STEP * (clusters + units);
  return {
    progress_level,
    personality_progress: (100 * clusters) / PARTS,
    context_progress: (100 * assessment) / PARTS,
    traitsFull: clusters === PARTS,
    state: profilingState(progress_level),
  };
}

/** The stored keys of the questions about a person, one list per personality cluster or context section. */
export interface PersonaQuestions {
  clusters: readonly (readonly string[])[];
  sections: readonly (readonly string[])[];
}

/**
 * Progress from the keys of the current (not archived) answers, in any order; duplicates do not matter. The caller
 * counts the assessment's clusters, as a finished assessment counts until the next one is finished.
 */
export function personaProgressOf(
  answerKeys: Iterable<string>,
  completedAssessmentClusters: number,
  questions: PersonaQuestions = PERSONA_QUESTIONS,
): PersonaProgress {
  const given = new Set(answerKeys);
  return personaProgress({
    completedClusters: countCompleted(questions.clusters, given),
    completedSections: countCompleted(questions.sections, given),
    completedAssessmentClusters,
  });
}

function cut(count: number): number {
  return Math.min(PARTS, Math.max(0, Math.trunc(count)));
}
