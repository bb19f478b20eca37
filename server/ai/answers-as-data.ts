import { CHOICE_LETTERS, type OpenItem } from "#domain/choice-item.ts";
import type { Language } from "#domain/language.ts";
import { clean } from "./prompts.ts";

/** Characters of a free-text answer that are sent to a model. */
const ANSWER_LENGTH = 300;

/** The open questions that were answered, for a prompt; undefined if none was. */
export function answersAsData(
  items: readonly OpenItem[],
  answers: Readonly<Record<string, string>> = {},
  language: Language,
  name = "",
): { question: string; answer: string }[] | undefined {
  const named = (text: string) => text.replaceAll("{name}", () => clean(name, 100) ?? "");
  const told = items.flatMap((item) => {
    const stored = answers[item.key];
    if (!stored) return [];
    const letter = item.kind === "choice" ? CHOICE_LETTERS.find((one) => one === stored) : undefined;
    const answer =
      item.kind === "text" ? clean(stored, ANSWER_LENGTH) : letter && named(item.options[letter][language]);
    return answer ? [{ question: named(item.text[language]), answer }] : [];
  });
  return told.length > 0 ? told : undefined;
}
