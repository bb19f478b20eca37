import type { Language } from "#domain/language.ts";
import { helplinesFor, type Helpline } from "#domain/safety/helplines.ts";
import type { SafetyKind } from "#domain/safety/check.ts";
import { CARE_CHECKED, CARE_HARM, CARE_SELF_HARM } from "./content.portrait-care.ts";
import { wholeDate } from "./dates.ts";
import type { PortraitInput } from "./portrait-input.ts";
import type { Pen } from "./portrait-pen.ts";
import { fill } from "./text.ts";

const LINES_NAMED = 3;

/** The sentence that stands in a summary where somebody may not be safe. */
export function careSentence(kinds: readonly SafetyKind[], pen: Pen, slot: string): string {
  return pen.write((kinds.includes("self_harm") ? CARE_SELF_HARM : CARE_HARM).summary, slot);
}

/** Whose helplines are named. */
export type CareFor = Pick<PortraitInput, "language" | "country" | "helplines">;

/** What is said instead of advice: calm, with numbers from the reviewed helplines, nothing quoted; paragraphs. */
export function careParagraphs(kinds: readonly SafetyKind[], input: CareFor, pen: Pen, slot: string): string[] {
  const values = { lines: lines(kinds, input) };
  if (!kinds.includes("self_harm")) {
    const { open, stand, help, close } = CARE_HARM;
    return [open, stand, help, close].map((part, at) => pen.write(part, `${slot}${at}`, values));
  }
  const harmToo = kinds.some((kind) => kind !== "self_harm");
  const { open, stand, self, help } = CARE_SELF_HARM;
  return [open, harmToo ? CARE_HARM.stand : stand, self, help].map((part, at) =>
    pen.write(part, `${slot}${at}`, values),
  );
}

function lines(kinds: readonly SafetyKind[], { language, country, helplines }: CareFor): string {
  const ordered = kinds.toSorted((x, y) => Number(y === "self_harm") - Number(x === "self_harm"));
  const found = new Map<string, Helpline>();
  for (const kind of ordered) {
    const need = { kind, country: country ?? null, language };
    for (const entry of helplinesFor(need, helplines)) found.set(entry.number, entry);
  }
  // Where the country is uncertain, a number could be that of another one: the directory alone is right for all.
  const all = [...found.values()];
  const directory = all.filter(({ kind }) => kind === "directory");
  const chosen = (directory.length > 0 ? directory : all).slice(0, LINES_NAMED);
  return `${chosen.map(named(language)).join(", ")} (${checked(chosen, language)})`;
}

/** A stored text may be read long after it was written: it says how old its numbers are. */
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
