import type { PersonaCard } from "#domain/people/contract.ts";
import { keepInTouch } from "#domain/people/keep-in-touch.ts";
import { timeZone } from "#web/app/time-zone.ts";

/** People who are due for contact, most overdue first. Days are counted in the IANA time zone `zone`. */
export function duePeople(people: readonly PersonaCard[], now = new Date(), zone = timeZone()): PersonaCard[] {
  return people
    .filter((person) => person.keep_in_touch_days !== null && person.archived_at === null)
    .map((person) => ({ person, ...keepInTouch(person, now, zone) }))
    .filter(({ due }) => due)
    .toSorted((a, b) => daysOverdue(b) - daysOverdue(a))
    .map(({ person }) => person);
}

/** Days past the wanted interval. */
function daysOverdue({ person, days_since }: { person: PersonaCard; days_since: number }): number {
  return days_since - (person.keep_in_touch_days ?? 0);
}
