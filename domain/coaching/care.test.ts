import { describe, expect, it } from "vitest";
import { begin, last, talk } from "../../tests/support/coach-talk.ts";
import { safetyOf } from "./reply-types.ts";

const topics = (replies: { topic: string }[]) => replies.map(({ topic }) => topic);
const DAY = 86_400_000;

describe("a danger the user mentioned", () => {
  it.each([
    [
      "en",
      [
        "I've got the pills lined up and I don't want to wake up",
        "yes",
        "no one",
        "I don't want to call anyone",
        "Tell Priya I love her",
        "ok",
      ],
      "safety:wish_to_die",
    ],
    [
      "it",
      [
        "Ho le pastiglie pronte e non voglio svegliarmi",
        "sì",
        "nessuno",
        "non voglio chiamare nessuno",
        "Di’ a Priya che le voglio bene",
        "ok",
      ],
      "safety:wish_to_die",
    ],
    [
      "en",
      ["He choked me last night", "I don't know if I'm safe here tonight", "how do I talk to him about it?"],
      "safety:violence",
    ],
    [
      "en",
      ["He pushed me down the stairs", "He didn't mean it, he was drunk", "so what do I say to him?"],
      "safety:violence",
    ],
    [
      "en",
      ["He threatened to kill me", "He hit me again this morning and said it was just a joke", "ok"],
      "safety:violence",
    ],
    ["it", ["Mi ha picchiata ieri sera", "Non hai capito, mi ha picchiata", "come gli parlo?"], "safety:violence"],
    [
      "it",
      ["Mi ha spinta giù dalle scale", "non l’ha fatto apposta, era ubriaco", "non so se sono al sicuro"],
      "safety:violence",
    ],
  ] as const)("is addressed in every further turn, each time differently (%s: %s)", (language, messages, topic) => {
    const replies = talk(language, messages);
    expect(new Set(topics(replies))).toEqual(new Set([topic]));
    expect(replies.every(({ plan }) => plan === undefined)).toBe(true);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(replies.length);
  });

  it.each([
    ["en", "nobody", /\bis (?:anybody|somebody|there somebody|there one person)\b/i],
    ["it", "nessuno", /c’è (?:qualcuno|una persona)/i],
  ] as const)("is not followed by asking again who is near after “nobody” (%s)", (language, nobody, asks) => {
    const conversation = begin(language);
    conversation.say(language === "en" ? "I want to kill myself" : "Voglio uccidermi");
    for (let turn = 0; turn < 6 && conversation.history.at(-1)?.care?.asked !== "alone"; turn++) conversation.say("no");
    const after = [conversation.say(nobody), ...["ok", "ok", "ok"].map((word) => conversation.say(word))];
    for (const { text } of after) expect(text).not.toMatch(asks);
  });

  it("leads to no plan in preparation mode either", () => {
    for (const [language, ...lines] of [
      ["en", "He pushed me against the wall", "Help me prepare what to say to him", "Tell him that I want peace"],
      ["it", "Mi ha spinta contro il muro", "Aiutami a preparare che cosa dirgli", "Dirgli che voglio pace"],
    ] as const) {
      const conversation = begin(language, { mode: "interaction_preparation" });
      const replies = lines.map((line) => conversation.say(line));
      expect(replies.every((reply) => safetyOf(reply) !== null && !reply.plan)).toBe(true);
    }
  });

  it("is found in the fourth newest note, deep inside a long text", () => {
    const plain = "We had coffee and talked about the garden. ".repeat(8);
    const notes = [
      "Lunch.",
      "Nice walk.",
      "She called.",
      `${plain}Then he hit me in the face and threatened to kill me. ${plain}`,
    ].map((content, at) => ({ id: `n${at}`, content, created_at: new Date(Date.now() - (at + 1) * DAY) }));
    const [reply] = talk("en", ["How do I ask Tom for help with the move?"], {
      notes,
      persona: { name: "Tom", context: "partner" },
    });
    expect(reply?.topic).toBe("safety:violence");
    expect(reply?.sources).toEqual([{ kind: "note", id: "n3" }]);
    expect(reply?.text).not.toMatch(/ordinary|anything nice/);
  });

  it.each([
    ["en", "I grabbed Ivan by the throat", "harm_by_user"],
    ["en", "I shook the baby. She stopped crying.", "harm_by_user"],
    ["it", "Ho preso Ivan per il collo e ho stretto", "harm_by_user"],
    ["en", "My stepdad comes into my room at night. I'm 15", "minor"],
    ["it", "Il mio patrigno viene in camera mia di notte e mi tocca. Ho 15 anni", "minor"],
    ["en", "My husband forces me to have sex when I say no", "sexual_violence"],
    ["en", "My friend told me that she wants to kill herself", "worry_wish"],
    ["it", "Suo marito la picchia, la mia amica", "worry_violence"],
    ["en", "The carer hits my grandmother", "elder"],
  ] as const)("has its own texts for each path (%s: %s)", (language, message, path) => {
    const [reply] = talk(language, [message]);
    expect(reply?.topic).toBe(`safety:${path}`);
  });

  it("is treated as a minor's when the age is mentioned later", () => {
    const replies = talk("en", ["He hit me again and I am afraid to go home", "I'm 15"]);
    expect(last(replies).topic).toBe("safety:minor");
  });
});

