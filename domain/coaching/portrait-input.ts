import type { Language } from "#domain/language.ts";
import type { TraitScores } from "#domain/traits.ts";
import type { PersonaSubject } from "./interpret-persona.ts";

export interface PortraitNote {
  content: string;
  /** A Date, or its ISO 8601 text as it comes from an API. */
  created_at: Date | string;
}

/** What the newest relationship assessment says. */
export interface PortraitAssessment {
  /** Names of the highest and the lowest index (TrustIndex, EmotionalSafety, …). */
  strength: string;
  focus: string;
  /** An answer spoke of fear, threat or control: no advice on how to repair anything. */
  safetyConcern: boolean;
}

/** All that a portrait of another person may rest on; only traits, language and persona must be known. */
export interface PortraitInput {
  traits: TraitScores;
  /** Which form the traits come from; without it the short one. */
  form?: "short" | "full";
  language: Language;
  persona: PersonaSubject;
  /** Stored key → stored value: `initial_*`, `interaction_style_*`, `emotional_trust_*`, `dynamics_*`, `memory_triggers_*`. */
  answers?: Readonly<Record<string, string>>;
  /** Newest first. */
  notes?: readonly PortraitNote[];
  assessment?: PortraitAssessment | null;
  /** For naming days; without it no day is named. */
  now?: Date;
  /** IANA zone in which days are named; without it the machine's own. */
  time_zone?: string;
  /** Chooses among the wordings; the same seed and data always give the same text. */
  seed?: string;
}

/** How the user sees another person. */
export interface Portrait {
  profile_label: string;
  summary: string;
  relational_tips: string;
}
