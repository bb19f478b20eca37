import { sql } from "drizzle-orm";
import type { DatedPlan, ReminderFacts, WishedContact } from "#domain/reminders/due-reminders.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Tx } from "#server/db/connect.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { personas } from "#server/db/schema/people.ts";
import { remindedPeople } from "#server/db/schema/reminders.ts";
import { lastContactOf } from "#server/records/people/last-contact.ts";

/** Plans outside these days around now are in no reminder. */
const DAYS_BEFORE = 5;
const DAYS_AFTER = 3;

interface PlanRow extends Record<string, unknown> {
  id: string;
  persona_id: string;
  persona_name: string;
  planned_date: string;
  updated_at: string;
}

interface PersonRow extends Record<string, unknown> {
  id: string;
  name: string;
  keep_in_touch_days: number;
  last_contact: string | null;
  created_at: string;
  updated_at: string;
  reminded_on: string | null;
}

/**
 * What the user's reminders can be about: planned interactions around now, and people with a wish to stay in touch; nobody
 * archived or deleted, and nobody whose texts are still to be checked for danger.
 */
export async function readFacts(tx: Tx, now: Date): Promise<ReminderFacts> {
  const at = now.toISOString();
  const { rows: plans } = await tx.execute<PlanRow>(sql`
    select i.id, i.persona_id, p.name as persona_name, i.planned_date, i.updated_at
    from ${interactions} i join ${personas} p on p.user_id = i.user_id and p.id = i.persona_id
    where i.user_id = ${OWN_ID} and i.status = 'planned' and i.deleted_at is null
      and i.planned_date > ${at}::timestamptz - ${DAYS_BEFORE}::int * interval '1 day'
      and i.planned_date < ${at}::timestamptz + ${DAYS_AFTER}::int * interval '1 day'
      and p.deleted_at is null and p.archived_at is null and p.safety_read_at is not null
    order by i.planned_date, i.id`);
  const { rows: people } = await tx.execute<PersonRow>(sql`
    select p.id, p.name, p.keep_in_touch_days, p.created_at, p.updated_at, r.day::text as reminded_on,
      ${lastContactOf({ userId: OWN_ID, personaId: sql`p.id` })} as last_contact
    from ${personas} p left join ${remindedPeople} r on r.user_id = p.user_id and r.user_id = ${OWN_ID} and r.persona_id = p.id
    where p.user_id = ${OWN_ID} and p.keep_in_touch_days is not null
      and p.deleted_at is null and p.archived_at is null and p.safety_read_at is not null
    order by p.created_at, p.id`);
  return { plans: plans.map(toPlan), people: people.map(toContact) };
}

function toPlan({ planned_date, updated_at, ...row }: PlanRow): DatedPlan {
  return { ...row, planned_date: new Date(planned_date), updated_at: new Date(updated_at) };
}

function toContact({ last_contact, created_at, updated_at, ...row }: PersonRow): WishedContact {
  return {
    ...row,
    last_contact: last_contact && new Date(last_contact).toISOString(),
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at),
  };
}
