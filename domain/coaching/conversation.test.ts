import { describe, expect, it } from "vitest";
import type { Language } from "#domain/language.ts";
import { isClosing } from "./closing.ts";
import { ECHO, FOLLOW_UP } from "./content.reply.ts";
import { OPENERS } from "./content.openers.ts";
import { SMALL_TALK } from "./content.small-talk.ts";
import { TOPICS } from "./content.topics.ts";
import { composeReply, type CoachInput, type CoachTurn } from "./reply.ts";

const NOW = new Date("2026-11-20T17:00:00Z");
const PERSON: CoachInput["persona"] = {
  name: "Andrea",
  context: "friend",
  traits_short: { O: 3, C: 3, E: 2, A: 4, N: 1 },
};

function talk(language: Language, messages: readonly string[], more: Partial<CoachInput> = {}) {
  const history: CoachTurn[] = [];
  return messages.map((message) => {
    const reply = composeReply({
      language,
      mode: "conversation",
      message,
      history: [...history],
      now: NOW,
      time_zone: "Europe/Rome",
      user: {},
      persona: PERSON,
      notes: [],
      interactions: [],
      ...more,
    });
    const plan = reply.plan ? { plan: reply.plan } : {};
    history.push({ role: "user", content: message }, { role: "assistant", content: reply.text, ...plan });
    return reply;
  });
}

const last = <T>(list: readonly T[]) => list[list.length - 1] as T;

describe("taking one’s leave", () => {
  it.each([
    "thanks",
    "ok, I will try after the meeting. thanks",
    "Thank you so much, I’ll talk to her tomorrow",
    "That helps a lot, thank you",
    "I’ll try",
    "ok thanks bye",
    "grazie mille",
    "va bene, ci provo dopo la riunione. grazie",
    "Perfetto, grazie, le parlo domani",
    "ci provo stasera",
    "buonanotte e grazie",
  ])("%s", (message) => {
    expect(isClosing(message)).toBe(true);
    const language = /[a-z]*(?:grazie|provo)/.test(message) ? "it" : "en";
    const opening = language === "it" ? "Come parlo ad Andrea domani?" : "How should I talk to Andrea tomorrow?";
    const reply = last(talk(language, [opening, message]));
    expect(reply.topic).toBe("thanks");
    expect(reply.text).not.toMatch(/\*\*|\?/);
    expect(reply.text.split(" ").length).toBeLessThan(45);
  });

  it.each([
    "thanks but she already said no",
    "Thanks. How do I begin?",
    "I want to say thanks",
    "I will try to talk but she shouts",
    "She always says thanks",
    "hello",
    "ok",
    "grazie, ma lei non mi parla",
    "vorrei dirle grazie",
    "Grazie. Mi ha detto che non vuole vedermi",
    "grazie a lei ho trovato lavoro",
    "le parlo domani",
    "ciao",
  ])("not: %s", (message) => expect(isClosing(message)).toBe(false));

  it("offers to note how it went, in every wording", () => {
    for (const { en, it: italian } of SMALL_TALK.thanks) {
      expect(en).toMatch(/note|two lines|write down/);
      expect(italian).toMatch(/nota|due righe|scrivi/);
    }
  });

  it.each([
    ["en", "I want to call Andrea tomorrow", "ok, thanks, I’ll try that tomorrow"],
    ["it", "Vorrei chiamare Andrea domani", "va bene, ci provo domani. grazie"],
  ] as const)("ends a preparation too (%s)", (language, ...messages) => {
    const reply = last(talk(language, messages, { mode: "interaction_preparation" }));
    expect([reply.topic, reply.plan]).toEqual(["prepare", undefined]);
    expect(reply.text).not.toContain("?");
  });
});

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

