import { dayNumber, localDay } from "#domain/progress/days.ts";

export interface KeepInTouch {
  /** The wished number of days has passed since the last contact, or since the person was added if there was none. */
  due: boolean;
  /** Calendar days since then in the given time zone, never below 0. */
  days_since: number;
}

/**
 * Whether it is time to be in touch again, by calendar days in an IANA zone: yesterday evening is one day ago this
 * morning.
 * @throws RangeError for an unknown zone.
 */
export function keepInTouch(
  person: { keep_in_touch_days: number | null; last_contact: string | null; created_at: string },
  now: Date,
  timeZone: string,
): KeepInTouch {
  const since = new Date(person.last_contact ?? person.created_at);
  // Notes may be dated up to a day ahead, to cover all time zones.
  const days = Math.max(0, dayNumber(localDay(now, timeZone)) - dayNumber(localDay(since, timeZone)));
  return { due: person.keep_in_touch_days !== null && days >= person.keep_in_touch_days, days_since: days };
}
