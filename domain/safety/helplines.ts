import { z } from "zod";
import type { DangerPath } from "#domain/care/care-texts.ts";
import type { Language } from "#domain/language.ts";
import { LINES } from "./content.helplines.ts";
import { EMERGENCY_NUMBERS } from "./content.helplines.emergency.ts";
import { NATION_NAMES, NATION_PLACES, NATIONS, type Nation } from "./content.helplines.nations.ts";

/**
 * What a line is for: a wish to die (`crisis`), violence at home and sexual violence (`abuse`), children and young
 * people (`child`), people who hit or fear to (`perpetrators`), men who are hurt (`men`), old people who are mistreated
 * (`elder`). `directory` is a page that lists lines.
 */
export const HELPLINE_NEEDS = [
  "emergency",
  "crisis",
  "abuse",
  "child",
  "perpetrators",
  "men",
  "elder",
  "directory",
] as const;

const TELEPHONE = /^\+?[\d ()-]{2,30}$/;
const ADDRESS = /^https?:\/\/\S+$/;
const SECURE_ADDRESS = /^https:\/\/\S+$/;

const bilingualSchema = z.object({ en: z.string().min(1), it: z.string().min(1) });
const secureAddressSchema = z.string().regex(SECURE_ADDRESS, "must be an https address");

export const helplineSchema = z.object({
  /** ISO 3166-1 alpha-2, `EU` for the Union, `*` for anywhere. */
  country: z.union([z.string().regex(/^[A-Z]{2}$/), z.literal("*")]),
  /** ISO 3166-2, for a line of one nation of the United Kingdom; without it, of the whole country. */
  nation: z.enum(NATIONS).optional(),
  kind: z.enum(HELPLINE_NEEDS),
  name: bilingualSchema,
  /** A telephone number, or for a directory a web address. */
  number: z.string().min(2),
  hours: bilingualSchema.nullable(),
  /** ISO 639-1, those in which it answers; empty where that is not known. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).default([]),
  /** Address of a chat of the same line. */
  chat: secureAddressSchema.optional(),
  /** For text messages, with the word to send where one is asked for. */
  text: z
    .object({
      number: z.string().regex(TELEPHONE, "must be a telephone number"),
      keyword: z.string().min(1).optional(),
    })
    .optional(),
  /** The organisation’s own page, where the entry can be checked. */
  source: secureAddressSchema.optional(),
  /** Day on which the entry was last checked. */
  reviewed: z.iso.date(),
});
export type Helpline = z.infer<typeof helplineSchema>;

/** A whole list, as an operator may give one in place of the reviewed lines. */
export const helplineListSchema = z.array(helplineSchema).superRefine((lines, ctx) => {
  for (const [at, { kind, number, country, nation }] of lines.entries()) {
    const fits = kind === "directory" ? ADDRESS.test(number) : TELEPHONE.test(number);
    const message = kind === "directory" ? "must be a web address" : "must be a telephone number";
    if (!fits) ctx.addIssue({ code: "custom", path: [at, "number"], message });
    if (nation && !nation.startsWith(`${country}-`)) {
      ctx.addIssue({ code: "custom", path: [at, "nation"], message: `must be a nation of ${country}` });
    }
  }
  // It is what follows wherever there is no line for a country or a need: without one, somebody would be told of none.
  if (!lines.some(({ kind }) => kind === "directory")) {
    ctx.addIssue({ code: "custom", message: "needs an entry of the kind directory" });
  }
});

/** Reviewed, never generated; an operator can replace the list. */
export const HELPLINES: readonly Helpline[] = [...LINES, ...EMERGENCY_NUMBERS];

const EU = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));

/** Where nothing is known but the language. English is spoken in too many countries to name a number. */
const COUNTRY_OF: Record<Language, string | null> = { it: "IT", en: null };

/** For each path the lines that help, the most fitting kind first. */
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

/** Telephone lines at most, the emergency number included. */
const MOST_LINES = 4;

/** Whom the lines are for. */
export interface HelplineNeed {
  path: DangerPath;
  /** ISO code from the profile. */
  country?: string | null;
  /** The profile's region or city, as it was typed. */
  region?: string | null;
  language: Language;
}

/**
 * The lines to show: the emergency number, then the most fitting lines, at most four in all. The directory follows where
 * the country has neither a crisis nor an abuse line for the path. Where the country is not known, not even from the
 * language, what the list says of emergency numbers in general comes first, and then the directory.
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

/** Where the nation is not known, the abuse lines of the largest are better than none. */
function servesNation(line: Helpline, nation: Nation | null): boolean {
  return !line.nation || line.nation === (nation ?? (line.kind === "abuse" ? "GB-ENG" : null));
}

/** As many lines as there is room for, in the order of the groups; each later group keeps room for one. */
function choose(groups: readonly Helpline[][], room: number): Helpline[] {
  const chosen: Helpline[] = [];
  for (const [at, group] of groups.entries()) {
    const later = groups.slice(at + 1).filter(({ length }) => length > 0).length;
    chosen.push(...group.slice(0, Math.max(0, room - chosen.length - later)));
  }
  return chosen;
}

/** The nation of the United Kingdom that a region or city, as people write it, lies in; null where that is not certain. */
export function nationOf(country: string | null | undefined, region: string | null | undefined): Nation | null {
  if (country?.toUpperCase() !== "GB" || !region) return null;
  const words = ` ${plain(region)} `;
  for (const names of [NATION_NAMES, NATION_PLACES]) {
    const found = NATIONS.filter((nation) => names[nation].some((name) => words.includes(` ${name} `)));
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

/** Lower case, without accents, words parted by one blank. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
}
