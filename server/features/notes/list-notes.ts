import { sql } from "drizzle-orm";
import { noteSchema, RECENT_DAYS, type Note, type RecentNote } from "#domain/notes/contract.ts";
import type { PageQuery } from "#domain/page.ts";
import { afterCursor, cursorAt, pageParams, type Page } from "#server/db/paging.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import { markColumn } from "#server/records/safety/findings.ts";
import { columnsOf, PERSON, SESSION_USER, sessionPage } from "#server/db/session-read.ts";
import type { JsonText, SessionVerb } from "#server/services.ts";

const MARK = markColumn("note", { userId: SESSION_USER, personaId: sql`n.persona_id`, source: sql`n.id` });
const NOTE = sql`${columnsOf(noteSchema.omit({ safety: true }), "n")}, ${MARK} as safety`;

type Places = "time" | "id";

const ofPerson = sessionPage<Places | "personaId" | "tag", Note>(
  "list_notes",
  (value) => ({
    personaId: value.personaId,
    rows: sql`
    select ${NOTE} from ${notesPersona} n
    where n.user_id = ${SESSION_USER} and n.persona_id = ${PERSON} and n.deleted_at is null
      and (${value.tag}::text is null or lower(${value.tag}) in (select lower(t) from unnest(n.tags) t))
      and ${afterCursor("n", value)}
    order by n.created_at desc, n.id desc`,
  }),
  cursorAt,
);

const ofAnybody = sessionPage<Places | "since", RecentNote>(
  "list_recent_notes",
  (value) => ({
    rows: sql`
    select ${NOTE}, p.name as persona_name from ${notesPersona} n
    join lateral (
      select name from ${personas} where user_id = ${SESSION_USER} and id = n.persona_id and deleted_at is null and archived_at is null limit 1
    ) p on true
    where n.user_id = ${SESSION_USER} and n.deleted_at is null and n.created_at > ${value.since}::timestamptz
      and ${afterCursor("n", value)}
    order by n.created_at desc, n.id desc`,
  }),
  cursorAt,
);

/** A person's notes, newest first, all or those with one tag. @throws DomainError unauthenticated, not_found. */
export function listNotes({
  db,
  token,
  input,
}: SessionVerb<PageQuery & { personaId: string; tag?: string | undefined }>): Promise<JsonText<Page<Note>>> {
  const { personaId, tag = null } = input;
  return ofPerson(db, token, { personaId, tag, ...pageParams(input) });
}

const HOUR_MS = 3_600_000;

/**
 * The notes of the last 30 days about people who are not archived, newest first, each with the person's name. @throws
 * DomainError unauthenticated.
 */
export function listRecentNotes({
  db,
  token,
  input,
}: SessionVerb<PageQuery & { now: Date }>): Promise<JsonText<Page<RecentNote>>> {
  // From the beginning of an hour: with a time of its own, no request would find the page of the one before.
  const hour = Math.floor(input.now.getTime() / HOUR_MS) * HOUR_MS;
  const since = new Date(hour - RECENT_DAYS * 24 * HOUR_MS).toISOString();
  return ofAnybody(db, token, { since, ...pageParams(input) });
}
