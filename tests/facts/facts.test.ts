import { NEAREST } from "#domain/facts/content.answers.ts";
import { describe, expect, it } from "vitest";
import { answerFact, asksFact, comingEvents } from "#domain/facts/answer.ts";
import { casesOf, fails, inputOf, type World } from "./cases.ts";
import { ENGLISH } from "./cases.en.ts";
import { ITALIAN } from "./cases.it.ts";
import { ENGLISH_DIARIES } from "./worlds.en.ts";
import { ITALIAN_DIARIES } from "./worlds.it.ts";
import { ENGLISH_JOURNALS } from "./worlds2.en.ts";
import { ITALIAN_JOURNALS } from "./worlds2.it.ts";
import { ENGLISH_LOGBOOKS } from "./worlds3.en.ts";
import { ITALIAN_LOGBOOKS } from "./worlds3.it.ts";
import { ENGLISH_DAYBOOKS } from "./worlds4.en.ts";
import { ITALIAN_DAYBOOKS } from "./worlds4.it.ts";
import { ENGLISH_LAST } from "./worlds5.en.ts";
import { ITALIAN_LAST } from "./worlds5.it.ts";
import { ENGLISH_SIXTH } from "./worlds6.en.ts";
import { ITALIAN_SIXTH } from "./worlds6.it.ts";
import { ENGLISH_SEVENTH } from "./worlds7.en.ts";
import { ITALIAN_SEVENTH } from "./worlds7.it.ts";
import { ENGLISH_EIGHTH } from "./worlds8.en.ts";
import { ITALIAN_EIGHTH } from "./worlds8.it.ts";
import { ENGLISH_NINTH } from "./worlds9.en.ts";
import { ITALIAN_NINTH } from "./worlds9.it.ts";

function tryAll(worlds: readonly World[]) {
  return worlds.flatMap(casesOf).map((one) => {
    const answer = answerFact({ ...inputOf(one.world), question: one.question });
    return { ...one, answer, failed: fails(one, answer) };
  });
}

const TRIED = new Map<readonly World[], ReturnType<typeof tryAll>>();

/** Several tests look at the same answers. */
function tried(worlds: readonly World[]) {
  const known = TRIED.get(worlds) ?? tryAll(worlds);
  TRIED.set(worlds, known);
  return known;
}

const WORLDS: readonly (readonly [string, readonly World[]])[] = [
  ["English", ENGLISH],
  ["Italian", ITALIAN],
  ["English diary", ENGLISH_DIARIES],
  ["Italian diary", ITALIAN_DIARIES],
  ["English journal", ENGLISH_JOURNALS],
  ["Italian journal", ITALIAN_JOURNALS],
  ["English logbook", ENGLISH_LOGBOOKS],
  ["Italian logbook", ITALIAN_LOGBOOKS],
  ["English daybook", ENGLISH_DAYBOOKS],
  ["Italian daybook", ITALIAN_DAYBOOKS],
  ["last English", ENGLISH_LAST],
  ["last Italian", ITALIAN_LAST],
  ["sixth English", ENGLISH_SIXTH],
  ["sixth Italian", ITALIAN_SIXTH],
  ["seventh English", ENGLISH_SEVENTH],
  ["seventh Italian", ITALIAN_SEVENTH],
  ["eighth English", ENGLISH_EIGHTH],
  ["eighth Italian", ITALIAN_EIGHTH],
  ["ninth English", ENGLISH_NINTH],
  ["ninth Italian", ITALIAN_NINTH],
];

/** Exceptions: these notes do contain the answer. */
const TOLD = new Set(["Jo: what is her phone number", "Tea: quanto è alto"]);

