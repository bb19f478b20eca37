import { expect, test } from "vitest";
import { replaceContacts } from "#domain/chat/contacts.ts";
import { texts } from "../../../tests/e2e/texts.ts";

test.each([
  ["en", "email addresses", "postal addresses", "12 Mill Lane, CB2 1TN Cambridge"],
  ["it", "indirizzi e-mail", "un indirizzo postale", "via Mazzini 12, 40137 Bologna"],
] as const)(
  "consent texts name what is removed (%s: %s) and what may remain (%s)",
  (language, hidden, remaining, street) => {
    const t = texts(language);
    expect(replaceContacts(`ann@example.org @ann 051 2345678; ${street}`, () => "–")).toBe(`– – –; ${street}`);
    for (const key of ["chat:consent.text", "settings:model.leaves"]) {
      expect(t(key)).toContain(hidden);
      expect(t(key).replaceAll(hidden, "")).not.toMatch(/address|indirizz/);
    }
    expect(t("chat:consent.remains")).toContain(remaining);
  },
);
