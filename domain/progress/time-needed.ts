import type { OpenItem } from "#domain/choice-item.ts";
import type { Language } from "#domain/language.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import type { AssessmentItem } from "#domain/relationship/content.assessment.ts";

/** Words per minute: calm silent reading of short texts (Brysbaert 2019 finds 238 for English prose). */
const READING_SPEED = 200;

/** Seconds to think and answer after reading a question. */
const ANSWERING = { likert: 3, choice: 6, text: 45 };

export type TimedItem = LikertItem | OpenItem | AssessmentItem;

/** Estimated seconds to read and answer the questions. For planning, not a limit. */
export function secondsNeeded(items: readonly TimedItem[], language: Language): number {
  return items.reduce((sum, item) => {
    const kind = "trait" in item ? "likert" : "kind" in item ? item.kind : "choice";
    const options = "options" in item ? Object.values(item.options) : [];
    const texts = [item.text, ...options.map((option) => ("text" in option ? option.text : option))];
    const words = texts.reduce((count, text) => count + text[language].split(/\s+/).length, 0);
    return sum + (60 * words) / READING_SPEED + ANSWERING[kind];
  }, 0);
}

/** The same in whole minutes; 0 if clearly less than one. */
export function minutesNeeded(items: readonly TimedItem[], language: Language): number {
  const seconds = secondsNeeded(items, language);
  return seconds < 45 ? 0 : Math.max(1, Math.round(seconds / 60));
}
