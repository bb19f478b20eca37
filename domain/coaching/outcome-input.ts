import type { Language } from "#domain/language.ts";
import type { TraitScores } from "#domain/traits.ts";
import type { PersonaSubject } from "./portrait-input.ts";

/** An outcome recorded before. */
export interface EarlierOutcome {
  objectives: string;
  result_summary: string;
  /** A Date, or its ISO 8601 text. */
  completed_date: Date | string;
}

/** All that tips after an outcome may rest on. */
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
  /** Of the same person, newest first. */
  earlier?: readonly EarlierOutcome[];
  now: Date;
  /** IANA zone in which days are named; without it the machine's own. */
  time_zone?: string;
  /** Chooses among the wordings; the same seed and data always give the same text. */
  seed?: string;
  /** Danger is open about this person: the tips are withheld, and no model is asked for them. */
  danger?: boolean;
}
