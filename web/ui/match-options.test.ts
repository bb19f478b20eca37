import { expect, it } from "vitest";

import { matchOptions } from "./match-options.ts";

const OPTIONS = [
  { value: "IT", label: "Italia", keywords: "Italy" },
  { value: "CI", label: "Côte d’Ivoire", keywords: "Costa d’Avorio Ivory Coast" },
  { value: "AT", label: "Österreich", keywords: "Austria" },
];
const found = (query: string) => matchOptions(OPTIONS, query).map((option) => option.value);

it("finds by the start of any word, without minding accents, case or spaces", () => {
  expect(found(" cote")).toEqual(["CI"]);
  expect(found("IVOIRE")).toEqual(["CI"]);
  expect(found("avorio")).toEqual(["CI"]);
  expect(found("oster")).toEqual(["AT"]);
  expect(found("Aus")).toEqual(["AT"]);
});

it("puts names that start with the query first", () => {
  expect(found("i")).toEqual(["IT", "CI"]);
});

it("gives everything for an empty query and nothing for an unknown one", () => {
  expect(found("")).toHaveLength(3);
  expect(found("xyz")).toEqual([]);
});
