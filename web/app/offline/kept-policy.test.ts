import fc from "fast-check";
import { expect, it } from "vitest";
import { isKept, KEPT_BYTES, KEPT_MS, keptPart, surplus } from "./kept-policy.ts";

it.each([
  ["profile"],
  ["profile", "answers"],
  ["people", "cards"],
  ["people", "one", "id"],
  ["notes", "of", "id", null],
  ["interactions", "of", "id", "planned"],
  ["conversations", "of", "id", ""],
  ["conversations", "of", "id", "one", "id"],
  ["conversations", "messages", "id", null],
  ["site"],
])("keeps %s %s %s %s", (...key) => expect(isKept(key)).toBe(true));

it.each([
  ["session"],
  ["devices"],
  ["api-tokens"],
  ["security"],
  ["consents"],
  ["deletion"],
  ["calendar-feed"],
  ["storage"],
  ["search", "Marta"],
  ["people", "findings", "id"],
  ["people", "contents", "id"],
  ["people", "summary", "id", "en"],
  ["notes", "of", "id", "a tag"],
  ["conversations", "of", "id", "words"],
  ["conversations", "preview", {}],
  ["invitation", "code"],
  ["operator", "me"],
  ["operator", "accounts", "list", "", "all"],
  ["passed-on"],
])("does not keep %s %s %s %s", (...key) => expect(isKept(key)).toBe(false));

it("keeps the newest pages of a list, and the circle whole", () => {
  const data = { pages: [1, 2, 3, 4, 5], pageParams: [null, "a", "b", "c", "d"] };
  expect(keptPart(["notes", "of", "id", null], data)).toEqual({ pages: [1, 2, 3], pageParams: [null, "a", "b"] });
  expect(keptPart(["people", "cards"], data)).toBe(data);
  expect(keptPart(["profile"], { name: "Giulia" })).toEqual({ name: "Giulia" });
});

const records = fc.uniqueArray(fc.record({ id: fc.uuid(), at: fc.nat(KEPT_MS * 2), size: fc.nat(KEPT_BYTES / 2) }), {
  selector: ({ id }) => id,
  maxLength: 30,
});

it("keeps what is young enough and fits, the newest first", () => {
  fc.assert(
    fc.property(records, fc.nat(KEPT_MS * 2), (all, now) => {
      const gone = new Set(surplus(all, now));
      const kept = all.filter(({ id }) => !gone.has(id));
      expect(kept.every(({ at }) => now - at <= KEPT_MS)).toBe(true);
      expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(KEPT_BYTES);
      // Nothing newer than what is kept was deleted.
      const oldest = Math.min(...kept.map(({ at }) => at));
      for (const { id, at } of all) if (at > oldest) expect(gone.has(id) && now - at <= KEPT_MS).toBe(false);
    }),
  );
});
