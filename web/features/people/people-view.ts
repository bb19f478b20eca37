import type { Language } from "#domain/language.ts";
import { RELATIONSHIP_TYPES } from "#domain/people/contexts.ts";
import type { PersonaCard } from "#domain/people/contract.ts";
import { oneOf, text, type searchParams } from "#web/app/search-params.ts";
import { fold } from "#web/format/fold.ts";

export const PEOPLE_SORTS = ["newest", "name", "noted"] as const;

/** Search parameters of the people grid. */
export const peopleViewParams = {
  q: text(100),
  sort: oneOf(...PEOPLE_SORTS),
  type: oneOf(...RELATIONSHIP_TYPES),
  archived: oneOf(true, false),
};
export type PeopleView = ReturnType<ReturnType<typeof searchParams<typeof peopleViewParams>>>;

function time(iso: string | undefined): number {
  return iso === undefined ? Number.NEGATIVE_INFINITY : Date.parse(iso);
}

/**
 * Filters and sorts people for a view. Every word of the query must start a word of a name or of the relationship, or
 * occur anywhere in the person's main name.
 */
export function viewPeople(cards: readonly PersonaCard[], view: PeopleView, language: Language): PersonaCard[] {
  const words = fold(view.q ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const found = cards.filter((card) => {
    if ((card.archived_at !== null) !== (view.archived ?? false)) return false;
    if (view.type && card.relationship_type !== view.type) return false;
    const parts = fold(`${card.name} ${card.also_called ?? ""} ${card.relationship_other ?? ""}`).split(/[\s'’(),.-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)) || fold(card.name).includes(word));
  });
  const collator = new Intl.Collator(language, { sensitivity: "base", numeric: true });
  const byNewest = (a: PersonaCard, b: PersonaCard) => time(b.created_at) - time(a.created_at);
  if (view.sort === "name") return found.toSorted((a, b) => collator.compare(a.name, b.name) || byNewest(a, b));
  if (view.sort !== "noted") return found.toSorted(byNewest);
  return found.toSorted((a, b) => {
    const [left, right] = [time(a.latest_note?.created_at), time(b.latest_note?.created_at)];
    return left === right ? byNewest(a, b) : right - left;
  });
}
