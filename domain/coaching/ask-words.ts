import { readConstraints } from "#domain/drafts/constraints.ts";
import { normalizeQuotes } from "#domain/drafts/repair-typing.ts";
import type { Language } from "#domain/language.ts";
import * as content from "./content.words-wanted.ts";
import type { CoachInput } from "./reply-types.ts";
import type { Voice } from "./voice.ts";
import { topicIn } from "./words-cues.ts";

type Turn = CoachInput["history"][number];
type Deed = keyof typeof content.ASK_DEED;

const SLOT = "\u0000";
const ASKED = [
  ...content.ASK_CONTENT,
  ...content.ASK_TOLD,
  ...content.ASK_ABOUT,
  ...content.ASK_MANNER,
  ...Object.values(content.ASK_DEED).flat(),
];

/** Whether a turn is the coach’s question what a message should say. */
export function asksContent(turn: Turn | undefined, voice: Voice): boolean {
  if (turn?.role !== "assistant") return false;
  return ASKED.some((text) =>
    voice
      .fill(text, { what: SLOT, how: SLOT, name: SLOT })
      .split(SLOT)
      .every((part) => turn.content.includes(part)),
  );
}

/** The purpose of the message, where the request only gives that. */
const DEEDS: Record<Language, readonly (readonly [RegExp, Deed])[]> = {
  en: [
    [/\b(?:apolog\p{L}+|say(?:ing)? sorry|sorry (?:note|text|message|card))\b/iu, "sorry"],
    [/\b(?:thank(?:ing)? (?!you in)|thank[- ]you|say(?:ing)? thanks)/iu, "thanks"],
    [/\b(?:invit(?:e|ing|ation))\b/iu, "invite"],
    [/\b(?:say(?:ing)? no|turn(?:ing)? (?:him|her|them|it) down|declin\p{L}+|refus\p{L}+)\b/iu, "no"],
    [/\b(?:birthday|congratulat\p{L}+|wedding card|\d+(?:st|nd|rd|th)\b(?= birthday))/iu, "wishes"],
  ],
  it: [
    [
      /(?<!\p{L})(?:scusarmi|chiedere scusa|chiedi scusa|le mie scuse|biglietto di scuse|messaggio di scuse)(?!\p{L})/iu,
      "sorry",
    ],
    [/(?<!\p{L})(?:ringrazi\p{L}+|un grazie|dire grazie)(?!\p{L})/iu, "thanks"],
    [/(?<!\p{L})(?:invit(?:a|are|o|arl[oaie]))(?!\p{L})/iu, "invite"],
    [/(?<!\p{L})(?:dir\p{L}* (?:di )?no|rifiut\p{L}+|declin\p{L}+)(?!\p{L})/iu, "no"],
    [/(?<!\p{L})(?:auguri|compleanno|congratul\p{L}+|complimenti)(?!\p{L})/iu, "wishes"],
  ],
};
const MAX_MANNER_LENGTH = 60;

/** Asks what to put into a message, repeating what was understood; null if all wordings were used. */
export function contentQuestion(text: string, language: Language, name: string, voice: Voice): string | null {
  const what = topicIn(text, language);
  const deed = DEEDS[language].find(([match]) => match.test(text))?.[1];
  const how = readConstraints(normalizeQuotes(text), language)
    .manner.at(0)
    ?.replace(/^(?:but|and|just|ma|e|però) /iu, "")
    .replaceAll("'", "’");
  return (
    (what && voice.fresh(content.ASK_ABOUT, "ask-about", { what, name })) ||
    (deed && voice.fresh(content.ASK_DEED[deed], `ask-${deed}`, { name })) ||
    (how && how.length <= MAX_MANNER_LENGTH && voice.fresh(content.ASK_MANNER, "ask-manner", { how, name })) ||
    voice.fresh(content.ASK_CONTENT, "ask-content", { name })
  );
}
