import { sql } from "drizzle-orm";
import type { NoteTags } from "#domain/notes/contract.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import type { Verb } from "#server/services.ts";

/**
 * The tags of a person's notes, each once regardless of case, in the latest spelling; alphabetical, at most
 * `TAGS_LISTED`. @throws DomainError not_found.
 */
export function listTags({ db, user, input: { id } }: Verb<{ id: string }>): Promise<NoteTags> {
  return db.withUser(user.id, async (tx) => {
    await requirePersona(tx, id);
    const { rows } = await tx.execute<{ tag: string }>(sql`
      select tag from (
        select distinct on (lower(tag)) lower(tag) as folded, tag
        from ${notesPersona} n cross join lateral unnest(n.tags) as tag
        where n.user_id = ${OWN_ID} and n.persona_id = ${id} and n.deleted_at is null and cardinality(n.tags) > 0
        order by lower(tag), n.created_at desc, n.id desc
      ) tags
      order by folded limit ${TAGS_LISTED}`);
    return { tags: rows.map(({ tag }) => tag) };
  });
}

/** More than anybody looks through; notes with other tags are found by search. */
const TAGS_LISTED = 500;
