import { describe, expect, it } from "vitest";
import { talk, PERSON } from "../../tests/support/coach-talk.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";

const answer = (language: Language, context: PersonaContext, message: string) =>
  talk(language, [message], { persona: { ...PERSON, name: "Sam", context, traits: null } })[0]!.text;

describe("a case text is only used if the message mentions its subject", () => {
  it.each([
    [
      "en",
      "romantic",
      "asked sam for coffee after class, she said yes and brought two friends, is that a no",
      /marri|ring/,
    ],
    [
      "en",
      "acquaintance",
      "Sam next door put up a floodlight, it lights up our bedroom. Now there are two.",
      /quiet|noise/,
    ],
    [
      "en",
      "romantic",
      "Three weeks into living together and Sam's mum has been round nine times.",
      /rent|one month|month together/,
    ],
    [
      "it",
      "family",
      "Mio papà guida piano ma in rotonda va al contrario, devo dirgli di smettere di guidare. Come faccio?",
      /corso|lezione/,
    ],
    ["it", "friend", "Sam è buono come il pane ma parla sempre, come glielo dico senza ferirlo?", /accusa|sospettare/],
    ["en", "friend", "how do i tell sam his slides are too long without hurting him", /complaint|suspected/],
    [
      "it",
      "other",
      "Sam, che è un bravo figliolo, mi ha tolto il coro dopo trent'anni",
      /complimento|parola per parola/,
    ],
    [
      "it",
      "romantic",
      "vorrei chiedere a Sam di venire a stare da me, ma se non lo chiedo pensa che non mi interessa. Come glielo chiedo?",
      /conoscerti|Ti auguro/,
    ],
    ["en", "friend", "Sam told me in the queue that the scan was bad", /warmly|envelope/],
  ] as const)("%s, %s: %s", (language, context, message, wrong) =>
    expect(answer(language, context, message)).not.toMatch(wrong),
  );

  it.each([
    ["it", 'Sam ha messo un foglio e ha detto "i turni sono i turni" ed è uscito'],
    ["en", 'Sam lets herself in "to check the boiler" twice a week'],
  ] as const)("quoted words are not called unclear (%s)", (language, message) =>
    expect(answer(language, "colleague", message)).not.toMatch(/more than one way|più modi|turn .* over for days/),
  );
});

describe("somebody else's words of unclear meaning", () => {
  it.each([
    [
      "en",
      "friend",
      'Sam said "some of us have real jobs" and went out. i dont know how he meant it',
      "“some of us have real jobs”",
    ],
    [
      "it",
      "friend",
      "Sam ha detto «c'è chi lavora davvero» ed è uscito. non so che cosa volesse dire",
      "«c’è chi lavora davvero»",
    ],
  ] as const)("are quoted from the message (%s)", (language, context, message, quote) =>
    expect(answer(language, context, message).split("\n\n").at(-1)).toContain(quote),
  );
});

describe("no yes to a question that is not understood", () => {
  it.each([
    [
      "it",
      "family",
      "mio fratello vuole la macchina in prestito, l'altra volta era piena di sabbia. faccio bene a dargliela?",
    ],
    ["it", "romantic", "sono io che esagero? ha scritto finalmente sola e c'ero anch'io"],
    ["it", "other", "mi sai dire quanto ci mette a cuocere il polpo? devo fare l'insalata"],
    ["en", "romantic", "am i overreacting? she posted 'finally alone' and i was there"],
    ["en", "friend", "Do I have to invite Sam if she didn't invite me?"],
    ["en", "family", "Would I be wrong to skip Sam's fortieth? I've a bad hip."],
    ["en", "colleague", "Will HR tell Sam that it was me who complained?"],
  ] as const)("%s, %s: %s", (language, context, message) =>
    expect(answer(language, context, message)).not.toMatch(
      /rather yes|yes, (?:small|in a small|and early)|\? Yes|lean towards yes|più sì che no|sì, prima in piccolo|non ha testa|who makes the first step/,
    ),
  );
});

describe("the closing", () => {
  it.each(["en", "it"] as const)("offers a choice at most once in a conversation (%s)", (language) => {
    const lines =
      language === "en"
        ? ["Sam is always late for band practice", "Sam never brings the cables back", "Sam is rude to our drummer"]
        : [
            "Sam arriva sempre in ritardo alle prove",
            "Sam non riporta mai i cavi",
            "Sam è maleducato con il batterista",
          ];
    const said = talk(language, lines, { persona: { ...PERSON, name: "Sam", context: "friend", traits: null } });
    const offers = said.filter(({ text }) => /Would words for|Ti servono parole/.test(text));
    expect(offers.length).toBeLessThanOrEqual(1);
  });

  it("has no “Quindi” before something painful", () =>
    expect(answer("it", "friend", "Sam non mi risponde da quattro giorni e ci sto male")).not.toMatch(/^Quindi/));
});
