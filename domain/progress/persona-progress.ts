import { countCompleted } from "./answered.ts";
import { PERSONA_PROGRESS_BASE, profilingState, type ProfilingState } from "./profiling-state.ts";
import { PERSONA_QUESTIONS } from "./questions.ts";

/** What each completed personality cluster and each counted context unit adds. */
const PERSONA_PROGRESS_STEP = 10;
/** Personality clusters, assessment clusters, and context units that are counted. */
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
  /** Percent of the personality clusters. */
  personality_progress: number;
  /** Percent of the assessment's clusters; context sections do not count here. */
  context_progress: number;
  /** All four personality clusters are completed, so that the extended scores hold. */
  traitsFull: boolean;
  state: ProfilingState;
}

/**
 * A persona's progress: 20 from the start, +10 for each completed personality cluster, +10 for each completed context
 * unit (a context section or a cluster of the assessment), of which four count at most. Counts outside 0..4 are cut.
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

/** The stored keys of the questions about a persona, one list a personality cluster or context section. */
export interface PersonaQuestions {
  clusters: readonly (readonly string[])[];
  sections: readonly (readonly string[])[];
}

/**
 * Progress from the keys of the current answers, in any order and however often each occurs; archived answers are
 * not passed. The assessment's clusters are counted by the caller, since a finished assessment holds while the next
 * is being taken.
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
