import type { Plan } from "#domain/interactions/plan.ts";
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
  /** The plan that an answer proposed. */
  plan?: Plan;
  /** What an answer of care keeps. */
  care?: CareMemo;
  /** What an answer rested on. */
  sources?: readonly CoachSource[];
}

export interface CoachNote {
  id: string;
  content: string;
  /** A Date, or its ISO 8601 text as it comes from an API. */
  created_at: Date | string;
}

export interface CoachInteraction {
  id: string;
  status: string;
  objectives: string;
  avoid?: string | null;
  feeling?: string | null;
  result_summary?: string | null;
  /** A Date, or its ISO 8601 text as it comes from an API. */
  created_at: Date | string;
}

/** Something told earlier that has to do with the newest message, cut to the passage that does. */
export interface CoachMemory {
  kind: "note" | "interaction" | "message" | "answer";
  id: string;
  content: string;
  /** A Date, or its ISO 8601 text as it comes from an API. */
  created_at: Date | string;
  /** Of an interaction only: whether it is still to come. */
  status?: "planned" | "completed";
}

export interface CoachPersona {
  name: string;
  context: PersonaContext;
  relationship_other?: string | null;
  age?: number | null;
  traits?: TraitScores | null;
  profile_label?: string | null;
  /** Nothing about this person may be known here but what the conversation itself says. */
  left_out_of_ai?: boolean;
}

export interface CoachInput {
  language: Language;
  mode: "conversation" | "interaction_preparation";
  /** The newest user message; `history` ends before it. */
  message: string;
  history: readonly CoachTurn[];
  now: Date;
  /** IANA zone in which days are named; without it the machine's own. */
  time_zone?: string;
  user: { name?: string | null; traits?: TraitScores | null };
  persona: CoachPersona;
  /** Newest first. */
  notes: readonly CoachNote[];
  interactions: readonly CoachInteraction[];
  /** All interactions with their dates, where the message may ask for something that was written. */
  records?: readonly (CoachInteraction & { interaction_date?: Date | string | null })[];
  /** What else was found, the nearest first. */
  memory?: readonly CoachMemory[];
  /** What the newest message did to what is open; without it nothing is. */
  taken?: Taken;
}

export interface CoachSource {
  kind: CoachMemory["kind"] | "profile";
  /** Absent for the profile, of which there is one. */
  id?: string;
}

export interface CoachReply {
  /** Light Markdown: bold lead-ins, short lists, no headings. */
  text: string;
  topic: Topic | Subject | `safety:${DangerPath}` | "safety:back" | "prepare" | "plan" | "grief" | "fact" | "heard";
  /** What the answer rests on. */
  sources: CoachSource[];
  /** What it proposes to do, beside its text. */
  plan?: Plan;
  /** What the message was taken to do; absent while danger is open. */
  act?: Act;
  /** Of a fact that was asked for: whether it is written anywhere. */
  found?: boolean | "perhaps";
  /** In a conversation of care: what was asked and answered so far. */
  care?: CareMemo;
}

/** The danger a reply is about; null when it is about none, or says that it is over. */
export function safetyOf({ topic }: CoachReply): DangerPath | null {
  return topic.startsWith("safety:") && topic !== "safety:back" ? (topic.slice("safety:".length) as DangerPath) : null;
}
