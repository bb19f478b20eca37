import { describe, expect, it } from "vitest";
import type { Language } from "#domain/language.ts";
import { begin, last, PERSON } from "../../tests/support/coach-talk.ts";

const at = (day: string) => new Date(`2026-${day}T10:00:00Z`);
const NOTES: Record<Language, { id: string; content: string; created_at: Date }[]> = {
  en: [
    { id: "paid", content: "He has paid back 50 of the 300 euros.", created_at: at("11-10") },
    {
      id: "call",
      content: "Called Marco, he was in a good mood. His sister is called Giulia.",
      created_at: at("11-03"),
    },
    { id: "lent", content: "Lent Marco 300 euros for the car.", created_at: at("09-01") },
  ],
  it: [
    { id: "paid", content: "Mi ha restituito 50 dei 300 euro.", created_at: at("11-10") },
    {
      id: "call",
      content: "Ho chiamato Marco, era di buon umore. Sua sorella si chiama Giulia.",
      created_at: at("11-03"),
    },
    { id: "lent", content: "Ho prestato a Marco 300 euro per la macchina.", created_at: at("09-01") },
  ],
};

function ask(language: Language, lines: readonly string[]) {
  const persona = { ...PERSON, name: "Marco" };
  const talk = begin(language, { persona, notes: NOTES[language] });
  return last(lines.map((line) => talk.say(line)));
}

describe("questions about records", () => {
  it.each([
    ["en", "When did I last talk to Marco?", /3 November/, "call"],
    ["en", "How much does he still owe me?", /250/, "paid"],
    ["en", "What's his sister's name?", /Giulia/, "call"],
    ["it", "Quando ho parlato l'ultima volta con Marco?", /3 novembre/, "call"],
    ["it", "Quanto mi deve ancora?", /250/, "paid"],
    ["it", "Come si chiama sua sorella?", /Giulia/, "call"],
  ] as const)("%s: %s", (language, question, answer, source) => {
    const reply = ask(language, [question]);
    expect(reply.topic).toBe("fact");
    expect(reply.text).toMatch(answer);
    expect(reply.sources).toContainEqual({ kind: "note", id: source });
  });

  it.each([
    ["en", "What's his shoe size?", /none of your 3 notes|your notes do not/i],
    ["it", "Che numero di scarpe porta?", /nessuna delle tue 3 note|le tue note non/i],
  ] as const)("are answered with “not found” instead of a guess (%s: %s)", (language, question, says) => {
    const reply = ask(language, [question]);
    expect(reply).toMatchObject({ topic: "fact", found: false });
    expect(reply.text).toMatch(says);
  });

  it.each([
    ["en", "How much does he still owe me?", "Which of my notes did you use?"],
    ["it", "Quanto mi deve ancora?", "Quali delle mie note hai usato?"],
  ] as const)("include which notes an answer used (%s)", (language, ...lines) => {
    const reply = ask(language, lines);
    expect(reply.topic).toBe("fact");
    expect(reply.sources).toContainEqual({ kind: "note", id: "paid" });
  });

  it.each([
    ["en", "whats his sisters name", /Giulia/],
    ["it", "la sorella come si chiama", /Giulia/],
    ["it", "per la macchina quanto gli ho prestato", /300/],
  ] as const)(
    "are recognized with a trailing interrogative or without apostrophe (%s: %s)",
    (language, question, answer) => {
      const reply = ask(language, [question]);
      expect(reply.topic).toBe("fact");
      expect(reply.text).toMatch(answer);
    },
  );

  it.each([
    "non so quanto gli costa chiamare sua sorella",
    "sono stanca di chiedergli dove ha messo i soldi della macchina",
    "vorrei capire chi gli ha detto della macchina",
  ])("don't include statements with an interrogative (%s)", (message) => {
    expect(ask("it", [message]).topic).not.toBe("fact");
  });
});
