import { describe, expect, it } from "vitest";
import { last, talk } from "../../tests/support/coach-talk.ts";

describe("an answer to a guess in a plan", () => {
  const prepare = { mode: "interaction_preparation" as const };

  it.each([
    ["en", "I want to ask for a raise", "that there is no budget and I look greedy", "That there is no budget"],
    ["en", "I want to ask for a raise", "looking greedy", "Looking greedy"],
    ["en", "I want to ask for a raise", "I feel ashamed of needing it", "I feel ashamed of needing it"],
    ["it", "Vorrei chiedere un aumento", "che non ci sia budget", "Che non ci sia budget"],
    ["it", "Vorrei chiedere un aumento", "di fare una brutta figura", "Di fare una brutta figura"],
    ["it", "Vorrei chiedere un aumento", "mi vergogno di averne bisogno", "Mi vergogno di averne bisogno"],
  ] as const)("replaces the fear first (%s: %s, %s)", (language, wish, answer, fears) => {
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
  ] as const)("then replaces the goal (%s: %s)", (language, lines, goals) => {
    expect(last(talk(language, lines, prepare)).plan?.goals).toBe(goals);
  });

  it.each([
    ["en", "I don’t like it"],
    ["en", "no"],
    ["en", "what do you mean by that?"],
    ["it", "non mi convince"],
    ["it", "mah, non so"],
    ["it", "che cosa intendi?"],
  ] as const)("changes nothing without content (%s: %s)", (language, answer) => {
    const wish = language === "en" ? "I want to ask for a raise" : "Vorrei chiedere un aumento";
    expect(last(talk(language, [wish, answer], prepare)).plan).toBeUndefined();
  });

  it.each([
    ["en", "On Thursday I want to ask for a raise", "On Thursday ask for a raise"],
    ["it", "Giovedì voglio chiedere un aumento", "Giovedì chiedere un aumento"],
  ] as const)("follows an action without its introduction (%s)", (language, wish, action) => {
    expect(talk(language, [wish], prepare)[0]?.plan?.action).toBe(action);
  });
});
