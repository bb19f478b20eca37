import { describe, expect, it } from "vitest";
import { talk, PERSON } from "../../tests/support/coach-talk.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";

type Row = readonly [language: Language, context: PersonaContext, message: string, pattern: RegExp];

const reply = (language: Language, context: PersonaContext, message: string, name = "Sam") =>
  talk(language, [message], { persona: { ...PERSON, name, context, traits: null } })[0]!;

const answer = (...[language, context, message]: [Language, PersonaContext, string]) =>
  reply(language, context, message).text;

const MOURNING = /non ne cerco una|niente da risolvere|won’t look for one|Nothing has to be solved/;

describe("grief", () => {
  it.each([
    ["it", "Sam ed io non ci parlavamo da quando è morto papà. Oggi al bar abbiamo riso un'ora, tremo dalla gioia."],
    ["it", "Non vedevo Sam da quando è morta la nonna. Ieri ci siamo abbracciati, ho pianto dalla felicità"],
    ["en", "Sam and I hadn't spoken since dad died. Today we laughed for an hour and I could cry with joy."],
  ] as const)("joy today is not mourning for an old death (%s: %s)", (language, message) => {
    const { text, topic } = reply(language, "family", message);
    expect(topic).not.toBe("grief");
    expect(text).not.toMatch(MOURNING);
    expect(text).not.toMatch(/^(?:Mi dispiace|I’m (?:so )?sorry)/);
  });

  it.each([
    ["it", "Al mio collega Sam è morto il padre. Mi aiuti con due righe di condoglianze?"],
    ["it", "Mi scrivi le condoglianze per Sam? È morta sua madre, il funerale era ieri."],
    ["en", "Can you write a condolence note for Sam? His father died last week."],
  ] as const)("a request for condolences is not mourning (%s: %s)", (language, message) => {
    const { text, topic } = reply(language, "colleague", message);
    expect(topic).not.toBe("grief");
    expect(text).not.toMatch(MOURNING);
  });

  it.each([
    ["Armando", "Sono otto mesi che Armando non c'è più e ancora apparecchio per due."],
    ["Livia", "Sono due anni che Livia non c'è più e parlo ancora con la sua sedia"],
  ])("a person who is gone is mourned and expected to do nothing: %s", (name, message) => {
    const { text, topic } = reply("it", "romantic", message, name);
    expect(topic).toBe("grief");
    expect(text).toContain(name);
    expect(text).not.toContain("tocca");
  });

  it.each([
    [
      "en",
      "Sam had the scan back and it is in the liver now. She told me in the queue. I have been no use to anybody.",
    ],
    ["en", "Sam's doctor says it has spread to her bones. I'm a terrible friend, I just nodded."],
    ["it", "A Sam hanno trovato metastasi, me l'ha detto al bancone. Sono inutile, ho solo annuito."],
  ] as const)(
    "grave news isn't taken for good news, and self-reproach isn't repeated (%s: %s)",
    (language, message) => {
      const text = answer(language, "friend", message);
      expect(text).not.toMatch(/no use|terrible friend|inutile|warmly|envelope|busta/i);
      expect(text).toMatch(/smaller|words, \w+ too|short of words|rimpicciolirlo|senza parole/);
    },
  );
});

describe("the tone of feelings", () => {
  it.each([
    [
      "en",
      "colleague",
      "sam got the contract!!! ran over to hug me in front of the boss haha",
      /lovely|glad|good news/i,
    ],
    ["en", "romantic", "Sam learned to bake my gran's cake for my birthday. I cried lol", /lovely|glad|good news/i],
    [
      "it",
      "family",
      "Sam ha preso 92 alla maturità!!! mi ha abbracciato davanti a tutti",
      /bello|bella notizia|piacere/i,
    ],
    ["it", "colleague", "PRESA!!! e Sam che mi copriva i turni si è messo a urlare 😂", /bello|bella notizia|piacere/i],
  ] as const)("joy is recognized (%s, %s: %s)", (...row: Row) => {
    const [language, context, message, pattern] = row;
    expect(answer(language, context, message)).toMatch(pattern);
  });

  it.each([
    ["en", 'I proposed moving the sale and Sam said "we had a woman like you once"'],
    ["en", "I proposed a new rota at the meeting and Sam laughed at it"],
    ["it", "Ho proposto di spostare la fiera e Sam ha detto «una come te l'abbiamo già avuta»"],
  ] as const)("a put-down isn't taken for good news (%s: %s)", (language, message) =>
    expect(answer(language, "acquaintance", message)).not.toMatch(/good news|lovely|glad|bella notizia|Che bello/i),
  );
});

describe("the question who can read this", () => {
  it.each([
    ["en", "Before I write about Sam, who can read this? Could my employer see it?", /installation.*database/s],
    ["en", "is this stored anywhere my husband could see?", /nobody else’s account/],
    ["it", "chi le legge ste cose? sei un computer?", /programma.*database di questa installazione/s],
    ["it", "se cancello l'app quello che ti ho scritto rimane da qualche parte?", /nessun altro account/],
  ] as const)("is answered truthfully (%s: %s)", (language, message, pattern) => {
    const text = answer(language, "colleague", message);
    expect(text).toMatch(pattern);
    expect(text).not.toMatch(/lean|notes? yet|ancora note/);
  });

  it.each([
    ["en", "Sam read my messages, who does that"],
    ["it", "Sam legge i miei messaggi di nascosto"],
  ] as const)("isn't confused with somebody reading the user's messages (%s)", (language, message) =>
    expect(answer(language, "partner", message)).not.toMatch(/database/),
  );
});

describe("a question without a topic", () => {
  it.each([
    ["en", "How do I begin?"],
    ["en", "ok so what should I do"],
    ["en", "Can you help me?"],
    ["it", "Da dove comincio?"],
    ["it", "e adesso che faccio?"],
    ["it", "mi aiuti?"],
  ] as const)("is answered by asking for it (%s: %s)", (language, message) => {
    const [first] = talk(language, [message]);
    expect(first!.text).toMatch(/\?$/);
    expect(first!.text).not.toMatch(/nothing ready|niente di pronto|non hai ancora scritto/);
  });
});
