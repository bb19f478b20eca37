import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./language.ts";
import { LIKERT_LABELS } from "./likert.ts";
import { likertSchema } from "./traits.ts";

describe("the labels of the agreement scale", () => {
  it.each(LANGUAGES)("have a different label for every answer in %s", (language) => {
    const labels = LIKERT_LABELS[language];
    expect(new Set(labels).size).toBe(5);
    labels.forEach((_, index) => expect(likertSchema.safeParse(index + 1).success).toBe(true));
    expect(likertSchema.safeParse(labels.length + 1).success).toBe(false);
  });

  it("run from disagreement to agreement", () => {
    expect(LIKERT_LABELS.en.at(0)).toBe("Strongly Disagree");
    expect(LIKERT_LABELS.en.at(-1)).toBe("Strongly Agree");
    expect(LIKERT_LABELS.it.at(0)).toBe("Fortemente in disaccordo");
    expect(LIKERT_LABELS.it.at(-1)).toBe("Fortemente d’accordo");
  });

  it("use typographic apostrophes", () => {
    expect(LANGUAGES.flatMap((language) => LIKERT_LABELS[language]).join(" ")).not.toMatch(/['"`]/);
  });
});
