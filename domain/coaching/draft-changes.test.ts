import { describe, expect, it } from "vitest";
import { EVERYDAY_CHANGES_EN } from "#domain/drafts/drafts.changes.everyday.en.ts";
import { EVERYDAY_CHANGES_IT } from "#domain/drafts/drafts.changes.everyday.it.ts";
import { readDraftChains } from "#domain/drafts/read-cases.ts";
import { LANGUAGES } from "#domain/language.ts";
import { begin, PERSON } from "../../tests/support/coach-talk.ts";

const CHAINS = { en: readDraftChains(EVERYDAY_CHANGES_EN), it: readDraftChains(EVERYDAY_CHANGES_IT) };

const has = (text: string, words: string): boolean =>
  /^\W+$/.test(words)
    ? text.includes(words)
    : new RegExp(`(?<![\\p{L}\\d])${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`, "u").test(text);

const draftOf = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.startsWith(">"))
    .join("\n");

describe.each(LANGUAGES)("changes to an open draft, in %s", (language) => {
  it.each(CHAINS[language])("$say", ({ say, persona, changes }) => {
    const talk = begin(language, { persona: { ...PERSON, ...persona } });
    expect(draftOf(talk.say(say).text)).not.toBe("");
    for (const { wish, holds, lacks } of changes) {
      const draft = draftOf(talk.say(wish).text);
      const small = draft.toLowerCase();
      expect({
        wish,
        draft,
        missing: holds.filter((any) => !any.some((one) => small.includes(one))),
        stray: lacks.filter((words) => has(small, words)),
      }).toEqual({ wish, draft, missing: [], stray: [] });
    }
  });

  it("leaves the draft unchanged if a change is not understood", () => {
    const talk = begin(language, { persona: { ...PERSON, name: "Ruth" } });
    const first = draftOf(
      talk.say(language === "en" ? "tell ruth i can't come on saturday" : "scrivi a ruth che sabato non vengo").text,
    );
    const answer = talk.say(language === "en" ? "hmm, something's off" : "mah, non mi convince").text;
    expect(draftOf(answer)).toBe(first);
    expect(answer).toMatch(/\?|:|\./);
    expect(draftOf(talk.say(language === "en" ? "make it sunday" : "no, domenica").text).toLowerCase()).toContain(
      language === "en" ? "sunday" : "domenica",
    );
  });
});
