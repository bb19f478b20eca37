import { expect, it } from "vitest";

import { matchOptions } from "./match-options.ts";

const OPTIONS = [
  { value: "IT", label: "Italia", keywords: "Italy" },
  { value: "CI", label: "Côte d’Ivoire", keywords: "Costa d’Avorio Ivory Coast" },
  { value: "AT", label: "Österreich", keywords: "Austria" },
];
const found = (query: string) => matchOptions(OPTIONS, query).map((option) => option.value);

it("matches the start of any word, ignoring accents, case and outer spaces", () => {
  expect(found(" cote")).toEqual(["CI"]);
  expect(found("IVOIRE")).toEqual(["CI"]);
  expect(found("avorio")).toEqual(["CI"]);
  expect(found("oster")).toEqual(["AT"]);
  expect(found("Aus")).toEqual(["AT"]);
});

it("lists labels that start with the query first", () => {
  expect(found("i")).toEqual(["IT", "CI"]);
});

it("returns all options for an empty query and none for an unknown one", () => {
  expect(found("")).toHaveLength(3);
  expect(found("xyz")).toEqual([]);
});
