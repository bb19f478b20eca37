import { expect, it } from "vitest";
import { formerNames } from "./former-names.ts";

it("lists earlier names once each, without the current one", () => {
  expect(formerNames([], { from: "Marta", to: "Marta" })).toEqual([]);
  expect(formerNames([], { from: "Marta", to: "Elena" })).toEqual(["Marta"]);
  expect(formerNames(["Marta"], { from: "Elena", to: "Marta" })).toEqual(["Elena"]);
  expect(formerNames(["Elena", "Anna"], { from: "Marta", to: "Anna" })).toEqual(["Elena", "Marta"]);
});

it("keeps the latest fifty names", () => {
  const many = Array.from({ length: 50 }, (_, at) => `Name ${at}`);
  const kept = formerNames(many, { from: "Marta", to: "Elena" });
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, "Name 1", "Marta"]);
});
