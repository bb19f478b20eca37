import { describe, expect, it } from "vitest";
import { last, NOW, PERSON, talk } from "../../tests/support/coach-talk.ts";
import { composeReply, type CoachTurn } from "./reply.ts";
import type { Language } from "#domain/language.ts";

type Context = typeof PERSON.context;

/** The first paragraph of the answer to one message. */
function first(language: Language, name: string, message: string, context: Context = "friend"): string {
  const reply = last(talk(language, [message], { persona: { ...PERSON, name, context } }));
  return reply.text.split("\n\n")[0]!;
}

describe("the repeated statement contains the point", () => {
  it.each([
    [
      "Moira",
      "lent moira my ladder in june. it came back bent. now she wants the sander",
      /ladder.*now she wants the sander/,
    ],
    [
      "Ken",
      "ken never rinses his mug. its been 3 yrs. today he left a note saying 'please tidy up'",
      /“please tidy up”/,
    ],
    [
      "Ada",
      'Ada read out my poem to the whole class and said "who wrote this? nobody, I hope." I laughed with them.',
      /“who wrote this\? nobody, I hope”/,
    ],
    [
      "Piet",
      "We have been together nine years. On Sunday Piet told his mother we are buying the flat, and nobody had asked me.",
      /Piet told his mother you are buying the flat/,
    ],
    ["Miss Orme", 'Miss Orme says my girl is "too loud for choir"', /Miss Orme says your girl/],
    [
      "Deepa",
      "my aunt want me to pay for her son and she say it is my duty",
      /your aunt wants you to pay for her son and she says/,
    ],
    [
      "Ruth",
      "I've been offered a job in Oslo. Ruth's mother lives next door. I haven't told Ruth yet.",
      /offered a job in Oslo/,
    ],
    ["Bo", "i guess i just wanted bo to ask me", /wanted Bo to ask you/],
    ["Hal", "No one came to my show, not even Hal", /[Nn]o one came to your show/],
    ["Tove", "she said i love you first and i said thanks", /“i love you”/i],
  ] as const)("EN, %s: %s", (name, message, says) => expect(first("en", name, message)).toMatch(says));

  it.each([
    [
      "Ugo",
      "ho prestato a ugo la scala a giugno. me l'ha ridata storta. adesso vuole il trapano",
      /la scala.*adesso vuole il trapano/,
    ],
    [
      "Dott. Serra",
      'Il dottor Serra, che mi segue da anni, oggi mi ha detto "lei l\'ha capito prima di me". Ci penso da stamattina.',
      /«lei l’ha capito prima di me»/,
    ],
    [
      "Gino",
      'Gino si è presentato con due ore di ritardo. Si è seduto e ha detto "ho fame".',
      /Gino si è presentato con due ore di ritardo/,
    ],
    ["Papà", "papà ha 80 anni e guida ancora, ieri ha bollato la macchina del prete", /tuo papà ha 80 anni/i],
    ["Piera", "A Piera hanno rubato la bici sotto casa. Da allora non esce", /a Piera hanno rubato la bici/i],
    [
      "Rocco",
      "raga rocco ha detto in giro quello che gli avevo confidato",
      /^(?:Quindi )?Rocco ha detto in giro quello che gli avevi confidato/i,
    ],
    [
      "Nunzio",
      "Nunzio mi deve 300 euro da maggio. Oggi però devo pagare il meccanico",
      /ti deve 300 euro da maggio, ma oggi devi pagare/,
    ],
    ["Zio Tano", "zio tano vole che je presto er furgone", /vuole che gli presti il furgone/],
    [
      "Lara",
      "Ho 50 anni. Con Lara non parlo da marzo e domenica la rivedo al battesimo.",
      /con Lara non parli da marzo/i,
    ],
    ["Elvira", "insegno anch'io nella scuola di elvira e lei non mi saluta", /insegni anche tu/i],
  ] as const)("IT, %s: %s", (name, message, says) => expect(first("it", name, message)).toMatch(says));
});

