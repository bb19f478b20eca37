import { describe, expect, it } from "vitest";
import { answerFact } from "./answer.ts";
import type { Language } from "#domain/language.ts";

const WRITTEN = new Date("2026-11-16T10:00:00Z");

function ask(language: Language, note: string, question: string) {
  return answerFact({
    language,
    question,
    persona: { name: "Marco", context: "friend" },
    notes: [{ id: "n", content: note, created_at: WRITTEN }],
    interactions: [],
    now: new Date("2026-11-20T10:00:00Z"),
    time_zone: "UTC",
  });
}

/** A note, a question that it answers, and one that it only seems to answer. */
const CASES: readonly [Language, note: string, says: string, doesNot: string][] = [
  [
    "en",
    "Marco's rent for the flat is 1,050 pounds.",
    "how much is Marco's rent",
    "what is the number of Marco's flat",
  ],
  ["en", "At the funeral Marco read the poem “Remember”.", "what poem did Marco read", "what brand is the poem"],
  [
    "en",
    "Marco sold the caravan to a couple from Hull.",
    "who did Marco sell the caravan to",
    "who repaired the caravan",
  ],
  ["en", "Marco rides a green bike to work.", "what colour is Marco's bike", "what brand is Marco's bike"],
  ["en", "Marco has four hens in the garden.", "how many hens does Marco have", "how many sheds does Marco have"],
  [
    "en",
    "Marco starts at Culina on 7 December.",
    "when does Marco start at Culina",
    "when does Marco come back from Culina",
  ],
  ["en", "His daughter Aurora was born on 22 June.", "when was his daughter born", "when is Marco's birthday"],
  ["en", "Left the umbrella at the cinema.", "where did I leave the umbrella", "where did Marco buy the umbrella"],
  ["it", "Marco paga 650 euro di affitto.", "quanto paga di affitto Marco", "quanto prende Marco di stipendio"],
  ["it", "Al funerale Marco ha letto la poesia «Itaca».", "che poesia ha letto Marco", "di che marca è la poesia"],
  ["it", "Marco ha quattro pecore in campagna.", "quante pecore ha Marco", "quante mucche ha Marco"],
  [
    "it",
    "Marco ha il colloquio giovedì alle 10 ad Alba.",
    "a che ora ha il colloquio Marco",
    "a che ora torna Marco da Alba",
  ],
  ["it", "La figlia Aurora è nata il 22 giugno.", "quando è nata la figlia", "quando compie gli anni Marco"],
  [
    "it",
    "Marco è in cassa integrazione, 3 giorni su 5 a casa.",
    "Marco è in cassa integrazione?",
    "quanto prende Marco di cassa integrazione",
  ],
];

describe("certain answers", () => {
  it.each(CASES)("%s: “%s” answers “%s”, and not “%s”", (language, note, says, doesNot) => {
    expect(ask(language, note, says).found).toBe(true);
    expect(ask(language, note, doesNot).found).not.toBe(true);
  });

  it("says that it is not certain where it is not", () => {
    expect(ask("en", "Marco read the poem at the funeral.", "what poem did Marco read")).toMatchObject({
      found: "perhaps",
      text: expect.stringContaining("not certain"),
    });
    expect(ask("it", "Marco ha letto la poesia al funerale.", "che poesia ha letto Marco")).toMatchObject({
      found: "perhaps",
      text: expect.stringContaining("Non è detto"),
    });
  });
});
