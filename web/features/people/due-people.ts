import type { PersonaCard } from "#domain/people/contract.ts";
import { keepInTouch } from "#domain/people/keep-in-touch.ts";
import { timeZone } from "#web/format/time-zone.ts";

/** Those whom it is time to be in touch with, by the calendar of an IANA zone: the longest over their time first. */
export function duePeople(people: readonly PersonaCard[], now = new Date(), zone = timeZone()): PersonaCard[] {
  return people
    .filter((person) => person.keep_in_touch_days !== null && person.archived_at === null)
    .map((person) => ({ person, ...keepInTouch(person, now, zone) }))
    .filter(({ due }) => due)
    .toSorted((a, b) => over(b) - over(a))
    .map(({ person }) => person);
}

/** How many days over the wished-for number. */
function over({ person, days_since }: { person: PersonaCard; days_since: number }): number {
  return days_since - (person.keep_in_touch_days ?? 0);
}
