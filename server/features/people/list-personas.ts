import { sql } from "drizzle-orm";
import type { PageQuery } from "#domain/page.ts";
import { personaCardSchema, type PersonaCard } from "#domain/people/contract.ts";
import { afterCursor, cursorAt, pageParams, type Page } from "#server/db/paging.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import { columnsOf, isoText, SESSION_USER, sessionPage } from "#server/db/session-read.ts";
import type { JsonText, SessionVerb } from "#server/services.ts";

const STORED = columnsOf(
  personaCardSchema.omit({ has_short_test: true, planned_count: true, latest_note: true, last_contact: true }),
  "p",
);

/** The latest of several times is the last of their texts, which are equally long. */
const cards = sessionPage<"time" | "id", PersonaCard>(
  "list_personas",
  (value) => ({
    rows: sql`
    select ${STORED}, p.traits_short is not null as has_short_test, i.planned_count::int as planned_count, n as latest_note,
      greatest(n.created_at, ${isoText(sql`o.completed_date`)}, ${isoText(sql`p.contacted_at`)}) as last_contact
    from ${personas} p
    left join lateral (
      select count(*) as planned_count from ${interactions}
      where user_id = ${SESSION_USER} and persona_id = p.id and status = 'planned' and deleted_at is null
    ) i on true
    left join lateral (
      select note.id, note.content, ${isoText(sql`note.created_at`)} as created_at from ${notesPersona} note
      where note.user_id = ${SESSION_USER} and note.persona_id = p.id and note.deleted_at is null
      order by note.created_at desc, note.id desc limit 1
    ) n on true
    left join lateral (
      select max(completed_date) as completed_date from ${interactions}
      where user_id = ${SESSION_USER} and persona_id = p.id and status = 'completed' and deleted_at is null
    ) o on true
    where p.user_id = ${SESSION_USER} and p.deleted_at is null and ${afterCursor("p", value)}
    order by p.created_at desc, p.id desc`,
  }),
  cursorAt,
);

/**
 * The cards of the people grid, newest first, including archived people, which are marked. @throws DomainError
 * unauthenticated.
 */
export function listPersonas({ db, token, input }: SessionVerb<PageQuery>): Promise<JsonText<Page<PersonaCard>>> {
  return cards(db, token, pageParams(input));
}
