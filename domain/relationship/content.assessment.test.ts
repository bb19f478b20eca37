import { describe, expect, it } from "vitest";
import { CHOICE_LETTERS } from "#domain/choice-item.ts";
import { LANGUAGES } from "#domain/language.ts";
import { ASSESSMENT } from "./content.assessment.ts";
import { ASSESSMENT_CLUSTERS, ASSESSMENT_QUESTIONS } from "./indices.ts";
import { clusterKeys } from "./keys.ts";

const items = ASSESSMENT.flatMap((cluster) => cluster.items);
const options = items.flatMap((item) => Object.values(item.options));
const texts = [...items, ...options, ...ASSESSMENT.flatMap(({ title, lead }) => [{ text: title }, { text: lead }])].map(
  ({ text }) => text,
);

const GENDERED =
  /\b(?:lui|lei|l’altro|entrambi|tutti e due|siamo diversi|insieme a lui|da sol[oa]|stanc[oa]|arrabbiat[oa]|te stess[oa]|sicur[oa]|tranquill[oa]|liber[oa]|convint[oa])\b/i;

describe("the questions of the assessment", () => {
  it("are four clusters of three, under the stored keys", () => {
    expect(ASSESSMENT.map(({ cluster }) => cluster)).toEqual([...ASSESSMENT_CLUSTERS]);
    for (const { cluster, items: own } of ASSESSMENT) expect(own.map(({ key }) => key)).toEqual(clusterKeys(cluster));
    expect(items).toHaveLength(ASSESSMENT_QUESTIONS.length);
  });

  it("have each score once per question, and each score equally often per letter", () => {
    const counts: Record<string, number> = {};
    const orders = new Set<string>();
    for (const item of items) {
      expect(Object.keys(item.options).slice(0, 4)).toEqual([...CHOICE_LETTERS]);
      const order = CHOICE_LETTERS.map((letter) => item.options[letter].score);
      expect(order.map(Number).toSorted((x, y) => x - y)).toEqual([0, 1, 2, 3]);
      expect([0, 1, 2, 3].join("")).not.toBe(order.join(""));
      expect([3, 2, 1, 0].join("")).not.toBe(order.join(""));
      orders.add(order.join(""));
      for (const letter of CHOICE_LETTERS) {
        const of = `${letter}${item.options[letter].score}`;
        counts[of] = (counts[of] ?? 0) + 1;
      }
    }
    expect(Object.values(counts)).toEqual(Array.from({ length: 16 }, () => 3));
    expect(orders.size).toBeGreaterThan(8);
  });

  it("mark fear, threat and control only in the right clusters, always with the lowest score", () => {
    const flagged = items.filter((item) => Object.values(item.options).some((option) => option.frightening));
    expect(flagged.map(({ key }) => key)).toEqual([...clusterKeys("safety"), ...clusterKeys("conflict")]);
    for (const option of options.filter(({ frightening }) => frightening)) {
      expect(option.score).toBe(0);
      expect(option.text.en + option.text.it).not.toMatch(/!|danger|pericolo|abus|violen/i);
    }
    for (const option of options.filter(({ frightening }) => !frightening)) {
      expect(option.text.en).not.toMatch(/afraid|fear|threat|control|checks/i);
      expect(option.text.it).not.toMatch(/paura|minacc|controll/i);
    }
  });

  it("score giving too much and taking too much both below the top", () => {
    const [balance] = ASSESSMENT[1]!.items;
    const score = (start: string) =>
      Object.values(balance!.options).find(({ text }) => text.en.startsWith(start))!.score;
    expect(score("Nearly always me")).toBeLessThan(3);
    expect(score("Nearly always {name}")).toBeLessThan(3);
  });

  it("are unique in both languages, short enough for a phone, with typographic quotes", () => {
    for (const language of LANGUAGES) {
      const all = texts.map((text) => text[language]);
      expect(new Set(all).size).toBe(all.length);
      for (const text of all) {
        expect(text.trim()).toBe(text);
        expect(text).not.toMatch(/['"]| {2}/);
      }
      for (const { text } of items) {
        expect(text[language].length).toBeLessThanOrEqual(110);
        expect(text[language]).toMatch(/\?$/);
      }
      for (const { text } of options) {
        expect(text[language].length).toBeGreaterThan(20);
        expect(text[language].length).toBeLessThanOrEqual(110);
        expect(text[language]).toMatch(/\.$/);
      }
      for (const { lead } of ASSESSMENT) expect(lead[language].length).toBeLessThanOrEqual(160);
    }
  });

  it("use the same placeholders in both languages and assume no gender", () => {
    for (const text of texts) {
      expect(text.it).not.toMatch(GENDERED);
      expect(text.en).not.toMatch(/\b(?:he|she|him|his|her)\b/i);
      expect((text.en + text.it).replaceAll("{name}", "")).not.toMatch(/[{}]/);
    }
    for (const { text } of items.filter((item) => !item.text.en.includes("{name}"))) {
      expect(text.en).toMatch(/your ways|One of you/);
    }
  });
});
