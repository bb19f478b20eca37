import { describe, expect, it } from "vitest";
import { testDraftRequests } from "../../tests/support/draft-requests.ts";
import { type Language } from "#domain/language.ts";
import { NO_MESSAGE_EN, TYPED_CASES_EN } from "./drafts.cases.typed.en.ts";
import { NO_MESSAGE_IT, TYPED_CASES_IT } from "./drafts.cases.typed.it.ts";
import { faultsOf } from "./gate.ts";
import { readChanges } from "./read-changes.ts";

const PERSON: Record<Language, string> = { en: "Alex", it: "Andrea" };

testDraftRequests(
  "requests as they are typed",
  { en: { cases: TYPED_CASES_EN, none: NO_MESSAGE_EN }, it: { cases: TYPED_CASES_IT, none: NO_MESSAGE_IT } },
  20,
);

describe("a draft is sent out only if it is one", () => {
  const gate = (language: Language, sentences: string[], greeting = language === "en" ? "Hi Alex," : "Ciao Andrea,") =>
    faultsOf({ sentences, greeting }, { language, said: sentences.join(" "), persona: PERSON[language] });

  it.each([
    ["en", ["shorter please you don't read."], "insult"],
    ["en", ["isn't an order?"], "torn"],
    ["en", ["it so that you don't think I am backing out."], "torn"],
    ["en", ["make it 3 sentences I can read off a card."], "command"],
    ["en", ["my manager: I want to work from home."], "torn"],
    ["en", ["you're an idiot."], "insult"],
    ["en", ["it is too much."], "vague"],
    ["en", ["3 weeks.", "3 weeks, from 6 July, a call every evening is what I need."], "twice"],
    ["en", ["the blue folder on the shelf."], "no-clause"],
    ["it", ["senza fare una scenata davanti a tutti."], "torn"],
    ["it", ["più breve.", "Legge solo le prime due righe."], "command"],
    ["it", ["la metto tutti i giorni.", "Le do del lei."], "command"],
    ["it", ["dille che mi dispiace."], "command"],
    ["it", ["sei un idiota."], "insult"],
    ["it", ["è troppo."], "vague"],
    ["it", ["aiutami: siamo insieme da 5 anni."], "torn"],
  ] as const)("%s: %s has the fault %s", (language, sentences, fault) => {
    expect(gate(language, [...sentences])).toContain(fault);
  });

  it.each([
    ["en", "Hi Stuff,"],
    ["en", "Hi Its,"],
  ] as const)("%s: %s greets nobody", (language, greeting) => {
    expect(gate(language, ["could we talk about stuff on Monday, its important?"], greeting)).toContain("addressee");
  });

  it.each([
    ["en", "can you make it on Friday?"],
    ["en", "could you tell me what to bring?"],
    ["en", "it's been too long."],
    ["en", "text me when you're home."],
    ["en", "did you get my message?"],
    ["en", "from Monday, we start at 8."],
    ["en", "happy birthday!"],
    ["en", "I'm not sure about the trip."],
    ["en", "one question: is the flat still free?"],
    ["en", "it's over."],
    ["it", "ci vediamo domani alle 8?"],
    ["it", "sarebbe più semplice vederci da me."],
    ["it", "torniamo a mezzanotte, in frigo c'è la pizza."],
    ["it", "scrivimi quando arrivi."],
    ["it", "hai ricevuto il mio messaggio?"],
    ["it", "tanti auguri!"],
    ["it", "una domanda: la stanza è ancora libera?"],
    ["it", "perché non sei venuto?"],
  ] as const)("%s: %s is one", (language, sentence) => {
    expect(gate(language, [sentence])).toEqual([]);
  });
});

describe("what is wanted of a draft that is open", () => {
  it.each([
    ["en", "shorter pls he never reads", ["shorter"]],
    ["en", "a bit less polite we're mates", ["less-polite"]],
    ["en", "cute. maybe without the exclamation marks", ["no-exclamation"]],
    ["en", "no emojis please", ["no-emoji"]],
    ["en", "Can it be a little less humble?", ["direct"]],
    ["en", "way too stiff, he's my brother", ["informal"]],
    ["en", "sounds like a robot", ["informal"]],
    ["en", "bit warmer pls she is my sister not the tax office", ["warmer"]],
    ["en", "make it more formal, hes the head of hr", ["formal"]],
    ["en", "take out the sunday bit, i'm not sure about sunday", ["drop"]],
    ["en", "good but leave out the money", ["drop"]],
    ["en", "dont mention the dog", ["drop"]],
    ["en", "no sorry, from the 13th, the 6th is my mums birthday", ["value"]],
    ["en", "oh i meant sunday", ["value"]],
    ["en", "ok but add that i'll bring wine, and two chairs", ["add"]],
    ["en", "shorter, and drop the apology", ["shorter", "drop"]],
    ["it", "più amichevole dai, non deve sembrare na convocazione", ["informal"]],
    ["it", "piu corto, legge solo la prima riga", ["shorter"]],
    ["it", "bello ma fallo meno poetico, io sono elettricista", ["informal"]],
    ["it", "haha no troppo, sembra la pubblicità della frutta. piu normale", ["informal"]],
    ["it", "Le dia del lei, per favore, e aggiunga che domenica le porto la torta.", ["lei", "add"]],
    ["it", "leva la parte del mare, non voglio che sa che ero lì", ["drop"]],
    ["it", "non dire che non mi piace", ["drop"]],
    ["it", "toglierei tutti quei 'mi scusi'", ["drop"]],
    ["it", "senza punti esclamativi", ["no-exclamation"]],
    ["it", "anzi mettici che sono curiosa di conoscerlo, così è più dolce", ["add"]],
    ["it", "Intendevo la settimana del 19, ho sbagliato io.", ["value"]],
    ["it", "troppo freddo, è mia sorella", ["warmer"]],
    ["it", "meno umile", ["direct"]],
    ["it", "più corto e togli le scuse", ["shorter", "drop"]],
  ] as const)("%s: %s", (language, message, kinds) => {
    const changes = readChanges(message, language);
    expect(changes?.kind === "wishes" ? changes.wishes.map(({ kind }) => kind) : changes).toEqual([...kinds]);
  });

  it.each([
    ["en", "thank you i actually cried a bit reading that", "kept"],
    ["en", "aw cute", "kept"],
    ["en", "perfect, sending it now", "kept"],
    ["en", "no put it back, it was fine", "undo"],
    ["it", "bellissimo, mi è venuto da piangere", "kept"],
    ["it", "inviatooo grazie mille", "kept"],
    ["it", "anzi no, rimettilo", "undo"],
  ] as const)("%s: %s is %s", (language, message, kind) => {
    expect(readChanges(message, language)?.kind).toBe(kind);
  });

  it.each([
    ["en", "do you think she is going to be off with me after"],
    ["en", "he lives in Leeds with his brother"],
    ["en", "what if he says no?"],
    ["it", "secondo te si sente in colpa?"],
    ["it", "giovedì non posso venire"],
    ["it", "e se mi dice di no?"],
  ] as const)("%s: %s is none of it", (language, message) => {
    expect(readChanges(message, language)).toBeNull();
  });
});
