import { LOCALES, type Language } from "#domain/language.ts";
import { DISCREET_LINES, NAMED_LINES, OTHERS, TITLES } from "./content.reminders.ts";
import type { ReminderKey, Subject } from "./due-reminders.ts";

/** Names in one line; the others are counted. */
const NAMES_MAX = 3;

/** Which of the texts a reminder has. */
export type ReminderMatter = keyof typeof TITLES;

export function matterOf({ kind, day }: ReminderKey, today: string): ReminderMatter {
  if (kind === "how_did_it_go") return "outcome";
  if (kind === "keep_in_touch") return "contact";
  if (kind === "look_back") return "look_back";
  return day === today ? "today" : "tomorrow";
}

/** The people a reminder is about, as a list in words; null if it names nobody. */
export function namesIn({ plans, people }: Subject, language: Language): string | null {
  const names = [...new Set([...plans.map((plan) => plan.persona_name), ...people.map(({ name }) => name)])];
  if (names.length === 0) return null;
  const shown = names.length > NAMES_MAX ? names.slice(0, NAMES_MAX - 1) : names;
  const others = names.length - shown.length;
  const rest = others > 0 ? [OTHERS[language].replace("{count}", String(others))] : [];
  return new Intl.ListFormat(LOCALES[language], { type: "conjunction" }).format([...shown, ...rest]);
}

export interface ReminderText {
  title: string;
  body: string;
}

/** The words of a notification: never a word of a plan or a note, and names only if given. */
export function reminderText(matter: ReminderMatter, names: string | null, language: Language): ReminderText {
  const named = names !== null && matter !== "look_back" ? NAMED_LINES[matter][language] : null;
  return {
    title: TITLES[matter][language],
    body: named ? named.replace("{names}", () => names ?? "") : DISCREET_LINES[matter][language],
  };
}

/** Where a reminder leads within the application: to the plan or the person if it is about one, otherwise home. */
export function reminderPath({ plans, people }: Subject): string {
  const [plan] = plans;
  if (plan && plans.length === 1) return `/persona/${plan.persona_id}?interaction=${plan.id}`;
  const ids = new Set([...plans.map(({ persona_id }) => persona_id), ...people.map(({ id }) => id)]);
  const [only] = ids;
  return ids.size === 1 ? `/persona/${only}` : "/home";
}
