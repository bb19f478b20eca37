import { describe, expect, it } from "vitest";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import { flatten } from "../intent.ts";
import { Talk } from "../talk.ts";
import { fill } from "../text.ts";
import { HARD_MESSAGES, LABELS, LEADS, OFFER } from "./answer-how.ts";
import { GENERAL } from "./content.asking.ts";
import { CONDITIONS } from "./content.conditions.ts";

const KINDS = [...HARD_MESSAGES, GENERAL];

function talk(language: Language, context: PersonaContext = "friend", name = "Anna"): Talk {
  return new Talk({
    language,
    mode: "conversation",
    now: new Date("2026-11-20T17:00:00Z"),
    time_zone: "Europe/Rome",
    user: { name: null },
    persona: { name, context },
    notes: [],
    interactions: [],
  });
}

const reply = (language: Language, message: string, context?: PersonaContext, name?: string) =>
  talk(language, context, name).say(message);

describe("the content", () => {
  const texts: Bilingual[] = [
    ...KINDS.flatMap(({ gist, when, first, without, example, ask }) => [gist, when, first, without, example, ask]),
    ...CONDITIONS.map(({ say }) => say),
    ...LEADS,
    ...Object.values(LABELS),
    OFFER,
  ];

  it.each(LANGUAGES)("is complete in %s and fills in", (language) => {
    for (const text of texts) {
      expect(text[language].trim()).not.toBe("");
      expect(text[language]).not.toContain("…");
      expect(fill(text[language], { name: "Anna", call: "Anna", wish: "x" })).not.toMatch(/[{}]|(?<!\p{L})a Anna/u);
    }
  });

  it("has each kind once", () => {
    expect(new Set(KINDS.map(({ kind }) => kind)).size).toBe(KINDS.length);
    expect(new Set(CONDITIONS.map(({ kind }) => kind)).size).toBe(CONDITIONS.length);
  });

  it.each(KINDS)("$kind ends with a question and its example does not accuse", ({ ask, example }) => {
    expect(ask.en.endsWith("?")).toBe(true);
    expect(ask.it.endsWith("?")).toBe(true);
    expect(flatten(example.en)).not.toMatch(/\byou (?:always|never)\b|\byou'?re (?:so|too)\b/);
    expect(flatten(example.it)).not.toMatch(/\b(?:tu sei|sei sempre|non fai mai|fai sempre)\b/);
    expect(flatten(example.en)).toMatch(/\b(?:i|i'm|i'd|i've|we)\b/);
  });
});

describe("a question how to say something hard", () => {
  it.each([
    ["it", "Come le dico che mi ha ferita senza litigare?", /ti ha ferita senza litigare[^]*diventi una lite/],
    ["it", "Vorrei dirle che mi sono sentita esclusa, ma senza accusarla", /ti sei sentita esclusa[^]*restare fuori/],
    ["it", "Come le dico che non mi piace come mi parla?", /non ti piace come ti parla[^]*in quel modo/],
    ["it", "Non so come dirle che mi ha delusa", /ti ha delusa[^]*Ci contavo/],
    ["it", "Come le dico di no?", /di no ad Anna/],
    ["it", "come le dico che è troppo invadente", /la parola «invadente»/],
    ["it", "Come gli dico che voglio lasciarlo senza fargli male?", /vuoi lasciarlo[^]*ho deciso di chiudere/],
    ["it", "Come confesso a mio marito che ho speso tutto?", /verbo vero/],
    ["it", "non so come dire ai miei che sono gay", /non chiedendo un permesso/],
    ["en", "How do I tell her I was upset about yesterday without her getting offended?", /taken as an insult/],
    ["en", "How do I tell him I want to break up without hurting him?", /you want to break up[^]*decided to end it/],
    ["en", "how do I tell her she's too nosy", /the word “nosy”/],
    ["en", "How can I tell her that she hurt my feelings?", /she hurt your feelings[^]*I felt hurt/],
    ["en", "how do i tell my mate he smells", /a strong smell/],
    ["en", "I don't know how to ask my brother for the money he owes me", /two ways of paying/],
  ] as const)("%s: %s", (language, message, expected) => {
    const { text, topic } = reply(language, message);
    expect(topic).toBe("how_to_say");
    expect(text).toMatch(expected);
    expect(text).toMatch(/\*\*(?:For example|Per esempio)\*\*: [“«]/);
    expect(text).not.toMatch(/^> /m);
    expect(text.trim().endsWith("?")).toBe(true);
  });

  it("can be followed by a request for the message", () => {
    const conversation = talk("en");
    conversation.say("How can I tell her that she hurt my feelings?");
    const { text, topic } = conversation.say("write her: I'd like to talk about Saturday, it hurt me");
    expect(topic).toBe("draft");
    expect(text).toMatch(/^> /m);
  });

  it("is not answered twice with the same advice", () => {
    const conversation = talk("it");
    const first = conversation.say("Come le dico che mi ha ferita?").text;
    const second = conversation.say("Come le dico che mi ha ferita davvero tanto?").text;
    expect(first).toContain("mi ha fatto male, e da allora ci penso");
    expect(second).not.toContain("mi ha fatto male, e da allora ci penso");
  });
});

it.each([
  ["en", "write her a message that I can't come on Saturday"],
  ["en", "How do I tell Anna I'll be 10 minutes late?"],
  ["en", "text Anna that I was hurt by what she said"],
  ["it", "Scrivile un messaggio: non posso venire sabato"],
  ["it", "Come le dico che arrivo alle 8?"],
  ["it", "come le scrivo che mi ha delusa?"],
] as const)("words to send, or an everyday message, are written: %s: %s", (language, message) => {
  expect(reply(language, message).text).toMatch(/^> /m);
});

it.each([
  ["en", "How do I tell him I'm leaving without him hurting me?"],
  ["en", "How do I tell him I'm leaving without hurting him? He hit me last night."],
  ["it", "Come gli dico che voglio lasciarlo senza che mi faccia male?"],
  ["it", "Come gli dico che voglio lasciarlo senza fargli male? Ieri mi ha dato uno schiaffo."],
  ["it", "vorrei dirgli di ridarmi il telefono, me lo tiene lui, ma senza farlo arrabbiare"],
] as const)("possible danger gets no advice how to talk: %s: %s", (language, message) => {
  expect(reply(language, message, "partner", "Marco").topic).not.toBe("how_to_say");
});

describe("the offer to write it", () => {
  it.each([
    [
      "en",
      "How do I tell her she hurt me without starting a fight?",
      "write it as a message",
      "> Hi Anna. When you said that",
    ],
    [
      "en",
      "How do I tell her she hurt me without starting a fight?",
      "Yes, make a message of it, please.",
      "> Hi Anna. When",
    ],
    ["it", "Come le dico che mi ha ferita senza litigare?", "scrivilo", "> Ciao Anna. Quando hai detto"],
    ["it", "Come le dico che mi ha ferita senza litigare?", "Sì, scrivimelo come messaggio", "> Ciao Anna. Quando"],
  ] as const)("is kept in %s: %s %s", (language, question, answer, draft) => {
    const it = talk(language);
    it.say(question);
    const { text, topic } = it.say(answer);
    expect(text).toContain(draft);
    expect(topic).toBe("draft");
  });

  it("does not stand in for a message with other content", () => {
    const it = talk("it");
    it.say("Come le dico che mi ha ferita senza litigare?");
    expect(it.say("mandale un messaggio che arrivo tardi").text).not.toContain("Quando hai detto");
  });
});
