import { describe, expect, it } from "vitest";
import { draftFor } from "#domain/drafts/draft-for.ts";
import { readDraftCases } from "#domain/drafts/read-cases.ts";
import { render } from "#domain/drafts/write-draft.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";

/** Requests in the format of `readDraftCases`, and messages (`none`) that contain nothing to draft. */
export interface DraftRequests {
  cases: string;
  none: readonly string[];
}

/** Double spaces and misplaced punctuation. */
const STRAY = / {2,}| [,.?!;]|[,;:.][.?!,](?!\.)|,,/;
const PERSON: Record<Language, string> = { en: "Alex", it: "Andrea" };

const has = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`, "u").test(text);

/** The draft for a request; empty if there is none. */
export function messageFor(
  language: Language,
  text: string,
  persona?: Parameters<typeof draftFor>[0]["persona"],
): string {
  const about = persona ?? { name: PERSON[language], context: "friend" };
  const draft = draftFor({ language, text, persona: about, user: { name: null } });
  return "missing" in draft ? "" : render(draft);
}

/** Tests that each draft has all required words and no forbidden ones, and that `none` get no draft. */
export function testDraftRequests(title: string, requests: Record<Language, DraftRequests>, least: number): void {
  describe.each(LANGUAGES)(`${title}, in %s`, (language) => {
    const cases = readDraftCases(requests[language].cases);

    it("has enough cases", () => {
      expect(cases.length).toBeGreaterThanOrEqual(least);
    });

    it.each(cases)("$say", ({ say, persona, holds, lacks }) => {
      const text = messageFor(language, say, persona);
      const small = text.toLowerCase();
      expect({
        text,
        missing: holds.filter((any) => !any.some((one) => small.includes(one))),
        stray: [...lacks.filter((words) => has(small, words)), ...(STRAY.test(text) ? ["signs"] : [])],
      }).toEqual({ text, missing: [], stray: [] });
    });

    it.each(requests[language].none)("writes no message for: %s", (say) => {
      expect(messageFor(language, say)).toBe("");
    });
  });
}