describe("what the coach had guessed in a plan", () => {
  const prepare = { mode: "interaction_preparation" as const };

  it.each([
    ["en", "I want to ask for a raise", "that there is no budget and I look greedy", "That there is no budget"],
    ["en", "I want to ask for a raise", "looking greedy", "Looking greedy"],
    ["en", "I want to ask for a raise", "I feel ashamed of needing it", "I feel ashamed of needing it"],
    ["it", "Vorrei chiedere un aumento", "che non ci sia budget", "Che non ci sia budget"],
    ["it", "Vorrei chiedere un aumento", "di fare una brutta figura", "Di fare una brutta figura"],
    ["it", "Vorrei chiedere un aumento", "mi vergogno di averne bisogno", "Mi vergogno di averne bisogno"],
  ] as const)("is first what somebody fears (%s: %s, %s)", (language, wish, answer, fears) => {
    const [proposed, answered] = talk(language, [wish, answer], prepare);
    expect(answered?.plan?.fears).toContain(fears);
    expect(answered?.plan).toMatchObject({ action: proposed?.plan?.action, goals: proposed?.plan?.goals });
    expect(answered?.text.trim()).toMatch(/(?:result|hope|risultato|speri).*\?$/);
  });

  it.each([
    ["en", ["I want to ask for a raise", "that she laughs", "to hear a clear answer"], "To hear a clear answer"],
    ["en", ["I want to ask for a raise", "that she laughs", "that we agree on a date"], "That we agree on a date"],
    ["it", ["Vorrei chiedere un aumento", "che rida", "di avere una risposta chiara"], "Di avere una risposta chiara"],
    ["it", ["Vorrei chiedere un aumento", "che rida", "che si fissi una data"], "Che si fissi una data"],
  ] as const)("then what they hope for (%s: %s)", (language, lines, goals) => {
    expect(last(talk(language, lines, prepare)).plan?.goals).toBe(goals);
  });

  it.each([
    ["en", "I don’t like it"],
    ["en", "no"],
    ["en", "what do you mean by that?"],
    ["it", "non mi convince"],
    ["it", "mah, non so"],
    ["it", "che cosa intendi?"],
  ] as const)("stays where nothing of it is said (%s: %s)", (language, answer) => {
    const wish = language === "en" ? "I want to ask for a raise" : "Vorrei chiedere un aumento";
    expect(last(talk(language, [wish, answer], prepare)).plan).toBeUndefined();
  });

  it.each([
    ["en", "On Thursday I want to ask for a raise", "On Thursday ask for a raise"],
    ["it", "Giovedì voglio chiedere un aumento", "Giovedì chiedere un aumento"],
  ] as const)("begins with the step itself (%s)", (language, wish, action) => {
    expect(talk(language, [wish], prepare)[0]?.plan?.action).toBe(action);
  });
});

describe("what another said of wanting to be gone", () => {
  it.each([
    ["en", "He wrote that everybody would be better off without him", "I do not want to make it worse by asking"],
    ["it", "Ha scritto che tutti starebbero meglio senza di lui", "Non vorrei peggiorare le cose chiedendo"],
  ] as const)("is met with how to ask, not with questions about oneself (%s)", (language, told, fear) => {
    const [first, second] = talk(language, [told, fear]);
    for (const reply of [first, second]) expect(reply?.topic).toBe("safety:self_harm");
    expect(first?.text).toMatch(/suicide|killing yourself|suicidio|toglierti la vita/);
    expect(first?.text).not.toMatch(/is it about you|riguarda te/);
    expect(second?.text).toMatch(/does not make it worse|non peggiora/);
  });

  it.each([
    ["en", "He says everyone would be better off without him, and I want to die too"],
    ["it", "Dice che tutti starebbero meglio senza di lui, e anch’io voglio morire"],
  ] as const)("does not cover what somebody says of themselves (%s)", (language, message) => {
    expect(talk(language, [message])[0]?.text).toMatch(/you|te|tu/);
    expect(talk(language, [message])[0]?.text).not.toMatch(/glad you are telling me|Fai bene a dirmelo/);
  });

  it.each([
    ["en", "He pushed me against the wall", "Help me prepare what to say to him"],
    ["it", "Mi ha spinta contro il muro", "Aiutami a preparare che cosa dirgli"],
  ] as const)("prepares no talk with whoever hurts (%s)", (language, ...lines) => {
    expect(last(talk(language, lines)).text).toMatch(
      /won’t prepare that|Not with the person|non la preparo|Non con chi lo fa/,
    );
  });
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
