import type { CoachNote, CoachSource } from "#domain/coaching/reply-types.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { Read } from "./certain.ts";
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
  /** What the coach's last answer rested on. */
  used?: readonly CoachSource[];
  now: Date;
  /** IANA zone in which days are named; without it the machine's own. */
  time_zone?: string;
}

export interface FactAnswer {
  text: string;
  sources: CoachSource[];
  /** Whether what was written says it: perhaps where only the likeliest note is shown. */
  found: boolean | "perhaps";
}

/** An answer of the desk, with the sentence it was read from where it is one. */
export interface DeskAnswer extends FactAnswer {
  read?: Read;
  /** It may be another, as the desk itself knows. */
  unsure?: boolean;
}
