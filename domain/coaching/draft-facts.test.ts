import { describe, expect, it } from "vitest";
import type { Language } from "#domain/language.ts";
import { finish } from "../../tests/support/finish.ts";
import { needsRecords } from "./answer-records.ts";
import { begin, last, PERSON } from "../../tests/support/coach-talk.ts";

type Note = readonly [day: string, content: string];

function say(language: Language, name: string, notes: readonly Note[], message: string, more = {}) {
  const talk = begin(language, {
    persona: { ...PERSON, name, ...more },
    notes: notes
      .map(([day, content], at) => ({ id: `n${at}`, content, created_at: new Date(`2026-${day}T10:00:00Z`) }))
      .toReversed(),
  });
  return last([talk.say(message)]);
}

const LOAN: Record<Language, readonly Note[]> = {
  en: [
    ["09-01", "Lent Marco 300 euros for the car."],
    ["11-10", "Marco paid back 50 euros."],
  ],
  it: [
    ["09-01", "Ho prestato a Marco 300 euro per la macchina."],
    ["11-10", "Marco mi ha restituito 50 euro."],
  ],
};
const MONEY: readonly [Language, string, RegExp][] = [
  ["en", "Write to Marco that I need the money back", /^> .*I need the remaining 250 euros back\.$/m],
  ["en", "Ask Marco to give me my money back", /^> .*give me the remaining 250 euros back\?$/m],
  ["it", "Scrivi a Marco che ho bisogno dei soldi indietro", /^> .*dei 250 euro che mancano/m],
  ["it", "Chiedi a Marco di ridarmi i soldi", /^> .*ridarmi i 250 euro che mancano/m],
];

describe("a message that asks for the money back", () => {
  it.each(MONEY)("%s: names the outstanding sum and its date (%s)", (language, message, words) => {
    const reply = say(language, "Marco", LOAN[language], message);
    expect(reply.topic).toBe("draft");
    expect(reply.text).toMatch(words);
    expect(reply.text).toMatch(/on 10 November|il 10 novembre/);
    expect(reply.sources).toEqual([
      { kind: "note", id: "n0" },
      { kind: "note", id: "n1" },
    ]);
  });

  const UNSURE: Record<Language, readonly (readonly [why: string, note: Note])[]> = {
    en: [
      ["a second loan", ["10-01", "Lent Marco 80 euros for the train."]],
      ["a debt of one’s own", ["10-01", "Marco lent me 40 euros."]],
      ["somebody else in it", ["10-01", "Lent Marco and Luca 100 euros."]],
      ["it was let go", ["11-12", "Told Marco to forget it, he can keep the rest."]],
      ["all was paid", ["11-12", "Marco paid me back all the rest."]],
    ],
    it: [
      ["a second loan", ["10-01", "Ho prestato a Marco 80 euro per il treno."]],
      ["a debt of one’s own", ["10-01", "Marco mi ha prestato 40 euro."]],
      ["somebody else in it", ["10-01", "Ho prestato 100 euro a Marco e a Luca."]],
      ["it was let go", ["11-12", "Ho detto a Marco che può tenerseli, condonato il resto."]],
      ["all was paid", ["11-12", "Marco mi ha restituito tutto il resto."]],
    ],
  };
  it.each(
    MONEY.flatMap(([language, message]) =>
      UNSURE[language].map(([why, note]) => [language, message, why, note] as const),
    ),
  )("%s: names no sum if it is uncertain (%s; %s)", (language, message, _, note) => {
    const reply = say(
      language,
      "Marco",
      [...LOAN[language], note].toSorted(([x], [y]) => (x < y ? -1 : 1)),
      message,
    );
    expect(reply.text).toMatch(/^> /m);
    expect(reply.text).not.toMatch(/\d/);
    expect(reply.sources).toEqual([]);
  });

  it.each([
    ["en", "Write to Tom that I need the money back"],
    ["en", "Write to Marco that I need the money for the gas"],
    ["en", "Write to Marco that I can't come on Saturday"],
    ["it", "Scrivi a Tommaso che ho bisogno dei soldi indietro"],
    ["it", "Scrivi a Marco che ho bisogno dei soldi per il gas"],
    ["it", "Scrivi a Marco che sabato non posso venire"],
  ] as const)("%s: names none in another message (%s)", (language, message) => {
    const reply = say(language, "Marco", LOAN[language], message);
    expect(reply.text).not.toContain("250");
    expect(reply.sources).toEqual([]);
  });

  it.each(MONEY)("%s: keeps a sum that was given (%s)", (language, message) => {
    const given = message
      .replace(/the money|my money/, "the 100 euros")
      .replace(/dei soldi/, "dei 100 euro")
      .replace(/i soldi/, "i 100 euro");
    expect(say(language, "Marco", LOAN[language], given).text).toContain("100");
    expect(say(language, "Marco", LOAN[language], given).text).not.toContain("250");
  });

  it.each(MONEY)("%s: names none for a person left out of AI (%s)", (language, message) => {
    expect(say(language, "Marco", LOAN[language], message, { left_out_of_ai: true }).text).not.toContain("250");
  });
});

