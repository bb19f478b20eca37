import type { Bilingual } from "#domain/language.ts";
import type { Tone } from "./draft-types.ts";
import { b } from "#domain/coaching/text.ts";

export const GREETINGS = {
  plain: b("Hi {name},", "Ciao {name},"),
  nameless: b("Hi,", "Ciao,"),
  all: b("Hi all,", "Ciao a tutti,"),
  formal: b("Dear {name},", "Buongiorno {name},"),
  formalNameless: b("Hello,", "Buongiorno,"),
  near: b("Dear {name},", "Caro {name},"),
};

export const CLOSINGS: Record<"formal" | "near" | "warm", Bilingual> = {
  formal: b("Kind regards", "Cordiali saluti"),
  near: b("Kind regards", "Un caro saluto"),
  warm: b("Lots of love", "Un abbraccio"),
};

/** Words for how a message should sound. */
export const TONES: Bilingual<readonly (readonly [RegExp, Tone])[]> = {
  en: [
    [/\b(?:warm|loving|affectionate|sweet|heartfelt|caring|tender)(?:er|ly)?\b/i, "warm"],
    [/\b(?:formal|professional|official|business-?like)(?:ly)?\b/i, "formal"],
    [/\b(?:casual|informal|relaxed|chill)\b/i, "casual"],
    [/\b(?:short|brief|quick)\b/i, "short"],
    [/\b(?:firm|assertive|clear|direct)\b/i, "firm"],
    [/\b(?:funny|light|playful)\b/i, "funny"],
  ],
  it: [
    [/(?<!\p{L})(?:affettuos|caloros|dolce|tener|carin)/iu, "warm"],
    [/(?<!\p{L})(?:formale|professionale|ufficiale|dando(?:gli|le) del lei|dagli del lei|dalle del lei)/iu, "formal"],
    [/(?<!\p{L})(?:informale|sciolt|amichevole|dagli del tu|dalle del tu|dando(?:gli|le) del tu)/iu, "casual"],
    [/(?<!\p{L})(?:breve|cort)/iu, "short"],
    [/(?<!\p{L})(?:ferm[oa]|decis[oa]|dirett[oa])(?!\p{L})/iu, "firm"],
    [/(?<!\p{L})(?:simpatic|divertent|legger|spiritos)/iu, "funny"],
  ],
};
