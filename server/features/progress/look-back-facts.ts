import { and, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { anniversaries, lookBackDay, lookBackEnd } from "#domain/progress/look-back-days.ts";
import {
  NOTE_DAYS_AWAY,
  type LookBackInput,
  type LookBackInteraction,
  type LookBackNote,
  type LookBackPerson,
} from "#domain/progress/look-back.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Tx } from "#server/db/connect.ts";
import { chatMessages } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import type { lookBacks } from "#server/db/schema/progress.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import { languageOf, requireProfile } from "#server/records/account/profile-facts.ts";
import { notWrong } from "#server/records/memory/not-wrong.ts";
import { lastContactOf } from "#server/records/people/last-contact.ts";
import { OPEN_ALARM } from "#server/records/safety/findings.ts";
import { readPersona } from "#server/records/safety/read-persona.ts";

export type LookBackRow = typeof lookBacks.$inferSelect;

export interface LookBackTime {
  now: Date;
  timeZone: string;
}

/** Candidates read for each of the two anniversaries. */
const MAX_NOTES = 12;
const MAX_PLANS = 50;
/** Texts that may tell of a death, the newest first. */
const MAX_TOLD = 1000;

/** Words of texts that may tell of a death; `tellsOfDeathOf` decides. */
const DEATH_WORDS =
  "died dead death dies passed buried ashes funeral lost morto morta morte mancato mancata venuto venuta deceduto deceduta spirato spirata lasciato lasciati lasciate funerale perso lutto";

/** What a look back may speak of: everything of its week for a new one, otherwise what the stored one names. */
export async function readLookBackFacts(
  tx: Tx,
  of: { userId: string; starts: string; stored: LookBackRow | null; asked: readonly string[] },
  { now, timeZone }: LookBackTime,
): Promise<LookBackInput> {
  const { userId, starts, stored, asked } = of;
  const profile = await requireProfile(tx);
  const facts = {
    language: languageOf(profile),
    seed: `${userId}|${starts}`,
    now,
    time_zone: timeZone,
    starts,
    asked,
  };
  if (await isDangerOpen(tx)) return { ...facts, danger_open: true, people: [], plans: [], notes: [] };
  const plans = await readPlans(tx, stored ? among(sql`i.id`, stored.planIds) : ofTheWeek(starts));
  const notes = await readNotes(
    tx,
    stored ? [among(sql`n.id`, stored.noteId ? [stored.noteId] : [])] : aroundThen(starts),
  );
  const named = [...plans, ...notes].map(({ persona_id }) => persona_id);
  const due = stored ? among(sql`p.id`, stored.dueIds) : sql`p.keep_in_touch_days is not null`;
  const people = await readPeople(tx, sql`(${due} or ${among(sql`p.id`, named)})`);
  return { ...facts, danger_open: false, people, plans, notes };
}

/** Whether danger is open in the account, about anybody. */
export async function isDangerOpen(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ open: boolean }>(
    sql`select exists (select from ${safetyFindings} f where f.user_id = ${OWN_ID} and ${OPEN_ALARM}) as open`,
  );
  return rows[0]?.open === true;
}

/** Checks for danger what is still to be checked about these people; whether there was anything. */
export async function checkUnread(
  tx: Tx,
  userId: string,
  people: readonly LookBackPerson[],
  now: Date,
): Promise<boolean> {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return false;
  const unread = await tx
    .select({ id: personas.id })
    .from(personas)
    .where(and(inArray(personas.id, ids), isNull(personas.safetyReadAt)));
  for (const { id } of unread) await readPersona(tx, userId, id, now);
  return unread.length > 0;
}

function among(id: SQL, ids: readonly string[]): SQL {
  return sql`${id} = any(${`{${[...new Set(ids)].join(",")}}`}::uuid[])`;
}

/** A day wider on both sides than the seven days in any zone: the rule decides by the local day. */
function ofTheWeek(starts: string): SQL {
  const from = sql`${starts}::date - 1`;
  const to = sql`${lookBackEnd(starts)}::date + 2`;
  return sql`((i.planned_date >= ${from} and i.planned_date < ${to})
    or (i.completed_date >= ${from} and i.completed_date < ${to}))`;
}

function aroundThen(starts: string): SQL[] {
  const { year, month } = anniversaries(lookBackDay(starts));
  return [year, month].map(
    (day) => sql`(n.created_at >= ${day}::date - ${NOTE_DAYS_AWAY + 1}::int
      and n.created_at < ${day}::date + ${NOTE_DAYS_AWAY + 2}::int and not n.left_out_of_ai)`,
  );
}

