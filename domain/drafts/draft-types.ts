import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";

export interface DraftInput {
  language: Language;
  /** The user's newest message that wants words. */
  text: string;
  /** `gender` if it is known from the conversation and not from the name. */
  persona: { name: string; context: PersonaContext; gender?: Gender | null };
  user?: { name?: string | null };
  /** Whether to address them formally, if the user has said so. */
  formal?: boolean | null;
  /** If they have been read from the request already. */
  tones?: readonly Tone[];
}

export interface Draft {
  to: string;
  language: Language;
  formal: boolean;
  /** With punctuation; the first one in the case that follows the greeting. */
  sentences: string[];
  greeting: string;
  closing: string | null;
  /** What a message must contain: dates, amounts, names, reasons. */
  given: string[];
}

export type Gender = "f" | "m";

export interface Addressee {
  /** A name, or the user's words. */
  to: string;
  /** The name in the greeting; empty if there is only a role. */
  called: string;
  gender: Gender | null;
  plural: boolean;
  formal: boolean;
}

export type Tone = "warm" | "formal" | "casual" | "short" | "firm" | "funny";

export type ActKind =
  | "direct"
  | "say"
  | "ask-if"
  | "ask-wh"
  | "ask-to"
  | "ask-for"
  | "about"
  | "thank"
  | "sorry"
  | "wish"
  | "congratulate"
  | "invite"
  | "condole"
  | "decline"
  | "accept"
  | "cancel"
  | "move"
  | "remind"
  | "remind-to"
  | "suggest"
  | "offer";

/** One thing that the message does, in the user's words. */
export interface Act {
  kind: ActKind;
  text: string;
}
