import { dateOf, dayOf, type DayMention } from "./calendar.ts";
import { READERS } from "./day-readers.ts";

export { dateOf, dayIn, dayOf, type DayMention } from "./calendar.ts";

const MAY_HOLD =
  /\d|day|week|month|year|yester|tonight|this|ago|giorn|settiman|mes[ei]|ann[oi]|ieri|oggi|domani|domattina|sta(?:mat|man|ser|not)|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|christmas|xmas|natale|easter|pasqua|capodanno|newyear|stefano|valentin|ferragosto|halloween|finesettimana|last|next|thurs?\b|\btues\b|\bweds?\b|\bfri\b|\bsat\b|\bsun\b|\bmon\b|\bgen\b|\bfeb\b|\bmar\b|\bapr\b|\bmag\b|\bgiu\b|\blug\b|\bago\b|\bset\b|\bott\b|\bnov\b|\bdic\b|january|february|march|april|\bmay\b|june|july|august|september|october|november|december|naio|braio|marzo|aprile|maggio|giugno|luglio|agosto|bre\b/;

/** The days mentioned in a folded text, relative to the day it was written. */
export function daysIn(folded: string, written: number, past: boolean): DayMention[] {
  if (!MAY_HOLD.test(folded)) return [];
  const found: DayMention[] = [];
  for (const [match, read] of READERS) {
    for (const hit of folded.matchAll(match)) {
      const start = hit.index;
      const end = start + hit[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const mention = read(hit, { written, past });
      if (mention) found.push({ ...mention, start, end });
    }
  }
  // “From the 5th to the 9th of December”.
  const sorted = found.toSorted((x, y) => x.start - y.start);
  sorted.forEach((one, at) => {
    const next = sorted[at + 1];
    if (
      one.alone &&
      next &&
      !next.alone &&
      next.span === "day" &&
      /^ ?(?:to|till|until|and|-|–|al|all'|e)? ?$/.test(folded.slice(one.end, next.start))
    ) {
      const held = dateOf(next.day);
      const day = dayOf(held.getUTCFullYear(), held.getUTCMonth(), dateOf(one.day).getUTCDate());
      Object.assign(one, { day, alone: false });
    }
  });
  // “At Christmas, from the 22nd to the 29th”: the number belongs to that month.
  const month = found.find(
    ({ alone, day, span }) => !alone && day > written + 20 && (span === "month" || HOLIDAYS.test(folded)),
  );
  if (month && !past) {
    const held = dateOf(month.day);
    for (const one of found.filter(
      ({ alone, start }) => alone && start - month.end < (HOLIDAYS.test(folded) ? 70 : 24),
    ))
      one.day = dayOf(held.getUTCFullYear(), held.getUTCMonth(), dateOf(one.day).getUTCDate());
  }
  return found.toSorted((x, y) => x.start - y.start);
}

const HOLIDAYS = /christmas|xmas|natale|easter|pasqua/;