/** SQL: whether something dangerous was found in a text, by itself no mistake. */
function flagged(kind: "note" | "interaction", source: SQL, personaId: SQL): SQL {
  return sql`exists (select from ${safetyFindings} f where f.user_id = ${OWN_ID} and f.persona_id = ${personaId} and f.kind = ${kind}
    and f.source = ${source}::text and f.cleared_as is distinct from 'mistake')`;
}

async function readPlans(tx: Tx, where: SQL): Promise<LookBackInteraction[]> {
  const { rows } = await tx.execute<Times<LookBackInteraction, "planned_date" | "completed_date">>(sql`
    select i.id, i.persona_id, i.objectives as action, i.planned_date, i.completed_date,
      case when i.status = 'completed' then i.result_summary end as outcome,
      ${flagged("interaction", sql`i.id`, sql`i.persona_id`)} as flagged
    from ${interactions} i
    where i.user_id = ${OWN_ID} and i.deleted_at is null and ${where} and ${notWrong(sql`i.id`, sql`i.persona_id`)}
    order by coalesce(i.planned_date, i.completed_date), i.id limit ${MAX_PLANS}`);
  return rows.map((row) => ({
    ...row,
    planned_date: iso(row.planned_date),
    completed_date: iso(row.completed_date),
  }));
}

async function readNotes(tx: Tx, places: readonly SQL[]): Promise<LookBackNote[]> {
  const found: LookBackNote[] = [];
  for (const where of places) {
    const { rows } = await tx.execute<Times<LookBackNote, "created_at">>(sql`
      select n.id, n.persona_id, n.content, n.created_at, n.left_out_of_ai,
        ${flagged("note", sql`n.id`, sql`n.persona_id`)} as flagged
      from ${notesPersona} n
      where n.user_id = ${OWN_ID} and n.deleted_at is null and ${where} and ${notWrong(sql`n.id`, sql`n.persona_id`)}
      order by n.created_at desc, n.id limit ${MAX_NOTES}`);
    found.push(...rows.map((row) => ({ ...row, created_at: iso(row.created_at) ?? "" })));
  }
  return found;
}

async function readPeople(tx: Tx, where: SQL): Promise<LookBackPerson[]> {
  const { rows } = await tx.execute<Times<Omit<LookBackPerson, "told">, "last_contact" | "created_at">>(sql`
    select p.id, p.name, p.archived_at is not null as archived, p.left_out_of_ai, p.keep_in_touch_days, p.created_at,
      ${lastContactOf({ userId: OWN_ID, personaId: sql`p.id` })} as last_contact,
      exists (select from ${safetyFindings} f where f.user_id = ${OWN_ID} and f.persona_id = p.id and f.danger_by = 'persona' and f.level = 'alarm'
        and f.cleared_as is distinct from 'mistake') as frightening
    from ${personas} p
    where p.user_id = ${OWN_ID} and p.deleted_at is null and p.archived_at is null and not p.left_out_of_ai and ${where}`);
  const told = await readTold(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    created_at: iso(row.created_at) ?? "",
    last_contact: iso(row.last_contact),
    told: told.get(row.id) ?? [],
  }));
}

/** Texts about these people with words that tell of a death. */
async function readTold(tx: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  // “Non c’è più” has no word that the search keeps.
  const tells = (text: SQL) => sql`(r.search @@ asked.query or ${text} ~* 'c.{1,2} pi[uù]')`;
  const { rows } = await tx.execute<{ persona_id: string; text: string }>(sql`
    with asked as materialized (select app_search_query(${DEATH_WORDS}, '', false) as query)
    select r.persona_id, r.content as text, r.created_at from asked, ${notesPersona} r
      where r.user_id = ${OWN_ID} and ${among(sql`r.persona_id`, ids)} and r.deleted_at is null and ${tells(sql`r.content`)}
    union all
    select r.persona_id, r.result_summary, r.created_at from asked, ${interactions} r
      where r.user_id = ${OWN_ID} and ${among(sql`r.persona_id`, ids)} and r.deleted_at is null and r.result_summary is not null
        and ${tells(sql`r.result_summary`)}
    union all
    select r.persona_id, r.content, r.created_at from asked, ${chatMessages} r
      where r.user_id = ${OWN_ID} and ${among(sql`r.persona_id`, ids)} and r.role = 'user' and ${tells(sql`r.content`)}
    order by created_at desc limit ${MAX_TOLD}`);
  return new Map(
    [...Map.groupBy(rows, (row) => row.persona_id)].map(([id, texts]) => [id, texts.map(({ text }) => text)]),
  );
}

/** The row as the database returns it: times are strings in its own format. */
type Times<T, K extends keyof T> = Omit<T, K> & { [key in K]: string | Date | null } & Record<string, unknown>;

function iso(time: string | Date | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
