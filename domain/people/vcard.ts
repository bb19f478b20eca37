import { PRODUCT_NAME } from "#domain/brand.ts";
import { COUNTRIES } from "#domain/countries.ts";
import { escapeText, foldLine } from "#domain/interactions/ics.ts";
import { otherNames } from "#domain/people/other-names.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "./contexts.ts";

/** What an address book may know of somebody; what was written about them stays out of it. */
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

/** Where a card says what somebody is to the user, for the import of another installation. */
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
    // One name only is known: which part of it is whose is not for a program to guess.
    `N:;${escapeText(person.name)};;;`,
    // One line for each: a comma within a value would part two names (RFC 6350, 6.2.3).
    ...otherNames(person.also_called).map((name) => `NICKNAME:${escapeText(name)}`),
    ...(gender ? [`GENDER:${gender}`] : []),
    ...(country || region ? [`ADR:;;;;${escapeText(region)};;${escapeText(country)}`] : []),
    `${CONTEXT_PROPERTY.toUpperCase()}:${person.context}`,
    `REV:${person.updated_at.toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "")}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
