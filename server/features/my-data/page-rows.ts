import type { Plan } from "#domain/interactions/plan-schema.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { RelationshipScores } from "#domain/relationship/indices.ts";
import type { TraitScores } from "#domain/traits.ts";

/** The fields of the data file's rows that the archive's page uses. Times are strings, as in JSON. */
interface Scored {
  traits_short: TraitScores | null;
  traits_full: TraitScores | null;
  profile_label: string | null;
  profile_summary: string | null;
}

type Gender = "male" | "female" | "not_specified";

export interface ProfileRow extends Scored {
  name: string;
  former_names: string[];
  age: number | null;
  gender: Gender | null;
  origin_country: string | null;
  origin_region: string | null;
  current_country: string | null;
  current_region: string | null;
  relational_advice: string | null;
}

export interface PersonRow extends Scored {
  id: string;
  name: string;
  also_called: string | null;
  former_names: string[];
  context: PersonaContext;
  relationship_other: string | null;
  gender: Gender;
  age: number | null;
  location_country: string | null;
  location_region: string | null;
  relational_tips: string | null;
  persona_profile_text: string | null;
  left_out_of_ai: boolean;
  keep_in_touch_days: number | null;
  archived_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface AnswerRow {
  question: string;
  answer: string;
  archived_at: string | null;
}

export interface NoteRow {
  content: string;
  tags: string[];
  created_at: string;
}

export interface InteractionRow {
  status: "planned" | "completed";
  objectives: string;
  avoid: string | null;
  feeling: string | null;
  expectation: string | null;
  result_summary: string | null;
  ai_tips: string | null;
  planned_date: string | null;
  completed_date: string | null;
  created_at: string;
}

export interface AssessmentRow {
  scores: RelationshipScores;
  tips: string[];
  created_at: string;
}

export interface ConversationRow {
  id: string;
  title: string;
  created_at: string;
}

export interface MessageRow {
  role: "user" | "assistant";
  content: string;
  plan: Plan | null;
  created_at: string;
}

export interface ConsentRow {
  kind: "terms" | "privacy" | "adult" | "model";
  version: string;
  agreed_at: string;
  revoked_at: string | null;
}
