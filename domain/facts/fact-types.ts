import type { CoachNote, CoachSource } from "#domain/coaching/reply-types.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { AnswerSentence } from "./certain.ts";
import type { FactInteraction } from "./corpus.ts";

export interface FactInput {
  language: Language;
  question: string;
  persona: { name: string; context: PersonaContext };
  /** Newest first. */
  notes: readonly CoachNote[];
  interactions: readonly FactInteraction[];
  /** What the user said in this conversation. */
  messages?: readonly { content: string; created_at: Date | string }[];
  /** The sources of the coach's last answer. */
  used?: readonly CoachSource[];
  now: Date;
  /** IANA zone; by default, the machine's. */
  time_zone?: string;
}

export interface FactAnswer {
  text: string;
  sources: CoachSource[];
  /** “perhaps” if only the most likely note is shown. */
  found: boolean | "perhaps";
}

/** An answer, with the sentence that it was read from if there is a single one. */
export interface TracedAnswer extends FactAnswer {
  read?: AnswerSentence;
  /** Another sentence may be the right one. */
  unsure?: boolean;
}
