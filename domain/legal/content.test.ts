import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { PRODUCT_NAME } from "../brand.ts";
import { LANGUAGES } from "../language.ts";
import { PERSONA_AGE_MIN } from "../people/contract.ts";
import type { LegalDocumentName, LegalFacts } from "./content.ts";
import { LEGAL_DOCUMENTS, legalText } from "./content.ts";
import { LEGAL_CONDITIONS } from "./document.ts";
import { LEGAL_VERSIONS } from "./versions.ts";

const NAMES: LegalDocumentName[] = ["privacy", "terms"];
const DATABASES: LegalFacts["database"][] = ["embedded", "postgres"];
const VARIANTS: LegalFacts[] = DATABASES.flatMap((database) =>
  [
    { model: false, embeddings: false, transcription: false },
    { model: true, embeddings: false, transcription: false },
    { model: true, embeddings: true, transcription: true },
    { model: false, embeddings: false, transcription: true },
  ].map((models) => ({ operator: "Officina $& Verdi", email: "aiuto@example.org", database, ...models })),
);
const FIRST: LegalFacts = {
  operator: "Officina Verdi",
  email: "aiuto@example.org",
  database: "embedded",
  model: false,
  embeddings: false,
  transcription: false,
};

/** Wordings that assume the reader's gender, or that the house style avoids. */
const GENDERED =
  /\b(benvenut[oaie]|te stess[oa]|registrat[oa]|autorizzat[oa]|sicur[oa] di|iscritt[oa]|grat[oai]|consumatore|(gl|degl|sugl|agl)i altri|il minore|i minori|l’utente|gli utenti|stat[oa])\b|\p{L}\/[oaie]\b|\p{L}\*/iu;

const whole = (name: LegalDocumentName, language: "en" | "it", facts: LegalFacts) =>
  legalText(name, language, facts)
    .flatMap((section) => [section.title, ...section.paragraphs])
    .join("\n");

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

it.each(LANGUAGES)("uses the role of an operator without a name, also at the start of a sentence (%s)", (language) => {
  const text = whole("privacy", language, { ...FIRST, operator: "" });
  const role = language === "it" ? "hi amministra questo sito" : "he operator of this site";
  expect(text).toContain(`${language === "it" ? " c" : " t"}${role}`);
  expect(text).not.toMatch(/[.!?] (?:chi amministra|the operator)/);
});

