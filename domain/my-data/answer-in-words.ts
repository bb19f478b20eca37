import type { OpenItem } from "#domain/choice-item.ts";
import type { Bilingual, Language } from "#domain/language.ts";
import { LIKERT_LABELS } from "#domain/likert.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";

interface Asked {
  text: Bilingual;
  /** The text of a stored answer, with `{name}` for the person; undefined if it is not an option of the question. */
  says?(stored: string, language: Language): string | undefined;
}

const likert = ({ key, text }: LikertItem): [string, Asked] => [
  key,
  { text, says: (stored, language) => LIKERT_LABELS[language][Number(stored) - 1] },
];

const letters = (text: Bilingual, options: Readonly<Record<string, Bilingual>>): Asked => ({
  text,
  says: (stored, language) => (Object.hasOwn(options, stored) ? options[stored]![language] : undefined),
});

const open = (item: OpenItem): [string, Asked] => [
  item.key,
  item.kind === "choice" ? letters(item.text, item.options) : { text: item.text },
];

const ASKED: ReadonlyMap<string, Asked> = new Map([
  ...SELF_EXTENDED.flatMap(({ items }) => items.map(likert)),
  ...SELF_GROUPS.flatMap(({ items }) => items.map(open)),
  ...INITIAL.map(open),
  ...PERSONA_EXTENDED.flatMap(({ items }) => items.map(likert)),
  ...SECTIONS.flatMap(({ items }) => items.map(open)),
  ...ASSESSMENT.flatMap(({ items }) =>
    items.map(({ key, text, options }): [string, Asked] => {
      const texts = Object.entries(options).map(([letter, option]) => [letter, option.text]);
      return [key, letters(text, Object.fromEntries(texts))];
    }),
  ),
]);

/** In the order in which the questions are asked. */
export const QUESTION_KEYS: readonly string[] = [...ASKED.keys()];

/**
 * Question and answer as shown to the user; `name` is the person the question is about. Free text is returned
 * unchanged, and so is the key of a question that no longer exists.
 */
export function answerInWords(
  key: string,
  stored: string,
  language: Language,
  name = "",
): { question: string; answer: string } {
  const asked = ASKED.get(key);
  const named = (text: string) => text.replaceAll("{name}", () => name);
  const said = asked?.says?.(stored, language);
  return { question: asked ? named(asked.text[language]) : key, answer: said === undefined ? stored : named(said) };
}
