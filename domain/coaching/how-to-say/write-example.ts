import type { Language } from "#domain/language.ts";
import * as content from "../content.words-wanted.ts";
import { flatten } from "../intent.ts";
import type { CoachInput, CoachReply } from "../reply-types.ts";
import { countWords } from "../text.ts";
import type { Voice } from "../voice.ts";
import { asMarkdownQuote, parts } from "../words-parts.ts";
import { LABELS } from "./answer-how.ts";

/** With more words than this something is told, and a message is written from it. */
const MAX_WORDS = 8;
/** For flattened text. */
const WRITE_IT: Record<Language, RegExp> = {
  en: /\b(?:write|draft|word|put) (?:it|that|this)(?: for me| down| out)?(?: (?:as|in|into) an? (?:message|text))?(?: for me)?(?: please)?$|\b(?:make|do|have|want|like|as|into) (?:\w+ )*(?:message|text)(?: (?:of|from|out of) (?:it|that|this))?(?: please)?$|^(?:(?:yes|ok|sure|please) )*(?:write|draft)(?: please)?$/,
  it: /\b(?:scriv(?:ilo|imelo|erlo|ermelo)|fa(?:nne|mmene) un|prepara(?:lo|melo))(?: (?:come |un )*messaggio)?(?: (?:per favore|tu|grazie))*$|\b(?:come|scrivi(?:mi)?|fammi|prepara(?:mi)?|vorrei|voglio) (?:un |il )?messaggio(?: (?:per favore|tu|grazie))*$|^(?:(?:si|ok|dai|va bene|per favore) )*scrivi(?:mi)?$/,
};
const LEI = /(?<!\p{L})(?:Lei|Le|La)(?!\p{L})/u;

/** The example of the last answer as a message, if the user takes up the offer to have it written; otherwise null. */
export function writeExample({ message, history, language }: CoachInput, voice: Voice): CoachReply | null {
  const last = history.at(-1);
  const example = last?.role === "assistant" ? exampleIn(last.content, language) : null;
  const flat = flatten(message)
    .replace(/[.,!?…;]+/g, " ")
    .replace(/ +/g, " ")
    .trim();
  if (example === null || /:/.test(message) || countWords(message) > MAX_WORDS || !WRITE_IT[language].test(flat))
    return null;
  const formal = language === "it" && LEI.test(example);
  const greeting = formal ? "Buongiorno" : language === "it" ? "Ciao" : "Hi";
  const to = [greeting, formal ? "" : voice.called].filter(Boolean).join(" ");
  return {
    text: parts(
      voice.fresh(content.DRAFT_LEAD, "draft-lead"),
      asMarkdownQuote(`${to}. ${example}`),
      voice.fresh(content.DRAFT_TAIL, "draft-tail"),
    ),
    topic: "draft",
    sources: [],
  };
}

function exampleIn(text: string, language: Language): string | null {
  const line = text.split("\n").find((one) => one.startsWith(`**${LABELS.example[language]}**`));
  return /[“«](.+)[”»]/u.exec(line ?? "")?.[1] ?? null;
}