describe.each(NAMES)("the %s text", (name) => {
  const document = LEGAL_DOCUMENTS[name];
  const paragraphs = document.sections.flatMap((section) => section.paragraphs);

  it("has a version that matches the hash of its words, and a date", () => {
    const words = JSON.stringify([document.title, document.sections]);
    const hash = createHash("sha256").update(words).digest("hex").slice(0, 8);
    expect(LEGAL_VERSIONS[name]).toBe(`${document.updated}.${hash}`);
    expect(document.version).toBe(LEGAL_VERSIONS[name]);
    expect(new Date(`${document.updated}T00:00:00Z`).toISOString().slice(0, 10)).toBe(document.updated);
  });

  it("has sections with unique ids", () => {
    const ids = document.sections.map((section) => section.id);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(LANGUAGES)("is complete in %s, without repeated paragraphs", (language) => {
    expect(document.title[language]).not.toBe("");
    const titles = document.sections.map((section) => section.title[language]);
    const texts = paragraphs.map((paragraph) => paragraph[language]);
    for (const title of titles) expect(title).toMatch(/^[\p{Lu}{].+[^.]$/u);
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}{].{30,}[.?]$/u);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("has the same placeholders in both languages", () => {
    for (const { en, it: italian } of paragraphs) {
      expect(placeholders(en)).toEqual(placeholders(italian));
    }
  });

  it.each(LANGUAGES)("is typeset in %s: no straight quotes, no doubled spaces", (language) => {
    for (const facts of VARIANTS) expect(whole(name, language, facts)).not.toMatch(/['"`]| {2}|\s[,.;:]/);
  });

  it("assumes no gender of the reader in Italian", () => {
    for (const facts of VARIANTS) expect(whole(name, "it", facts)).not.toMatch(GENDERED);
  });

  it.each(LANGUAGES)("fills in every placeholder in %s, whatever the installation", (language) => {
    for (const facts of VARIANTS) {
      const text = whole(name, language, facts);
      expect(text).not.toMatch(/[{}]/);
      expect(text).toContain(PRODUCT_NAME);
      expect(text).toContain(facts.operator);
      expect(text).toContain(facts.email);
    }
  });

  it.each(LANGUAGES)("stays readable in one sitting in %s", (language) => {
    for (const facts of VARIANTS) {
      const words = whole(name, language, facts).split(/\s+/).length;
      expect(words).toBeGreaterThan(700);
      expect(words).toBeLessThanOrEqual(1600);
    }
  });

  it("says which language is binding", () => {
    expect(whole(name, "it", FIRST)).toContain("traduzione di cortesia");
    expect(whole(name, "en", FIRST)).toContain("courtesy translation");
  });

  it("is for adults, and says what parental consent changes", () => {
    expect(whole(name, "it", FIRST)).toMatch(/18 anni[^]*consenso dei genitori/);
    expect(whole(name, "en", FIRST)).toMatch(/18[^]*parental consent/);
  });
});

describe("paragraphs that depend on the installation", () => {
  it("cover every condition", () => {
    const used = new Set(LEGAL_DOCUMENTS.privacy.sections.flatMap((s) => s.paragraphs.map((p) => p.when)));
    for (const condition of LEGAL_CONDITIONS) expect(used).toContain(condition);
  });

  it.each(NAMES)("are in the %s exactly if their condition is true", (name) => {
    for (const facts of VARIANTS) {
      const text = whole(name, "en", { ...facts, operator: "{operator}", email: "{email}" });
      for (const { when, en } of LEGAL_DOCUMENTS[name].sections.flatMap((section) => section.paragraphs)) {
        const holds =
          when === undefined ||
          when === facts.database ||
          (when === "no_model" && !facts.model) ||
          ((when === "model" || when === "embeddings" || when === "transcription") && facts[when]);
        expect(text.includes(en.replaceAll("{product}", PRODUCT_NAME)), en).toBe(holds);
      }
    }
  });

  it("never leave a section empty", () => {
    for (const facts of VARIANTS) {
      for (const name of NAMES) {
        for (const section of legalText(name, "it", facts)) expect(section.paragraphs).not.toHaveLength(0);
      }
    }
  });
});

describe("required statements", () => {
  it("the privacy notice names rights, authority, cookies, and that nothing is sold", () => {
    const text = whole("privacy", "it", FIRST);
    for (const word of ["esportazione", "cancell", "revocare", "Garante", "cookie", "Non vendiamo", "pubblicità"]) {
      expect(text).toContain(word);
    }
  });

  it("the privacy notice states which data is required, the rules on minors described, and how long logs are kept", () => {
    expect(whole("privacy", "it", FIRST)).toMatch(
      /Nessuna legge ti obbliga[^]*senza, non c’è account[^]*14 e 17 anni[^]*cancellare quello che li riguarda[^]*registri tecnici si cancellano dopo 30 giorni/,
    );
    expect(whole("privacy", "en", FIRST)).toMatch(
      /No law obliges you[^]*without them there is no account[^]*aged 14 to 17[^]*delete what is about them[^]*logs are deleted after 30 days/,
    );
  });

  it("the least age of people described is the one in the notice", () => {
    expect(PERSONA_AGE_MIN).toBe(14);
  });

  it("the terms send emergencies to 112 and claim no therapy", () => {
    expect(whole("terms", "it", FIRST)).toMatch(/non dà pareri medici[^]*112/);
    expect(whole("terms", "en", FIRST)).toMatch(/no medical[^]*112/);
  });
});

it.each([
  ["en", /stays on your device, encrypted, until you sign out; whoever can unlock it/],
  ["it", /resta cifrato sul tuo dispositivo finché non esci; chi può sbloccarlo/],
] as const)("says what stays on the device for reading without a network (%s)", (language, kept) => {
  for (const facts of VARIANTS) expect(whole("privacy", language, facts)).toMatch(kept);
});

it.each([
  ["en", /photos.*256 pixels.*never sent to a language model/, /browser.*the photos already shown/],
  ["it", /foto.*256 pixel.*mai inviate a un modello linguistico/, /browser.*le foto già mostrate/],
] as const)("says how photos are stored and used, also in the browser (%s)", (language, kept, inBrowser) => {
  for (const facts of VARIANTS) {
    const text = whole("privacy", language, facts);
    expect(text).toMatch(kept);
    expect(text).toMatch(inBrowser);
  }
});
