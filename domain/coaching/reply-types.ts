import type { Plan } from "#domain/interactions/plan-schema.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { TraitScores } from "#domain/traits.ts";
import type { DangerPath } from "#domain/care/care-texts.ts";
import type { CareMemo } from "#domain/care/danger.ts";
import type { Taken } from "#domain/care/take-message.ts";
import type { Act } from "#domain/understanding/acts.ts";
import type { Subject } from "./cases/cases.ts";
import type { Topic } from "./intent.ts";

export interface CoachTurn {
  role: "user" | "assistant";
  content: string;
  /** The plan proposed in an answer. */
  plan?: Plan;
  /** The safety state of an answer about danger. */
  care?: CareMemo;
  /** The sources of an answer. */
  sources?: readonly CoachSource[];
}

export interface CoachNote {
  id: string;
  content: string;
  /** ISO 8601 if a string. */
  created_at: Date | string;
}

export interface CoachInteraction {
  id: string;
  status: string;
  objectives: string;
  avoid?: string | null;
  feeling?: string | null;
  result_summary?: string | null;
  /** ISO 8601 if a string. */
  created_at: Date | string;
}

/** An excerpt of an earlier text relevant to the newest message. */
export interface CoachMemory {
  kind: "note" | "interaction" | "message" | "answer";
  id: string;
  content: string;
  /** ISO 8601 if a string. */
  created_at: Date | string;
  /** For interactions only. */
  status?: "planned" | "completed";
}

export interface CoachPersona {
  name: string;
  context: PersonaContext;
  relationship_other?: string | null;
  age?: number | null;
  traits?: TraitScores | null;
  profile_label?: string | null;
  /** The coach may know nothing about this person except what this conversation says. */
  left_out_of_ai?: boolean;
}

export interface CoachInput {
  language: Language;
  mode: "conversation" | "interaction_preparation";
  /** The newest user message; `history` ends before it. */
  message: string;
  history: readonly CoachTurn[];
  now: Date;
  /** IANA time zone for naming days; default: the machine's. */
  time_zone?: string;
  user: { name?: string | null; traits?: TraitScores | null };
  persona: CoachPersona;
  /** Newest first. */
  notes: readonly CoachNote[];
  interactions: readonly CoachInteraction[];
  /** All interactions with dates, if the message may ask about records. */
  records?: readonly (CoachInteraction & { interaction_date?: Date | string | null })[];
  /** Search results, closest first. */
  memory?: readonly CoachMemory[];
  /** The effect of the newest message on open dangers; default: none are open. */
  taken?: Taken;
}

export interface CoachSource {
  kind: CoachMemory["kind"] | "profile";
  /** Absent for the profile: there is only one. */
  id?: string;
}

export interface CoachReply {
  /** Light Markdown: bold lead-ins, short lists, no headings. */
  text: string;
  topic:
    | Topic
    | Subject
    | `safety:${DangerPath}`
    | "safety:back"
    | "prepare"
    | "plan"
    | "grief"
    | "fact"
    | "heard"
    | "how_to_say";
  /** The sources of the answer. */
  sources: CoachSource[];
  /** The proposed plan. */
  plan?: Plan;
  /** The act of the message; absent while a danger is open. */
  act?: Act;
  /** For a question about records: whether the answer was found. */
  found?: boolean | "perhaps";
  /** The safety state: what was asked and answered so far. */
  care?: CareMemo;
}

/** The danger a reply is about; null if none, or if it says that it is over. */
export function safetyOf({ topic }: CoachReply): DangerPath | null {
  return topic.startsWith("safety:") && topic !== "safety:back" ? (topic.slice("safety:".length) as DangerPath) : null;
}