describe("an answer begins with the question", () => {
  it.each([
    ["is 9 yrs too big an age gap", /^9 years: not by the number alone/],
    ["Would it be rude to bring my own food?", /^No, it wouldn’t be rude to bring your own food[.,]/],
    ["is it ok to say no to her wedding?", /^Yes, it’s ok to say no to her wedding[.,]/],
    ["am i a bad son if i skip it?", /^No, you’re not a bad son if you skip it\./],
    ["should i call her tonight?", /^Calling her tonight: /],
    ["should i tell her now or wait until easter?", /^Telling her now or waiting until easter: /i],
    ["At what point do I introduce her to my kids?", /^When to introduce her to your kids: /],
    ["why does she never ask about my work?", /^Why she never asks about your work: /],
    ["how do I get my sister to call first?", /^To get your sister to call first, /],
    ["what does she mean by that face?", /^What she means by that face: /],
  ] as const)("EN: %s", (message, begins) => expect(first("en", "Ines", message)).toMatch(begins));

  it.each([
    ["è maleducato portarmi il pranzo da casa?", /^No, non è maleducato portarti il pranzo da casa\./],
    ["sono egoista se non ci vado?", /^No, non sei egoista se non ci vai\./],
    ["dovrei chiamarla stasera?", /^Chiamarla stasera: /],
    ["devo dirglielo prima o dopo le feste?", /^Dirglielo prima o dopo le feste: /],
    ["gli devo dire che ho perso le chiavi?", /^Dirgli che hai perso le chiavi: /],
    ["perché non mi chiede mai del lavoro?", /^Perché non ti chiede mai del lavoro: /],
    ["come faccio a far parlare mia sorella con lui?", /^Per far parlare tua sorella con lui, /],
    ["tornerà da me?", /^Se tornerà da te, /],
    ["come gliene parlo senza litigare?", /^Per parlarne senza litigare/],
  ] as const)("IT: %s", (message, begins) => expect(first("it", "Ines", message)).toMatch(begins));
});

describe("a draft is announced by its content", () => {
  it.each([
    [
      "en",
      "write to Rob that I can't come on Saturday because my car is at the garage",
      /^A no to Rob, with the day \(Saturday\) and the reason:$/,
    ],
    [
      "en",
      "ask Rob for my 40 pounds back before Friday",
      /^A request to Rob, with the sum \(40 pounds\) and the day \(Friday\):$/,
    ],
    [
      "it",
      "scrivi a Rob che sabato non posso venire perché ho la macchina dal meccanico",
      /^Un no a Rob, con il giorno \(sabato\) e il motivo:$/,
    ],
    [
      "it",
      "chiedi a Rob i miei 40 euro entro venerdì",
      /^Una richiesta a Rob, con la cifra \(40 euro\) e il giorno \(venerdì\):$/,
    ],
  ] as const)("%s: %s", (language, message, lead) => expect(first(language, "Rob", message)).toMatch(lead));
});

describe("a correction", () => {
  function corrected(language: Language, name: string, history: readonly [string, string], message: string): string {
    const turns: CoachTurn[] = [
      { role: "user", content: history[0] },
      { role: "assistant", content: history[1] },
    ];
    const persona = { ...PERSON, name };
    const more = { user: {}, notes: [], interactions: [], time_zone: "Europe/Rome", mode: "conversation" } as const;
    return composeReply({ ...more, language, persona, now: NOW, message, history: turns }).text.split("\n\n")[0]!;
  }

  it.each([
    [
      "en",
      "Nell",
      ["nell rang again", "Your mother rings often. What does she want?"],
      "no, it's my sister not my mother",
      /^Not your mother, then: it’s your sister\./,
    ],
    [
      "en",
      "Owen",
      ["owen took my arm", "How nice that your husband still does that."],
      "Owen isn't my husband. He is from the choir.",
      /^Not your husband, then: he is from the choir\./,
    ],
    ["en", "Nell", ["she is off again", "So you are angry with her."], "I didn't say that", /^You didn’t say that/],
    ["en", "Nell", ["we split up", "You ended it, then."], "it was her who ended it", /wrong: it was her who ended it/],
    [
      "it",
      "Nella",
      ["siamo in sei", "In sedici è una bella tavolata."],
      "Eravamo in sei, non in sedici",
      /^Non in sedici, allora: eravate in sei\./,
    ],
    [
      "it",
      "Nella",
      ["parte presto", "Avete tempo fino a marzo."],
      "parte il 3 febbraio nn marzo",
      /^Non marzo, allora: parte il 3 febbraio\./,
    ],
    ["it", "Nella", ["mi ha scritto", "Quindi ce l’hai con lei."], "non ho detto questo", /^Questo non l’hai detto/],
    [
      "it",
      "Nella",
      ["è arrivata tardi", "Tua madre arriva sempre tardi?"],
      "macché, parlavo di lei",
      /male: parlavi di lei/,
    ],
  ] as const)("names the mistake and the right version (%s, %s: %j, %s)", (language, name, history, message, says) =>
    expect(corrected(language, name, history, message)).toMatch(says),
  );

  it.each([
    ["en", "No. I have not said one word to her."],
    ["it", "No, non le ho detto una parola."],
  ] as const)("is not an answer to the coach's question (%s)", (language, message) => {
    const asked = language === "en" ? "Have you told her?" : "Gliel’hai detto?";
    expect(corrected(language, "Nell", ["…", asked], message)).not.toMatch(/wrong|then:|capito male|allora:/);
  });
});

