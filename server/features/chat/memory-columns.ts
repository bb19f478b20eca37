import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { OWN_ID } from "#server/db/own-rows.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers } from "#server/db/schema/people.ts";
import type { SourceKind } from "#domain/chat/sources.ts";

/** Rows loaded; fewer are passed to the coach. */
export const CANDIDATES = 12;

/** Stop words: common in any request for advice, so they would match everything. */
const ASKING =
  "aiutami aiuto aiutare capire chiedere consiglio cosa credo dica dici dico dire direi dirgli dirle domanda dovrei faccio fai fare " +
  "forse grazie parla parlare parlargli parlarle parlo penso persona posso potrei proposito pure secondo sento so vorrei voglio " +
  "perche piu cosi gia puo advice ask asking about feel going help how know like maybe need person please say should start talk talking " +
  "tell telling thank thanks think want would";

/** One row of a person's memory, as the statement returns it. */
export interface MemoryRow {
  kind: SourceKind;
  id: string;
  text: string;
  /** Interactions only. */
  status: "planned" | "completed" | null;
  created_at: string;
}

interface Memory {
  personaId: SQLWrapper | string;
  /** Excluded: its messages are already in the history. */
  conversationId: SQLWrapper | string | null;
  /** SQL condition: the source with this id is not marked wrong. */
  right: (id: SQLWrapper) => SQL;
}

/**
 * SQL: all rows about a person that a coach may read (not left out, deleted, archived or marked wrong): kind, id, text,
 * status, created_at and `extra`, an expression on the row `r`.
 */
export function memoryRows({ personaId, conversationId, right: isRight }: Memory, where: SQL, extra: SQL): SQL {
  const right = isRight(sql`r.id`);
  return sql`
    select 'note' as kind, r.id, r.content as text, null as status, r.created_at, ${extra} from ${notesPersona} r
      where r.user_id = ${OWN_ID} and r.persona_id = ${personaId} and r.deleted_at is null and not r.left_out_of_ai and ${where} and ${right}
    union all
    select 'interaction', r.id, coalesce(r.result_summary, r.objectives), r.status, coalesce(r.completed_date, r.created_at), ${extra}
      from ${interactions} r where r.user_id = ${OWN_ID} and r.persona_id = ${personaId} and r.deleted_at is null and ${where} and ${right}
    union all
    select 'message', r.id, r.content, null, r.created_at, ${extra} from ${conversations} c
      join ${chatMessages} r on r.user_id = c.user_id and r.conversation_id = c.id
      where c.user_id = ${OWN_ID} and c.persona_id = ${personaId} and c.deleted_at is null and c.id is distinct from ${conversationId}::uuid
        and r.role = 'user' and ${where} and ${right}
    union all
    select 'answer', r.id, r.answer, null, r.created_at, ${extra} from ${personaProfileAnswers} r
      where r.user_id = ${OWN_ID} and r.persona_id = ${personaId} and r.archived_at is null and char_length(r.answer) > 2 and ${where} and ${right}`;
}

/**
 * SQL: the memory rows that match a message, best first, as a JSON array of MemoryRow. `asked` is an expression; null
 * means no message.
 */
export function memoryColumn(memory: Memory, asked: SQL, personName: SQL): SQL {
  const found = memoryRows(memory, sql`r.search @@ asked.query`, sql`ts_rank(r.search, asked.query) as rank`);
  return sql`(
    with asked as materialized (
      select app_search_query(coalesce(${asked}, ''), ${personName} || ' ' || ${ASKING}::text, false) as query
    )
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'text', text, 'status', status, 'created_at', created_at)
      order by rank desc, created_at desc), '[]')
    from (select found.* from asked cross join lateral (${found}) found
      order by rank desc, created_at desc limit ${CANDIDATES}) best)`;
}
