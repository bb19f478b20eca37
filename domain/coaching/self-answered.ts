import { CHOICE_LETTERS } from "#domain/choice-item.ts";
import type { Language } from "#domain/language.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { plainWords, shorten } from "./clean.ts";
import { SELF_CHOICES } from "./content.self-answers.ts";
import { SELF_QUOTES } from "./content.self-quotes.ts";
import { singleInnerQuotes } from "./evidence.ts";
import type { Say } from "./self-say.ts";
import { hash } from "./text.ts";

const MAX_QUOTE_LENGTH = 80;

/** What the optional answers add: sentences for the summary, a tip, and whether one raises a safety finding. */
export interface SelfAnswered {
  said: string[];
  tip: string | null;
  grave: boolean;
}

export function readSelfAnswers(
  answers: Readonly<Record<string, string>>,
  language: Language,
  seed: string,
  say: Say,
): SelfAnswered {
  const keys = [...Object.keys(SELF_CHOICES), ...Object.keys(SELF_QUOTES)].toSorted(
    (x, y) => hash(`${x}|${seed}`) - hash(`${y}|${seed}`),
  );
  const free = keys.flatMap((key) => (SELF_QUOTES[key] ? (answers[key] ?? []) : []));
  const grave = free.some((text) => checkSafety(text) !== null);
  const choiceOf = (key: string) => {
    const letter = CHOICE_LETTERS.find((option) => option === answers[key]);
    return letter ? SELF_CHOICES[key]?.[letter] : undefined;
  };

  const tried = keys.findLast((key) => choiceOf(key));
  const tipText = tried ? choiceOf(tried)?.tip : undefined;
  const said: string[] = [];
  for (const key of keys) {
    const choice = key === tried ? undefined : choiceOf(key);
    if (choice) said.push(say([choice.said], key));
    const quote = grave ? null : quoteOf(SELF_QUOTES[key] ? answers[key] : undefined, language);
    if (quote) said.push(say(SELF_QUOTES[key] ?? [], key, { quote }));
  }
  return { said, tip: tipText ? say([tipText], "answer-tip") : null, grave };
}

function quoteOf(text: string | undefined, language: Language): string | null {
  const quote = singleInnerQuotes(shorten(plainWords(text ?? ""), MAX_QUOTE_LENGTH)).replace(/[.,;:\s]+$/, "");
  if (!/\p{L}{2}/u.test(quote)) return null;
  return language === "it" ? `«${quote}»` : `“${quote}”`;
}
