import { Link } from "@tanstack/react-router";
import type { PersonaCard } from "#domain/people/contract.ts";
import { itemFocus } from "#web/app/use-focus-on-more.ts";
import { TODAY_CARD, TODAY_LINK } from "#web/people/today-card.ts";
import { TouchLine } from "./TouchLine.tsx";

/** Card of a person who is due for contact. */
export function DueCard({ person }: { person: PersonaCard }) {
  return (
    <li className={TODAY_CARD}>
      <Link to="/persona/$id" params={{ id: person.id }} {...itemFocus(person.id)} className={TODAY_LINK}>
        {person.name}
      </Link>
      <TouchLine person={person} />
    </li>
  );
}
