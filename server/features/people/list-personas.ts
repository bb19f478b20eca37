import type { PageQuery } from "#domain/page.ts";
import { decodeCursor, encodeCursor } from "#server/db/paging.ts";
import type { Verb } from "#server/services.ts";

/**
 * Whose rows these are is row-level security's to say. One row more than the page is read, to know whether there is a
 * next one. PostgreSQL writes the JSON: building objects for 50 cards only to write them out again costs more than the
 * query itself.
 */
const CARDS = `
  with found as (
    select p.id, p.name, p.context, p.relationship_other, p.relationship_type, p.profile_label, p.progress_level,
      p.archived_at, p.created_at, p.traits_short is not null as has_short_test,
      coalesce(i.planned_count, 0) as planned_count, n as latest_note
    from personas p
    left join (
      select persona_id, count(*) as planned_count from interactions
      where status = 'planned' and deleted_at is null
      group by persona_id
    ) i on i.persona_id = p.id
    left join lateral (
      select id, content, created_at from notes_persona
      where user_id = p.user_id and persona_id = p.id and deleted_at is null
      order by created_at desc, id desc limit 1
    ) n on true
    where p.deleted_at is null
      and ($2::timestamptz is null or p.created_at < $2 or (p.created_at = $2 and p.id < $3::uuid))
    order by p.created_at desc, p.id desc
    limit $1 + 1
  ), page as (
    select * from found order by created_at desc, id desc limit $1
  )
  select
    coalesce((select json_agg(page order by page.created_at desc, page.id desc) from page), '[]')::text as items,
    (select count(*) from found) > $1 as more,
    (select row_to_json(l) from (select created_at as time, id from page order by created_at, id limit 1) l) as last`;

/** The cards of the people grid as a page in JSON text, newest first; archived ones are there, and marked. */
export async function listPersonas({ db, user, input }: Verb<PageQuery>): Promise<string> {
  const place = decodeCursor(input.cursor);
  const [row] = await db.readAsUser<{ items: string; more: boolean; last: { time: string; id: string } | null }>(
    user.id,
    {
      name: "persona-cards",
      text: CARDS,
      values: [input.limit, place?.time ?? null, place?.id ?? null],
    },
  );
  const next = row?.more && row.last ? encodeCursor({ time: new Date(row.last.time), id: row.last.id }) : null;
  return `{"items":${row?.items ?? "[]"},"next_cursor":${JSON.stringify(next)}}`;
}
