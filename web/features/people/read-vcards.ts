import type library from "ical.js";
import { COUNTRIES } from "#domain/countries.ts";
import type { ErrorCode } from "#domain/errors.ts";
import { NAME_MAX } from "#domain/account/rules.ts";
import { PERSONA_CONTEXTS, type PersonaContext } from "#domain/people/contexts.ts";
import { ALSO_CALLED_MAX, IMPORT_MAX } from "#domain/people/contract.ts";
import { CONTEXT_PROPERTY } from "#domain/people/vcard.ts";
import { REGION_MAX, type GENDERS } from "#domain/profile/contract.ts";
import { cleanText } from "#domain/text.ts";
import { fold } from "#web/format/fold.ts";

/** Largest accepted file, in bytes; photos make address books large. */
export const FILE_MAX = 20 * 1024 * 1024;

/** The imported fields of a card; everything else is ignored. */
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
  /** Number of cards without a name or that cannot be parsed. */
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

/** Decodes a file as UTF-16 if it has a BOM, as UTF-8 if valid, else as Windows-1252 (old address books). */
export function decodeCards(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Parses a vCard 3.0 or 4.0 file. @throws CardFileError if it has no contacts, too many, or only vCard 2.1 cards. */
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
/** A jCard property. Most have one value; NICKNAME may have several. */
type Property = [name: string, parameters: object, type: string, ...values: unknown[]];

/** The lines of a card to parse. All others are dropped, so that a malformed one cannot fail the card. */
const WANTED = /^(?:[\w-]+\.)?(VERSION|FN|N|NICKNAME|ORG|ADR|GENDER|X-SINTONIA-CONTEXT)[;:]/i;

function contactOf(card: string, parser: Library): CardContact | null {
  const lines = card.replaceAll(/\r?\n[ \t]/g, "").split(/\r?\n/);
  const properties = new Map<string, unknown>();
  const nicknames: string[] = [];
  try {
    const wanted = lines.filter((line) => WANTED.test(line));
    const parsed = parser.parse(["BEGIN:VCARD", ...wanted, "END:VCARD"].join("\r\n")) as [string, Property[]];
    // Of repeated properties the first wins, as in address books.
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
    // `other` requires a free-text relationship, which a card does not contain.
    context: PERSONA_CONTEXTS.find((one) => one === context && one !== "other") ?? null,
    gender: sex === "M" ? "male" : sex === "F" ? "female" : "not_specified",
    location_country:
      COUNTRIES.find(({ code, en, it }) => country !== "" && [code, en, it].some((one) => fold(one) === country))
        ?.code ?? null,
    location_region: cut(oneLine(address[4]) || oneLine(address[3]), REGION_MAX) || null,
  };
}

const parts = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Formats an N property (family; given; additional; prefixes; suffixes) as "given additional family". */
function wholeName(value: unknown): string {
  const [family, given, additional] = parts(value).map((part) => oneLine(part));
  return [given, additional, family].filter(Boolean).join(" ");
}

function oneLine(value: unknown): string {
  const text = Array.isArray(value) ? value.filter((one) => typeof one === "string").join(" ") : value;
  return typeof text === "string" ? cleanText(text).replaceAll(/\s+/g, " ").trim() : "";
}

/** Truncates to `max` UTF-16 code units without splitting a surrogate pair. */
function cut(text: string, max: number): string {
  return text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trim();
}
