import { PRODUCT_NAME } from "#domain/brand.ts";
import { COUNTRIES } from "#domain/countries.ts";
import { escapeText, foldLine } from "#domain/interactions/ics.ts";
import { otherNames } from "#domain/people/other-names.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "./contexts.ts";

/** The personal data in an exported contact; nothing written about the person. */
export interface CardPerson {
  id: string;
  name: string;
  also_called: string | null;
  context: PersonaContext;
  gender: "male" | "female" | "not_specified";
  location_country: string | null;
  location_region: string | null;
  updated_at: Date;
}

/** A property for the user's relationship to the person, so that another installation can import it. */
export const CONTEXT_PROPERTY = "x-sintonia-context";

const GENDER = { male: "M", female: "F", not_specified: null } as const;

/** A card of vCard 4.0 (RFC 6350) for one person. */
export function vcard(person: CardPerson, language: Language): string {
  const country = COUNTRIES.find(({ code }) => code === person.location_country)?.[language] ?? "";
  const region = person.location_region ?? "";
  const gender = GENDER[person.gender];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `PRODID:-//${PRODUCT_NAME}//${language.toUpperCase()}`,
    `UID:urn:uuid:${person.id}`,
    `FN:${escapeText(person.name)}`,
    // The name is stored as one field, so its parts are unknown.
    `N:;${escapeText(person.name)};;;`,
    // One property per name: a comma within a value would separate two names (RFC 6350, 6.2.3).
    ...otherNames(person.also_called).map((name) => `NICKNAME:${escapeText(name)}`),
    ...(gender ? [`GENDER:${gender}`] : []),
    ...(country || region ? [`ADR:;;;;${escapeText(region)};;${escapeText(country)}`] : []),
    `${CONTEXT_PROPERTY.toUpperCase()}:${person.context}`,
    `REV:${person.updated_at.toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "")}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
