/** What a rule or the learned part takes a text to be about. */
export const SAFETY_KINDS = ["self_harm", "violence", "abuse", "fear"] as const;
export type SafetyKind = (typeof SAFETY_KINDS)[number];
export type SafetySeverity = "severe" | "moderate" | "oblique";

/** Patterns, one a line, that mean the same thing; `matcher.ts` explains how they are written. */
export interface RuleGroup {
  kind: SafetyKind;
  severity: SafetySeverity;
  /** About other people: does not count where the sentence speaks of a film, a book or a game. */
  fiction?: boolean;
  /** Said in jest as often as in earnest: does not count beside laughter. */
  joke?: boolean;
  patterns: string;
}

/** The patterns of a text block. */
export function lines(block: string): string[] {
  return block
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
