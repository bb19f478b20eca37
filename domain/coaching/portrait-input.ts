import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { RelationshipIndex } from "#domain/relationship/indices.ts";
import type { Helpline } from "#domain/safety/helpline-schema.ts";
import type { DangerPath } from "#domain/care/care-texts.ts";
import type { TraitScores } from "#domain/traits.ts";

export interface PersonaSubject {
  name: string;
  context: PersonaContext;
  /** The user's word for the relationship, if `context` is `other`. */
  relationship_other?: string | null;
  age?: number | null;
}

export interface PortraitNote {
  content: string;
  /** ISO 8601 if a string. */
  created_at: Date | string;
}

/** A planned interaction with a date. */
export interface PortraitPlan {
  objectives: string;
  planned_date: Date | string;
}

/** The result of the newest relationship assessment. */
export interface PortraitAssessment {
  /** The strongest index; `focus` is the weakest. */
  strength: RelationshipIndex;
  focus: RelationshipIndex;
  /** The indices are too close for either to stand out. */
  even?: boolean;
  /** An answer mentioned fear, threat or control: no relationship advice. */
  safetyConcern: boolean;
}

/** The input for a portrait of another person; only traits, language and persona are required. */
export interface PortraitInput {
  traits: TraitScores;
  /** The form the traits come from; default `short`. */
  form?: "short" | "full";
  language: Language;
  persona: PersonaSubject;
  /** Stored answers by key; unknown keys are ignored. */
  answers?: Readonly<Record<string, string>>;
  /** Newest first. */
  notes?: readonly PortraitNote[];
  assessment?: PortraitAssessment | null;
  /** Planned interactions in the future. */
  planned?: readonly PortraitPlan[];
  /** Advice given to the user in the last month, about anybody, so that none is repeated. */
  said?: readonly string[];
  /** Open dangers about this person, which replace advice by safety texts; default none. */
  dangers?: readonly DangerPath[];
  /** For naming days; without it no day is named. */
  now?: Date;
  /** IANA time zone for naming days; default: the machine's. */
  time_zone?: string;
  /** Seed for choosing wordings; the same seed and data give the same text. */
  seed?: string;
  /** The user's country (ISO code), for helplines; default: by language. */
  country?: string | null;
  /** The operator's helplines, which replace the built-in ones. */
  helplines?: readonly Helpline[];
}

/** A portrait of another person as the user sees them. */
export interface Portrait {
  profile_label: string;
  summary: string;
  /** Paragraphs separated by blank lines. */
  relational_tips: string;
  /** The danger answered with safety texts instead of advice; null if none is open. */
  safety: DangerPath | null;
}
