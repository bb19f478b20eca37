import { describe, expect, it } from "vitest";
import { TALKS } from "../../cli/sample-talks.ts";
import { last, PERSON, talk } from "../../tests/support/coach-talk.ts";

const as = (name: string, context: typeof PERSON.context = "friend") => ({ persona: { ...PERSON, name, context } });
const first = (text: string) => text.split("\n\n")[0]!;
const ADVICE = /^- \*\*|^\*\*/m;

describe("the first sentence", () => {
  it.each([
    ["en", "my cousin never pays for petrol", /your cousin never pays for petrol/i],
    ["en", "Tess laughed at my drawing in front of the whole class", /Tess laughed at your drawing/],
    ["en", "I lent Tess my tent and she gave it to her brother", /you lent Tess your tent/i],
    ["it", "mio cugino non paga mai la benzina", /tuo cugino non paga mai la benzina/i],
    ["it", "Tess ha riso del mio disegno davanti a tutta la classe", /Tess ha riso del tuo disegno/],
    ["it", "ieri ho aspettato un'ora alla stazione e lei non è venuta", /hai aspettato un’ora/],
  ] as const)("repeats the statement without quoting (%s: %s)", (language, message, said) => {
    const [reply] = talk(language, [message], as("Tess"));
    expect(first(reply!.text)).toMatch(said);
    expect(first(reply!.text)).not.toMatch(/^[“«]|[“«].*[”»]: /);
  });

  it.each([
    ["en", "How do I get Tess to keep her dog away from my kids?", /get Tess to keep her dog away from your kids/],
    ["it", "Come faccio a tenere il suo cane lontano dai miei figli?", /tenere il suo cane lontano dai tuoi figli/],
  ] as const)("repeats the request (%s)", (language, message, wish) => {
    expect(first(last(talk(language, [message], as("Tess"))).text)).toMatch(wish);
  });

  it.each([
    ["en", ["I am so angry, she sold my bike", "What now?"], /angry: she sold your bike/],
    ["en", ["I feel guilty. I forgot my brother's birthday"], /you forgot your brother/],
    ["it", ["sono arrabbiata, ha venduto la mia bici"], /ha venduto la tua bici/],
    ["it", ["mi sento in colpa. ho dimenticato il compleanno di mio fratello"], /hai dimenticato il compleanno/],
  ] as const)("names a feeling and its cause, without a tip (%s: %j)", (language, lines, said) => {
    const [reply] = talk(language, lines, as("Tess"));
    expect(first(reply!.text)).toMatch(said);
    expect(reply!.text).not.toMatch(ADVICE);
  });
});