describe("“not found” names what was asked for", () => {
  it.each([
    ["what size coat did i write down for Dee", /^Nothing of yours says what size coat you wrote down for Dee\./],
    ["When's Dee's birthday?", /^Nothing of yours says when Dee’s birthday is\./],
    ["how much does dee still owe me?", /^Nothing of yours says how much Dee still owes you\./],
    ["when did i last see dee", /^Nothing of yours says when you last saw Dee\./],
  ] as const)("EN: %s", (message, says) => expect(first("en", "Dee", message)).toMatch(says));

  it.each([
    ["quanto mi deve ancora dina?", /^Qui non hai ancora scritto quanto ti deve ancora Dina\./],
    ["che regalo le ho fatto l'anno scorso?", /^Qui non hai ancora scritto che regalo le hai fatto l’anno scorso\./],
    ["entro quando doveva finire i lavori?", /^Qui non hai ancora scritto entro quando doveva finire i lavori\./],
    ["come si chiama il marito di dina, mi sfugge", /^Qui non hai ancora scritto come si chiama il marito di Dina\./],
  ] as const)("IT: %s", (message, says) => expect(first("it", "Dina", message)).toMatch(says));

  it.each([
    ["en", "did i mess up by saying it first"],
    ["it", "ho sbagliato a dirlo per prima?"],
  ] as const)("but a request for judgement isn't looked up (%s)", (language, message) =>
    expect(first(language, "Dee", message)).not.toMatch(/Nothing of yours|no notes|non hai ancora scritto|ancora note/),
  );
});

describe("news gets sympathy or joy first, for the right person", () => {
  it.each([
    ["Dad", "My dad died on Sunday.", /your dad/],
    ["Ewa", "ewa's mum died last night", /^That is sad news: Ewa’s mum died last night\./],
    ["Otto", "we had to put Otto to sleep yesterday", /^I’m (?:so )?sorry.*put Otto to sleep/],
    ["Lidia", "I saw Lidia at old Carl's funeral yesterday, she sat next to me", /^(?:So y|Y)ou saw Lidia/],
    ["Ewa", "ewa told me she has cancer", /^That is hard news: Ewa told you she has cancer\./],
    ["Sam", "my son Sam passed his driving test today", /^What good news: your son Sam passed/],
    ["Ewa", "ewa had her baby", /^What good news: Ewa had her baby\./],
  ] as const)("EN, %s: %s", (name, message, says) => expect(first("en", name, message)).toMatch(says));

  it.each([
    ["Nonna", "la nonna è mancata stamattina", /tua nonna/],
    ["Ewa", "è morta la mamma di Ewa stanotte", /^È una notizia triste: è morta la mamma di Ewa stanotte\./],
    ["Otto", "ieri abbiamo dovuto addormentare Otto", /^Mi dispiace.*avete dovuto addormentare Otto/],
    [
      "Lidia",
      "Con Lidia è finita male. Ieri al funerale del Carletto si è seduta nel mio banco.",
      /al funerale del Carletto si è seduta nel tuo banco/,
    ],
    ["Ewa", "ewa mi ha detto che ha un tumore", /^È una notizia pesante: Ewa ti ha detto che ha un tumore\./],
    ["Luca", "mio figlio Luca ha passato l'esame di guida", /^Che bella notizia: tuo figlio Luca/],
    ["Ewa", "ewa ha partorito ieri", /^Che bella notizia: Ewa ha partorito ieri\./],
  ] as const)("IT, %s: %s", (name, message, says) => expect(first("it", name, message, "family")).toMatch(says));
});
