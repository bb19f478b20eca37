import { keepInTouch } from "#domain/people/keep-in-touch.ts";
import { dayNumber } from "#domain/progress/days.ts";
import { REMINDER_KINDS, type ReminderKind, type ReminderSettings } from "./contract.ts";
import { addDays, wallClock, weekdayOf, type WallClock } from "./local-time.ts";
import { afterQuiet, isQuiet } from "./quiet-hours.ts";

/** Settings of somebody whose time zone is known. */
export type ReminderRules = Omit<ReminderSettings, "by_mail" | "show_names" | "time_zone"> & {
  time_zone: string;
  /** When the kinds or times were last changed: what was due before is not made up for. */
  changed_at: Date;
};

/** An interaction that is still planned, with somebody neither archived nor deleted. */
export interface DatedPlan {
  id: string;
  persona_id: string;
  persona_name: string;
  planned_date: Date;
  updated_at: Date;
}

/** Somebody neither archived nor deleted whom the user wishes to be in touch with every so many days. */
export interface WishedContact {
  id: string;
  name: string;
  keep_in_touch_days: number;
  last_contact: string | null;
  created_at: string;
  updated_at: Date;
  /** The last calendar day on which the user was reminded of them; null if never. */
  reminded_on: string | null;
}

export interface ReminderFacts {
  plans: readonly DatedPlan[];
  people: readonly WishedContact[];
}

/** Identifies a reminder: there is at most one of a kind for a calendar day. */
export interface ReminderKey {
  kind: ReminderKind;
  /** "YYYY-MM-DD": the day of the plans it is about; for the kinds without a plan, the day it is due. */
  day: string;
}

export interface DueReminder extends ReminderKey {
  /** From then on it is of no use. */
  until: Date;
}

export const keyOf = ({ kind, day }: ReminderKey): string => `${kind}:${day}`;

const HOUR = 3_600_000;
/** How long a reminder that has no plan ahead is still of use. */
const USEFUL_MS: Record<"how_did_it_go" | "keep_in_touch" | "look_back", number> = {
  how_did_it_go: 24 * HOUR,
  keep_in_touch: 12 * HOUR,
  look_back: 24 * HOUR,
};

/** A reminder by the clock alone: when it is due and until when, whether or not there is anything to say. */
interface Occasion extends DueReminder {
  at: Date;
}

/**
 * The reminders to send now, at most one of each kind and day. `sent` has the keys of those that have been sent. During
 * quiet hours there are none.
 */
export function dueReminders(
  rules: ReminderRules,
  facts: ReminderFacts,
  { now, sent }: { now: Date; sent: ReadonlySet<string> },
): DueReminder[] {
  const clock = wallClock(rules.time_zone);
  if (isQuiet(rules, clock, now)) return [];
  const due = occasionsAround(rules, clock, now).filter((one) => {
    if (sent.has(keyOf(one)) || one.at > now || now >= one.until || one.at < rules.changed_at) return false;
    return hasSubject(subjectOf(one, { rules, facts, clock, now, knownAt: one.at }));
  });
  const mornings = new Set(due.filter(({ kind }) => kind === "morning_of").map(({ day }) => day));
  return due
    .filter(
      ({ kind, day }) =>
        kind !== "evening_before" || !(mornings.has(day) || sent.has(keyOf({ kind: "morning_of", day }))),
    )
    .map(({ kind, day, until }) => ({ kind, day, until }));
}

/**
 * When to look again: at the next morning or evening, since every reminder is due at one of the two. Whatever is planned
 * or changed in between is seen then. Null if nothing is on.
 */
export function nextLook(rules: ReminderRules, now: Date): Date | null {
  if (!REMINDER_KINDS.some((kind) => rules[kind])) return null;
  const clock = wallClock(rules.time_zone);
  const today = clock.dayOf(now);
  const slots = [-1, 0, 1, 2].flatMap((days) =>
    [rules.morning, rules.evening].map((time) => slot(rules, clock, addDays(today, days), time)),
  );
  // What was due before the quiet hours that it now is, is looked at when they end.
  if (isQuiet(rules, clock, now)) slots.push(afterQuiet(rules, clock, now));
  return new Date(Math.min(...slots.map(Number).filter((at) => at > now.getTime())));
}

