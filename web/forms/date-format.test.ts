import { expect, test } from "vitest";
import type { TFunction } from "i18next";
import { texts } from "../../tests/e2e/texts.ts";
import { dateFormat } from "./date-format.ts";

const say = (language: "en" | "it") => ((key: string) => texts(language)(`common:${key}`)) as TFunction<"common">;

test.each([
  ["en", "it-IT", false, "dd/mm/yyyy"],
  ["en", "en-US", false, "mm/dd/yyyy"],
  ["it", "en-US", false, "mm/gg/aaaa"],
  ["it", "de-DE", false, "gg.mm.aaaa"],
  ["it", "it-IT", true, "gg/mm/aaaa, hh:mm"],
  ["en", "en-US", true, "mm/dd/yyyy, hh:mm\u202fAM/PM"],
] as const)("page language %s, browser locale %s, time %s: %s", (language, locale, time, form) => {
  expect(dateFormat(say(language), { time, locale })).toBe(form);
});
