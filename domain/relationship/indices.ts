/** The six indices of a relationship assessment, in display order. */
export const INDICES = [
  "TrustIndex",
  "EmotionalSafety",
  "ReciprocityScore",
  "ReliabilityScore",
  "ConflictRepair",
  "CommFitAlignment",
] as const;
export type RelationshipIndex = (typeof INDICES)[number];

/** The four clusters of three questions, in order. */
export const ASSESSMENT_CLUSTERS = ["safety", "exchange", "conflict", "communication"] as const;
export type AssessmentCluster = (typeof ASSESSMENT_CLUSTERS)[number];

/** The twelve question ids of compute-relationship-health-score, in cluster order. */
export const ASSESSMENT_QUESTIONS = [
  "q1",
  "q2",
  "q3",
  "q4",
  "q5",
  "q6",
  "q7",
  "q8",
  "q9",
  "q10",
  "q11",
  "q12",
] as const;
export type AssessmentQuestion = (typeof ASSESSMENT_QUESTIONS)[number];

/** Overall score (RHS) and indices, 0 to 100, not rounded; rounding is for display only. */
export type RelationshipScores = Record<RelationshipIndex | "RHS", number>;

/** Codes for the coach: which indices are low, and whether an answer tells of fear, threat or control. */
export const COACHING_TRIGGERS = [
  "low_TrustIndex",
  "low_EmotionalSafety",
  "low_ReciprocityScore",
  "low_ReliabilityScore",
  "low_ConflictRepair",
  "low_CommFitAlignment",
  "safety_concern",
] as const;
export type CoachingTrigger = (typeof COACHING_TRIGGERS)[number];
