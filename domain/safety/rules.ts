/** What a rule or the learned part takes a text to be about. */
export const SAFETY_KINDS = ["self_harm", "violence", "abuse", "fear"] as const;
export type SafetyKind = (typeof SAFETY_KINDS)[number];
export type SafetySeverity = "severe" | "moderate" | "oblique";

/** Patterns of the same meaning, one per line; syntax in `matcher.ts`. */
export interface RuleGroup {
  kind: SafetyKind;
  severity: SafetySeverity;
  /** About other people: ignored if the sentence is about a film, a book or a game. */
  fiction?: boolean;
  /** Often said in jest: ignored beside laughter. */
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
