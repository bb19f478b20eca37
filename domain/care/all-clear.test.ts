import { describe, expect, it } from "vitest";
import { begin, last, talk } from "../../tests/support/coach-talk.ts";
import { safetyOf } from "#domain/coaching/reply-types.ts";
import { readAnswer } from "./read-answer.ts";

const topics = (replies: { topic: string }[]) => replies.map(({ topic }) => topic);

describe("an all-clear", () => {
  it.each([
    ["en", "He hit me last night", "It was a misunderstanding, I am safe."],
    ["it", "Ieri mi ha picchiata", "Era un malinteso, sono al sicuro"],
  ] as const)("as a whole message after the coach’s question ends the danger (%s)", (language, told, cleared) => {
    const conversation = begin(language);
    conversation.say(told);
    expect(conversation.say(cleared).topic).toBe("safety:back");
    expect(conversation.open).toEqual([]);
    expect(
      safetyOf(conversation.say(language === "en" ? "How do I ask her for a favour?" : "Come le chiedo un favore?")),
    ).toBeNull();
  });

  it.each([
    ["en", "He came at me with a spade last night", "police came out, gave me a number and left"],
    ["en", "He hit me again this morning", "I live alone with him. My mother is dead"],
    ["it", "Giovedì mi ha dato un pugno sulla spalla", "Ho 71 anni e vivo sola con lui. Mio marito è morto"],
  ] as const)("is not recognised in mere facts (%s: %s)", (language, told, fact) => {
    expect(safetyOf(last(talk(language, [told, fact])))).not.toBeNull();
  });

  it.each([
    [
      "en",
      "He strangled me in the kitchen",
      "Sorry, I put that badly. That was nearly three years ago, he went to prison for it and lives at the other end of the country now. The children and I have a place of our own and we are all safe.",
    ],
    [
      "it",
      "Mi ha stretto le mani al collo",
      "No scusa, mi sono spiegata male, parlo di una cosa di due anni fa. Lui vive in un’altra città, io ho cambiato casa e da allora non l’ho più visto. I bambini stanno bene, siamo tutti al sicuro.",
    ],
  ] as const)("may be a longer message if all of it explains (%s)", (language, told, explained) => {
    expect(topics(talk(language, [told, explained])).at(-1)).toBe("safety:back");
  });

  it.each([
    ["en", "He hit me last night", "Yes, I am safe now."],
    ["en", "He hit me last night", "I'm safe now, I moved out last week"],
    ["en", "He hit me last night", "I'm safe. He lives in another city now."],
    ["it", "Ieri mi ha picchiata", "Sì, adesso sono al sicuro."],
    ["it", "Ieri mi ha picchiata", "Sono al sicuro, sono da mia sorella."],
  ] as const)("may be a plain “I am safe now” (%s: %s, %s)", (language, told, said) => {
    expect(topics(talk(language, [told, said])).at(-1)).toBe("safety:back");
  });

  it.each([
    ["en", "I want to die, I've got the rope ready", "No, I'm not in danger. I was writing lyrics, for a song."],
    ["en", "I hit my son so hard he fell against the table", "I put that badly: in the game, with foam swords."],
    ["it", "Voglio morire, ho la corda pronta", "No, non sono in pericolo. Scrivevo il testo di una canzone."],
    ["it", "Mio cognato picchia mia nipote", "No, ho fatto confusione, era nella serie che guardiamo."],
  ] as const)("may say that a song, a film or a game was meant (%s: %s, %s)", (language, told, said) => {
    expect(topics(talk(language, [told, said])).at(-1)).toBe("safety:back");
  });

  it.each([
    ["en", "He hit me last night", "I'm safe now but he comes back tomorrow"],
    ["en", "He hit me last night", "I am safe when he sleeps"],
    ["en", "He hit me last night", "I'm safe if I keep quiet"],
    ["en", "He hit me last night", "I hope I'm safe"],
    ["en", "I want to kill myself tonight, I have the pills here", "Nah I'm safe. Just talk."],
    ["en", "My friend's husband hit her last night and locked her in", "I am safe, it's her I'm worried for"],
    ["it", "Ieri mi ha picchiata", "Sono al sicuro finché dorme"],
    ["it", "Ieri mi ha picchiata", "non sono al sicuro"],
    ["it", "Voglio morire, ho le pastiglie qui", "sono al sicuro"],
    ["en", "He choked me last night", "I put that badly, it was a game, he choked me until I passed out"],
    ["en", "He hit me last night", "I meant after the film he was watching, but he did hit me"],
  ] as const)(
    "is not recognised if safety is limited, doubted or somebody else's (%s: %s, %s)",
    (language, told, said) => {
      expect(safetyOf(last(talk(language, [told, said])))).not.toBeNull();
    },
  );

  it("does not count beside a new alarm, nor without a question of the coach before it", () => {
    const conversation = begin("en");
    conversation.say("He hit me last night");
    expect(
      safetyOf(conversation.say("It was a misunderstanding, I am safe. But he threatened to kill me this morning")),
    ).toBe("violence");
    expect(talk("en", ["It was a misunderstanding, I am safe, he only hit me once last night"])[0]?.topic).toMatch(
      /^safety:/,
    );
  });

  it.each([
    ["en", "He hit me last night", "It was a mistake, I'm in danger"],
    ["en", "He hit me last night", "It was a misunderstanding, nobody is safe"],
    ["it", "Ieri mi ha picchiata", "Era un malinteso, sono in pericolo"],
    ["it", "Ieri mi ha picchiata", "È stato un malinteso, nessuno è al sicuro"],
  ] as const)("that also says that nobody is safe ends nothing (%s: %s, %s)", (language, told, said) => {
    const conversation = begin(language);
    conversation.say(told);
    expect(safetyOf(conversation.say(said))).not.toBeNull();
    expect(conversation.open).not.toEqual([]);
  });

  it.each(["yes but he is still in the house", "yes, forget it", "I am", "he is"])(
    "is not confirmed by a yes with something else (%s)",
    (said) => {
      const conversation = begin("en");
      conversation.say("He hit me last night");
      conversation.history.at(-1)!.care = { ...conversation.history.at(-1)!.care!, asked: "right" };
      conversation.say(said);
      expect(conversation.open).not.toEqual([]);
    },
  );

  it("ends only dangers the coach has talked about", () => {
    const conversation = begin("en");
    conversation.say("He hit me last night");
    conversation.history.at(-1)!.care = { ...conversation.history.at(-1)!.care!, about: ["another"] };
    conversation.say("It was a misunderstanding, I am safe.");
    expect(conversation.open).not.toEqual([]);
  });

  it("raises no new alarm when nothing is open", () => {
    const conversation = begin("en");
    conversation.say("He hit me last night");
    conversation.say("It was a misunderstanding, I am safe.");
    conversation.say("It's over, I'm safe");
    expect(conversation.open).toEqual([]);
  });

  it.each([
    "he was drunk, he didn't mean it",
    "It was just a joke.",
    "He didn't mean it",
    "era ubriaco, non voleva",
    "Non l’ha fatto apposta",
    "scherzava",
  ])("is not recognised in an excuse (%s)", (said) => {
    expect(readAnswer(said, "now", true)).toMatchObject({ label: "minimise", clear: 0, hint: 0 });
  });

  it("is classified quickly, however often a word is repeated", () => {
    expect(readAnswer(`${"no ".repeat(2000)}basta`, "right", true).clear).toBe(0);
    expect(readAnswer(`nobody ${"else is here ".repeat(300)}x`, "right", true).clear).toBe(0);
  });

  it("may be a plain yes after “did I understand you rightly”", () => {
    const conversation = begin("en");
    conversation.say("He hit me last night");
    const memo = { ...conversation.history.at(-1)!.care!, asked: "right" as const };
    conversation.history.at(-1)!.care = memo;
    expect(conversation.say("yes").topic).toBe("safety:back");
  });
});

describe("a denied wish to die", () => {
  it.each([
    ["en", "I was quoting my character, I'm writing a novel. I'm not suicidal at all."],
    ["it", "Era una frase del romanzo che scrivo, non voglio morire, mi sono espressa male."],
  ] as const)("is an answer and no new alarm (%s)", (language, said) => {
    const opening = language === "en" ? "I want to kill myself tonight" : "Stanotte voglio uccidermi";
    expect(topics(talk(language, [opening, said])).at(-1)).toBe("safety:back");
  });

  it("is an alarm if the means are at hand", () => {
    const replies = talk("en", [
      "I want to kill myself tonight",
      "I don't want to die but I have the pills in my hand",
    ]);
    expect(last(replies).taken.found?.level).toBe("alarm");
  });
});
