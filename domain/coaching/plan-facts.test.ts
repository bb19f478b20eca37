import { describe, expect, it } from "vitest";
import type { Language } from "#domain/language.ts";
import { begin, NOW, PERSON } from "../../tests/support/coach-talk.ts";
import { writePortrait } from "./interpret-persona.ts";

type Note = readonly [day: string, content: string];

const told = (notes: readonly Note[]) =>
  notes
    .map(([day, content], at) => ({ id: `n${at}`, content, created_at: new Date(`2026-${day}T10:00:00Z`) }))
    .toReversed();

function prepare(language: Language, notes: readonly Note[], said: string) {
  const talk = begin(language, {
    mode: "interaction_preparation",
    persona: { ...PERSON, name: "Marco" },
    notes: told(notes),
  });
  const first =
    language === "en" ? "Help me prepare a talk with Marco" : "Aiutami a preparare una conversazione con Marco";
  talk.say(first);
  return talk.say(said);
}

describe("a plan", () => {
  it.each([
    [
      "en",
      "Marco is allergic to walnuts.",
      "I want to invite him to dinner at my place",
      /on 3 November: “Marco is allergic to walnuts”/,
    ],
    [
      "it",
      "Marco è allergico alle noci.",
      "Voglio invitarlo a cena da me",
      /il 3 novembre: «Marco è allergico alle noci»/,
    ],
  ] as const)("%s: mentions the diet if it involves a meal (%s)", (language, note, said, words) => {
    const { text, plan, sources } = prepare(language, [["11-03", note]], said);
    expect(plan).toBeDefined();
    expect(text).toMatch(words);
    expect(sources).toContainEqual({ kind: "note", id: "n0" });
  });

  it.each([
    ["en", [["11-03", "Marco is allergic to walnuts."]], "I want to ask him to help me move"],
    ["en", [["11-03", "His brother is allergic to walnuts."]], "I want to invite him to dinner at my place"],
    [
      "en",
      [
        ["10-03", "Marco is allergic to walnuts."],
        ["11-03", "Marco is no longer allergic, the test said."],
      ],
      "I want to invite him to dinner",
    ],
    ["it", [["11-03", "Marco è allergico alle noci."]], "Voglio chiedergli di aiutarmi con il trasloco"],
    ["it", [["11-03", "Suo fratello è allergico alle noci."]], "Voglio invitarlo a cena da me"],
    [
      "it",
      [
        ["10-03", "Marco è allergico alle noci."],
        ["11-03", "Marco non è più allergico, dice il test."],
      ],
      "Voglio invitarlo a cena",
    ],
  ] as const)("%s: mentions it nowhere else (%j, %s)", (language, notes, said) => {
    const { text } = prepare(language, notes, said);
    expect(text).not.toMatch(/For the table|Per la tavola/);
  });

  it.each([
    [
      "en",
      ["Lent Marco 300 euros for the car.", "Marco paid back 50 euros."],
      "I want to ask him for my money back",
      "250 euros",
    ],
    [
      "it",
      ["Ho prestato a Marco 300 euro per la macchina.", "Marco mi ha restituito 50 euro."],
      "Voglio chiedergli di ridarmi i soldi",
      "250 euro",
    ],
  ] as const)("%s: names the outstanding sum", (language, [lent, paid], said, sum) => {
    const { text, plan, sources } = prepare(
      language,
      [
        ["09-01", lent],
        ["11-10", paid],
      ],
      said,
    );
    expect(plan?.action).toContain(sum);
    expect(text).toContain(sum);
    expect(sources).toContainEqual({ kind: "note", id: "n1" });
  });

  it.each([
    [
      "en",
      "Marco has his driving test on 21 November.",
      "I want to ask him to help me move",
      /Tomorrow, as you wrote, there is this: “[^”]*driving test/,
    ],
    [
      "it",
      "Marco ha l’esame di guida il 21 novembre.",
      "Voglio chiedergli di aiutarmi con il trasloco",
      /Domani, come hai scritto, c’è questo: «[^»]*esame di guida/,
    ],
  ] as const)("%s: mentions events of the next days (%s)", (language, note, said, words) => {
    expect(prepare(language, [["11-03", note]], said).text).toMatch(words);
    const later = note.replace("21", "29");
    expect(prepare(language, [["11-03", later]], said).text).not.toMatch(
      /as you wrote, there is this|come hai scritto, c’è questo/,
    );
  });
});

describe("a portrait's tips", () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => String(seed));
  const tips = (language: Language, notes: readonly Note[], said: readonly string[] = []) =>
    seeds
      .map(
        (seed) =>
          writePortrait({
            traits: { O: 5, C: 4, E: 3, A: 2, N: 4 },
            language,
            persona: { name: "Marco", context: "friend" },
            notes: told(notes),
            now: NOW,
            time_zone: "Europe/Rome",
            seed,
            said,
          }).relational_tips,
      )
      .join("\n");
  const OPEN: readonly [Language, readonly Note[], RegExp][] = [
    [
      "en",
      [
        ["09-01", "Lent Marco 300 euros for the car."],
        ["11-10", "Marco paid back 50 euros."],
      ],
      /250 euros are still open/,
    ],
    [
      "it",
      [
        ["09-01", "Ho prestato a Marco 300 euro per la macchina."],
        ["11-10", "Marco mi ha restituito 50 euro."],
      ],
      /in sospeso 250 euro/,
    ],
    [
      "en",
      [["11-03", "Marco promised to bring the drill back."]],
      /“Marco promised to bring the drill back”, you wrote/,
    ],
    [
      "it",
      [["11-03", "Marco mi ha promesso di riportare il trapano."]],
      /promesso di riportare il trapano», hai scritto/,
    ],
  ];
  it.each(OPEN)("%s: mention open matters (%j)", (language, notes, words) => {
    expect(tips(language, notes)).toMatch(words);
  });

  it.each(OPEN)("%s: mention them once a month at most (%j)", (language, notes, words) => {
    expect(tips(language, notes, [tips(language, notes)])).not.toMatch(words);
  });

  it.each([
    [
      "en",
      [
        ["09-01", "Lent Marco 300 euros for the car."],
        ["11-10", "Marco paid me back everything."],
      ],
    ],
    [
      "it",
      [
        ["09-01", "Ho prestato a Marco 300 euro."],
        ["11-10", "Marco mi ha restituito tutto."],
      ],
    ],
  ] as const)("%s: mention nothing that is settled (%j)", (language, notes) => {
    expect(tips(language, notes)).not.toMatch(/still open between|restano in sospeso/);
  });
});
