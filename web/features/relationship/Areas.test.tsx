import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import type { AssessmentResult } from "#domain/relationship/contract.ts";
import { texts } from "../../../tests/e2e/texts.ts";
import { speak } from "../../../tests/support/speak.ts";
import { Areas } from "./Areas.tsx";

const result: AssessmentResult = {
  id: "1",
  created_at: "2026-11-20T10:00:00Z",
  scores: {
    TrustIndex: 89,
    EmotionalSafety: 67,
    ReciprocityScore: 67,
    ReliabilityScore: 67,
    ConflictRepair: 67,
    CommFitAlignment: 33,
    RHS: 65,
  },
  strength: "TrustIndex",
  focus: "CommFitAlignment",
  even: false,
  left_out: 0,
  safety_concern: false,
  coaching_triggers: [],
  tips: [],
  tips_language: "en",
};

const shown = (more: Partial<AssessmentResult>, plain = false) =>
  renderToStaticMarkup(<Areas result={{ ...result, ...more }} plain={plain} />);

describe.each(LANGUAGES)("the areas of a result in %s", (language) => {
  const t = (key: string, values?: Record<string, number>) => texts(language)(`relationship:snapshot.${key}`, values);
  beforeEach(() => speak(language));

  it("say how many questions they are based on", () => {
    expect(shown({})).toContain(t("overall"));
    const some = shown({ left_out: 2 });
    expect(some).not.toContain(t("overall"));
    expect(some).toContain(t("overall_counted", { n: 10 }));
    expect(t("overall_counted", { n: 10 })).toContain("10");
  });

  it("say that there are no percentiles, except with a safety concern", () => {
    expect(shown({})).toContain(t("no_percentiles"));
    expect(shown({ safety_concern: true }, true)).not.toContain(t("no_percentiles"));
  });

  it("state no number of areas in the text about their choice, because it varies from one to four", () => {
    const byRange = t("by_range");
    const scores = { ...result.scores, EmotionalSafety: 20 };
    expect(shown({ scores })).toContain(byRange);
    expect(byRange).not.toMatch(/\b(?:two|due)\b/);
  });
});
