import { describe, expect, it } from "vitest";
import { talk, PERSON } from "../../tests/support/coach-talk.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";

const answer = (language: Language, context: PersonaContext, message: string) =>
  talk(language, [message], { persona: { ...PERSON, name: "Sam", context, traits: null } })[0]!.text;

/** Tells the user to ask the other person instead of answering. */
const SENT_AWAY = /one plain question|una domanda semplice/i;

describe("yes-or-no questions by topic", () => {
  it.each([
    ["en", "romantic", "is 12 years older too much", /not by the number alone/i],
    ["it", "romantic", "12 anni di differenza sono troppi?", /non per il numero in sé/i],
    ["en", "mentor", "is it silly to write to my old maths teacher after 30 years?", /no, it isn’t/i],
    ["it", "mentor", "è da stupidi scrivere al mio vecchio maestro?", /no, non lo è/i],
    ["en", "friend", "if i just dont mention the party is that lying?", /would Sam decide or feel differently/i],
    ["it", "friend", "se non glielo dico è mentire?", /deciderebbe o la prenderebbe/i],
    ["en", "romantic", "how often should i text him after two dates?", /once a day is usual/i],
    ["it", "romantic", "ogni quanto dovrei scrivergli all'inizio?", /una volta al giorno è normale/i],
    [
      "en",
      "friend",
      "is it normal that i cant stand my friends kid?",
      /^Yes, it’s normal that you can’t stand your friends kid, and commoner/,
    ],
    [
      "it",
      "friend",
      "è normale che non sopporti il figlio della mia amica?",
      /^Sì, è normale che non sopporti il figlio della tua amica, e capita più spesso/,
    ],
    [
      "en",
      "colleague",
      "is it rude to eat lunch alone every day?",
      /^No, it isn’t rude to eat lunch alone every day, as long as/,
    ],
    ["it", "friend", "è da maleducati andare via prima del dolce?", /no, se lo dici per tempo/i],
    [
      "en",
      "family",
      "is it too late to say sorry to my sister?",
      /^No, it isn’t too late to say sorry to your sister\. Being late is awkward/,
    ],
    [
      "it",
      "family",
      "è troppo tardi per chiedere scusa a mia sorella?",
      /^No, non è troppo tardi per chiedere scusa a tua sorella\. Il ritardo/,
    ],
    [
      "en",
      "friend",
      "should i tell her before the holiday or wait until we are back?",
      /before, but not on the last day/i,
    ],
    ["it", "friend", "glielo dico prima delle vacanze o aspetto dopo?", /prima, ma non l’ultimo giorno/i],
    ["en", "family", "is it contagious, can sam visit the baby?", /medical question/i],
    ["it", "family", "è contagiosa, può venire dal bimbo?", /domanda da medico/i],
    ["en", "friend", "should i just pretend i didnt see it?", /no\. Pretending costs you/i],
    ["it", "friend", "devo far finta di niente?", /no\. Far finta costa/i],
  ] as const)("%s, %s: %s", (language, context, message, says) => {
    const text = answer(language, context, message);
    expect(text).toMatch(says);
    expect(text).not.toMatch(SENT_AWAY);
  });

  it.each([
    ["en", "romantic", "do you think he will text me back?", /A day or two of quiet says nothing yet/],
    ["it", "romantic", "secondo te mi risponderà?", /Un giorno o due di silenzio/],
    ["en", "family", "will sam ever talk to me again, hes 13", /it’s a year or two|a year or two/],
    ["en", "family", "will my brother come to the christening?", /asking early and in person/],
    ["it", "family", "mio fratello verrà al battesimo?", /chiedere presto e a voce/],
    ["en", "family", "how will dad take it when i tell him about the shop?", /worse than a week later/],
    ["it", "family", "come la prenderà mio padre quando gli dico del negozio?", /peggio che una settimana dopo/],
  ] as const)("the future is not predicted (%s, %s: %s)", (language, context, message, says) => {
    const text = answer(language, context, message);
    expect(text).toMatch(says);
    expect(text).not.toMatch(SENT_AWAY);
  });

  it.each([
    ["en", "Am I a bad sister if I skip this visit?", /^No, you’re not a bad sister/],
    ["it", "sono una cattiva sorella se salto questa visita?", /^No, non sei una cattiva sorella/],
  ] as const)("a self-reproach is answered with no (%s: %s)", (language, message, says) =>
    expect(answer(language, "family", message)).toMatch(says),
  );
});
