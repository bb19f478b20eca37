import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { RelationshipIndex } from "#domain/relationship/indices.ts";
import type { Helpline } from "#domain/safety/helplines.ts";
import type { DangerPath } from "#domain/care/care-texts.ts";
import type { TraitScores } from "#domain/traits.ts";

export interface PersonaSubject {
  name: string;
  context: PersonaContext;
  /** The user's own word for the relationship where `context` is `other`. */
  relationship_other?: string | null;
  age?: number | null;
}

export interface PortraitNote {
  content: string;
  /** A Date, or its ISO 8601 text as it comes from an API. */
  created_at: Date | string;
}

/** Something planned with the person that has a day. */
export interface PortraitPlan {
  objectives: string;
  planned_date: Date | string;
}

/** What the newest relationship assessment says. */
export interface PortraitAssessment {
  /** The highest and the lowest index. */
  strength: RelationshipIndex;
  focus: RelationshipIndex;
  /** The areas lie so near each other that neither stands out. */
  even?: boolean;
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
  /** Stored key → stored value, of the questionnaires about a person; unknown keys are passed over. */
  answers?: Readonly<Record<string, string>>;
  /** Newest first. */
  notes?: readonly PortraitNote[];
  assessment?: PortraitAssessment | null;
  /** Planned interactions still to come. */
  planned?: readonly PortraitPlan[];
  /** What the user has been advised within the last month, about anybody: no tip is given twice. */
  said?: readonly string[];
  /** What is open about this person: then care stands in place of advice. Without it nothing is. */
  dangers?: readonly DangerPath[];
  /** For naming days; without it no day is named. */
  now?: Date;
  /** IANA zone in which days are named; without it the machine's own. */
  time_zone?: string;
  /** Chooses among the wordings; the same seed and data always give the same text. */
  seed?: string;
  /** The user's country (ISO code), for the numbers named where somebody may not be safe; else by language. */
  country?: string | null;
  /** The operator's helplines, where they replace the reviewed ones. */
  helplines?: readonly Helpline[];
}

/** How the user sees another person. */
export interface Portrait {
  profile_label: string;
  summary: string;
  /** Paragraphs parted by blank lines. */
  relational_tips: string;
  /** The danger that was answered with care instead of advice; null where none is open. */
  safety: DangerPath | null;
}
