import type { Language } from "#domain/language.ts";
import { LEAD, MANNER, STYLE_ONLY, TAIL, TO_COACH } from "./content.coach-talk.ts";
import { sentencesOf } from "./frame-text.ts";
import { isMeta } from "./frame-meta.ts";

/** Removes what is only for the coach: style wishes, thanks, questions how to say it. */
export function withoutCoachTalk(text: string, language: Language): string {
  const all = sentencesOf(text);
  const kept = all.map((sentence) => bare(sentence, language)).filter((one) => /[\p{L}\d]/u.test(one));
  const content = kept.filter((sentence) => !isToCoach(sentence, language));
  return (content.length > 0 ? content : kept).join(" ").trim() || text;
}

/** Whether a whole sentence is for the coach. */
export function isToCoach(sentence: string, language: Language): boolean {
  const one = sentence.trim();
  return isMeta(one, language) || TO_COACH[language].some((pattern) => pattern.test(one));
}

/** Whether a sentence is only a style wish. */
export function isStyle(sentence: string, language: Language): boolean {
  return TO_COACH[language].slice(0, STYLE_ONLY[language]).some((pattern) => pattern.test(sentence.trim()));
}

function bare(sentence: string, language: Language): string {
  const led = sentence.replace(LEAD[language], "");
  let rest = /[\p{L}\d]/u.test(led) ? led : sentence;
  for (let turn = 0; turn < 3; turn += 1) {
    const next = rest.replace(TAIL[language], "").replace(MANNER[language], "");
    if (next === rest || next.trim().split(" ").length < 3) break;
    rest = /[.!?…]$/.test(next) ? next : `${next}.`;
  }
  return rest;
}