describe("answers to questions about facts", () => {
  it.each(WORLDS)("answers the %s questions from the notes", (name, worlds) => {
    const cases = tried(worlds);
    const wrong = cases.filter(({ failed }) => failed);
    const told = wrong.map(({ world, question, answer }) => `${world.name}: ${question} -> ${answer.text}`);
    expect(wrong.length / cases.length, told.join("\n")).toBeLessThanOrEqual(name.startsWith("ninth") ? 0.15 : 0.1);
  });

  it.each(WORLDS)("is certain of most answers in the %s notes", (_, worlds) => {
    const found = tried(worlds).filter(({ absent }) => !absent);
    const doubted = found.filter(({ answer }) => answer.found === "perhaps");
    expect(doubted.length / found.length).toBeLessThanOrEqual(1 / 3);
  });

  it.each(WORLDS)("invents no answer that the %s notes do not contain", (_, worlds) => {
    const invented = tried(worlds).filter(({ absent, failed }) => absent && failed);
    expect(invented.map(({ world, question, answer }) => `${world.name}: ${question} -> ${answer.text}`)).toEqual([]);
  });

  it("does not answer questions that no notes answer", () => {
    const never = {
      en: "what is the wifi password|how tall is he|what does his mother earn|what is her middle name|which football team does he support|what is her phone number|what colour are his eyes|what is her favourite film|how much does he earn|where does his daughter go to school|what time does she get up|what does her husband earn|how many siblings does she have in canada|what is his blood type",
      it: "qual è la password del wifi|quanto è alto|quanto guadagna sua madre|per che squadra tifa|qual è il suo numero di telefono|di che colore ha gli occhi|qual è il suo film preferito|dove va a scuola sua figlia|a che ora si alza|di che segno è|che gruppo sanguigno ha|qual è il codice del cancello|quanti fratelli ha in canada|che musica ascolta suo padre",
    };
    const told = WORLDS.flatMap(([, worlds]) => worlds).flatMap((world) =>
      never[world.language]
        .split("|")
        .map((question) => ({ question, answer: answerFact({ ...inputOf(world), question }) }))
        .filter(({ question, answer }) => answer.found === true && !TOLD.has(`${world.name}: ${question}`))
        .map(({ question, answer }) => `${world.name}: ${question} -> ${answer.text}`),
    );
    expect(told).toEqual([]);
  });

  it("names the notes it answers from", () => {
    for (const { answer } of tried(ENGLISH_DIARIES)) {
      if (answer.found) expect(answer.sources).not.toEqual([]);
      // Notes that are shown without an answer are introduced as the nearest ones.
      else expect(answer.text.includes(NEAREST.en)).toBe(answer.sources.length > 0);
    }
  });

  it("recognizes questions about facts", () => {
    const asked = WORLDS.flatMap(([, worlds]) => worlds.flatMap(casesOf)).map(({ question }) => question);
    const missed = asked.filter((question) => !asksFact(question));
    expect(missed.length / asked.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
  });

  it.each([
    "when should i tell him?",
    "what do i say to her",
    "why does he always do that?",
    "who does she think she is",
    "how do i apologise",
    "what should i get her for her birthday",
    "does he love me",
    "can i trust him",
    "what does she want from me",
    "why won't he talk to me",
    "he owes me an apology and i am tired of it",
    "help me write a message",
    "what if she says no",
    "quando glielo dico?",
    "che cosa gli regalo?",
    "come faccio a parlargli",
    "perché fa sempre così",
    "dovrei chiamarla?",
    "chi si crede di essere",
    "cosa vuole da me",
    "mi ama ancora?",
    "quando è meglio parlarle",
    "non so cosa fare",
    "",
    "ok",
    "???",
  ])("does not take “%s” for one", (question) => {
    expect(asksFact(question)).toBe(false);
  });

  it("lists upcoming interactions, soonest first", () => {
    const input = {
      persona: { name: "Ana" },
      notes: [
        { id: "a", content: "Ana's exam is next Friday. She was ill last week.", created_at: "2026-11-17T10:00:00Z" },
        { id: "b", content: "Ana arriva dal 5 all'8 dicembre.", created_at: "2026-11-10T10:00:00Z" },
        { id: "c", content: "Ana left on 3 November.", created_at: "2026-11-03T10:00:00Z" },
      ],
      interactions: [
        {
          id: "p",
          status: "planned",
          objectives: "Ask about the trip",
          created_at: "2026-11-01T10:00:00Z",
          interaction_date: "2026-11-25T10:00:00Z",
        },
        {
          id: "q",
          status: "completed",
          objectives: "Talk",
          created_at: "2026-11-01T10:00:00Z",
          interaction_date: "2026-11-26T10:00:00Z",
        },
      ],
      now: new Date("2026-11-18T10:00:00Z"),
      time_zone: "UTC",
    };
    expect(comingEvents(input)).toEqual([
      { day: "2026-11-20", text: "Ana's exam is next Friday.", source: { kind: "note", id: "a" }, kind: "note" },
      { day: "2026-11-25", text: "Ask about the trip", source: { kind: "interaction", id: "p" }, kind: "interaction" },
      { day: "2026-12-05", text: "Ana arriva dal 5 all'8 dicembre.", source: { kind: "note", id: "b" }, kind: "note" },
    ]);
  });

  it("treats an invalid time zone as UTC", () => {
    const [world] = ENGLISH_DIARIES;
    const input = { ...inputOf(world!), time_zone: "Nowhere/Land", question: "what's the cat called" };
    expect(answerFact(input).text).toContain("Biscuit");
    expect(() => comingEvents(input)).not.toThrow();
  });

  it("never throws", () => {
    const odd = [
      "",
      " ",
      "?",
      "\u0000",
      "'s",
      "l'",
      "when",
      "€€€",
      "99/99/9999",
      "🙂🙂",
      "__proto__",
      "how many constructor",
      "a".repeat(5000),
      "(".repeat(600),
      "1".repeat(600),
      "when ".repeat(300),
      "\ud800",
      "il 31 febbraio 99",
      "{{name}} {day}",
      "<script>",
      "how much 1.000.000,00 €",
    ];
    for (const question of odd)
      for (const content of odd)
        expect(() => {
          asksFact(question);
          answerFact({
            language: "it",
            question,
            persona: { name: content, context: "friend" },
            notes: [{ id: "n", content, created_at: content }],
            interactions: [
              { id: "i", status: "planned", objectives: content, created_at: content, interaction_date: content },
            ],
            now: new Date("2026-11-20T10:00:00Z"),
            time_zone: "UTC",
          });
        }).not.toThrow();
  });
});
