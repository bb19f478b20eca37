import { setImmediate as nextTurn } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import { plainWords } from "#domain/coaching/clean.ts";
import { DomainError } from "#domain/errors.ts";
import type { SearchHit, SearchQuery } from "#domain/search/contract.ts";
import { MAX_WORD_LENGTH, similarWords } from "#domain/search/similar-words.ts";
import { snippetOf } from "#domain/search/snippet.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Tx } from "#server/db/connect.ts";
import type { Page } from "#server/db/paging.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers, personas } from "#server/db/schema/people.ts";
import { userProfileAnswers } from "#server/db/schema/profile.ts";
import type { Verb } from "#server/services.ts";

/** Results reachable by paging. */
const DEEPEST = 500;
/** Characters of a text searched for words to highlight. */
const MARKED_LENGTH = 20_000;
/** The user's distinct words that a misspelt one is compared with. */
const VOCABULARY = 50_000;

/**
 * The user's texts that match these words in any form, best first. If there are none: texts with words that contain
 * them or differ by a typo, which are searched between two transactions, in turns with other work.
 */
export async function searchAll({ db, user, input }: Verb<SearchQuery>): Promise<Page<SearchHit>> {
  const from = placeOf(input.cursor);
  const find = (tx: Tx, query: SQL) => findRows(tx, query, { ...input, from });
  const { exact, own } = await db.withUser(user.id, async (tx) => {
    const rows = await find(tx, sql`app_search_query(${input.q}, '', true)`);
    return { exact: rows, own: rows.length === 0 ? await ownWords(tx, input.q) : null };
  });
  const meant = own ? await wordsMeant(own) : [];
  const rows = meant.length > 0 ? await db.withUser(user.id, (tx) => find(tx, anyOf(meant))) : exact;
  const more = rows.length > input.limit && from + input.limit < DEEPEST;
  return {
    items: rows.slice(0, input.limit).map(toHit),
    next_cursor: more ? Buffer.from(String(from + input.limit)).toString("base64url") : null,
  };
}

/** Ranked results have no stable key, so the cursor is an offset. @throws DomainError invalid_input. */
function placeOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const text = Buffer.from(cursor, "base64url").toString();
  const place = Number(text);
  if (!/^\d{1,4}$/.test(text) || place > DEEPEST) throw new DomainError("invalid_input", { field: "cursor" });
  return place;
}

interface HitRow extends Record<string, unknown> {
  kind: SearchHit["kind"];
  id: string;
  persona_id: string | null;
  persona_name: string | null;
  created_at: Date | string | null;
  text: string;
  conversation_id: string | null;
  status: SearchHit["status"];
  question: string | null;
  /** The folded text, highlighted by three dictionaries, with matches in angle brackets. */
  marked: string;
}

/** The fields by which a person is found. */
const personWords = sql`app_search_vector(concat_ws(' ', r.name, r.also_called, r.relationship_other))`;

/** The user's rows that match `asked`, with what they are sorted by. */
function hits(): SQL {
  const match = sql`r.user_id = ${OWN_ID} and r.search @@ asked.query`;
  const rank = sql`ts_rank(r.search, asked.query) as rank`;
  return sql`
    select 'person' as kind, r.id, r.id as persona_id, null::timestamptz as created_at, 10::real as rank
      from asked, people r where r.search @@ asked.query
    union all
    select 'note', r.id, r.persona_id, r.created_at, ${rank}
      from asked, ${notesPersona} r where ${match} and r.deleted_at is null
    union all
    select 'interaction', r.id, r.persona_id, case r.status when 'planned' then r.planned_date else r.completed_date end, ${rank}
      from asked, ${interactions} r where ${match} and r.deleted_at is null
    union all
    select 'message', r.id, r.persona_id, r.created_at, ${rank}
      from asked, ${chatMessages} r join ${conversations} c on c.user_id = r.user_id and c.id = r.conversation_id
      where ${match} and c.deleted_at is null
    union all
    select 'answer', r.id, r.persona_id, r.created_at, ${rank}
      from asked, ${personaProfileAnswers} r where ${match} and r.archived_at is null
    union all
    select 'answer', r.id, null, r.created_at, ${rank}
      from asked, ${userProfileAnswers} r where ${match} and r.archived_at is null`;
}

