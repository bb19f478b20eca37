import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { coachCorrections } from "./schema/chat.ts";

/**
 * The condition that the user has not called wrong the source with this id; `personaId` is whom it is about. Where that
 * is one person, named by a value, the list is read once a statement.
 */
export function notWrong(id: SQLWrapper, personaId: SQLWrapper | string): SQL {
  return sql`${id} <> all ((select coalesce(array_agg(k.source_id::uuid), '{}') from ${coachCorrections} k
    where k.persona_id = ${personaId})::uuid[])`;
}
