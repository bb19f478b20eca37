import { beforeAll, expect, it } from "vitest";
import en from "#web/locales/en/errors.json" with { type: "json" };
import italian from "#web/locales/it/errors.json" with { type: "json" };
import { DomainError } from "#domain/errors.ts";
import { ApiError } from "./api.ts";
import { errorText } from "./error-text.ts";
import { i18n } from "./i18n.ts";

beforeAll(() => i18n.init({ lng: "en", resources: { en: { errors: en }, it: { errors: italian } } }));

it.each([
  ["en", 1, "in 1 second."],
  ["en", 40, "in 40 seconds."],
  ["en", 125, "in 3 minutes."],
  ["en", 20_000, "in 6 hours."],
  ["it", 1, "tra 1 secondo."],
  ["it", 125, "tra 3 minuti."],
  ["it", 20_000, "tra 6 ore."],
])("formats in %s a wait of %i seconds as %s", async (language, retryAfter, end) => {
  await i18n.changeLanguage(language);
  for (const code of ["rate_limited", "daily_limit"] as const) {
    expect(errorText(new ApiError(code, { retryAfter })).endsWith(end)).toBe(true);
  }
});

it("has texts for client-side DomainErrors, and a general one for other errors", async () => {
  await i18n.changeLanguage("en");
  expect(errorText(new DomainError("photo_unreadable"))).toBe(en.photo_unreadable);
  expect(errorText(new Error("photo_unreadable"))).toBe(en.internal);
});
