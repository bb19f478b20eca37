import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import type { AssessmentHistoryEntry } from "#domain/relationship/contract.ts";
import { texts } from "../../../tests/e2e/texts.ts";
import { speak } from "../../../tests/support/speak.ts";
import { ResultMark } from "./ResultMark.tsx";
import { resultMarks } from "./result-marks.ts";

vi.mock("@tanstack/react-router", () => ({ Link: ({ children }: { children: ReactNode }) => <span>{children}</span> }));

/** Results with these overall scores, newest first. */
const history = (...scores: number[]): AssessmentHistoryEntry[] =>
  scores.map((RHS, at) => ({
    id: String(at),
    created_at: new Date(Date.UTC(2026, 10, 20 - at)).toISOString(),
    scores: { RHS } as AssessmentHistoryEntry["scores"],
  }));

describe.each(LANGUAGES)("results on a timeline in %s", (language) => {
  const t = (key: string, values?: Record<string, number>) => texts(language)(`relationship:mark.${key}`, values);
  const shown = (scores: number[], plain = false) =>
    resultMarks(history(...scores), plain).map((mark) =>
      renderToStaticMarkup(<ResultMark personaId="1" mark={mark} />),
    );
  beforeEach(() => speak(language));

  it("show their score, and only the newest has a link", () => {
    const [newest, before] = shown([61.4, 58]);
    expect(newest).toContain(t("result", { score: 61 }));
    expect(newest).toContain(t("look"));
    expect(before).toContain(t("result", { score: 58 }));
    expect(before).not.toContain(t("look"));
  });

  it("are a turning point at 15 points or more from the previous one, up or down", () => {
    const [down, up, steady, first] = shown([50, 65, 50, 49]);
    expect(down).toContain(t("down"));
    expect(up).toContain(t("up"));
    for (const mark of [steady, first]) {
      expect(mark).not.toContain(t("up"));
      expect(mark).not.toContain(t("down"));
    }
  });

  it("are no turning points with a safety concern", () => {
    for (const mark of shown([90, 40], true)) expect(mark).not.toContain(t("up"));
  });
});
