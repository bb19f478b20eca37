import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { LANGUAGES } from "#domain/language.ts";
import { evaluate, readSentences, type Sentence } from "./safety-figures.ts";

const own = LANGUAGES.flatMap((language) => {
  const file = `tests/safety/${language}.jsonl`;
  return readSentences(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"), file);
});
const severe: Sentence = { text: "I want to kill myself", lang: "en", severity: "severe" };
const harmless: Sentence = { text: "The cake is in the oven", lang: "en", severity: "none" };

describe("the sentences", () => {
  it("are at least 150 in each language, half of them harmless, without duplicates", () => {
    for (const lang of LANGUAGES) {
      const sentences = own.filter((sentence) => sentence.lang === lang);
      const none = sentences.filter(({ severity }) => severity === "none");
      expect(sentences.length).toBeGreaterThanOrEqual(150);
      expect(none.length / sentences.length).toBeGreaterThan(0.45);
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
    }
  });

  it("meet the limits", () => {
    expect(evaluate(own).failures).toEqual([]);
  });
});

describe("the figures", () => {
  it("fail where fewer than 97 of 100 severe sentences are noticed", () => {
    const missed: Sentence = { ...severe, text: "The cake is in the oven" };
    const many = Array.from({ length: 97 }, () => severe);
    const withMissed = (count: number) => evaluate([...many, ...Array.from({ length: count }, () => missed)]).failures;
    expect(withMissed(3)).toEqual([]);
    expect(withMissed(4)).toEqual(["under 97 % of severe sentences noticed (en)"]);
    expect(withMissed(9)).toEqual([
      "under 97 % of severe sentences noticed (en)",
      "under 92 % of severe sentences are alarms (en)",
    ]);
  });

  it("fail over 1 % false alarms in ordinary prose", () => {
    const wrong: Sentence = { ...severe, severity: "none", kind: "note" };
    const ordinary: Sentence = { ...harmless, kind: "note" };
    const many = Array.from({ length: 99 }, () => ordinary);
    expect(evaluate([...many, wrong], "ordinary").failures).toEqual([]);
    expect(evaluate([...many.slice(1), wrong], "ordinary").failures).toEqual(["more than 1 % false alarms (en)"]);
  });

  it("fail over 5 % false alarms", () => {
    const wrong: Sentence = { ...severe, severity: "none" };
    const many = Array.from({ length: 19 }, () => harmless);
    expect(evaluate([...many, wrong]).failures).toEqual([]);
    expect(evaluate([...many.slice(1), wrong]).failures).toEqual(["more than 5 % false alarms (en)"]);
  });
});

describe("a file that cannot be used", () => {
  it.each([
    ["", "f.jsonl holds no sentence"],
    [`${JSON.stringify(severe)}\n{`, "f.jsonl, line 2: is not JSON"],
    [`\n\n${JSON.stringify({ ...severe, lang: "fr" })}`, "f.jsonl, line 3: lang"],
    [JSON.stringify({ lang: "en", severity: "none" }), "f.jsonl, line 1: text"],
    ["[]", "f.jsonl, line 1: the line"],
  ])("%j is named in one line", (source, reason) => {
    expect(() => readSentences(source, "f.jsonl")).toThrow(reason);
    expect(() => readSentences(source, "f.jsonl")).toThrow(/^[^\n]+$/);
  });
});