describe("several messages together", () => {
  it.each([
    ["en", ["I feel so empty these days, nothing helps", "they'd all be better off, honestly, if I wasn't here"]],
    ["it", ["Da mesi non ha più senso niente", "starebbero tutti meglio, se io non ci fossi"]],
  ] as const)("raise an alarm though none alone did (%s)", (language, messages) => {
    expect(safetyOf(last(talk(language, messages)))).not.toBeNull();
  });

  it("do not reopen a danger that was ended", () => {
    const conversation = begin("en");
    conversation.say("Craig hit me last night");
    conversation.say("It was a misunderstanding, I am safe.");
    for (const message of ["He is in a mood again", "What shall I cook for him on Sunday?", "He likes fish"])
      expect(safetyOf(conversation.say(message))).toBeNull();
  });
});

describe("mourning", () => {
  it.each([
    ["en", "My father died three weeks ago", "Dad"],
    ["it", "Mio padre è morto tre settimane fa", "Papà"],
    ["en", "We lost the baby in week 14", "Tom"],
    ["it", "Abbiamo perso il bambino alla quattordicesima settimana", "Luca"],
  ] as const)(
    "is no danger, and gets no advice as if the dead person could answer (%s: %s)",
    (language, told, name) => {
      const conversation = begin(language, { persona: { name, context: "family" } });
      const first = conversation.say(told);
      expect(first.topic).toBe("grief");
      const second = conversation.say(language === "en" ? "I miss him so much" : "Mi manca tantissimo");
      expect([second.topic, second.plan]).toEqual(["grief", undefined]);
    },
  );

  it("prepares no conversation with the dead person", () => {
    const conversation = begin("en", { persona: { name: "Dad", context: "family" } });
    conversation.say("My father died three weeks ago");
    const reply = conversation.say("What do I say to him, help me prepare it", "interaction_preparation");
    expect([reply.topic, reply.plan]).toEqual(["grief", undefined]);
  });
});

describe("harmless messages", () => {
  it.each([
    ["en", "How do I ask Uma to water my plants?"],
    ["en", "Thanks!"],
    ["en", "what if he says no?"],
    ["it", "e se mi dice che non sono abbastanza motivata?"],
    ["it", "qnd gli chiedo com'è andata a scuola mi fa boh"],
    ["it", "È caduto in bagno"],
    ["it", "Mi ha prestato 200 euro e non ha voluto sapere per cosa"],
    ["en", "That she need not be cheerful with me"],
    ["en", "Lunch with Priya in her new flat, it has a green bath"],
  ] as const)("get ordinary coaching (%s: %s)", (language, message) => {
    const [reply] = talk(language, [message]);
    expect(safetyOf(reply!)).toBeNull();
    expect(reply?.taken.found).toBeNull();
  });
});
