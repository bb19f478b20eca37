import type { TFunction } from "i18next";
import { describe, expect, it } from "vitest";
import type { Interaction } from "#domain/interactions/contract.ts";
import type { Language } from "#domain/language.ts";
import type { Note } from "#domain/notes/contract.ts";
import { texts } from "../../tests/e2e/texts.ts";
import { startersOf, type UserTexts } from "./-starters.ts";

const NOW = new Date(2026, 10, 20, 15);

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const plan = (objectives: string, planned_date: string | null) => ({ objectives, planned_date }) as Interaction;
const note = (content: string, left_out_of_ai = false) => ({ content, left_out_of_ai }) as Note;

function offered({ notes = [], plans = [] }: Partial<UserTexts>, language: Language = "en") {
  const t = ((key: string, values: Record<string, string>) =>
    texts(language)(`chat:${key}`, values)) as unknown as TFunction<"chat">;
  return startersOf({ notes, plans }, t, language, NOW);
}
const messages = (written: Partial<UserTexts>, language?: Language) =>
  offered(written, language).map(({ message }) => message);

describe("the note starter", () => {
  it("uses the newest note that is not excluded from AI", () => {
    const notes = [note("Nobody may know", true), note("She has moved"), note("She was late")];
    const shown = JSON.stringify(offered({ notes }));
    expect(shown).toContain("She has moved");
    expect(shown).not.toContain("Nobody may know");
    expect(offered({ notes: notes.slice(0, 1) })).toEqual([]);
  });
});

describe("the plan starter", () => {
  const overdue = [plan("long gone", at(2, 10)), plan("just gone", at(19, 23))];

  it("uses the earliest plan from today on, including earlier today", () => {
    const coming = [plan("next month", at(35, 10)), plan("tomorrow", at(21, 8)), plan("this morning", at(20, 0))];
    const undated = [plan("some day", null)];
    expect(messages({ plans: [...undated, ...overdue, ...coming] })[0]).toContain("“this morning.”");
    expect(messages({ plans: [...undated, ...overdue, ...coming.slice(0, 2)] })[0]).toMatch(
      /^For Saturday, 21 November 2026 .*“tomorrow\.”/,
    );
  });

  it("prefers an undated plan to a past one, and leaves out a past date", () => {
    expect(messages({ plans: [...overdue, plan("some day", null)] })[0]).toContain("“some day.”");
    expect(messages({ plans: overdue })[0]).toBe("I have planned this: “just gone.” How do I go about it?");
  });
});

describe("the message", () => {
  it.each([
    ["en", "Call her", "I have planned this: “Call her.” How do I go about it?"],
    ["en", "Call her.", "I have planned this: “Call her.” How do I go about it?"],
    ["en", "Call her?", "I have planned this: “Call her?” How do I go about it?"],
    ["it", "Chiamarla", "Ho in programma questo: «Chiamarla». Come posso affrontarlo?"],
    ["it", "Chiamarla.", "Ho in programma questo: «Chiamarla». Come posso affrontarlo?"],
    ["it", "Chiamarla...", "Ho in programma questo: «Chiamarla...». Come posso affrontarlo?"],
  ] as const)("in %s quotes a plan with one full stop: %s", (language, written, said) => {
    expect(messages({ plans: [plan(written, null)] }, language)).toEqual([said]);
  });

  it.each([
    ["en", "She was late.", "I wrote in a note: “She was late.” What could I do about it?"],
    ["it", "Tutto bene.", "In una nota ho scritto: «Tutto bene». Che cosa potrei fare?"],
  ] as const)("in %s quotes a note with one full stop: %s", (language, written, said) => {
    expect(messages({ notes: [note(written)] }, language)).toEqual([said]);
  });
});
