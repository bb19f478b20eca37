import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";

export interface DraftInput {
  language: Language;
  /** The user's newest message that wants words. */
  text: string;
  /** With the gender where the talk tells it and the name does not. */
  persona: { name: string; context: PersonaContext; gender?: Gender | null };
  user?: { name?: string | null };
  /** How the addressee is spoken to, where the user has said so. */
  formal?: boolean | null;
  /** How it should sound, where that was read beforehand. */
  tones?: readonly Tone[];
}

export interface Draft {
  to: string;
  language: Language;
  formal: boolean;
  /** Punctuated; the first begins as it must after the greeting. */
  sentences: string[];
  greeting: string;
  closing: string | null;
  /** What the user gave that a message must hold: dates, amounts, names, reasons. */
  given: string[];
}

export type Gender = "f" | "m";

export interface Addressee {
  /** As the card calls them: a name, else the words the user used. */
  to: string;
  /** What a greeting calls them; empty where there is only a role. */
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

/** One thing the message does, with the words given for it. */
export interface Act {
  kind: ActKind;
  text: string;
}
