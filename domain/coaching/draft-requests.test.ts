import { describe, expect, it } from "vitest";
import { begin, last, PERSON } from "../../tests/support/coach-talk.ts";

function reply(message: string) {
  const talk = begin("it", { persona: { ...PERSON, name: "Deborah" } });
  return last([talk.say(message)]);
}

describe("questions to the coach don't get into a draft", () => {
  it.each([
    "voglio cambiare parrucchiera dopo 15 anni, come glielo dico",
    "qualcuno in ufficio mi ruba lo yogurt dal frigo e so che è la deborah. come gliela metto giù?",
    "Devo darle una valutazione negativa e mi è simpatica. Come gliela comunico?",
  ])("%s", (message) => {
    expect(reply(message).text).not.toMatch(/^> .*come te l/im);
  });
});

describe("questions to the recipient stay in the draft", () => {
  it.each([
    ["it", "Paolo", "Scrivi a Paolo: sabato trasloco, mi dai una mano? Le pizze le porto io.", /mi dai una mano\?/i],
    ["it", "Paolo", "Chiedi a Paolo se mi aiuta sabato a traslocare e digli che porto io le pizze", /mi aiuti sabato/],
    [
      "it",
      "Paolo",
      "Scrivi a Paolo: come ti dicevo giovedì non posso venire. Ci sentiamo sabato?",
      /giovedì non posso/,
    ],
    ["en", "Tom", "Write to Tom: I'm coming on Saturday. How do I get to your place?", /How do I get to your place\?/],
  ] as const)("%s, %s: %s", (language, name, message, words) => {
    const draft = last([begin(language, { persona: { ...PERSON, name } }).say(message)]).text;
    expect(draft).toMatch(/^> /m);
    expect(draft).toMatch(words);
  });

  it("but a request for the coach's help does not", () => {
    const talk = begin("it", { persona: { ...PERSON, name: "Marta" } });
    const { text } = talk.say("Vorrei dire a Marta che non vengo venerdì, mi dai una mano?");
    expect(text).toMatch(/^> Ciao Marta, non vengo venerdì\.$/m);
  });
});

it("an uncertain answer is presented as such, with its note", () => {
  const notes = [
    {
      id: "herb",
      content: "She can’t stand coriander, it tastes of soap to her.",
      created_at: new Date("2026-11-03T10:00:00Z"),
    },
    {
      id: "walk",
      content: "Long walk by the river, she told me about her new job in Leeds.",
      created_at: new Date("2026-10-20T10:00:00Z"),
    },
    {
      id: "tea",
      content: "Tea at hers on Sunday. The roof leaks again.",
      created_at: new Date("2026-10-02T10:00:00Z"),
    },
  ];
  const talk = begin("en", { persona: { ...PERSON, name: "Deborah" }, notes });
  const answer = last([talk.say("what taste can she not bear in food?")]);
  expect(answer.topic).toBe("fact");
  expect(answer.text).toContain("coriander");
  expect(answer.sources).toContainEqual({ kind: "note", id: "herb" });
});
