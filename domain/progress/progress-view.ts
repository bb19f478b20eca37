import { PROGRESS_WEEKS, type ProgressPerson, type ProgressView, type ProgressWeek } from "./contract.ts";
import { dayIn, weekName, weekNumber, weekStart } from "./days.ts";
import type { ProgressStep } from "./history.ts";
import { profilingState } from "./profiling-state.ts";
import { weeksInARow } from "./rhythm.ts";

/** A note, plan, recorded interaction or assessment with a person. */
export interface Moment {
  persona_id: string;
  at: Date;
  /** How often at that time; default 1. */
  times?: number;
}

export interface ProgressInput {
  now: Date;
  /** IANA zone. */
  timeZone: string;
  /** The user's own progress now (null before the onboarding) and its history. */
  profile: { progress_level: number | null; steps: readonly ProgressStep[] };
  /** The people to list; events with others count everywhere else. */
  people: readonly { id: string; name: string; progress_level: number; steps: readonly ProgressStep[] }[];
  /** Notes by their own date, plans by the day they were made, interactions by the day they were recorded. */
  notes: readonly Moment[];
  planned: readonly Moment[];
  recorded: readonly Moment[];
  assessments: readonly Moment[];
}

const KINDS = ["notes", "planned", "recorded", "assessments"] as const;
type Kind = (typeof KINDS)[number];

interface DatedMoment {
  kind: Kind;
  persona_id: string;
  day: string;
  week: number;
  times: number;
}

/**
 * Computes the progress view: totals, the last weeks, the rhythm, and an entry per person. Yields often, as there may
 * be thousands of people and of events with each.
 */
export function* computeProgress(input: ProgressInput): Generator<void, ProgressView> {
  const dayOf = remembering(dayIn(input.timeZone));
  const today = dayOf(input.now);
  const running = weekNumber(today);
  const moments: DatedMoment[] = [];
  for (const kind of KINDS) {
    for (const { persona_id, at, times = 1 } of input[kind]) {
      const day = dayOf(at);
      moments.push({ kind, persona_id, day, week: weekNumber(day), times });
      yield;
    }
  }
  const weekOf = (step: ProgressStep) => weekNumber(dayOf(step.at));
  const profileSteps = input.profile.steps.map((step) => ({ week: weekOf(step), level: step.progress_level }));
  const peopleSteps: { week: number; level: number }[][] = [];
  for (const { steps } of input.people) {
    peopleSteps.push(steps.map((step) => ({ week: weekOf(step), level: step.progress_level })));
    yield;
  }
  const byPerson = Map.groupBy(moments, ({ persona_id }) => persona_id);
  yield;
  const byWeek = Map.groupBy(moments, ({ week }) => week);
  yield;
  const past = new Set([...byWeek.keys()].filter((week) => week <= running));
  const weeks: ProgressWeek[] = [];
  for (let index = 0; index < PROGRESS_WEEKS; index += 1) {
    const week = running - PROGRESS_WEEKS + 1 + index;
    const isRunning = week === running;
    // For the current week the stored level takes precedence over the replayed one.
    const levels = isRunning
      ? input.people.map(({ progress_level }) => progress_level)
      : peopleSteps.map((steps) => levelAt(steps, week)).filter((level) => level !== null);
    weeks.push({
      week: weekName(week),
      starts: weekStart(week),
      running: isRunning,
      ...counts(byWeek.get(week) ?? []),
      profile: isRunning ? input.profile.progress_level : levelAt(profileSteps, week),
      ...completion(levels),
    });
    yield;
  }
  const people: ProgressPerson[] = [];
  for (const { id, name, progress_level } of input.people) {
    const theirs = byPerson.get(id) ?? [];
    const last_moment = theirs.reduce<string | null>((last, { day }) => (last && last > day ? last : day), null);
    people.push({ id, name, progress_level, state: profilingState(progress_level), ...counts(theirs), last_moment });
    yield;
  }
  return {
    today,
    overall: {
      ...counts(moments),
      profile: input.profile.progress_level,
      ...completion(input.people.map(({ progress_level }) => progress_level)),
    },
    weeks,
    rhythm: { weeks_with_moments: past.size, weeks_in_a_row: weeksInARow(past, running) },
    people,
  };
}

/** Memoizes a day function by time. */
function remembering(dayOf: (date: Date) => string): (date: Date) => string {
  const known = new Map<number, string>();
  return (date) => {
    const found = known.get(date.getTime()) ?? dayOf(date);
    known.set(date.getTime(), found);
    return found;
  };
}

/** The level at the end of a week, from steps in order; null before the first. */
function levelAt(steps: readonly { week: number; level: number }[], week: number): number | null {
  return steps.findLast((step) => step.week <= week)?.level ?? null;
}

function counts(moments: readonly DatedMoment[]): Record<Kind, number> {
  const result = { notes: 0, planned: 0, recorded: 0, assessments: 0 };
  for (const { kind, times } of moments) result[kind] += times;
  return result;
}

function completion(levels: readonly number[]) {
  const sum = levels.reduce((total, level) => total + level, 0);
  return {
    people: levels.length,
    profiles_complete: levels.filter((level) => level >= 100).length,
    completion: levels.length > 0 ? Math.round(sum / levels.length) : null,
  };
}
