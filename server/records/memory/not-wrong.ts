import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { OWN_ID } from "#server/db/own-rows.ts";
import { coachCorrections } from "#server/db/schema/chat.ts";

/** SQL: one row `ids` with the sources about a person that the user has called wrong. */
export function wrongSources(personaId: SQLWrapper | string, userId: SQLWrapper = OWN_ID): SQL {
  return sql`select coalesce(array_agg(k.source_id::uuid), '{}') as ids from ${coachCorrections} k
    where k.user_id = ${userId} and k.persona_id = ${personaId}`;
}

/** Condition that an id is not in such a row. */
export function noneOf(wrong: SQL, id: SQLWrapper): SQL {
  return sql`${id} <> all ((${wrong})::uuid[])`;
}

/**
 * Condition that the user has not called the source with this id wrong; `personaId` is the person it is about. If that
 * is a value, the list is read once per statement.
 */
export function notWrong(id: SQLWrapper, personaId: SQLWrapper | string, userId?: SQLWrapper): SQL {
  return noneOf(wrongSources(personaId, userId), id);
}
