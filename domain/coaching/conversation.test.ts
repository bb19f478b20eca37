import { describe, expect, it } from "vitest";
import { OPENERS } from "./content.openers.ts";
import { last, NOW, PERSON, talk } from "../../tests/support/coach-talk.ts";

describe("a quarrel", () => {
  it.each([
    ["en", "We had a fight last night and now we are not talking"],
    ["en", "We argued on Sunday and he has not answered since"],
    ["it", "Ieri sera abbiamo litigato e adesso non ci parliamo"],
    ["it", "Dopo la lite di domenica non mi risponde"],
  ] as const)("is its own subject (%s: %s)", (language, quarrel) => {
    expect(["just_argued", "conflict", "same_fight"]).toContain(talk(language, [quarrel])[0]?.topic);
  });

  it.each(["partner", "family", "colleague", "mentor"] as const)(
    "doesn't advise waiting two weeks with people met daily (%s)",
    (context) => {
      const persona = { ...PERSON, context };
      const lines = ["She does not answer me any more", "Should I write again?", "I don’t know what it is", "And now?"];
      const italian = ["Non mi risponde più", "Le scrivo di nuovo?", "Non capisco che cosa c’è", "E adesso?"];
      const said = [...talk("en", lines, { persona }), ...talk("it", italian, { persona })];
      expect(said.map(({ text }) => text).join("\n")).not.toMatch(
        /once more in two weeks|[ft]ra due settimane|second message|secondo messaggio/,
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

  it("is about the coach if no meeting is mentioned", () => {
    expect(talk("en", ["What can we talk about?"])[0]?.topic).toBe("suggest");
    expect(talk("it", ["Suggeriscimi un argomento"])[0]?.topic).toBe("suggest");
  });
});

describe("“can you write the message for me?”", () => {
  it.each([
    ["en", "Andrea owes me 250 euros and never pays me back", "Can you write the message for me?"],
    ["it", "Andrea mi deve 250 euro e non me li restituisce", "Puoi scrivermi tu il messaggio?"],
  ] as const)("gets fitting words to copy (%s)", (language, ...lines) => {
    const reply = last(talk(language, lines));
    expect(reply.topic).toBe("draft");
    expect(reply.text).toMatch(/^> (?:Hi|Ciao) Andrea\. .{20,}$/m);
  });

  it.each([
    ["en", "Write me a message to apologise", /sorry/],
    ["it", "Scrivimi un messaggio per chiedere scusa", /scusa|dispiace/],
  ] as const)("takes the subject from the request (%s)", (language, wish, word) => {
    const [first] = talk(language, [wish]);
    expect(first?.topic).toBe("draft");
    expect(first?.text).toMatch(word);
  });

  it.each([
    ["en", "Can you write the message for me?"],
    ["it", "Mi scrivi tu un messaggio?"],
  ] as const)("asks for the content if nothing is known (%s)", (language, wish) => {
    const [first] = talk(language, [wish]);
    expect(first?.topic).toBe("draft");
    expect(first?.text).not.toMatch(/^>/m);
  });

  it("writes nothing manipulative, and nothing romantic to a minor", () => {
    expect(talk("en", ["Write me a message to make him jealous"])[0]?.topic).toBe("manipulation");
    const persona = { ...PERSON, context: "romantic" as const, age: 16 };
    expect(talk("en", ["Can you write the message for me?"], { persona })[0]?.topic).toBe("minor_romance");
  });
});

describe("vague messages", () => {
  it.each([
    ["en", ["hm", "no idea", "well", "hm"]],
    ["it", ["mah", "non saprei", "beh", "mah"]],
  ] as const)("get something useful from the third on (%s)", (language, lines) => {
    const [first, second, third, fourth] = talk(language, lines);
    for (const reply of [first, second]) expect(reply?.text).not.toMatch(/One small step|Un piccolo passo/);
    for (const reply of [third, fourth]) {
      expect(reply?.text).toMatch(/One small step|Un piccolo passo/);
      expect(reply?.text).not.toMatch(/\?/);
    }
    expect(third?.sources).toEqual([{ kind: "profile" }]);
    expect(fourth?.text).not.toBe(third?.text);
  });

  it("use a note if there is one", () => {
    const notes = [{ id: "n", content: "Andrea laughed at my joke.", created_at: NOW }];
    expect(last(talk("en", ["hm", "well", "hm"], { notes })).sources).toEqual([{ kind: "note", id: "n" }]);
  });
});

describe("quotations", () => {
  it.each([
    ["en", "How should I talk to Andrea? That sounds like a good plan."],
    ["it", "Come parlo ad Andrea? Questo sembra un buon piano."],
  ] as const)("contain nothing about neither person (%s)", (language, message) => {
    expect(talk(language, [message])[0]?.text).not.toMatch(/good plan|buon piano/);
  });

  it.each(["en", "it"] as const)("contain each note once (%s)", (language) => {
    const content = language === "en" ? "We had a fight about money." : "Abbiamo litigato per i soldi.";
    const lines =
      language === "en"
        ? ["We had a fight", "I regret what I said", "How do I apologise?"]
        : ["Abbiamo litigato", "Mi pento di quello che ho detto", "Come chiedo scusa?"];
    const said = talk(language, lines, { notes: [{ id: "n", content, created_at: NOW }] }).map(({ text }) => text);
    expect(said.join("\n").split(content.slice(0, -1))).toHaveLength(2);
  });
});

describe("follow-up replies", () => {
  it.each([
    ["en", "What if she says I am too sensitive?"],
    ["it", "E se mi dice che me la prendo troppo?"],
  ] as const)("answer the fear of being called oversensitive (%s)", (language, message) => {
    const { topic, text } = talk(language, [message])[0]!;
    expect(topic).toBe("what_if");
    expect(text).toMatch(/sensitive|sensibile|two measures|due misure/);
  });

  it.each(["I will not sign, let her feel what it is like", "Non firmo, così vede che cosa si prova"])(
    "recognize a wish for revenge: %s",
    (message) => expect(talk("it", [message])[0]?.topic).toBe("revenge"),
  );
});

describe("a typical first message", () => {
  it.each([
    ["en", "My husband works too much", "too_much_work"],
    ["en", "Karen took credit for my report in front of our boss", "credit_taken"],
    ["en", "Marco owes me 250 euros and I need it back", "money_owed_to_me"],
    ["en", "I want to cut contact with Sofia", "cutting_contact"],
    ["en", "My brother drinks again", "drinking"],
    ["en", "We haven't had sex in eight months", "desire"],
    ["en", "Tom forgot my birthday again", "date_forgotten"],
    ["en", "My sister wants to sell our parents’ house", "inheritance"],
    ["it", "mia suocera si intromette sempre nelle nostre cose", "meddling"],
    ["it", "la badante di mia mamma vuole andarsene", "carer_of_parent"],
    ["it", "mi hanno dato buca", "stood_up"],
    ["it", "ci siamo mollati", "broke_up"],
    ["it", "il mio capo mi scrive di sera", "boss_after_hours"],
    ["it", "mia sorella è gelosa del mio lavoro", "sibling_rivalry"],
    ["it", "Mi interrompe sempre", "not_heard"],
    ["it", "Mio marito lavora troppo", "too_much_work"],
    ["it", "Mia madre commenta ogni cosa che faccio", "critical_parent"],
  ] as const)("is understood (%s: %s → %s)", (language, message, situation) => {
    const persona = { ...PERSON, context: "family" as const };
    expect(talk(language, [message], { persona })[0]?.topic).toBe(situation);
  });

  it.each(["She has been cold to me for days", "Andrea non si fa sentire da giorni"])(
    "isn't taken for a situation with one's child if the person is a friend: %s",
    (message) => expect(talk("en", [message])[0]?.topic).not.toMatch(/child|teen|parent/),
  );
});

describe("“I want a human”", () => {
  it.each([
    ["en", "You're just a bot", /program|machine|person/i],
    ["en", "useless", /no use|didn’t help|not what you needed|missed the mark/i],
    ["en", "I want a human", /counselling|doctor/i],
    ["it", "sei solo un bot", /programma|macchina|persona/i],
    ["it", "inutile", /servito|aiutato|serviva|preso/i],
    ["it", "voglio parlare con una persona vera", /consultorio|medico/i],
  ] as const)("is answered by what it says (%s: %s)", (language, complaint, says) => {
    const before = language === "en" ? "Andrea owes me 250 euros" : "Andrea mi deve 250 euro";
    const reply = last(talk(language, [before, complaint]));
    expect(reply.act).toBe("complains");
    expect(reply.text).toMatch(says);
  });
});

describe("a contradiction", () => {
  it.each([
    ["en", "Andrea invited me to the wedding in June", "Andrea did not invite me to the wedding", /Earlier you wrote/],
    [
      "it",
      "Andrea mi ha invitato al matrimonio di giugno",
      "Andrea non mi ha invitato al matrimonio",
      /Prima hai scritto/,
    ],
  ] as const)("is mentioned once (%s)", (language, one, other, asks) => {
    const said = talk(language, [one, other, other]);
    expect(said[1]?.text).toMatch(asks);
    expect(said[2]?.text).not.toMatch(asks);
  });
});
