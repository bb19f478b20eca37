import { describe, expect, it } from "vitest";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { comingDayLabel } from "./dates.ts";
import { PERSONA_TIPS, PERSONA_TIPS_ANY } from "./content.persona-advice.ts";
import * as coming from "./content.portrait-coming.ts";
import { CONTEXT_ADVICE } from "./content.portrait-context.ts";
import { NOTE_TIP } from "./content.portrait-notes.ts";
import { writePortrait } from "./interpret-persona.ts";
import { isTemplateUsed } from "./portrait-fresh.ts";
import type { PortraitInput } from "./portrait-input.ts";
import { countWords } from "./text.ts";

/** A Wednesday. */
const NOW = new Date("2026-11-25T12:00:00Z");
const SEEDS = Array.from({ length: 40 }, (_, seed) => String(seed));

function person(language: Language, more: Partial<PortraitInput> = {}): PortraitInput {
  return {
    traits: { O: 4, C: 5, E: 2, A: 4, N: 2 },
    language,
    persona: { name: "Marta", context: "friend" },
    now: NOW,
    time_zone: "Europe/Rome",
    ...more,
  };
}

const tipsOf = (input: PortraitInput) => writePortrait(input).relational_tips;
const holds = (text: string, list: readonly Bilingual[], language: Language) =>
  list.some((one) => isTemplateUsed([text], one[language]));

describe.each(LANGUAGES)("tips about a person (%s)", (language) => {
  const says = (en: string, it_: string) => (language === "it" ? it_ : en);

  it("name a future day from a note", () => {
    const content = says("On Saturday she starts the new job.", "Sabato comincia il nuovo lavoro.");
    const texts = SEEDS.map((seed) =>
      tipsOf(person(language, { seed, notes: [{ content, created_at: "2026-11-24T18:00:00Z" }] })),
    );
    for (const text of texts) {
      expect(text).toMatch(says("on Saturday", "sabato") === "sabato" ? /sabato/i : /on Saturday/i);
      expect(text).toContain(says("“she starts the new job”", "«comincia il nuovo lavoro»"));
      expect(holds(text, coming.COMING_TIP, language)).toBe(true);
    }
  });

  it("name the day of a planned interaction, and offer help before a serious event", () => {
    const planned = [
      { objectives: says("Talk about the summer", "Parlare dell’estate"), planned_date: "2026-12-05T10:00:00Z" },
    ];
    const text = tipsOf(person(language, { planned, seed: "s" }));
    expect(text).toContain(says("on 5 December", "il 5 dicembre").slice(3));
    expect(holds(text, coming.COMING_PLAN_TIP, language)).toBe(true);
    const content = says("On Saturday he starts the chemo.", "Sabato comincia la chemio.");
    const heavy = tipsOf(person(language, { seed: "s", notes: [{ content, created_at: "2026-11-24T18:00:00Z" }] }));
    expect(holds(heavy, coming.COMING_GRAVE_TIP, language)).toBe(true);
    expect(holds(heavy, coming.COMING_TIP, language)).toBe(false);
  });

  it("don't mention a past day", () => {
    const content = says("On Saturday she started the new job.", "Sabato ha cominciato il nuovo lavoro.");
    const text = tipsOf(person(language, { seed: "s", notes: [{ content, created_at: "2026-11-10T18:00:00Z" }] }));
    expect(holds(text, [...coming.COMING_TIP, ...coming.COMING_PLAN_TIP], language)).toBe(false);
  });

  it("are based on answers if nothing else is known", () => {
    for (const seed of SEEDS) {
      const text = tipsOf(person(language, { seed }));
      const paragraphs = text.split("\n\n");
      const loose = [...PERSONA_TIPS_ANY, ...Object.values(PERSONA_TIPS).flatMap(({ high, low }) => [...high, ...low])];
      const tied = paragraphs.filter((one) => holds(one, coming.FROM_ANSWER, language));
      expect(tied.length).toBeGreaterThanOrEqual(2);
      const untied = paragraphs.filter((one) => holds(one, loose, language) && !tied.includes(one));
      expect(untied.length).toBeLessThanOrEqual(1);
    }
  });

  it("never suggest a repetition after grave news, however warm the note", () => {
    const content = says(
      "She told me about the diagnosis, cancer. We hugged for a long time, it was warm.",
      "Mi ha detto della diagnosi, un tumore. Ci siamo abbracciate a lungo, è stato bello.",
    );
    for (const seed of SEEDS) {
      const portrait = writePortrait(
        person(language, { seed, notes: [{ content, created_at: "2026-11-24T18:00:00Z" }] }),
      );
      expect(holds(portrait.relational_tips, NOTE_TIP.good, language)).toBe(false);
      expect(portrait.summary + portrait.relational_tips).not.toMatch(/arrange the same again|organizza di nuovo/i);
    }
  });

  it("are not repeated within a month, about anybody", () => {
    const names = ["Marta", "Luca", "Andrea", "Giulia", "Piero", "Nadia", "Omar", "Rosa"];
    const said: string[] = [];
    const templates = [
      ...PERSONA_TIPS_ANY,
      ...Object.values(PERSONA_TIPS).flatMap(({ high, low }) => [...high, ...low]),
      ...Object.values(NOTE_TIP).flat(),
      ...CONTEXT_ADVICE.friend.close,
      ...coming.COMING_TIP,
    ];
    for (const [at, name] of names.entries()) {
      const content = says("We talked about the garden and the fence.", "Abbiamo parlato dell’orto e della rete.");
      const text = tipsOf(
        person(language, {
          seed: `${at}`,
          persona: { name, context: "friend" },
          notes: [{ content, created_at: "2026-11-24T18:00:00Z" }],
          said,
        }),
      );
      for (const one of templates)
        expect([one[language], isTemplateUsed(said, one[language]) && isTemplateUsed([text], one[language])]).toEqual([
          one[language],
          false,
        ]);
      said.push(text);
    }
    expect(said.every((text) => countWords(text) >= 40)).toBe(true);
  });

  it("rarely ask the unanswerable question", () => {
    const content = says("We talked about the garden and the fence.", "Abbiamo parlato dell’orto e della rete.");
    const [, , question] = NOTE_TIP.plain;
    const count = SEEDS.filter((seed) => {
      const text = tipsOf(person(language, { seed, notes: [{ content, created_at: "2026-11-24T18:00:00Z" }] }));
      return isTemplateUsed([text], question![language]);
    }).length;
    expect(count).toBeLessThan(SEEDS.length / 2);
  });
});

it("names future days naturally", () => {
  const label = (day: string, language: Language) => comingDayLabel(day, NOW, language, "Europe/Rome");
  expect(["2026-11-25", "2026-11-26", "2026-11-28", "2026-12-05"].map((day) => label(day, "en"))).toEqual([
    "today",
    "tomorrow",
    "on Saturday",
    "on 5 December",
  ]);
  expect(["2026-11-25", "2026-11-26", "2026-11-28", "2026-12-08"].map((day) => label(day, "it"))).toEqual([
    "oggi",
    "domani",
    "sabato",
    "l’8 dicembre",
  ]);
});
