import type { Draft } from "#domain/drafts/draft-types.ts";
import type { Language } from "#domain/language.ts";
import { DRAFT_KINDS, DRAFT_SAYS, DETAILS, THE_REASON, type DraftKind } from "./content.draft-lead.ts";
import { flatten } from "./intent.ts";
import { matterOf } from "./matter.ts";
import type { CoachInput } from "./reply-types.ts";
import { joinList } from "./text.ts";
import type { Voice } from "./voice.ts";

/** The kind of a message by its words, simplest first. For flattened text. */
const KINDS: readonly (readonly [DraftKind, RegExp])[] = [
  [
    "sympathy",
    /\b(?:sorry for your loss|condolences|thinking of you (?:and|all)|condoglianze|e mancat[oa]|sono vicin[oa])\b/,
  ],
  ["congratulations", /\b(?:congratulations|congrats|well done|congratulazioni|complimenti|auguri)\b/],
  [
    "no",
    /\b(?:i (?:can'?t|cannot|won'?t|am not able|'?m not able|'?d rather not|don'?t want to|'?m not (?:coming|going))|i'?m (?:not (?:coming|going|able)|unable)|non (?:posso|riesco a|vengo|me la sento|ci vengo|ce la faccio|voglio|ci voglio|me li posso)|stavolta e no|questa volta no)\b/,
  ],
  ["apology", /\b(?:i'?m (?:so |really |very )?sorry|i apologi[sz]e|mi dispiace|scusa(?:mi)?|mi scuso|chiedo scusa)\b/],
  [
    "invitation",
    /\b(?:would you like to come|do you want to come|fancy (?:a|coming)|come (?:for|to|over|round)|you'?re invited|we'?d love (?:you|her|him|them)|join (?:me|us)|ti va di|vieni|venite|ti (?:invito|aspetto)|vi aspetto|ti porto)\b/,
  ],
  [
    "request",
    /\b(?:could you|can you|would you|please|mi (?:potresti|puoi|potrebbe|ridai|presti)|(?:potresti|potrebbe|puoi|potrei avere|per favore|avrei bisogno|deve mandare))\b/,
  ],
  ["thanks", /\b(?:thank you|thanks|grazie|ringrazi\w+)\b/],
  ["question", /\?/],
];

const DAY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|the \d{1,2}(?:st|nd|rd|th)|\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/gi,
  it: /(?<!\p{L})(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|domani|stasera|(?:il |l[’'])?\d{1,2} (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)|il \d{1,2}(?! ?(?:euro|%|anni|€))(?!\d))(?!\p{L})/giu,
};
const SUM = /(?:[$£€]\s?\d[\d.,]*\d|[$£€]\s?\d|\b\d[\d.,]*(?: ?(?:euros?|€|£|quid|pounds|dollars)|k)(?![\p{L}\d]))/iu;
const REASON = /\b(?:because|since i|as i|(?<!non )perche|visto che|siccome)\b/;
/** Announces a message by its kind and content: “A request to Luca, with the sum (600 euros) and the reason:”. */
export function draftLead(draft: Draft, { message, language, persona }: CoachInput, voice: Voice): string {
  const text = draft.sentences.join(" ");
  const flat = flatten(text);
  const kind = KINDS.find(([, match]) => match.test(flat))?.[0] ?? "plain";
  const what = DRAFT_KINDS[kind][language];
  const isToPerson = flatten(draft.to).split(" ")[0] === flatten(persona.name).split(" ")[0];
  const listed = held(text, flat, voice);
  const noun = listed.length === 0 && kind === "plain" ? nounIn(text, message, language, voice.name) : null;
  const frame = isToPerson ? (noun ? DRAFT_SAYS.toAbout : DRAFT_SAYS.to) : noun ? DRAFT_SAYS.about : DRAFT_SAYS.alone;
  const lead = voice.fill(frame, noun ? { what, noun, noun_name: noun } : { what });
  if (listed.length > 0) return voice.fill(DRAFT_SAYS.with, { lead, list: joinList(listed, language) });
  const count = draft.sentences.length;
  return voice.fill(count === 1 ? DRAFT_SAYS.one : count === 2 ? DRAFT_SAYS.two : DRAFT_SAYS.short, { lead });
}

/** The sum, days and reason in a message. */
function held(text: string, flat: string, voice: Voice): string[] {
  const { language } = voice;
  const sum = SUM.exec(text)?.[0];
  const days = [
    ...new Set(
      [...text.matchAll(DAY[language])].map(([day]) =>
        /^\p{Lu}/u.test(day) && language === "it" ? day.toLowerCase() : day,
      ),
    ),
  ];
  const all = [
    ...(sum ? [voice.fill(DETAILS.sum, { value: sum })] : []),
    ...(days.length > 0
      ? [voice.fill(days.length > 1 ? DETAILS.days : DETAILS.day, { value: joinList(days.slice(0, 2), language) })]
      : []),
  ];
  return [...all, ...(REASON.test(flat) ? [THE_REASON[language]] : [])];
}

/** The noun a message is about, if the draft contains it. */
function nounIn(text: string, message: string, language: Language, name: string): string | null {
  const noun = matterOf([message], language, name, message)?.noun;
  const word = noun?.split(/[ ’]/).at(-1);
  return noun && word && flatten(text).includes(flatten(word)) ? noun : null;
}
