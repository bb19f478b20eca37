import { expect, test } from "vitest";
import type { PersonaCard } from "#domain/people/contract.ts";
import { duePeople } from "./due-people.ts";

const NOW = new Date("2026-11-27T09:00:00Z");

function card(name: string, days: number | null, lastContact: string | null, archived = false): PersonaCard {
  return {
    name,
    keep_in_touch_days: days,
    last_contact: lastContact,
    created_at: "2026-01-01T00:00:00Z",
    archived_at: archived ? "2026-11-01T00:00:00Z" : null,
  } as PersonaCard;
}

test("lists people due for contact, most overdue first, without archived people and those without an interval", () => {
  const people = [
    card("a week, nine days ago", 7, "2026-11-18T20:00:00Z"),
    card("a month, nine days ago", 30, "2026-11-18T20:00:00Z"),
    card("a week, never", 7, null),
    card("no rhythm", null, null),
    card("archived", 7, null, true),
    card("a week, today seven days", 7, "2026-11-20T22:30:00Z"),
  ];
  expect(duePeople(people, NOW, "UTC").map(({ name }) => name)).toEqual([
    "a week, never",
    "a week, nine days ago",
    "a week, today seven days",
  ]);
  // The last contact was already on the 21st in Kyiv.
  expect(duePeople(people.slice(-1), NOW, "Europe/Kyiv")).toEqual([]);
});