/** What is shown of the row `page`, which is of a person `p`. */
function shown(): SQL {
  const NONE = sql`null::uuid as conversation_id, null::text as status, null::text as question`;
  const row = sql`r.user_id = ${OWN_ID} and r.id = page.id`;
  return sql`
    select concat_ws(' · ', p.name, p.also_called) as text, ${NONE} where page.kind = 'person'
    union all
    select concat_ws(' · ', nullif(r.title, ''), r.content, nullif('#' || array_to_string(r.tags, ' #'), '#')), ${NONE}
      from ${notesPersona} r where page.kind = 'note' and ${row}
    union all
    select concat_ws(' · ', r.objectives, r.avoid, r.feeling, r.expectation, r.result_summary), null, r.status, null
      from ${interactions} r where page.kind = 'interaction' and ${row}
    union all
    select r.content, r.conversation_id, null, null from ${chatMessages} r where page.kind = 'message' and ${row}
    union all
    select r.answer, null, null, r.question
      from ${personaProfileAnswers} r where page.kind = 'answer' and page.persona_id is not null and ${row}
    union all
    select r.answer, null, null, r.question
      from ${userProfileAnswers} r where page.kind = 'answer' and page.persona_id is null and ${row}`;
}

/** Texts are only read for the page: thousands may contain a word of every day. */
async function findRows(tx: Tx, query: SQL, { from, limit }: { from: number; limit: number }): Promise<HitRow[]> {
  const { rows } = await tx.execute<HitRow>(sql`
    with asked as materialized (select ${query} as query), people as materialized (
      select r.id, r.name, r.also_called, ${personWords} as search
      from ${personas} r where r.user_id = ${OWN_ID} and r.deleted_at is null
    ), page as materialized (
      select h.* from (${hits()}) h where h.persona_id is null or h.persona_id in (select id from people)
      order by h.rank desc, h.created_at desc nulls first, h.id limit ${limit + 1} offset ${from}
    )
    select page.*, p.name as persona_name, shown.*, ${sql.join(
      ["simple", "italian", "english"].map(
        (language) =>
          sql`ts_headline(${sql.raw(`'pg_catalog.${language}'`)}, app_fold(left(shown.text, ${MARKED_LENGTH})), asked.query, 'HighlightAll=true,StartSel=<,StopSel=>')`,
      ),
      sql` || ' ' || `,
    )} as marked
    from asked, page left join people p on p.id = page.persona_id cross join lateral (${shown()}) shown
    order by page.rank desc, page.created_at desc nulls first, page.id`);
  return rows;
}

interface OwnWords {
  typed: string[];
  vocabulary: string[];
}

/** SQL that `ts_stat` runs, with the caller's rights: the words of all that the user has. */
const OWN_TEXTS = [
  "notes_persona where deleted_at is null and",
  "interactions where deleted_at is null and",
  "chat_messages where",
  "persona_profile_answers where archived_at is null and",
  "user_profile_answers where archived_at is null and",
]
  .map((from) => `select search from ${from} user_id = current_setting('app.user_id')::uuid`)
  .join(" union all ");

/** The folded query and the user's vocabulary, split into words. */
async function ownWords(tx: Tx, q: string): Promise<OwnWords> {
  const { rows } = await tx.execute<{ typed: string; vocabulary: string }>(sql`
    select app_fold(${q}) as typed, (select coalesce(string_agg(word, ' '), '') from (
      select word from (
        select word from ts_stat(${OWN_TEXTS})
        union select unnest(tsvector_to_array(${personWords})) from ${personas} r where r.user_id = ${OWN_ID} and r.deleted_at is null
      ) own where length(word) between 2 and ${MAX_WORD_LENGTH} limit ${VOCABULARY}) words
    ) as vocabulary`);
  const [row] = rows;
  return { typed: row?.typed.split(" ") ?? [], vocabulary: row?.vocabulary.split(" ") ?? [] };
}

async function wordsMeant({ typed, vocabulary }: OwnWords): Promise<string[]> {
  const search = similarWords(typed, vocabulary);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    await nextTurn();
  }
}

/** SQL: a tsquery that matches any of these words, which are folded and may contain anything. */
function anyOf(words: string[]): SQL {
  return sql`(select string_agg(quote_literal(w), '|') from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) w)::tsquery`;
}

function toHit(row: HitRow): SearchHit {
  const words = new Set([...row.marked.matchAll(/<([^>]+)>/g)].map(([, word]) => word ?? ""));
  return {
    kind: row.kind,
    id: row.id,
    persona: row.persona_id && row.persona_name !== null ? { id: row.persona_id, name: row.persona_name } : null,
    created_at: row.created_at === null ? null : new Date(row.created_at).toISOString(),
    snippet: snippetOf(row.kind === "person" ? row.text : plainWords(row.text), words),
    conversation_id: row.conversation_id,
    status: row.status,
    question: row.question,
  };
}