it.each([
  ...MONEY.map(([, message]) => message),
  "Remind Ana of what she promised",
  "Scrivi a Giulia per il suo compleanno",
])("such a message needs all records: %s", (message) => {
  expect(finish(needsRecords(message))).toBe(true);
});

describe("a message that reminds of a promise", () => {
  const PROMISE: readonly [Language, string, string, RegExp][] = [
    [
      "en",
      "She promised to bring the drill back.",
      "Remind Ana of what she promised",
      /you promised to bring the drill back\.$/m,
    ],
    [
      "it",
      "Ana mi ha promesso di riportare il trapano.",
      "Ricorda ad Ana quello che ha promesso",
      /hai promesso di riportare il trapano\.$/m,
    ],
  ];
  it.each(PROMISE)("%s: names it (%s)", (language, note, message, words) => {
    const reply = say(language, "Ana", [["11-03", note]], message);
    expect(reply.text).toMatch(words);
    expect(reply.text).toMatch(/on 3 November|il 3 novembre/);
    expect(reply.sources).toEqual([{ kind: "note", id: "n0" }]);
  });

  const NONE: Record<Language, readonly (readonly Note[])[]> = {
    en: [
      [
        ["11-03", "She promised to bring the drill back."],
        ["11-05", "She brought the drill."],
      ],
      [
        ["11-03", "She promised to bring the drill back."],
        ["11-05", "Ana promised to water the plants."],
      ],
      [["11-03", "Her sister Lena was here. She promised to bring the drill back."]],
      [["11-03", "She promised to bring the drill back tomorrow."]],
      [["11-03", "She promised to see a doctor."]],
    ],
    it: [
      [
        ["11-03", "Mi ha promesso di riportare il trapano."],
        ["11-05", "Ha riportato il trapano."],
      ],
      [
        ["11-03", "Mi ha promesso di riportare il trapano."],
        ["11-05", "Ana ha promesso di bagnare le piante."],
      ],
      [["11-03", "C’era sua sorella Lena. Mi ha promesso di riportare il trapano."]],
      [["11-03", "Mi ha promesso di riportare il trapano domani."]],
      [["11-03", "Mi ha promesso di andare dal medico."]],
    ],
  };
  it.each(
    PROMISE.flatMap(([language, , message]) => NONE[language].map((notes) => [language, notes, message] as const)),
  )("%s: names none if it is uncertain (%j)", (language, notes, message) => {
    const reply = say(language, "Ana", notes, message);
    expect(reply.text).not.toMatch(/drill|trapano|plants|piante|doctor|medico/);
    expect(reply.sources).toEqual([]);
  });
});

describe("birthday wishes", () => {
  it.each([
    [
      "en",
      "Giulia's birthday is on 28 November.",
      "Write to Giulia for her birthday",
      /^> .*happy birthday!$/im,
      /28 November/,
    ],
    [
      "en",
      "Her birthday is on 14 November.",
      "Write Giulia a birthday message",
      /^> .*happy belated birthday!$/im,
      /late wishes/,
    ],
    [
      "it",
      "Il compleanno di Giulia è il 28 novembre.",
      "Scrivi a Giulia per il suo compleanno",
      /^> .*buon compleanno!$/m,
      /28 novembre/,
    ],
    [
      "it",
      "Il suo compleanno è il 14 novembre.",
      "Scrivi a Giulia per il suo compleanno",
      /^> .*anche se in ritardo!$/m,
      /auguri in ritardo/,
    ],
  ] as const)("%s: say when they are due (%s)", (language, note, message, words, beside) => {
    const reply = say(language, "Giulia", [["10-02", note]], message);
    expect(reply.text).toMatch(words);
    expect(reply.text).toMatch(beside);
    expect(reply.sources).toEqual([{ kind: "note", id: "n0" }]);
  });

  it.each([
    ["en", ["Her sister's birthday is on 28 November."], "Write to Giulia for her birthday"],
    [
      "en",
      ["Her birthday is on 28 November.", "Giulia's birthday is on 3 December."],
      "Write to Giulia for her birthday",
    ],
    ["en", ["Her birthday is on 14 March."], "Write to Giulia for her birthday"],
    ["it", ["Il compleanno di sua sorella è il 28 novembre."], "Scrivi a Giulia per il suo compleanno"],
    [
      "it",
      ["Il suo compleanno è il 28 novembre.", "Il compleanno di Giulia è il 3 dicembre."],
      "Scrivi a Giulia per il suo compleanno",
    ],
    ["it", ["Il suo compleanno è il 14 marzo."], "Scrivi a Giulia per il suo compleanno"],
  ] as const)("%s: name no day that is uncertain or far off (%j)", (language, notes, message) => {
    const reply = say(
      language,
      "Giulia",
      notes.map((note, at) => [`10-0${at + 1}`, note] as const),
      message,
    );
    expect(reply.text).toMatch(/happy birthday|buon compleanno/i);
    expect(reply.text).not.toMatch(/\d/);
    expect(reply.sources).toEqual([]);
  });
});
