import { sql } from "drizzle-orm";
import type { PageQuery } from "#domain/page.ts";
import type { PersonaCard } from "#domain/people/contract.ts";
import { afterCursor, newestPage, pageParams, type Page } from "#server/db/paging.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import { SESSION_USER, sessionRead } from "#server/db/session-read.ts";
import type { SessionVerb } from "#server/services.ts";

const cards = sessionRead<"time" | "id" | "limit", CardRow>("list_personas", (value) => ({
  rows: sql`
    select p.id, p.name, p.also_called, p.context, p.relationship_other, p.relationship_type, p.profile_label, p.progress_level,
      p.keep_in_touch_days, p.left_out_of_ai, p.photo, p.archived_at, p.created_at, p.traits_short is not null as has_short_test,
      i.planned_count::int as planned_count,
      n.id as note_id, n.content as note_content, n.created_at as note_created_at,
      greatest(n.created_at, o.completed_date, p.contacted_at) as last_contact
    from ${personas} p
    left join lateral (
      select count(*) as planned_count from ${interactions}
      where user_id = ${SESSION_USER} and persona_id = p.id and status = 'planned' and deleted_at is null
    ) i on true
    left join lateral (
      select id, content, created_at from ${notesPersona}
      where user_id = ${SESSION_USER} and persona_id = p.id and deleted_at is null
      order by created_at desc, id desc limit 1
    ) n on true
    left join lateral (
      select max(completed_date) as completed_date from ${interactions}
      where user_id = ${SESSION_USER} and persona_id = p.id and status = 'completed' and deleted_at is null
    ) o on true
    where p.user_id = ${SESSION_USER} and p.deleted_at is null and ${afterCursor("p", value)}
    order by p.created_at desc, p.id desc limit ${value.limit}::int + 1`,
}));

type CardRow = Omit<PersonaCard, "latest_note"> &
  ({ note_id: string; note_content: string; note_created_at: string } | { note_id: null });

/**
 * The cards of the people grid, newest first, including archived people, which are marked. @throws DomainError
 * unauthenticated.
 */
export async function listPersonas({ db, token, input }: SessionVerb<PageQuery>): Promise<Page<PersonaCard>> {
  const rows = await cards(db, token, pageParams(input));
  return newestPage(rows.map(toCard), input.limit);
}

function toCard(row: CardRow): PersonaCard {
  return {
    id: row.id,
    name: row.name,
    also_called: row.also_called,
    context: row.context,
    relationship_other: row.relationship_other,
    relationship_type: row.relationship_type,
    profile_label: row.profile_label,
    progress_level: row.progress_level,
    keep_in_touch_days: row.keep_in_touch_days,
    left_out_of_ai: row.left_out_of_ai,
    photo: row.photo,
    archived_at: row.archived_at,
    created_at: row.created_at,
    has_short_test: row.has_short_test,
    planned_count: row.planned_count,
    latest_note:
      row.note_id === null ? null : { id: row.note_id, content: row.note_content, created_at: row.note_created_at },
    last_contact: row.last_contact,
  };
}
