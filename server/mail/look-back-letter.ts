import { joinList } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";
import { LOOK_BACK_TITLES } from "#domain/progress/content.look-back-titles.ts";
import { NUMBERS } from "#domain/progress/content.look-back.ts";
import type { LookBack } from "#domain/progress/contract.ts";
import { wholeDate } from "#domain/coaching/dates.ts";
import type { Letter, LetterPart } from "./render.ts";

const CONTENTS = {
  plan: { en: "one thing you had planned", it: "una cosa che avevi in programma" },
  plans: { en: "{n} things you had planned", it: "{n} cose che avevi in programma" },
  people: { en: "whom it has been a while with", it: "con chi è passato un po’ di tempo" },
  year: { en: "a note from a year ago", it: "una nota di un anno fa" },
  month: { en: "a note from a month ago", it: "una nota di un mese fa" },
  question: { en: "a question", it: "una domanda" },
} satisfies Record<string, Bilingual>;

/**
 * The letter with a look back. Unless the user wants names in letters it only counts what there is to read: it may be
 * shown on a locked screen. The subject never says more.
 */
export function lookBackLetter(lookBack: LookBack, { names, link }: { names: boolean; link: string }): Letter {
  if (!names) return { kind: "look_back", link, values: { contents: contentsOf(lookBack) } };
  return { kind: "look_back_in_full", link, values: { opening: lookBack.opening }, parts: partsOf(lookBack) };
}

function contentsOf({ language, plans, people, note }: LookBack): string {
  const n = NUMBERS[language][plans.length] ?? String(plans.length);
  const items = [
    ...(plans.length === 1 ? [CONTENTS.plan[language]] : []),
    ...(plans.length > 1 ? [CONTENTS.plans[language].replace("{n}", n)] : []),
    ...(people.length > 0 ? [CONTENTS.people[language]] : []),
    ...(note ? [CONTENTS[note.ago][language]] : []),
    CONTENTS.question[language],
  ];
  return joinList(items, language);
}

function partsOf({ language, plans, people, note, question }: LookBack): LetterPart[] {
  const quoted = (text: string) => (language === "it" ? `«${text}»` : `“${text}”`);
  const day = (iso: string) => wholeDate(new Date(`${iso}T12:00:00Z`), language);
  const part = (key: keyof typeof LOOK_BACK_TITLES, lines: string[]) =>
    lines.length > 0 ? [{ heading: LOOK_BACK_TITLES[key][language], lines }] : [];
  return [
    ...part(
      "plans",
      plans.map(({ persona_name, action, outcome }) =>
        [`${persona_name}: ${action}`, ...(outcome === null ? [] : [quoted(outcome)])].join(" — "),
      ),
    ),
    ...part(
      "people",
      people.map(({ persona_name, since }) => `${persona_name}: ${since}`),
    ),
    ...(note ? part(note.ago, [`${note.persona_name}, ${day(note.day)}`, quoted(note.content)]) : []),
    ...part("question", [question]),
  ];
}
