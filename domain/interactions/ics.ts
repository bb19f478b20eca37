import { PRODUCT_NAME } from "#domain/brand.ts";
import { PLAN_LABELS } from "#domain/coaching/content.prepare.ts";
import type { Bilingual, Language } from "#domain/language.ts";
import { addDays, wallClock } from "#domain/reminders/local-time.ts";
import { PLAN_LINES, planOf, type PlanColumns } from "./plan.ts";

export interface CalendarEntry extends PlanColumns {
  id: string;
  persona_name: string;
  planned_date: Date;
  /** Last modification; becomes DTSTAMP. */
  updated_at: Date;
}

/** What a calendar shows besides time and first name. */
export interface CalendarContent {
  /** Of each plan. */
  shows: "everything" | "action" | "nothing";
  /** Times of the wall clock at which an alarm rings the evening before and in the morning; null for none. */
  alarms: { evening: string | null; morning: string | null; time_zone: string } | null;
}

const TITLE: Bilingual = { en: "Time for {name}", it: "Un momento per {name}" };
const SOMEBODY: Bilingual = { en: "somebody", it: "una persona" };

/** Longest line in octets without its line break, RFC 5545 section 3.1. */
const LINE_OCTETS = 75;

/** An RFC 5545 calendar with a one-hour event for each interaction. It contains first names only. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  language: Language,
  content: CalendarContent = { shows: "everything", alarms: null },
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${PRODUCT_NAME}//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${PRODUCT_NAME}`,
    ...entries.flatMap((entry) => event(entry, language, content)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

const SHOWN = { everything: PLAN_LINES, action: ["action"], nothing: [] } as const;

function event(entry: CalendarEntry, language: Language, { shows, alarms }: CalendarContent): string[] {
  const plan = planOf(entry);
  const lines = SHOWN[shows].flatMap((line) => (plan[line] ? [`${PLAN_LABELS[line][language]}: ${plan[line]}`] : []));
  const title = TITLE[language].replace("{name}", () => firstName(entry.persona_name) || SOMEBODY[language]);
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}@${PRODUCT_NAME.toLowerCase()}`,
    `DTSTAMP:${utc(entry.updated_at)}`,
    `DTSTART:${utc(entry.planned_date)}`,
    "DURATION:PT1H",
    `SUMMARY:${escapeText(title)}`,
    ...(shows === "nothing" ? [] : [`DESCRIPTION:${escapeText(lines.join("\n"))}`]),
    "CLASS:PRIVATE",
    ...alarmTimes(entry.planned_date, alarms).flatMap((minutes) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `TRIGGER:-PT${minutes}M`,
      `DESCRIPTION:${escapeText(shows === "action" ? [title, plan.action].join("\n") : title)}`,
      "END:VALARM",
    ]),
    "END:VEVENT",
  ];
}

/** Minutes before a plan at which its alarms ring; those that would ring once it has begun are left out. */
function alarmTimes(planned: Date, alarms: CalendarContent["alarms"]): number[] {
  if (!alarms) return [];
  const { evening, morning, time_zone } = alarms;
  const clock = wallClock(time_zone);
  const day = clock.dayOf(planned);
  const times = [
    ...(evening === null ? [] : [clock.momentOf(addDays(day, -1), evening)]),
    ...(morning === null ? [] : [clock.momentOf(day, morning)]),
  ];
  return times.filter((at) => at < planned).map((at) => Math.round((planned.getTime() - at.getTime()) / 60_000));
}

/** The first word of a name, as others may see the calendar. */
function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

function utc(date: Date): string {
  return date.toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "");
}

/**
 * A value of type TEXT, RFC 5545 section 3.3.11: line breaks become `
 * `; other control characters, which the format forbids, and characters that change the text direction are removed.
 */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|[\r\n\u0085\u2028\u2029\v\f]/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");
}

/** Folds a content line at 75 octets, never inside a character. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
