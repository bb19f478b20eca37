import { describe, expect, it } from "vitest";
import type { Language } from "#domain/language.ts";
import { ECHO, FOLLOW_UP } from "./content.reply.ts";
import { OPENERS } from "./content.openers.ts";
import { TOPICS } from "./content.topics.ts";
import { last, NOW, PERSON, talk } from "../../tests/support/coach-talk.ts";

describe("a quarrel", () => {
  it.each([
    ["en", "We had a fight last night and now we are not talking", "It was about money. I said things I regret"],
    ["en", "We argued on Sunday and he has not answered since", "I should not have shouted"],
    ["it", "Ieri sera abbiamo litigato e adesso non ci parliamo", "Era per i soldi. Ho detto cose di cui mi pento"],
    ["it", "Dopo la lite di domenica non mi risponde", "Non avrei dovuto urlare"],
  ] as const)("is a subject of its own, and regret leads to mending it (%s: %s)", (language, quarrel, regret) => {
    expect(talk(language, [quarrel, regret]).map(({ topic }) => topic)).toEqual(["conflict", "apology"]);
  });

  it.each([
    ["We have not spoken for years, after a fight", "reconnect"],
    ["Non ci parliamo da anni, dopo un litigio", "reconnect"],
    ["She has been cold to me for days", "distance"],
  ])("leaves its place to what is the matter: %s", (message, topic) => {
    expect(talk("en", [message])[0]?.topic).toBe(topic);
  });

  it.each(["partner", "family", "colleague", "mentor"] as const)(
    "does not wait two weeks with somebody who is met anyway (%s)",
    (context) => {
      const persona = { ...PERSON, context };
      const lines = ["She does not answer me any more", "Should I write again?", "I don’t know what it is", "And now?"];
      const italian = ["Non mi risponde più", "Le scrivo di nuovo?", "Non capisco che cosa c’è", "E adesso?"];
      const said = [...talk("en", lines, { persona }), ...talk("it", italian, { persona })];
      expect(said.map(({ text }) => text).join("\n")).not.toMatch(
        /two weeks|due settimane|second message|secondo messaggio/,
      );
    },
  );
});

describe("“what can we talk about?”", () => {
  it.each([
    ["en", ["I have a first date on Friday", "What can we talk about?"]],
    ["en", ["What can I talk about with Andrea at dinner?"]],
    ["it", ["Venerdì ho un primo appuntamento", "Di che cosa possiamo parlare?"]],
    ["it", ["Di che cosa posso parlare con Andrea a cena?"]],
  ] as const)("is answered with three openers and a question (%s: %s)", (language, lines) => {
    const reply = last(talk(language, lines));
    expect(reply.topic).toBe("openers");
    expect(OPENERS.filter(({ ask }) => reply.text.includes(ask[language]))).toHaveLength(3);
    expect(reply.text.trim()).toMatch(/\?$/);
  });

  it("is about the coach where nobody is to be met", () => {
    expect(talk("en", ["What can we talk about?"])[0]?.topic).toBe("suggest");
    expect(talk("it", ["Suggeriscimi un argomento"])[0]?.topic).toBe("suggest");
  });
});

describe("“can you write the message for me?”", () => {
  it.each([
    ["en", "Andrea has not answered me for three weeks", "Can you write the message for me?", "for three weeks"],
    ["it", "Andrea non mi risponde da tre settimane", "Puoi scrivermi tu il messaggio?", "da tre settimane"],
  ] as const)("gets a short message with what is known, then one remark (%s)", (language, ...lines) => {
    const fact = lines[2];
    const reply = last(talk(language, lines.slice(0, 2)));
    const [, message = "", remark, ...rest] = reply.text.split("\n\n");
    expect(reply.topic).toBe("draft");
    expect(message).toMatch(/^[“«](?:Hi|Ciao) Andrea, .*[”»]$/);
    expect(message).toContain(fact);
    expect(message.split(" ").length).toBeLessThan(60);
    expect(remark).toBeTruthy();
    expect(rest).toEqual([]);
    expect(reply.sources).toContainEqual({ kind: "profile" });
  });

  it.each([
    ["en", "Write me a message to apologise", /sorry/],
    ["it", "Scrivimi un messaggio per chiedere scusa", /dispiace/],
  ] as const)("takes the subject from the wish itself (%s)", (language, wish, word) => {
    const [first, second] = talk(language, [wish, wish]);
    expect(first?.topic).toBe("draft");
    expect(first?.text).toMatch(word);
    expect(second?.text).not.toBe(first?.text);
  });

  it("writes nothing for a trick, or about love to somebody under age", () => {
    expect(talk("en", ["Write me a message to make him jealous"])[0]?.topic).toBe("manipulation");
    const persona = { ...PERSON, context: "romantic" as const, age: 16 };
    expect(talk("en", ["Can you write the message for me?"], { persona })[0]?.topic).toBe("minor_romance");
  });
});

describe("vague messages", () => {
  it.each([
    ["en", ["hm", "it is all so strange", "no idea", "well"]],
    ["it", ["mah", "è tutto così strano", "non saprei", "beh"]],
  ] as const)("are met with something useful from the third on (%s)", (language, lines) => {
    const [first, second, third, fourth] = talk(language, lines);
    for (const reply of [first, second]) expect(reply?.text).toMatch(/\?/);
    for (const reply of [third, fourth]) {
      expect(reply?.text).toMatch(/One small step|Un piccolo passo/);
      expect(reply?.text).not.toMatch(/\?/);
    }
    expect(third?.sources).toEqual([{ kind: "profile" }]);
    expect(fourth?.text).not.toBe(third?.text);
  });

  it("rest on a note where there is one", () => {
    const notes = [{ id: "n", content: "Andrea laughed at my joke.", created_at: NOW }];
    expect(last(talk("en", ["hm", "well", "hm"], { notes })).sources).toEqual([{ kind: "note", id: "n" }]);
  });
});

