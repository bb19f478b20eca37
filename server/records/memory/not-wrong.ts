import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { coachCorrections } from "#server/db/schema/chat.ts";

/** In SQL, the one row `ids`: the sources about a person that the user has called wrong. */
export function wrongSources(personaId: SQLWrapper | string): SQL {
  return sql`select coalesce(array_agg(k.source_id::uuid), '{}') as ids from ${coachCorrections} k where k.persona_id = ${personaId}`;
}

/** The condition that an id is none of those of such a row. */
export function noneOf(wrong: SQL, id: SQLWrapper): SQL {
  return sql`${id} <> all ((${wrong})::uuid[])`;
}

/**
 * The condition that the user has not called wrong the source with this id; `personaId` is whom it is about. Where that
 * is one person, named by a value, the list is read once a statement.
 */
export function notWrong(id: SQLWrapper, personaId: SQLWrapper | string): SQL {
  return noneOf(wrongSources(personaId), id);
}
