import { sql, type SQL } from "drizzle-orm";
import { SOURCE_EXCERPT_MAX, type MessageSource } from "#domain/chat/sources.ts";
import { removeMarkers } from "#domain/chat/marker.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import { chatMessages, coachCorrections, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers, personas } from "#server/db/schema/people.ts";

/**
 * SQL: a source by kind and id about a person, unless it was deleted: text, date, and the conversation of a message.
 * The parameters are SQL expressions.
 */
export function sourceText(kind: SQL, id: SQL, personaId: SQL): SQL {
  return sql`
    select n.content as text, n.created_at, null::uuid as conversation_id from ${notesPersona} n
      where ${kind} = 'note' and n.user_id = ${OWN_ID} and n.id = ${id} and n.persona_id = ${personaId} and n.deleted_at is null
    union all
    select coalesce(i.result_summary, i.objectives), coalesce(i.completed_date, i.created_at), null from ${interactions} i
      where ${kind} = 'interaction' and i.user_id = ${OWN_ID} and i.id = ${id} and i.persona_id = ${personaId} and i.deleted_at is null
    union all
    select said.content, said.created_at, said.conversation_id from ${chatMessages} said
      where ${kind} = 'message' and said.user_id = ${OWN_ID} and said.id = ${id} and said.persona_id = ${personaId}
        and exists (select from ${conversations} c where c.user_id = ${OWN_ID} and c.id = said.conversation_id and c.deleted_at is null)
    union all
    select a.answer, a.created_at, null from ${personaProfileAnswers} a
      where ${kind} = 'answer' and a.user_id = ${OWN_ID} and a.id = ${id} and a.persona_id = ${personaId} and a.archived_at is null
    union all
    select coalesce(p.profile_label, ''), null, null from ${personas} p
      where ${kind} = 'profile' and p.user_id = ${OWN_ID} and p.id = ${personaId} and p.traits_short is not null and p.deleted_at is null`;
}

/** SQL: the sources of a message that still exist; `message` names the row. */
export function sourcesOf(message: SQL): SQL {
  const id = sql`(s.value ->> 'id')::uuid`;
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', s.value ->> 'kind', 'id', coalesce(s.value ->> 'id', ${message}.persona_id::text), 'created_at', found.created_at, 'excerpt', found.text,
      'conversation_id', found.conversation_id,
      'wrong', exists(select from ${coachCorrections} k where k.user_id = ${OWN_ID} and k.persona_id = ${message}.persona_id
        and k.source_kind = s.value ->> 'kind' and k.source_id = s.value ->> 'id')
    ) order by s.place), '[]')
    from jsonb_array_elements(${message}.sources) with ordinality s(value, place)
    cross join lateral (${sourceText(sql`s.value ->> 'kind'`, id, sql`${message}.persona_id`)}) found)`;
}

/** A source as the API shows it, from a row of `sourcesOf`. */
export function toSource(row: MessageSource): MessageSource {
  const text = removeMarkers(row.excerpt).replaceAll(/\s+/g, " ").trim();
  return {
    ...row,
    created_at: row.created_at === null ? null : new Date(row.created_at).toISOString(),
    excerpt:
      text.length <= SOURCE_EXCERPT_MAX
        ? text
        : `${text
            .slice(0, SOURCE_EXCERPT_MAX - 1)
            .toWellFormed()
            .trimEnd()}…`,
  };
}
