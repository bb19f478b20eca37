import { describe, expect, it } from "vitest";
import type { PersonaCard } from "#domain/people/contract.ts";
import { searchParams } from "#web/app/search-params.ts";
import { peopleViewParams, viewPeople } from "./people-view.ts";

function card(name: string, day: number, more: Partial<PersonaCard> = {}): PersonaCard {
  return {
    id: name,
    name,
    also_called: null,
    context: "friend",
    relationship_other: null,
    relationship_type: "Friend",
    profile_label: null,
    progress_level: 20,
    archived_at: null,
    left_out_of_ai: false,
    photo: null,
    created_at: `2026-11-${String(day).padStart(2, "0")}T10:00:00+00:00`,
    has_short_test: true,
    planned_count: 0,
    keep_in_touch_days: null,
    last_contact: null,
    latest_note: null,
    ...more,
  };
}

const note = (day: number) => ({ id: "n", content: "…", created_at: `2026-11-${day}T10:00:00+00:00` });

const PEOPLE = [
  card("Ástríður", 12),
  card("zoe", 11, { also_called: "Zozo, la Tata", latest_note: note(15) }),
  card("Élodie Martin", 10, {
    latest_note: note(19),
    context: "other",
    relationship_type: "Other",
    relationship_other: "Vicina di casa",
  }),
  card("Bruno", 9, { archived_at: "2026-11-18T10:00:00Z" }),
];

const names = (view: Parameters<typeof viewPeople>[1]) => viewPeople(PEOPLE, view, "en").map(({ name }) => name);

describe("the people grid", () => {
  it("shows the newest first, without archived people", () => {
    expect(names({})).toEqual(["Ástríður", "zoe", "Élodie Martin"]);
  });

  it("searches names and relationships, ignoring case and accents", () => {
    expect(names({ q: "elod" })).toEqual(["Élodie Martin"]);
    expect(names({ q: "tata" })).toEqual(["zoe"]);
    expect(names({ q: "  MARTIN é " })).toEqual(["Élodie Martin"]);
    expect(names({ q: "vicina" })).toEqual(["Élodie Martin"]);
    expect(names({ q: "astr" })).toEqual(["Ástríður"]);
    expect(names({ q: "nobody" })).toEqual([]);
  });

  it("sorts by name in the locale's order, and by last note with people without notes last", () => {
    expect(names({ sort: "name" })).toEqual(["Ástríður", "Élodie Martin", "zoe"]);
    expect(names({ sort: "noted" })).toEqual(["Élodie Martin", "zoe", "Ástríður"]);
  });

  it("filters by relationship, and shows only archived people if asked to", () => {
    expect(names({ type: "Other" })).toEqual(["Élodie Martin"]);
    expect(names({ archived: true })).toEqual(["Bruno"]);
  });

  it("drops invalid search params", () => {
    expect(searchParams(peopleViewParams)({ q: 12, sort: "size", type: "Enemy", archived: "maybe" })).toEqual({
      q: "12",
    });
  });
});
