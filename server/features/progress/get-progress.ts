import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ProgressView } from "#domain/progress/contract.ts";
import { personaSteps, userSteps, type DatedAnswer } from "#domain/progress/history.ts";
import { computeProgress, type ProgressInput } from "#domain/progress/progress-view.ts";
import { inTurns, mapInTurns } from "#server/runtime/in-turns.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Tx } from "#server/db/connect.ts";
import { requireProfile } from "#server/records/account/profile-facts.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers, personas, personContextAssessment } from "#server/db/schema/people.ts";
import { userProfileAnswers } from "#server/db/schema/profile.ts";
import type { Verb } from "#server/services.ts";

/** Seconds in a quarter of an hour: every time-zone offset is a multiple of it. */
const QUARTER = 900;

type Moments = Pick<ProgressInput, "notes" | "planned" | "recorded" | "assessments">;

/**
 * The progress of the user's own profile and of their people, week by week, and how often they had contact. Archived
 * people have no line of their own, but contact with them counts. Nothing deleted counts.
 */
export async function getProgress({
  db,
  user,
  input: { now, timeZone },
}: Verb<{ now: Date; timeZone: string }>): Promise<ProgressView> {
  const stored = await db.withUser(user.id, async (tx) => ({
    profile: await readProfile(tx),
    people: await readPeople(tx),
    moments: await readMoments(tx),
  }));
  const input = { now, timeZone, profile: stored.profile, people: stored.people, ...stored.moments };
  return inTurns(computeProgress(input));
}

async function readProfile(tx: Tx): Promise<ProgressInput["profile"]> {
  const { progressLevel, createdAt } = await requireProfile(tx);
  if (progressLevel === null) return { progress_level: null, steps: [] };
  const { question, createdAt: created_at, archivedAt: archived_at } = userProfileAnswers;
  const answers = await tx.select({ question, created_at, archived_at }).from(userProfileAnswers);
  // The onboarding follows directly after the sign-up; its own date is not stored.
  return { progress_level: progressLevel, steps: userSteps(createdAt, answers) };
}

async function readPeople(tx: Tx): Promise<ProgressInput["people"]> {
  const shown = and(isNull(personas.deletedAt), isNull(personas.archivedAt));
  const { id, name, progressLevel, createdAt } = personas;
  const people = await tx
    .select({ id, name, progressLevel, createdAt })
    .from(personas)
    .where(shown)
    .orderBy(desc(createdAt), desc(id));
  const { personaId, question, createdAt: created_at, archivedAt: archived_at } = personaProfileAnswers;
  const rows = await tx
    .select({ personaId, question, created_at, archived_at })
    .from(personaProfileAnswers)
    .innerJoin(personas, and(eq(personas.userId, personaProfileAnswers.userId), eq(personas.id, personaId)))
    .where(shown);
  const answers = new Map<string, DatedAnswer[]>(people.map((person) => [person.id, []]));
  for (const row of rows) answers.get(row.personaId)?.push(row);
  return mapInTurns(people, (person) => ({
    id: person.id,
    name: person.name,
    progress_level: person.progressLevel,
    steps: personaSteps(person.createdAt, answers.get(person.id) ?? []),
  }));
}

async function readMoments(tx: Tx): Promise<Moments> {
  // One string per person, because tens of thousands of rows take long to parse. Only the local day of a moment
  // matters, and a quarter of an hour determines it in every time zone.
  const { rows } = await tx.execute<{ kind: keyof Moments; persona_id: string; quarters: string }>(sql`
    select kind, persona_id, string_agg(quarter || ':' || times, ' ') as quarters from (
      select m.kind, m.persona_id, floor(extract(epoch from m.at) / ${QUARTER})::bigint as quarter, count(*) as times from (
      select 'notes' as kind, user_id, persona_id, created_at as at from ${notesPersona} where user_id = ${OWN_ID} and deleted_at is null
      union all
      select 'planned', user_id, persona_id, created_at from ${interactions} where user_id = ${OWN_ID} and deleted_at is null
      union all
      select 'recorded', user_id, persona_id, completed_date from ${interactions}
      where user_id = ${OWN_ID} and deleted_at is null and status = 'completed'
      union all
      select 'assessments', user_id, persona_id, created_at from ${personContextAssessment} where user_id = ${OWN_ID}
    ) m join ${personas} p on p.user_id = m.user_id and p.id = m.persona_id and p.deleted_at is null
    group by m.kind, m.persona_id, quarter) counted group by kind, persona_id`);
  const moments: { [K in keyof Moments]: Moments[K][number][] } = {
    notes: [],
    planned: [],
    recorded: [],
    assessments: [],
  };
  await mapInTurns(rows, ({ kind, persona_id, quarters }) => {
    for (const counted of quarters.split(" ")) {
      const [quarter = 0, times = 1] = counted.split(":").map(Number);
      moments[kind].push({ persona_id, at: new Date(quarter * QUARTER * 1000), times });
    }
  });
  return moments;
}
