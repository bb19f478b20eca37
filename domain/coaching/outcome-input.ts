import type { Language } from "#domain/language.ts";
import type { TraitScores } from "#domain/traits.ts";
import type { PersonaSubject } from "./portrait-input.ts";

/** An earlier recorded outcome. */
export interface EarlierOutcome {
  objectives: string;
  result_summary: string;
  /** ISO 8601 if a string. */
  completed_date: Date | string;
}

/** The input for tips after an outcome. */
export interface OutcomeInput {
  language: Language;
  persona: PersonaSubject;
  traits?: TraitScores | null;
  interaction: {
    objectives: string;
    avoid?: string | null;
    feeling?: string | null;
    expectation?: string | null;
    result_summary: string;
  };
  /** With the same person, newest first. */
  earlier?: readonly EarlierOutcome[];
  now: Date;
  /** IANA time zone for naming days; default: the machine's. */
  time_zone?: string;
  /** Seed for choosing wordings; the same seed and data give the same text. */
  seed?: string;
  /** A danger about this person is open: no tips are given and no model is asked. */
  danger?: boolean;
}
