import type { DangerPath } from "#domain/care/care-texts.ts";
import type { Language } from "#domain/language.ts";
import type { Helpline } from "./helpline-schema.ts";
import { LINES } from "./content.helplines.ts";
import { EMERGENCY_NUMBERS } from "./content.helplines.emergency.ts";
import { NATION_NAMES, NATION_PLACES, NATIONS, type Nation } from "./content.helplines.nations.ts";

/** Reviewed by people, never generated; an operator can replace the list. */
export const HELPLINES: readonly Helpline[] = [...LINES, ...EMERGENCY_NUMBERS];

const EU = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));

/** The country if only the language is known. English is spoken in too many countries to choose one. */
const COUNTRY_OF: Record<Language, string | null> = { it: "IT", en: null };

/** The kinds of lines for each path, the most fitting first. */
const KINDS: Record<DangerPath, readonly Helpline["kind"][]> = {
  wish_to_die: ["crisis"],
  worry_wish: ["crisis"],
  violence: ["abuse", "men"],
  control: ["abuse", "men"],
  sexual_violence: ["abuse", "men"],
  worry_violence: ["abuse", "men"],
  child: ["child", "abuse"],
  minor: ["child", "crisis"],
  harm_by_user: ["perpetrators", "crisis"],
  elder: ["elder", "abuse"],
  unclear: ["abuse", "crisis"],
};

/** Most telephone lines, including the emergency number. */
const MOST_LINES = 4;

/** What the lines are needed for. */
export interface HelplineNeed {
  path: DangerPath;
  /** ISO code from the profile. */
  country?: string | null;
  /** The region or city in the profile, as typed. */
  region?: string | null;
  language: Language;
}

/**
 * The lines to show: the emergency number, then the most fitting lines, at most four in all. The directory follows if
 * the country has neither a crisis nor an abuse line for the path. If the country is unknown and the language gives
 * none, the general entry about emergency numbers comes first, and then the directory.
 */
export function helplinesFor(need: HelplineNeed, lines: readonly Helpline[] = HELPLINES): Helpline[] {
  const kinds = KINDS[need.path];
  const country = need.country ? need.country.toUpperCase() : COUNTRY_OF[need.language];
  const nation = nationOf(country, need.region);
  const own = lines.filter((line) => line.country === country && servesNation(line, nation));
  const anywhere = lines.filter((line) => line.country === "*");
  const emergency = emergencyOf(own, country, lines);
  const groups = kinds.map((kind) => ofKind(own, kind).toSorted((a, b) => Number(!a.nation) - Number(!b.nation)));
  const inGeneral = emergency.length === 0 ? ofKind(anywhere, "emergency") : [];
  const found = [...emergency, ...inGeneral, ...choose(groups, MOST_LINES - emergency.length)];
  const served = own.some(({ kind }) => (kind === "crisis" || kind === "abuse") && kinds.includes(kind));
  if (!served || emergency.length === 0) found.push(...ofKind(own, "directory"), ...ofKind(anywhere, "directory"));
  return found;
}

function ofKind(lines: readonly Helpline[], kind: Helpline["kind"]): Helpline[] {
  return lines.filter((line) => line.kind === kind);
}

function emergencyOf(own: readonly Helpline[], country: string | null, lines: readonly Helpline[]): Helpline[] {
  const emergency = ofKind(own, "emergency");
  if (emergency.length > 0 || !country || !EU.has(country)) return emergency;
  return ofKind(lines, "emergency").filter((line) => line.country === "EU");
}

/** If the nation is unknown, England's abuse lines are better than none. */
function servesNation(line: Helpline, nation: Nation | null): boolean {
  return !line.nation || line.nation === (nation ?? (line.kind === "abuse" ? "GB-ENG" : null));
}

/** At most `room` lines, in the order of the groups; one place is reserved for each later group. */
function choose(groups: readonly Helpline[][], room: number): Helpline[] {
  const chosen: Helpline[] = [];
  for (const [at, group] of groups.entries()) {
    const later = groups.slice(at + 1).filter(({ length }) => length > 0).length;
    chosen.push(...group.slice(0, Math.max(0, room - chosen.length - later)));
  }
  return chosen;
}

/** The nation of the United Kingdom that a region or city, as typed, is in; null if not certain. */
export function nationOf(country: string | null | undefined, region: string | null | undefined): Nation | null {
  if (country?.toUpperCase() !== "GB" || !region) return null;
  const words = ` ${plain(region)} `;
  for (const names of [NATION_NAMES, NATION_PLACES]) {
    const found = NATIONS.filter((nation) => names[nation].some((name) => words.includes(` ${name} `)));
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

/** Lower case, without accents, words separated by single spaces. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
}
