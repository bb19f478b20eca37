import pg from "pg";
import { DomainError } from "#domain/errors.ts";
import type { PageQuery } from "#domain/page.ts";
import type { PersonaCard } from "#domain/people/contract.ts";
import { decodeCursor, toPage, type Page } from "#server/db/paging.ts";
import type { Database } from "#server/db/connect.ts";

/**
 * Session and list in one statement, since this is what every start of the app asks for. The look-up sets the user that
 * row-level security then goes by; the lateral join has it happen first. (Were it to happen later, nothing would be
 * seen.) One row more than the page is read, to know whether there is a next one; somebody without people gets one row
 * without a person, somebody without a session none.
 */
const CARDS = `
  select c.* from app_session($4) s left join lateral (
    select p.id, p.name, p.context, p.relationship_other, p.relationship_type, p.profile_label, p.progress_level,
      p.keep_in_touch_days, p.left_out_of_ai, p.archived_at, p.created_at, p.traits_short is not null as has_short_test,
      i.planned_count::int as planned_count,
      n.id as note_id, n.content as note_content, n.created_at as note_created_at,
      greatest(n.created_at, o.completed_date) as last_contact
    from personas p
    left join lateral (
      select count(*) as planned_count from interactions
      where user_id = s.user_id and persona_id = p.id and status = 'planned' and deleted_at is null
    ) i on true
    left join lateral (
      select id, content, created_at from notes_persona
      where user_id = s.user_id and persona_id = p.id and deleted_at is null
      order by created_at desc, id desc limit 1
    ) n on true
    left join lateral (
      select max(completed_date) as completed_date from interactions
      where user_id = s.user_id and persona_id = p.id and status = 'completed' and deleted_at is null
    ) o on true
    where p.user_id = s.user_id and p.deleted_at is null
      and ($2::timestamptz is null or p.created_at < $2 or (p.created_at = $2 and p.id < $3::uuid))
    order by p.created_at desc, p.id desc
    limit $1 + 1
  ) c on true`;

type CardRow = Omit<PersonaCard, "latest_note"> &
  ({ note_id: string; note_content: string; note_created_at: string } | { note_id: null });

/** Times go out as text: making a Date of each only to write it out again would cost a tenth of the request. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ
      ? isoTime
      : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

function isoTime(text: string): string {
  return text.endsWith("+00") ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : new Date(text).toISOString();
}

interface ListPersonas {
  db: Database;
  /** Of the session: this one list, asked for at every start of the app, looks it up on the way. */
  token: string;
  input: PageQuery;
}

/** The cards of the people grid, newest first; archived ones are there, and marked. @throws DomainError unauthenticated. */
export async function listPersonas({ db, token, input }: ListPersonas): Promise<Page<PersonaCard>> {
  const place = decodeCursor(input.cursor);
  const rows = await db.statement<CardRow | { id: null }>({
    name: "persona-cards",
    text: CARDS,
    values: [input.limit, place?.time ?? null, place?.id ?? null, token],
    types: TYPES,
  });
  if (rows.length === 0) throw new DomainError("unauthenticated");
  const cards = rows.filter((row) => row.id !== null);
  return toPage(cards, input.limit, toCard, (row) => ({ time: new Date(row.created_at), id: row.id }));
}

function toCard(row: CardRow): PersonaCard {
  return {
    id: row.id,
    name: row.name,
    context: row.context,
    relationship_other: row.relationship_other,
    relationship_type: row.relationship_type,
    profile_label: row.profile_label,
    progress_level: row.progress_level,
    keep_in_touch_days: row.keep_in_touch_days,
    left_out_of_ai: row.left_out_of_ai,
    archived_at: row.archived_at,
    created_at: row.created_at,
    has_short_test: row.has_short_test,
    planned_count: row.planned_count,
    latest_note:
      row.note_id === null ? null : { id: row.note_id, content: row.note_content, created_at: row.note_created_at },
    last_contact: row.last_contact,
  };
}
