import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { IMPORT_MAX } from "#domain/people/contract.ts";
import { vcard } from "#domain/people/vcard.ts";
import { decodeCards, readCards } from "./read-vcards.ts";

const card = (...lines: string[]) => ["BEGIN:VCARD", ...lines, "END:VCARD", ""].join("\r\n");
const names = async (text: string) => (await readCards(text)).contacts.map(({ name }) => name);

describe("reading a vCard file", () => {
  it("reads names, places and gender from vCard 3.0 and 4.0, with grouped properties and folded lines", async () => {
    const text =
      card(
        "VERSION:3.0",
        "N:Rossi;Marta;;;",
        "FN:Marta Ro",
        " ssi",
        "NICKNAME:Marti,Tata",
        "NICKNAME:La Ross\\, quella",
        "item1.ADR;TYPE=HOME:;;Via Po 1;Torino;TO;10100;Italia",
      ) +
      card("VERSION:4.0", "FN:Zoë\\, la vicina", "GENDER:F", "ADR:;;;Lyon;;;France", "TEL:+33 1", "NOTE:private") +
      card("VERSION:3.0", "N:Bianchi;Leo;Maria;;", "PHOTO;ENCODING=b;TYPE=JPEG:AAAA", " BBBB", "a line that is none");
    expect(await readCards(text)).toEqual({
      skipped: 0,
      contacts: [
        {
          name: "Marta Rossi",
          also_called: "Marti, Tata, La Ross, quella",
          context: null,
          gender: "not_specified",
          location_country: "IT",
          location_region: "TO",
        },
        {
          name: "Zoë, la vicina",
          also_called: null,
          context: null,
          gender: "female",
          location_country: "FR",
          location_region: "Lyon",
        },
        {
          name: "Leo Maria Bianchi",
          also_called: null,
          context: null,
          gender: "not_specified",
          location_country: null,
          location_region: null,
        },
      ],
    });
  });

  it("reads back the vCards of an export", async () => {
    const person = fc.record({
      id: fc.uuid(),
      name: fc.string({ unit: "binary", minLength: 1, maxLength: 60 }).filter((name) => /[\p{L}\p{N}]/u.test(name)),
      also_called: fc.constantFrom("Tata", "Zia Pina, Puffetta; la Bea", null),
      context: fc.constantFrom(...PERSONA_CONTEXTS),
      gender: fc.constantFrom("male", "female", "not_specified"),
      location_country: fc.constantFrom("IT", "US", null),
      location_region: fc.constantFrom("Emilia; Romagna, a\\b", "São Paulo", null),
      updated_at: fc.constant(new Date("2026-11-22T08:00:00Z")),
    });
    await fc.assert(
      fc.asyncProperty(person, fc.constantFrom("en", "it"), async (one, language) => {
        const { contacts } = await readCards(vcard(one, language));
        const said = (text: string) =>
          text
            .toWellFormed()
            .replaceAll(/[^\P{Cc}\s]|[\u202a-\u202e\u2066-\u2069]/gu, "")
            .replaceAll(/[\s\u0085]+/g, " ")
            .trim();
        expect(contacts[0]).toEqual({
          name: said(one.name),
          also_called: one.also_called?.replace(";", ",") ?? null,
          context: one.context === "other" ? null : one.context,
          gender: one.gender,
          location_country: one.location_country,
          location_region: one.location_region,
        });
      }),
    );
  });

  it("rejects files without cards, in vCard 2.1 or with too many cards, and skips cards without a name", async () => {
    await expect(readCards("Name,Phone\nMarta,1")).rejects.toMatchObject({ code: "import_unreadable" });
    const old = card("VERSION:2.1", "N;ENCODING=QUOTED-PRINTABLE:=52ossi;Marta");
    await expect(readCards(old)).rejects.toMatchObject({ code: "import_old_version" });
    await expect(readCards(card("VERSION:4.0", "TEL:1"))).rejects.toMatchObject({ code: "import_unreadable" });
    const many = card("VERSION:4.0", "FN:X").repeat(IMPORT_MAX + 1);
    await expect(readCards(many)).rejects.toMatchObject({ code: "import_over_limit" });
    expect(await readCards(old + card("VERSION:4.0", "FN:Leo") + card("VERSION:4.0", "TEL:1"))).toMatchObject({
      skipped: 2,
    });
  });

  it("throws nothing but CardFileError on arbitrary input", async () => {
    const line = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("FN:", "FN;X", "N:;;;", "ADR;:", "GENDER:;", 'GENDER;A="', "BEGIN:VCARD"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 6 }), async (lines) => {
        const read = await readCards(card("VERSION:4.0", ...lines)).catch((error: Error) => error);
        if (read instanceof Error) expect(read.name).toBe("CardFileError");
        else for (const { name } of read.contacts) expect(name.length).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("decodes UTF-8, UTF-16 and Windows-1252", async () => {
    const text = card("VERSION:3.0", "FN:Zoë");
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
    for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), wide, Buffer.from(text, "latin1")]) {
      expect(await names(decodeCards(bytes))).toEqual(["Zoë"]);
    }
  });
});
