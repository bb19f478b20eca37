import type library from "ical.js";
import { COUNTRIES } from "#domain/countries.ts";
import type { ErrorCode } from "#domain/errors.ts";
import { NAME_MAX } from "#domain/account/contract.ts";
import { PERSONA_CONTEXTS, type PersonaContext } from "#domain/people/contexts.ts";
import { ALSO_CALLED_MAX, IMPORT_MAX } from "#domain/people/contract.ts";
import { CONTEXT_PROPERTY } from "#domain/people/vcard.ts";
import { REGION_MAX, type GENDERS } from "#domain/profile/contract.ts";
import { cleanText } from "#domain/text.ts";
import { fold } from "#web/format/fold.ts";

/** Largest file that is read; photos make address books large. */
export const FILE_MAX = 20 * 1024 * 1024;

/** What a card says that a person of the circle may have. Everything else on it is never looked at. */
export interface CardContact {
  name: string;
  also_called: string | null;
  context: PersonaContext | null;
  gender: (typeof GENDERS)[number];
  location_country: string | null;
  location_region: string | null;
}

export interface ReadCards {
  contacts: CardContact[];
  /** Cards without a name, or that cannot be read. */
  skipped: number;
}

export class CardFileError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.name = "CardFileError";
    this.code = code;
  }
}

/** The file's text: UTF-8, UTF-16 where it says so, else the encoding of old address books. */
export function decodeCards(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The people of a vCard 3.0 or 4.0 file. @throws CardFileError for one that holds none, too many, or vCard 2.1 only. */
export async function readCards(text: string): Promise<ReadCards> {
  const cards = text.match(/^BEGIN:VCARD[ \t]*\r?$[\s\S]*?^END:VCARD[ \t]*\r?$/gim) ?? [];
  if (cards.length === 0) throw new CardFileError("import_unreadable");
  if (cards.length > IMPORT_MAX) throw new CardFileError("import_over_limit");
  const current = cards.filter((card) => !/^VERSION:2\.1[ \t]*\r?$/im.test(card));
  if (current.length === 0) throw new CardFileError("import_old_version");
  const parser = await import("ical.js");
  const contacts = current.flatMap((card) => contactOf(card, parser.default) ?? []);
  if (contacts.length === 0) throw new CardFileError("import_unreadable");
  return { contacts, skipped: cards.length - contacts.length };
}

type Library = typeof library;
/** Most have one value; nicknames may have several. */
type Property = [name: string, parameters: object, type: string, ...values: unknown[]];

/** The lines of a card that are read: a photo, or a line the parser stumbles over, spoils nothing. */
const WANTED = /^(?:[\w-]+\.)?(VERSION|FN|N|NICKNAME|ORG|ADR|GENDER|X-SINTONIA-CONTEXT)[;:]/i;

function contactOf(card: string, parser: Library): CardContact | null {
  const lines = card.replaceAll(/\r?\n[ \t]/g, "").split(/\r?\n/);
  const properties = new Map<string, unknown>();
  const nicknames: string[] = [];
  try {
    const wanted = lines.filter((line) => WANTED.test(line));
    const parsed = parser.parse(["BEGIN:VCARD", ...wanted, "END:VCARD"].join("\r\n")) as [string, Property[]];
    // The first of each is the one an address book shows.
    for (const [name, , , ...values] of parsed[1]) {
      if (name === "nickname") nicknames.push(...values.flat().map(oneLine));
      if (!properties.has(name)) properties.set(name, values[0]);
    }
  } catch {
    return null;
  }
  const name = oneLine(properties.get("fn")) || wholeName(properties.get("n")) || oneLine(properties.get("org"));
  if (!name) return null;
  const address = parts(properties.get("adr"));
  const country = fold(oneLine(address[6]));
  const context = oneLine(properties.get(CONTEXT_PROPERTY));
  const sex = oneLine(parts(properties.get("gender"))[0])
    .slice(0, 1)
    .toUpperCase();
  return {
    name: cut(name, NAME_MAX),
    also_called: cut(nicknames.filter(Boolean).join(", "), ALSO_CALLED_MAX) || null,
    // One of a person's own words would need those words.
    context: PERSONA_CONTEXTS.find((one) => one === context && one !== "other") ?? null,
    gender: sex === "M" ? "male" : sex === "F" ? "female" : "not_specified",
    location_country:
      COUNTRIES.find(({ code, en, it }) => country !== "" && [code, en, it].some((one) => fold(one) === country))
        ?.code ?? null,
    location_region: cut(oneLine(address[4]) || oneLine(address[3]), REGION_MAX) || null,
  };
}

const parts = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Family, given, additional names, prefixes, suffixes: as they are said. */
function wholeName(value: unknown): string {
  const [family, given, additional] = parts(value).map((part) => oneLine(part));
  return [given, additional, family].filter(Boolean).join(" ");
}

function oneLine(value: unknown): string {
  const text = Array.isArray(value) ? value.filter((one) => typeof one === "string").join(" ") : value;
  return typeof text === "string" ? cleanText(text).replaceAll(/\s+/g, " ").trim() : "";
}

/** At most so many UTF-16 units, never half a character. */
function cut(text: string, max: number): string {
  return text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trim();
}
