import { describe, expect, it } from "vitest";
import { SELF_KEYS } from "#domain/profile/answers.ts";
import { PERSONA_KEYS } from "#domain/profiling/answers.ts";
import { contentRows, contentText } from "./content-rows.ts";

const rows = contentRows();

describe("the printed content", () => {
  it("contains every question once", () => {
    const keys = rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.includes("_short_"))).toHaveLength(10);
    expect(keys.filter((key) => !key.includes("_short_")).toSorted()).toEqual(
      [...SELF_KEYS, ...PERSONA_KEYS].toSorted(),
    );
  });

  it("has trait, keying and source for every statement, and only there", () => {
    for (const { kind, trait, reversed, source } of rows) {
      const given = [trait, reversed, source].map((fact) => fact !== null);
      expect(given).toEqual([kind === "likert", kind === "likert", kind === "likert"]);
    }
    expect(rows.filter(({ reversed }) => reversed).map(({ key }) => key)).toEqual([
      "bigfive_cluster4_q6",
      "bigfive_persona_short_N",
      "bigfive_persona_balance_q6",
    ]);
  });

  it("has scores for the assessment’s options only", () => {
    for (const { kind, questionnaire, options } of rows) {
      expect(options !== null).toBe(kind === "choice");
      const scores = Object.values(options ?? {}).map(({ score }) => score);
      if (questionnaire === "relationship_assessment")
        expect(new Set(scores.filter((score) => score !== null))).toEqual(new Set([0, 1, 2, 3]));
      else expect(scores.filter((score) => score !== null)).toEqual([]);
    }
  });

  it("prints as a list in both languages", () => {
    const text = contentText(rows);
    for (const row of rows) {
      expect(text).toContain(row.key);
      for (const { en, it: italian } of [row.text, ...Object.values(row.options ?? {}).map((option) => option.text)]) {
        expect(text).toContain(en);
        expect(text).toContain(italian);
      }
    }
    expect(text).toContain("bigfive_cluster4_q6 · N reversed · IPIP q_979");
    expect(text).toMatch(/\[score 0, frightening\]/);
  });
});