describe("good news", () => {
  it.each([
    ["en", "we made up and I am over the moon"],
    ["en", "she got the flat!! I'm so happy for her"],
    ["it", "abbiamo fatto pace, che bello"],
    ["it", "mi ha regalato una pianta, una cosa bella per una volta"],
  ] as const)("gets joy and at most one question (%s: %s)", (language, message) => {
    const [reply] = talk(language, [message], as("Tess"));
    expect(reply!.text).not.toMatch(/\*\*|worst|tried already|pesa di più|già provato/);
    expect(reply!.text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe("goodbyes and thanks, with slang", () => {
  it.each([
    ["en", "k cheers, ta"],
    ["en", "ty ur a star"],
    ["en", "need to sleep on it, night"],
    ["en", "That'll do. Goodbye for now."],
    ["en", "ok ill tell her tomorrow. wish me luck"],
    ["it", "ok grazie mille, notte"],
    ["it", "va bene domani la chiamo"],
    ["it", "Molto bene, la ringrazio. A presto."],
    ["it", "lo chiamo e come va va"],
  ] as const)("get one line and no advice (%s: %s)", (language, bye) => {
    const before = language === "en" ? "Tess owes me 250 euros" : "Tess mi deve 250 euro";
    const reply = last(talk(language, [before, bye], as("Tess")));
    expect(reply.text.split("\n")).toHaveLength(1);
    expect(reply.text).not.toMatch(ADVICE);
  });

  it.each([
    ["en", "she said goodbye to everyone but me"],
    ["it", "mi ha detto grazie solo davanti agli altri"],
  ] as const)("are not recognized when only reported (%s: %s)", (language, message) =>
    expect(talk(language, [message], as("Tess"))[0]!.topic).not.toBe("thanks"),
  );
});

describe("a complaint about the coach", () => {
  it.each([
    ["en", "no more lists please", /list|bullet/i],
    ["en", "you keep asking me questions", /question|asking/i],
    ["en", "this is so generic, off a mug", /off the shelf|nobody talks/i],
    ["it", "fai solo domande", /domande|chiesto/i],
    ["it", "sono frasi fatte, suona finto", /frase fatta|non parla nessuno/i],
  ] as const)("is acknowledged, and something different follows (%s: %s)", (language, complaint, taken) => {
    const before = language === "en" ? "my cousin never pays for petrol" : "mio cugino non paga mai la benzina";
    const reply = last(talk(language, [before, complaint], as("Tess")));
    expect(reply.text).toMatch(taken);
    expect(reply.text).not.toMatch(/^- /m);
  });
});

describe("a correction and a changed mind", () => {
  it.each([
    ["en", "I meant Tuesday, not Monday", /^Not Monday, then: Tuesday\./],
    ["it", "intendevo martedì, non lunedì", /^Non lunedì, allora: martedì\./],
  ] as const)("are acknowledged (%s)", (language, message, right) => {
    const before = language === "en" ? "I see her on Monday" : "La vedo lunedì";
    expect(last(talk(language, [before, message], as("Tess"))).text).toMatch(right);
  });

  it.each([
    ["en", ["My father will not see a doctor", "No, my aunt is no help"]],
    ["it", ["Mio padre non vuole vedere il medico", "No, mia zia non aiuta"]],
  ] as const)("are not seen in an answer that begins with no (%s)", (language, lines) =>
    expect(last(talk(language, lines, as("Dad", "family"))).text).not.toMatch(
      /had it wrong|putting that right|capito male|correggo|no longer holds|non vale più/,
    ),
  );
});

describe("yes or no", () => {
  it.each([
    ["en", "am i a bad aunt?", /^No, you’re not a bad aunt\./],
    ["en", "will she come back?", /nobody can know|only Tess|see that far/],
    ["en", "is it legal to keep her deposit?", /question of law/],
    ["en", "should I ask her to lunch?", /yes/],
    ["it", "sono una cattiva zia?", /^No, non sei una cattiva zia\./],
    ["it", "tornerà?", /nessuno|solo Tess|non vedo/],
    ["it", "è legale tenersi la sua caparra?", /questione di legge/],
    ["it", "dovrei invitarla a pranzo?", /sì/],
  ] as const)("is answered by topic (%s: %s)", (language, message, says) => {
    const { text } = talk(language, [message], as("Tess"))[0]!;
    expect(text).toMatch(says);
    expect(text).not.toMatch(/Half a yes|mezzo sì/);
  });
});

describe("a number as an answer", () => {
  it.each([
    ["en", ["my cousin never pays for petrol", "since last easter"], /[Ss]ince last easter/],
    ["en", ["it is about money, she has to pay the rent", "340"], /340/],
    ["it", ["mio cugino non paga mai la benzina", "da tre anni"], /[Dd]a tre anni/],
  ] as const)("gets a comment, not a quotation (%s: %j)", (language, lines, fact) => {
    const { text } = last(talk(language, lines, as("Tess")));
    expect(first(text)).toMatch(fact);
    expect(first(text)).not.toMatch(/[“«]/);
  });
});

describe("“there are no notes yet”", () => {
  it.each([
    ["en", "how often should I text when he is away"],
    ["it", "secondo te chi ha torto?"],
  ] as const)("doesn't answer a request for advice (%s: %s)", (language, message) =>
    expect(talk(language, [message], as("Tess"))[0]!.text).not.toMatch(/no notes yet|ancora note/),
  );
});

describe("somebody who controls the user", () => {
  it.each([
    ["en", "he reads my messages and wants to know where I am all day", "How do I tell him to stop?"],
    ["it", "mi controlla il telefono e vuole sapere dove sono", "Come glielo dico che deve smettere?"],
  ] as const)("is called controlling, and fear is asked about before any words (%s)", (language, told, asks) => {
    const [named, held] = talk(language, [told, asks], as("Noel", "partner"));
    expect(named!.text).toMatch(/control/);
    for (const reply of [named!, held!]) expect(reply.text).not.toMatch(/^>|^- \*\*/m);
  });

  it("leads to a question about fear, and another before any words", () => {
    const lines = ["he reads my messages and wants to know where I am all day", "How do I tell him to stop?"];
    const [named, held] = talk("en", lines, as("Noel", "partner"));
    expect(named!.text).toMatch(/afraid of how Noel might react/);
    expect(held!.text).toMatch(/Before I suggest any words/);
  });

  it.each([
    ["en", "my son checks my phone for games"],
    ["it", "mio figlio mi controlla il telefono per i giochi"],
  ] as const)("is never a child (%s)", (language, message) =>
    expect(talk(language, [message], as("Leo", "family"))[0]!.text).not.toMatch(/that is control|questo è controllo/),
  );
});

describe("worry that somebody may want to die", () => {
  it.each([
    [
      "en",
      ["Yesterday he wrote that everybody would be better off without him", "I'm afraid of making it worse by asking"],
    ],
    ["it", ["Ha scritto che tutti starebbero meglio senza di lui", "ho paura di peggiorare le cose chiedendo"]],
  ] as const)("is told, with the name, that asking does not cause the idea (%s)", (language, lines) => {
    const [opening, asking] = talk(language, lines, as("Davide"));
    expect(opening!.topic).toBe("safety:worry_wish");
    expect(asking!.text).toMatch(/doesn’t put the idea|non mette in testa/);
    expect(asking!.text).toContain("Davide");
    expect(asking!.text).not.toMatch(/this person|questa persona/);
    expect(asking!.care?.path).toBe("worry_wish");
  });

  it.each([
    ["en", ["Yesterday he wrote that everybody would be better off without him", "He lives alone, far away"], /key/],
    ["it", ["Ha scritto che tutti starebbero meglio senza di lui", "Vive da solo, lontano"], /chiavi/],
  ] as const)("leads to the question who can be at the door (%s)", (language, lines, key) =>
    expect(last(talk(language, lines, as("Davide"))).text).toMatch(key),
  );
});

describe("a child wrongly taken to be in danger", () => {
  it("is asked about directly if no message mentions harm", () => {
    const lines = [
      "la signora del piano sotto dice che i miei bimbi corrono. hanno 3 e 5 anni che devono fare, volare?",
      "ha messo un cartello in ascensore con il mio cognome",
      "sì, nessuno ha fatto niente ai bambini, sono rumori di passi",
    ];
    const [opened, asked] = talk("it", lines, as("Franca", "other"));
    expect(opened!.topic).toBe("safety:child");
    expect(asked!.care?.asked).toBe("right");
    expect(asked!.text).toMatch(/\?/);
  });

  it("is not questioned if harm was mentioned", () => {
    const lines = ["mio marito picchia il bambino", "ieri ancora, con la cinghia"];
    for (const { topic, care } of talk("it", lines, as("Ugo", "partner"))) {
      expect(topic).toMatch(/^safety:/);
      expect(care?.asked).not.toBe("right");
    }
  });
});

describe("a friend’s loss", () => {
  it.each([
    ["en", "my friend's dad died on Sunday"],
    ["it", "ieri è morto il papà della mia amica"],
  ] as const)("is not treated as the user's own (%s)", (language, message) =>
    expect(talk(language, [message], as("Tess"))[0]!.topic).not.toBe("grief"),
  );
});

/** Phrases that readers rejected. */
const STRUCK =
  /”, then\.|», dunque\.|that belongs to it|questo c’entra\.|looks a little different|cambia un po’ aspetto|decides which step comes first|da questo dipende quale passo|That was the answer, then|La risposta è stata questa|The weight seems to lie|il peso stia in|I stay with this sentence|Mi fermo su questa tua frase|Quello che ne prendo|If you did nothing, what would happen|Se non facessi niente, che cosa|nothing new to add|Non ho altro di nuovo|something between us|una cosa fra noi|Half a yes|Direi mezzo sì/;

describe("a whole conversation", () => {
  it.each(TALKS.flatMap((one) => [["en", one] as const, ["it", one] as const]))(
    "has none of the rejected phrases (%s, %o)",
    (language, { person, lines }) => {
      const said = talk(
        language,
        lines.map((line) => line[language]),
        { persona: { ...person }, user: { traits: { O: 4, C: 3, E: 2, A: 5, N: 3 } } },
      );
      const all = said.map(({ text }) => text).join("\n\n");
      expect(all).not.toMatch(STRUCK);
      // Mentions the user's character at most once.
      expect(
        all.match(
          /You notice fast|Being kind comes|like you to give way|Ti viene facile|La gentilezza ti|rischi di cedere/g,
        )?.length ?? 0,
      ).toBeLessThanOrEqual(1);
    },
  );
});