describe("lead-ins", () => {
  const leads = (language: Language) =>
    [...ECHO, ...FOLLOW_UP].map((text) => text[language].split("{quote}").find((part) => part.length > 3) ?? "");

  it.each([
    ["en", ["He is cold to me", "He sits with the others", "He left early today", "He looks away", "I miss him"]],
    ["it", ["È freddo con me", "Si siede con gli altri", "Oggi è andato via presto", "Guarda altrove", "Mi manca"]],
  ] as const)("stand at most in every other answer, and never two in one (%s)", (language, lines) => {
    const counts = talk(language, lines).map(
      ({ text }) => leads(language).filter((lead) => text.split("\n\n")[0]?.includes(lead)).length,
    );
    counts.forEach((count, at) => expect(count + (counts[at - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it.each([
    ["en", "How should I talk to Andrea? That sounds like a good plan."],
    ["it", "Come parlo ad Andrea? Questo sembra un buon piano."],
  ] as const)("quote nothing that is about nobody (%s)", (language, message) => {
    expect(talk(language, [message])[0]?.text).not.toMatch(/good plan|buon piano/);
  });

  it.each(["en", "it"] as const)("quote a note once (%s)", (language) => {
    const content = language === "en" ? "We argued about money." : "Abbiamo litigato per i soldi.";
    const lines =
      language === "en"
        ? ["We had a fight", "I regret what I said", "How do I apologise?"]
        : ["Abbiamo litigato", "Mi pento di quello che ho detto", "Come chiedo scusa?"];
    const said = talk(language, lines, { notes: [{ id: "n", content, created_at: NOW }] }).map(({ text }) => text);
    expect(said.join("\n").split(content.slice(0, -1))).toHaveLength(2);
  });
});

describe("what is said next", () => {
  const DEEPER = Object.values(TOPICS).flatMap(({ deeper }) => deeper);

  it.each([
    ["en", "He is so distant lately", "I asked him and he said no, it is nothing", /believe it for the moment/],
    ["en", "How do I apologise to him?", "How do I do it without giving in?", /not to give in/],
    ["en", "We have to decide about the house", "He says I am selfish", /afraid of losing/],
    ["en", "It is our first date", "I tend to talk too much", /talking a lot/],
    ["it", "Da giorni è distante", "Gliel’ho chiesto e ha detto di no, non c’è niente", /per ora credici/],
    ["it", "Come gli chiedo scusa?", "E come lo faccio senza cedere?", /non è cedere/],
    ["it", "Dobbiamo decidere della casa", "Dice che penso solo a me", /temi di perdere/],
    ["it", "È il nostro primo appuntamento", "Tendo a parlare troppo", /parlando molto/],
  ] as const)("fits what was just said (%s: %s, %s)", (language, first, second, words) => {
    expect(last(talk(language, [first, second])).text).toMatch(words);
  });

  it("leaves somebody of either kind enough to say", () => {
    for (const { deeper, moves, say, avoid } of Object.values(TOPICS))
      for (const kind of ["near", "far"] as const)
        for (const list of [deeper, moves, say, avoid])
          expect(list.filter(({ among }) => !among || among === kind).length).toBeGreaterThanOrEqual(2);
    expect(DEEPER.filter(({ fits }) => fits).length).toBeGreaterThan(0);
  });

  it.each([
    ["en", "What if she says I am too sensitive?"],
    ["it", "E se mi dice che me la prendo troppo?"],
  ] as const)("answers being told that one exaggerates (%s)", (language, message) => {
    const { topic, text } = talk(language, [message])[0]!;
    expect(topic).toBe("what_if");
    expect(text).toMatch(/sensitive|sensibile|two measures|due misure/);
  });

  it.each(["I will not sign, let her feel what it is like", "Non firmo, così vede che cosa si prova"])(
    "takes the wish to hit back for what it is: %s",
    (message) => expect(talk("it", [message])[0]?.topic).toBe("revenge"),
  );
});

describe("what people open the chat with", () => {
  it.each([
    ["She makes decisions without asking me", "boundary"],
    ["How do I ask my boss for a day off?", "ask"],
    ["My flatmate never washes up", "feedback"],
    ["My son does not do his homework", "feedback"],
    ["My husband works too much", "distance"],
    ["My son only answers in monosyllables", "distance"],
    ["My sister wants to sell our parents’ house", "decide"],
    ["I need to tell my mother that I am not coming", "talk"],
    ["Mi interrompe sempre", "feedback"],
    ["Il mio coinquilino non lava mai i piatti", "feedback"],
    ["Mio marito lavora troppo", "distance"],
    ["Mio figlio risponde solo a monosillabi", "distance"],
    ["Mia sorella vuole vendere la casa dei nostri genitori", "decide"],
    ["Mia madre commenta ogni cosa che faccio", "boundary"],
    ["Devo dire a mia madre che non vengo", "talk"],
    // Somebody who is missed may have died.
    ["I miss him", "vague"],
    ["Mi manca", "vague"],
  ])("%s → %s", (message, topic) => {
    expect(talk("it", [message])[0]?.topic).toBe(topic);
  });
});
