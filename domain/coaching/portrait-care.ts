import type { Language } from "#domain/language.ts";
import { helplinesFor } from "#domain/safety/helplines.ts";
import type { Helpline } from "#domain/safety/helpline-schema.ts";
import type { DangerPath } from "#domain/care/care-texts.ts";
import { GRAVITY } from "#domain/care/gravity.ts";
import { CARE_CHECKED, CARE_HARM, CARE_SELF_HARM } from "./content.portrait-care.ts";
import { wholeDate } from "./dates.ts";
import type { PortraitInput } from "./portrait-input.ts";
import type { TextWriter } from "./text-writer.ts";
import { fill } from "./text.ts";

const LINES_NAMED = 3;

/** The sentence for a summary if somebody may be in danger. */
export function careSentence(paths: readonly DangerPath[], writer: TextWriter, slot: string): string {
  return writer.write((paths.some(isWish) ? CARE_SELF_HARM : CARE_HARM).summary, slot);
}

/** Determines the helplines. */
export type HelplineContext = Pick<PortraitInput, "language" | "country" | "helplines">;

/** Replaces advice: calm paragraphs with reviewed helplines, without quotations. */
export function careParagraphs(
  paths: readonly DangerPath[],
  input: HelplineContext,
  writer: TextWriter,
  slot: string,
): string[] {
  const values = { lines: lines(paths, input) };
  if (!paths.some(isWish)) {
    const { open, stand, help, close } = CARE_HARM;
    return [open, stand, help, close].map((part, at) => writer.write(part, `${slot}${at}`, values));
  }
  const harmToo = !paths.every(isWish);
  const { open, stand, self, help } = CARE_SELF_HARM;
  return [open, harmToo ? CARE_HARM.stand : stand, self, help].map((part, at) =>
    writer.write(part, `${slot}${at}`, values),
  );
}

const isWish = (path: DangerPath) => path === "wish_to_die" || path === "worry_wish";

function lines(paths: readonly DangerPath[], { language, country, helplines }: HelplineContext): string {
  const ordered = paths.toSorted((x, y) => GRAVITY.indexOf(x) - GRAVITY.indexOf(y));
  const found = new Map<string, Helpline>();
  for (const path of ordered) {
    const need = { path, country: country ?? null, language };
    for (const entry of helplinesFor(need, helplines)) found.set(entry.number, entry);
  }
  // If the country is uncertain, a number could be wrong; only the international directory is right everywhere.
  const all = [...found.values()];
  const directory = all.filter(({ kind }) => kind === "directory");
  const chosen = (directory.length > 0 ? directory : all).slice(0, LINES_NAMED);
  return `${chosen.map(named(language)).join(", ")} (${checked(chosen, language)})`;
}

/** States when the numbers were checked, because a stored text may be read much later. */
function checked(chosen: readonly Helpline[], language: Language): string {
  const [oldest = ""] = chosen.map(({ reviewed }) => reviewed).toSorted();
  return fill(CARE_CHECKED[language], { date: wholeDate(new Date(oldest), language) });
}

function named(language: Language): (line: Helpline) => string {
  return ({ kind, name, number }) => {
    if (kind === "directory") return number.replace(/^https?:\/\//, "");
    return name[language].includes(number) ? name[language] : `${name[language]} ${number}`;
  };
}