/** What a reminder is about; both lists are empty for the look back, and for one that has nothing left to say. */
export interface Subject {
  plans: DatedPlan[];
  people: WishedContact[];
}

/** What a reminder is about at this moment, for its text. Plans moved, recorded or begun meanwhile are no longer in it. */
export function subjectNow(key: ReminderKey, rules: ReminderRules, facts: ReminderFacts, now: Date): Subject {
  return subjectOf(key, { rules, facts, clock: wallClock(rules.time_zone), now, knownAt: null });
}

interface Asked {
  rules: ReminderRules;
  facts: ReminderFacts;
  clock: WallClock;
  now: Date;
  /** Leaves out what has been written after this moment: whoever has just planned something knows of it. */
  knownAt: Date | null;
}

function subjectOf({ kind, day }: ReminderKey, asked: Asked): Subject & { always?: true } {
  const { rules, facts, clock, now, knownAt } = asked;
  const known = ({ updated_at }: { updated_at: Date }) => knownAt === null || updated_at <= knownAt;
  if (kind === "look_back") return { plans: [], people: [], always: true };
  if (kind === "keep_in_touch") {
    const people = facts.people.filter((person) => known(person) && isDueOn(person, day, { rules, clock, now }));
    return { plans: [], people };
  }
  const ahead = kind !== "how_did_it_go";
  const plans = facts.plans
    .filter((plan) => known(plan) && clock.dayOf(plan.planned_date) === day && plan.planned_date > now === ahead)
    .toSorted((a, b) => a.planned_date.getTime() - b.planned_date.getTime());
  return { plans, people: [] };
}

function hasSubject({ plans, people, always }: Subject & { always?: true }): boolean {
  return always === true || plans.length > 0 || people.length > 0;
}

/** Whether somebody is due and the user has not been reminded of it on another day: once each time the wished days pass. */
function isDueOn(person: WishedContact, day: string, { rules, clock, now }: Pick<Asked, "rules" | "clock" | "now">) {
  const { due, days_since } = keepInTouch(person, now, rules.time_zone);
  if (!due) return false;
  if (person.reminded_on === null || person.reminded_on === day) return true;
  const dueSince = dayNumber(clock.dayOf(now)) - (days_since % person.keep_in_touch_days);
  return dayNumber(person.reminded_on) < dueSince;
}

function slot(rules: ReminderRules, clock: WallClock, day: string, time: string): Date {
  return afterQuiet(rules, clock, clock.momentOf(day, time));
}

/** Every occasion whose time may include `now`, of the kinds that are on. */
function occasionsAround(rules: ReminderRules, clock: WallClock, now: Date): Occasion[] {
  const today = clock.dayOf(now);
  const morning = (day: string) => slot(rules, clock, day, rules.morning);
  const evening = (day: string) => slot(rules, clock, day, rules.evening);
  const lasting = (kind: keyof typeof USEFUL_MS, day: string, at: Date): Occasion => {
    return { kind, day, at, until: new Date(at.getTime() + USEFUL_MS[kind]) };
  };
  const days = (...from: number[]) => from.map((count) => addDays(today, count));
  const all: Occasion[] = [
    // Noon: what was missed in the evening is still told in the morning.
    ...days(0, 1).map((day): Occasion => {
      return { kind: "evening_before", day, at: evening(addDays(day, -1)), until: clock.momentOf(day, "12:00") };
    }),
    ...days(0).map((day): Occasion => {
      return { kind: "morning_of", day, at: morning(day), until: clock.momentOf(addDays(day, 1), "00:00") };
    }),
    ...days(-3, -2, -1).map((day) => lasting("how_did_it_go", day, evening(addDays(day, 1)))),
    ...days(-1, 0).map((day) => lasting("keep_in_touch", day, morning(day))),
    ...days(-2, -1, 0)
      .filter((day) => weekdayOf(day) === rules.look_back_day)
      .map((day) => lasting("look_back", day, evening(day))),
  ];
  return all.filter(({ kind }) => rules[kind]);
}
