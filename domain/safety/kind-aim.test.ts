import { expect, it } from "vitest";
import { checkSafety } from "./check.ts";
import { withoutKindAim } from "./kind-aim.ts";

it.each([
  "Come gli dico che voglio lasciarlo senza fargli male?",
  "come le dico che la lascio senza ferirla",
  "vorrei dirle che è finita, senza farle del male",
  "How do I tell him I want to break up without hurting him?",
])("a user who wants to hurt nobody: %s", (text) => {
  expect(withoutKindAim(text)).not.toMatch(/male|ferir|hurting/);
  expect(checkSafety(text)).toBeNull();
});

it.each([
  "Non passa un giorno senza farle male.",
  "Come faccio a stare con lei senza farle male di nuovo?",
  "How do I talk to her without hurting her again?",
  "How do I tell him I'm leaving without him hurting me?",
  "Come gli dico che lo lascio senza che mi faccia male?",
  "He can’t go a day without hurting her.",
])("all else is judged as it is: %s", (text) => {
  expect(withoutKindAim(text)).toBe(text);
});

it("danger beside it is still found", () => {
  expect(checkSafety("Come gli dico che lo lascio senza fargli male? Ieri mi ha picchiata.")?.level).toBe("alarm");
  expect(checkSafety("How do I tell him I'm leaving without hurting him? He hit me last night.")?.level).toBe("alarm");
});
