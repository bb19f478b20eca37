import { describe, expect, it } from "vitest";
import { CHOICE_LETTERS, type OpenItem } from "./choice-item.ts";
import { LANGUAGES, type Bilingual } from "./language.ts";
import type { LikertItem } from "./likert-item.ts";
import { CLUSTERS, itemsOf } from "./profile/clusters.ts";
import { SELF_EXTENDED } from "./profile/content.extended.ts";
import { SELF_GROUPS } from "./profile/content.groups.ts";
import { SELF_SHORT } from "./profile/content.short.ts";
import { PERSONA_EXTENDED } from "./profiling/content.extended.ts";
import { INITIAL } from "./profiling/content.initial.ts";
import { SECTIONS } from "./profiling/content.sections.ts";
import { PERSONA_SHORT } from "./profiling/content.short.ts";
import { TRAITS } from "./traits.ts";

const EXTENDED_COUNTS = [4, 4, 3, 6];
const ITEM_MAX = 110;
const OPTION_MAX = 130;
const LEAD_MAX = 160;
/** Trait, keying and SAPA number of the seventeen items, in order. */
const EXTENDED_DESIGN = [
  "O+1058 O+1392 O+1738 O+1303",
  "C+1201 C+1744 C+1979 C+1290",
  "E+1904 E+254 E+803",
  "A+90 A+1763 A+377 N+1585 N+820 N-979",
];

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);
const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);
const optionsOf = (item: OpenItem) =>
  item.kind === "choice" ? CHOICE_LETTERS.map((letter) => item.options[letter]) : [];
const design = ({ trait, reversed, source }: LikertItem) =>
  `${trait}${reversed ? "-" : "+"}${source.replace("IPIP q_", "")}`;

const selfExtended = SELF_EXTENDED.flatMap(({ items }) => items);
const personaExtended = PERSONA_EXTENDED.flatMap(({ items }) => items);
const selfOpen = SELF_GROUPS.flatMap(({ items }) => items);
const sectionItems = SECTIONS.flatMap(({ items }) => items);
const personaOpen = [...INITIAL, ...sectionItems];

const questionnaires: [name: string, items: readonly { key: string; text: Bilingual }[]][] = [
  ["the short one about oneself", SELF_SHORT],
  ["the extended one about oneself", selfExtended],
  ["the groups about oneself", selfOpen],
  ["the short one about another person", PERSONA_SHORT],
  ["the extended one about another person", personaExtended],
  ["the first questions about another person", INITIAL],
  ["the sections about another person", sectionItems],
];
const items = questionnaires.flatMap(([, list]) => list);
const pages = [...SELF_EXTENDED, ...SELF_GROUPS, ...PERSONA_EXTENDED, ...SECTIONS];
const openItems = [...selfOpen, ...personaOpen];
const shortTexts = [...pages.flatMap(({ title, lead }) => [title, lead]), ...openItems.flatMap(hintOf)];
const everyText = [...items.map(({ text }) => text), ...openItems.flatMap(optionsOf), ...shortTexts];

function hintOf(item: OpenItem): Bilingual[] {
  return item.kind === "text" && item.hint ? [item.hint] : [];
}

function names(text: string): number {
  return text.split("{name}").length - 1;
}

describe("the questionnaires contain", () => {
  it("five statements each in the short ones", () => {
    expect([SELF_SHORT, PERSONA_SHORT].map((list) => list.map(({ trait }) => trait))).toEqual([TRAITS, TRAITS]);
  });

  it.each([
    ["oneself", SELF_EXTENDED],
    ["another person", PERSONA_EXTENDED],
  ])("seventeen statements about %s, on four pages, with the keying and source of the design", (_, questionnaire) => {
    expect(questionnaire.map(({ cluster }) => cluster)).toEqual(CLUSTERS);
    expect(questionnaire.map((page) => page.items.length)).toEqual(EXTENDED_COUNTS);
    expect(questionnaire.map((page) => page.items.map(design).join(" "))).toEqual(EXTENDED_DESIGN);
    for (const cluster of CLUSTERS) expect(itemsOf(questionnaire, cluster).length).toBeGreaterThan(0);
  });

  it("three questions in each group about oneself", () => {
    expect(SELF_GROUPS.map((page) => [page.group, page.items.length])).toEqual([
      ["communication_style", 3],
      ["relationship_memory", 3],
      ["personal_growth", 3],
    ]);
  });

  it("five choices and a text in the first questions, and four sections", () => {
    expect(INITIAL.map(({ kind }) => kind)).toEqual(["choice", "choice", "choice", "choice", "choice", "text"]);
    expect(SECTIONS.map((page) => [page.section, page.items.length])).toEqual([
      ["interaction_style", 4],
      ["emotional_trust", 3],
      ["dynamics", 3],
      ["memory_triggers", 3],
    ]);
    const kinds = SECTIONS.map((page) => [...new Set(page.items.map(({ kind }) => kind))]);
    expect(kinds).toEqual([["choice"], ["choice"], ["choice"], ["text"]]);
  });
});

