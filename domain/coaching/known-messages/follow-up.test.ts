import { describe, expect, it } from "vitest";
import { talk, PERSON } from "../../../tests/support/coach-talk.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import { variants } from "../vary.ts";
import { ANSWERS } from "./content.answers.ts";
import { GRAVE } from "./content.grave.ts";
import * as plain from "./content.plain.ts";
import { MORE_TROUBLE } from "./content.trouble-more.ts";
import { TROUBLE } from "./content.trouble.ts";
import { JOY, WARM } from "./content.warm.ts";
import { MORE_WAYS } from "./content.ways-more.ts";
import { WAYS } from "./content.ways.ts";

const TELLINGS = [...GRAVE, ...WARM, ...ANSWERS, ...TROUBLE, ...MORE_TROUBLE, ...WAYS, ...MORE_WAYS];

function answer(language: Language, context: PersonaContext, message: string, name = "Sam"): string {
  const [reply] = talk(language, [message], { persona: { name, context } });
  return reply!.text;
}

/** The texts of a kind up to their first placeholder. */
function textsOf(kind: string, language: Language): string[] {
  const told = TELLINGS.find((one) => one.kind === kind);
  if (!told) throw new RangeError(`no kind ${kind}`);
  return told.say.map((text) => text[language].split(/ ?\{/)[0]!);
}

/** Generic questions, which hurt after a loss or in joy. */
const STOCK =
  /Has it happened before\?|What have you tried|When did it last go differently|Who else knows how it is|What weighs most|like to be different|Era già successo\?|È sempre stato così\?|che cosa hai provato|Che cosa pesa di più|Chi altro lo sa\?|E tu che cosa hai fatto\?/;

describe("after loss, illness and worry", () => {
  it.each([
    ["en", "friend", "they found a lump in sams breast, biopsy is thurs", "illness"],
    ["en", "family", "sams been diagnosed with leukaemia. he told me in the car park", "illness"],
    ["en", "partner", "third ivf round. negative again. sam just went and cleaned the oven", "no_child"],
    [
      "en",
      "acquaintance",
      "Sam always has his little dog with him, today he hadnt. i didnt have the heart to ask",
      "not_asked",
    ],
    ["en", "colleague", "sam was crying in the stockroom and i pretended i needed boxes", "tears_seen"],
    ["en", "other", "teacher says my lad plays alone every break", "alone_at_school"],
    ["it", "friend", "a Sam hanno trovato un tumore, me l'ha scritto ieri sera", "illness"],
    ["it", "family", "Sam domani fa la biopsia e fa finta di niente", "illness"],
    ["it", "partner", "anche il secondo tentativo con la fecondazione è negativo, sam è andato a correre", "no_child"],
    [
      "it",
      "acquaintance",
      "oggi Sam era senza la moglie al mercato, non ho avuto il coraggio di chiedere",
      "not_asked",
    ],
    ["it", "colleague", "sam piangeva nello spogliatoio, ho richiuso la porta", "tears_seen"],
    ["it", "other", "la maestra dice che mio figlio all'intervallo sta sempre solo", "alone_at_school"],
  ] as const)("%s, %s: %s", (language, context, message, kind) => {
    const text = answer(language, context, message);
    expect(
      textsOf(kind, language).some((one) => text.includes(one)),
      text,
    ).toBe(true);
    expect(text).not.toMatch(STOCK);
    expect(text).not.toMatch(/\?$/);
  });

  it.each([
    [
      "en",
      "We had to have Bella put down yesterday. her bowl is still by the door",
      /An animal shares|lost a companion/,
    ],
    [
      "it",
      "abbiamo dovuto far sopprimere Bella, il cuscino è ancora lì",
      /Un animale sta con noi|compagnia di tutti i giorni/,
    ],
  ] as const)("the loss of a pet is mourned (%s)", (language, message, says) =>
    expect(answer(language, "other", message, "Bella")).toMatch(says),
  );

  it.each([
    ["en", "we hadnt spoken in six years. on tuesday at Bob's funeral sam sat down next to me", "thaw"],
    ["it", "sei anni che non ci parliamo. ieri al funerale del Gino Sam mi ha salutato", "thaw"],
  ] as const)("meeting somebody at a funeral is no bereavement (%s)", (language, message, kind) => {
    const text = answer(language, "friend", message);
    expect(text).toContain(textsOf(kind, language)[0]);
    expect(text).not.toMatch(/no longer there|has died|non c’è più|manca una persona/);
  });
});

describe("after joy, thanks, humour and farewell", () => {
  it.each([
    ["en", "family", "my stepdaughter called me mum at the till today, in front of the whole queue", "honoured"],
    [
      "en",
      "mentor",
      "sam read my report and said well done, best thing youve written. ive been grinning all day",
      "praised",
    ],
    [
      "en",
      "acquaintance",
      "the man at the corner shop wouldnt let me pay for the milk, he knows i lost my job. i was so embarrassed",
      "kindness_with_shame",
    ],
    [
      "en",
      "partner",
      "our 3 yr old told the priest his tummy is full of farts. sam laughed till he had to sit down",
      "laughed",
    ],
    ["en", "colleague", "sams last day is friday after 20 yrs at the next desk", "goes_away"],
    ["en", "friend", "sam drove 2 hours to bring me my keys and wouldnt even take petrol money", "kindness"],
    ["en", "family", "Sam left for uni on sunday. this morning she sent me a photo of burnt toast", "photo_from_afar"],
    ["en", "family", "sam got his 1 year chip yesterday!! so proud", "their_success"],
    ["en", "friend", "sam asked me to be godmother, i said yes before she finished", "asked_to_be_there"],
    ["en", "family", "my daughter moved out on sunday, the house is so quiet", "moved_out"],
    ["it", "friend", "sam mi ha chiesto di fargli da testimone, non me l'aspettavo", "asked_to_be_there"],
    ["it", "family", "mia figlia è andata a vivere da sola, c'è un silenzio in casa", "moved_out"],
    ["it", "family", "il figlio di mia moglie oggi al bar mi ha presentato come mio padre", "honoured"],
    ["it", "mentor", "la prof mi ha fatto i complimenti per la tesi davanti alla commissione", "praised"],
    [
      "it",
      "acquaintance",
      "il fruttivendolo mi ha regalato le arance perché sa che sono senza lavoro, mi vergogno un po'",
      "kindness_with_shame",
    ],
    [
      "it",
      "partner",
      "la bimba ha detto al prete che ha la barba da capra, sam ha riso così tanto che è dovuto uscire",
      "laughed",
    ],
    ["it", "mentor", "il mio maestro di musica va in pensione a giugno, dopo vent'anni", "goes_away"],
    ["it", "friend", "sam mi ha accompagnato in ospedale alle 5 di mattina senza che glielo chiedessi", "kindness"],
    [
      "it",
      "family",
      "Sam è partita per l'università, ieri sera mi ha mandato una foto della pasta scotta",
      "photo_from_afar",
    ],
    ["it", "family", "mia figlia si è laureata ieri, sono orgogliosa di lei", "their_success"],
  ] as const)("%s, %s: %s", (language, context, message, kind) => {
    const text = answer(language, context, message);
    expect(
      textsOf(kind, language).some((one) => text.includes(one)),
      text,
    ).toBe(true);
    expect(text).not.toMatch(STOCK);
    expect(text).not.toMatch(/\?$/);
  });
});

describe("after something the other person did", () => {
  it.each([
    ["en", "friend", "sam borrowed my bike and brought it back with no lights. now he wants the tent", "lent_again"],
    ["en", "family", "I made a quilt for the little one and found it in the shed under the mower", "present_misused"],
    ["en", "romantic", "at 3am sam texted me miss u and by breakfast it was deleted", "message_taken_back"],
    ["en", "romantic", "he texts me every morning but never has time to meet up", "words_without_time"],
    ["en", "romantic", "at the wedding sam introduced me to everyone as a friend", "kept_small"],
    [
      "en",
      "acquaintance",
      "theres a note on the bins about people who dont rinse their tins. its me, everyone knows its me",
      "meant_for_me",
    ],
    ["en", "family", "i did the garden, the gutters and her tax. not even a thank you", "no_thanks"],
    ["en", "family", "we cant agree on a name for the baby and its due in may", "name_for_the_baby"],
    ["en", "colleague", "sam told my boss that i leave early on fridays, grassed me up", "told_on"],
    ["it", "friend", "ho prestato il trapano a sam ed è tornato senza la valigetta, ora vuole la scala", "lent_again"],
    ["it", "family", "le ho fatto una coperta all'uncinetto e l'ho trovata in garage sotto la moto", "present_misused"],
    ["it", "romantic", "sam stanotte mi ha scritto mi manchi e poi ha cancellato il messaggio", "message_taken_back"],
    ["it", "romantic", "mi scrive tutti i giorni ma poi quando dico vediamoci ha sempre da fare", "words_without_time"],
    ["it", "romantic", "alla festa sam mi ha presentata a tutti come una collega", "kept_small"],
    [
      "it",
      "acquaintance",
      "don Sam in predica ha parlato di una certa persona che arriva sempre tardi, si riferiva a me",
      "meant_for_me",
    ],
    ["it", "family", "gli ho fatto la spesa per un mese e nemmeno un grazie", "no_thanks"],
    ["it", "partner", "non riusciamo a metterci d'accordo sul nome della bimba", "name_for_the_baby"],
    ["it", "colleague", "sam è andato a dire al capo che esco prima il venerdì", "told_on"],
  ] as const)("%s, %s: %s", (language, context, message, kind) => {
    const text = answer(language, context, message);
    expect(
      textsOf(kind, language).some((one) => text.includes(one)),
      text,
    ).toBe(true);
    expect(text).not.toMatch(STOCK);
  });
});

describe("how do I …?", () => {
  it.each([
    ["en", "friend", "sam wants me to be his guarantor for the flat. how do i say no", "no_to_a_guarantee"],
    ["en", "acquaintance", "her music goes thru the wall till 1. how do i tell her", "noise"],
    [
      "en",
      "mentor",
      "havent been in touch with my old teacher for 4 yrs and now i need a reference, how do i write without looking cheeky",
      "favour_after_silence",
    ],
    ["en", "friend", "since sam became a dad we never see him. how do i keep hold of him", "friend_with_a_baby"],
    [
      "en",
      "family",
      "Sam wants to come for easter again and last time he fought with everybody. what do i do",
      "difficult_guest",
    ],
    ["en", "romantic", "two dates, lovely bloke, just not into him. how do i tell him", "letting_down"],
    ["en", "partner", "we only talk about bills and the dog, how do we get out of it", "only_logistics"],
    ["en", "friend", "how do i tell sam he was wrong without hurting him", "without_offence"],
    ["it", "family", "sam vuole che gli faccia da garante per il mutuo, come gli dico di no", "no_to_a_guarantee"],
    ["it", "acquaintance", "tiene la musica a palla fino all'una, come faccio a dirglielo", "noise"],
    [
      "it",
      "mentor",
      "non sento da anni la mia prof e adesso mi serve una referenza, come le scrivo",
      "favour_after_silence",
    ],
    [
      "it",
      "friend",
      "da quando sam è diventato papà non lo vedo più, come faccio a non perderlo?",
      "friend_with_a_baby",
    ],
    [
      "it",
      "family",
      "Sam vuole venire di nuovo a pasqua e l'anno scorso ha litigato con tutti, che faccio",
      "difficult_guest",
    ],
    ["it", "romantic", "siamo usciti due volte, simpatico ma non mi interessa. come mi comporto?", "letting_down"],
    ["it", "partner", "parliamo solo di bollette e scuola, come ne usciamo", "only_logistics"],
    ["it", "friend", "come faccio a farglielo capire senza ferirlo", "without_offence"],
  ] as const)("%s, %s: %s", (language, context, message, kind) => {
    const text = answer(language, context, message);
    expect(
      textsOf(kind, language).some((one) => text.includes(one)),
      text,
    ).toBe(true);
  });

  it("uses no incidental noun in advice", () => {
    for (const message of [
      "how would you deal with a man who hums over the photocopier?",
      "what do i do about the use of the shed, sam thinks its his",
    ])
      expect(answer("en", "colleague", message).split("\n\n").at(-1)).not.toMatch(/photocopier|the use|the shed/);
    const text = answer("it", "colleague", "che faresti al mio posto con uno che fischia in ufficio?");
    expect(text).not.toMatch(/Con il posto|cambiamento su/);
  });
});

describe("the texts", () => {
  const all = [
    ...TELLINGS.flatMap(({ say }) => say),
    ...JOY,
    ...plain.OPEN,
    ...plain.QUOTED,
    ...plain.QUOTED_AT_WORK,
    ...plain.NO_RECIPE,
    ...Object.values(plain.BY_STATEMENT).flat(),
  ];

  it("are unique, in both languages, typeset, without alternative endings", () => {
    for (const language of ["en", "it"] as const) {
      const texts = all.map((text) => text[language]);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) {
        expect(variants(text)).toHaveLength(1);
        expect(text).not.toMatch(/["']|\s{2}|\w\/\w/);
        expect(text.length).toBeLessThanOrEqual(480);
      }
    }
  });

  it("have unique kinds", () => {
    const kinds = TELLINGS.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it("are not used twice in a conversation", () => {
    const lines = ["sam was crying in the lift", "and today sam was crying in the kitchen"];
    const said = talk("en", lines, { persona: { ...PERSON, name: "Sam", context: "colleague" } });
    expect(said[0]!.text).toContain(textsOf("tears_seen", "en")[0]);
    expect(said[1]!.text).not.toContain(textsOf("tears_seen", "en")[0]);
  });
});
