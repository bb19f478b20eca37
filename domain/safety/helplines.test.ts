import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { safetyCard } from "./content.card.ts";
import { HELPLINES, helplineSchema, helplinesFor } from "./helplines.ts";

const KINDS = ["self_harm", "violence", "abuse", "fear"] as const;

describe("helplines", () => {
  it("are complete and dated", () => {
    for (const entry of HELPLINES) expect(() => helplineSchema.parse(entry)).not.toThrow();
  });

  it("fit the need and the country", () => {
    const numbers = (list: readonly { number: string }[]) => list.map((entry) => entry.number);
    expect(numbers(helplinesFor({ kind: "abuse", country: "IT", language: "en" }))).toEqual(["1522", "112"]);
    expect(numbers(helplinesFor({ kind: "self_harm", language: "it" }))[0]).toBe("02 2327 2327");
    expect(numbers(helplinesFor({ kind: "self_harm", country: "US", language: "it" }))[0]).toBe("988");
    expect(numbers(helplinesFor({ kind: "fear", country: "gb", language: "en" }))[0]).toBe("0808 2000 247");
    expect(numbers(helplinesFor({ kind: "self_harm", country: "FR", language: "en" }))).toEqual([
      "112",
      "https://findahelpline.com",
    ]);
    expect(numbers(helplinesFor({ kind: "abuse", country: "BR", language: "en" }))).toEqual([
      "https://findahelpline.com",
    ]);
  });

  it("are never missing, and follow a list that the operator gives", () => {
    for (const kind of KINDS) {
      for (const language of LANGUAGES) {
        for (const country of [null, "IT", "US", "GB", "DE", "JP"]) {
          expect(helplinesFor({ kind, country, language }).length).toBeGreaterThan(0);
        }
      }
    }
    const own = HELPLINES.filter((entry) => entry.country === "IT");
    expect(helplinesFor({ kind: "abuse", country: "JP", language: "it" }, own)).toEqual([]);
  });
});

describe("the card", () => {
  it("has its texts in both languages and no number of its own", () => {
    for (const kind of KINDS) {
      for (const language of LANGUAGES) {
        const { title, body } = safetyCard(kind, language);
        expect(title.length).toBeGreaterThan(10);
        expect(body.length).toBeGreaterThan(80);
        expect(title + body).not.toMatch(/\d/);
      }
    }
  });
});