describe("the keys", () => {
  it("are the ones answers are stored under", () => {
    expect(keysOf(selfExtended)).toEqual(
      EXTENDED_COUNTS.flatMap((count, at) => numbered(`bigfive_cluster${at + 1}_q`, count)),
    );
    expect(keysOf(personaExtended)).toEqual(
      EXTENDED_COUNTS.flatMap((count, at) => numbered(`bigfive_persona_${CLUSTERS[at]}_q`, count)),
    );
    expect(keysOf(selfOpen)).toEqual(SELF_GROUPS.flatMap(({ group }) => numbered(`${group}_`, 3)));
    expect(keysOf(INITIAL)).toEqual(numbered("initial_", 6));
    expect(keysOf(sectionItems)).toEqual(SECTIONS.flatMap((page) => numbered(`${page.section}_`, page.items.length)));
  });

  it("are unique", () => {
    expect(new Set(keysOf(items)).size).toBe(items.length);
  });
});

describe.each(LANGUAGES)("the texts in %s", (language) => {
  it("exist, with typographic quotes and no stray spaces", () => {
    for (const text of everyText) {
      expect(text[language]).toMatch(/^\S(.*\S)?$/);
      expect(text[language]).not.toMatch(/['"`]|\s{2}|\.\.\./);
    }
  });

  it("are whole sentences: statements end with a stop, questions with a question mark", () => {
    for (const { text } of [...SELF_SHORT, ...PERSONA_SHORT, ...selfExtended, ...personaExtended]) {
      expect(text[language]).toMatch(/^(\p{Lu}|\{name\}).+\.$/u);
    }
    for (const { text } of openItems) expect(text[language]).toMatch(/^\p{Lu}.+\?$/u);
    for (const option of openItems.flatMap(optionsOf)) expect(option[language]).toMatch(/^\p{Lu}.+\.$/u);
    for (const { title, lead } of pages) {
      expect(title[language]).not.toMatch(/[.?]$/);
      expect(lead[language]).toMatch(/^\p{Lu}.+\.$/u);
    }
  });

  it("are short enough for a phone", () => {
    for (const { text } of items) expect(text[language].length).toBeLessThanOrEqual(ITEM_MAX);
    for (const option of openItems.flatMap(optionsOf)) expect(option[language].length).toBeLessThanOrEqual(OPTION_MAX);
    for (const text of shortTexts) expect(text[language].length).toBeLessThanOrEqual(LEAD_MAX);
  });

  it.each(questionnaires)("differ within %s", (_, list) => {
    expect(new Set(list.map(({ text }) => text[language])).size).toBe(list.length);
  });

  it("ask every question once across all questionnaires, with four different options", () => {
    expect(new Set(items.map(({ text }) => text[language])).size).toBe(items.length);
    for (const options of openItems.map(optionsOf)) {
      expect(new Set(options.map((option) => option[language])).size).toBe(options.length);
    }
  });

  it("name the other person in every question about them, and nobody else", () => {
    for (const { text } of [...PERSONA_SHORT, ...personaExtended]) expect(names(text[language])).toBe(1);
    for (const { text } of personaOpen) expect(names(text[language])).toBe(1);
    for (const { text } of [...SELF_SHORT, ...selfExtended, ...selfOpen]) expect(text[language]).not.toMatch(/[{}]/);
    for (const text of [...selfOpen.flatMap(optionsOf), ...selfOpen.flatMap(hintOf)]) {
      expect(text[language]).not.toMatch(/[{}]/);
    }
    for (const text of everyText) expect(text[language].replaceAll("{name}", "")).not.toMatch(/[{}]/);
  });
});

describe("the texts assume no gender", () => {
  it("in English: the other person has a name, or “they”", () => {
    for (const { en } of everyText) expect(en).not.toMatch(/\b(he|she|him|her|his|hers|himself|herself)\b/i);
  });

  it("in Italian: no agreeing adjectives, participles or pronouns", () => {
    for (const { it: text } of everyText) {
      expect(text).not.toMatch(
        /\b(gli altri|lui|lei|egli|ella|stess[oa]|ognun[oa]|nessuno dei|tutt[ie] e due|l’un[oa])\b/iu,
      );
      expect(text).not.toMatch(
        /\b(sono|sei|siete|siamo|mi sento|ti senti|si sente|rest[ao]|rimane|sembra) \p{L}+[oa]\b/iu,
      );
      expect(text).not.toMatch(/\p{L}\/[aei]\b|\*|ə/u);
    }
  });

  it("in Italian: no “a” before a name, which would be “ad” before some", () => {
    for (const { it: text } of everyText) expect(text).not.toMatch(/(\ba |\bad |’)\{name\}/iu);
  });
});
