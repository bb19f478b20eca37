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
    select * from personas p
    where p.deleted_at is null
      and ($2::timestamptz is null or p.created_at < $2 or (p.created_at = $2 and p.id < $3::uuid))
    order by p.created_at desc, p.id desc
    limit $1 + 1
  ), page as (
    select * from found order by created_at desc, id desc limit $1
  ), card as (
    select p.id, p.name, p.context, p.relationship_other, p.relationship_type, p.profile_label, p.progress_level,
      p.archived_at, p.created_at, p.traits_short is not null as has_short_test,
      (select count(*) from interactions i
        where i.user_id = p.user_id and i.persona_id = p.id and i.status = 'planned' and i.deleted_at is null
      ) as planned_count,
      (select row_to_json(n) from (
        select id, content, created_at from notes_persona
        where user_id = p.user_id and persona_id = p.id and deleted_at is null
        order by created_at desc, id desc limit 1
      ) n) as latest_note
    from page p
  )
  select
    coalesce((select json_agg(card order by card.created_at desc, card.id desc) from card), '[]')::text as items,
    (select count(*) from found) > $1 as more,
    (select row_to_json(l) from (select created_at as time, id from page order by created_at, id limit 1) l) as last`;

/** The cards of the people grid as a page in JSON text, newest first; archived ones are there, and marked. */
export function listPersonas({ db, user, input }: Verb<PageQuery>): Promise<string> {
  const place = decodeCursor(input.cursor);
  return db.withUser(user.id, async (tx) => {
    const { rows } = await tx.$client.query<{
      items: string;
      more: boolean;
      last: { time: string; id: string } | null;
    }>({
      name: "persona-cards",
      text: CARDS,
      values: [input.limit, place?.time ?? null, place?.id ?? null],
    });
    const { items, more, last } = rows[0]!;
    const next = more && last ? encodeCursor({ time: new Date(last.time), id: last.id }) : null;
    return `{"items":${items},"next_cursor":${JSON.stringify(next)}}`;
  });
}
