import { z } from "zod";
import type { Bilingual, Language } from "#domain/language.ts";
import type { SafetyKind } from "./rules.ts";

/** What a line is for; `directory` is a page that lists lines of other countries. */
export const HELPLINE_NEEDS = ["emergency", "crisis", "abuse", "directory"] as const;

const bilingualSchema = z.object({ en: z.string().min(1), it: z.string().min(1) });

export const helplineSchema = z.object({
  /** ISO 3166-1 alpha-2, `EU` for the Union, `*` for anywhere. */
  country: z.union([z.string().regex(/^[A-Z]{2}$/), z.literal("*")]),
  kind: z.enum(HELPLINE_NEEDS),
  name: bilingualSchema,
  /** A telephone number, or for a directory a web address. */
  number: z.string().min(2),
  hours: bilingualSchema.nullable(),
  /** Day on which a person last checked the entry. */
  reviewed: z.iso.date(),
});
export type Helpline = z.infer<typeof helplineSchema>;

const TELEPHONE = /^\+?[\d ()-]{2,30}$/;
const ADDRESS = /^https?:\/\/\S+$/;

/** A whole list, as an operator may give one in place of the reviewed lines. */
export const helplineListSchema = z.array(helplineSchema).superRefine((lines, ctx) => {
  for (const [at, { kind, number }] of lines.entries()) {
    const fits = kind === "directory" ? ADDRESS.test(number) : TELEPHONE.test(number);
    const message = kind === "directory" ? "must be a web address" : "must be a telephone number";
    if (!fits) ctx.addIssue({ code: "custom", path: [at, "number"], message });
  }
  // It is what follows wherever there is no line for a country or a need: without one, somebody would be told of none.
  if (!lines.some(({ kind }) => kind === "directory")) {
    ctx.addIssue({ code: "custom", message: "needs an entry of the kind directory" });
  }
});

const REVIEWED = "2026-11-20";
const ALWAYS: Bilingual = { en: "24 hours a day", it: "24 ore su 24" };

/** Reviewed by people, never generated; an operator can replace the list. */
export const HELPLINES: readonly Helpline[] = [
  line("IT", "emergency", "112", { en: "Emergency number", it: "Numero unico di emergenza" }, ALWAYS),
  line("IT", "abuse", "1522", { en: "Violence and stalking line 1522", it: "Antiviolenza e stalking 1522" }, ALWAYS),
  line(
    "IT",
    "crisis",
    "02 2327 2327",
    { en: "Telefono Amico Italia", it: "Telefono Amico Italia" },
    { en: "9 am to midnight", it: "dalle 9 alle 24" },
  ),
  line("US", "emergency", "911", { en: "Emergency number (US)", it: "Numero di emergenza (USA)" }, ALWAYS),
  line(
    "US",
    "crisis",
    "988",
    { en: "988 Suicide & Crisis Lifeline (US)", it: "988 Suicide & Crisis Lifeline (USA)" },
    ALWAYS,
  ),
  line(
    "US",
    "abuse",
    "1-800-799-7233",
    { en: "National Domestic Violence Hotline (US)", it: "National Domestic Violence Hotline (USA)" },
    ALWAYS,
  ),
  line("GB", "emergency", "999", { en: "Emergency number (UK)", it: "Numero di emergenza (Regno Unito)" }, ALWAYS),
  line("GB", "crisis", "116 123", { en: "Samaritans (UK)", it: "Samaritans (Regno Unito)" }, ALWAYS),
  line(
    "GB",
    "abuse",
    "0808 2000 247",
    { en: "National Domestic Abuse Helpline (UK)", it: "National Domestic Abuse Helpline (Regno Unito)" },
    ALWAYS,
  ),
  line("EU", "emergency", "112", { en: "European emergency number", it: "Numero europeo di emergenza" }, ALWAYS),
  line(
    "*",
    "directory",
    "https://findahelpline.com",
    { en: "Find a helpline in your country", it: "Trova una linea di aiuto nel tuo paese" },
    null,
  ),
];

function line(
  country: string,
  kind: Helpline["kind"],
  number: string,
  name: Bilingual,
  hours: Bilingual | null,
): Helpline {
  return { country, kind, number, name, hours, reviewed: REVIEWED };
}

const EU = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));

const NEEDS: Record<SafetyKind, readonly Helpline["kind"][]> = {
  self_harm: ["crisis", "emergency"],
  violence: ["emergency", "abuse", "crisis"],
  abuse: ["abuse", "emergency"],
  fear: ["abuse", "emergency", "crisis"],
};

/** Where nothing is known but the language. English is spoken in more countries than these: the directory follows. */
const COUNTRIES_OF: Record<Language, readonly string[]> = { it: ["IT"], en: ["US", "GB"] };

/**
 * The lines to show for a finding, the most fitting first. Country from the profile (ISO code), else from the
 * language. Where the country is uncertain or has no line of its own for the need, the directory follows.
 */
export function helplinesFor(
  need: { kind: SafetyKind; country?: string | null; language: Language },
  lines: readonly Helpline[] = HELPLINES,
): Helpline[] {
  const countries = need.country ? [need.country.toUpperCase()] : COUNTRIES_OF[need.language];
  const own = lines.filter((entry) => countries.includes(entry.country));
  const shared = countries.some((country) => EU.has(country)) ? lines.filter((entry) => entry.country === "EU") : [];
  const found: Helpline[] = [];
  for (const kind of NEEDS[need.kind]) {
    const fitting = own.filter((entry) => entry.kind === kind);
    found.push(...(fitting.length > 0 ? fitting : shared.filter((entry) => entry.kind === kind)));
  }
  const specific = found.some((entry) => entry.kind === NEEDS[need.kind][0]);
  if (!specific || countries.length > 1) found.push(...lines.filter((entry) => entry.kind === "directory"));
  return found;
}
