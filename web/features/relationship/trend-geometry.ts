import { scaleLinear } from "@visx/scale";
import { LOCALES, type Language } from "#domain/language.ts";

/** Minimum distance between two results in the chart, in px. */
const MIN_GAP = 14;

/**
 * Positions (px) of times along an axis of this width, earliest first. Proportional to time, but moved apart to a
 * minimum distance. A single one is centered.
 */
export function placeInTime(times: readonly number[], width: number): number[] {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (times.length === 1) return [width / 2];
  const gap = Math.min(MIN_GAP, width / (times.length - 1));
  const scale = scaleLinear<number>({ domain: first === last ? [first, first + 1] : [first, last], range: [0, width] });
  const places = times.map((time) => scale(time));
  for (let at = 1; at < places.length; at += 1) places[at] = Math.max(places[at]!, places[at - 1]! + gap);
  places[places.length - 1] = Math.min(places.at(-1)!, width);
  for (let at = places.length - 2; at >= 0; at -= 1) places[at] = Math.min(places[at]!, places[at + 1]! - gap);
  return places.map((place) => Math.max(0, place));
}

/**
 * Indices of the positions to label: the last, then the first, then from the newest back those that do not overlap a
 * chosen label. A label with the same text as a chosen one is left out.
 */
export function labelled(places: readonly number[], labels: readonly string[], labelWidth: number): number[] {
  const chosen: number[] = [];
  const order = [places.length - 1, 0, ...[...places.keys()].toReversed()];
  for (const at of order) {
    const place = places[at];
    if (place === undefined || chosen.includes(at)) continue;
    const clear = chosen.every((other) => {
      // The first and last labels extend inwards from their end of the axis, so they need more room.
      const room = at === 0 || other === 0 || at === places.length - 1 || other === places.length - 1 ? 1.5 : 1;
      return Math.abs(places[other]! - place) >= room * labelWidth && labels[other] !== labels[at];
    });
    if (clear) chosen.push(at);
  }
  return chosen.toSorted((a, b) => a - b);
}

/** Short date labels: times within a day, day and month within a year, else month and year. */
export function axisDates(times: readonly number[], language: Language): string[] {
  const dates = times.map((time) => new Date(time));
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  let options: Intl.DateTimeFormatOptions = { month: "short", year: "numeric" };
  if (first.getFullYear() === last.getFullYear()) options = { day: "numeric", month: "short" };
  if (first.toDateString() === last.toDateString() && times.length > 1)
    options = { hour: "2-digit", minute: "2-digit" };
  const format = new Intl.DateTimeFormat(LOCALES[language], options);
  return dates.map((date) => format.format(date));
}
