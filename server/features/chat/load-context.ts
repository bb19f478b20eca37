import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { CareMemo, OpenDanger } from "#domain/care/danger.ts";
import type { ChatMode } from "#domain/chat/rules.ts";
import { removeMarkers } from "#domain/chat/marker.ts";
import { needsRecords } from "#domain/coaching/answer-records.ts";
import type { CoachSource } from "#domain/coaching/reply-types.ts";
import { DomainError } from "#domain/errors.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { TraitScores } from "#domain/traits.ts";
import { inTurns, mapInTurns } from "#server/runtime/in-turns.ts";
import type { CoachContext } from "#server/ai/coach-context.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import { dayOf, modelUseColumn } from "#server/records/account/model-use.ts";
import { noneOf, wrongSources } from "#server/records/memory/not-wrong.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import { consents } from "#server/db/schema/account.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import { OPEN_ALARM } from "#server/records/safety/findings.ts";
import { chooseMemory } from "./choose-memory.ts";
import { memoryColumn, type MemoryRow } from "./memory-columns.ts";
import { messageById } from "./message-tree.ts";

const CONTEXT_INTERACTIONS = 5;
/** Turns loaded; how many of them go to a model depends on their length. */
const CONTEXT_TURNS = 40;
/** Notes that the built-in coach reads in full; older ones are found by the memory search. */
const COACH_NOTES = 60;
/** Notes and interactions loaded if the message may ask about something recorded. */
const RECORDS = 1000;
/**
 * Maximum characters of either, newest first: two hundred full pages. Reading them takes a second or two in a separate
 * thread.
 */
const RECORDS_LENGTH = 400_000;
/** Open alarms loaded. */
const OPEN_MOST = 40;

export interface ContextRow extends Record<string, unknown> {
  profile: { name: string; language: Language | null; traits: TraitScores | null } | null;
  consented: boolean;
  use: Pick<ModelUse, "spent" | "limit" | "people">;
  persona: (CoachContext["persona"] & { context: PersonaContext; safety_read_at: string | null }) | null;
  open: OpenDanger[];
  conversation: { persona_id: string; deleted: boolean } | null;
  notes: CoachContext["notes"];
  interactions: CoachContext["interactions"];
  records: CoachContext["records"] | null;
  /** Newest first. */
  turns: {
    role: "user" | "assistant";
    content: string;
    plan: Plan | null;
    care: CareMemo | null;
    sources: CoachSource[] | null;
  }[];
  /** Best first. */
  memory: MemoryRow[];
}

export interface ContextRequest {
  personaId: string;
  conversationId: string | null;
  message: string;
  mode: ChatMode;
  /** Used only while the profile has none. */
  language?: Language | undefined;
  timeZone?: string | undefined;
  now: Date;
}

export interface LoadedContext {
  /** Without `taken`, the message's effects on open findings. */
  context: Omit<CoachContext, "taken">;
  /** Whether all texts about the person have been read for danger. */
  safetyRead: boolean;
  /** All memory rows found for the message; the context contains the best. */
  found: MemoryRow[];
  consented: boolean;
  use: ContextRow["use"];
  conversationExists: boolean;
}

/** Values, or placeholders for them, of the statement. */
export interface ContextPlaces {
  personaId: SQLWrapper | string;
  conversationId: SQLWrapper | string | null;
  /** The UTC day that model usage is counted for. */
  day: SQLWrapper | string;
  /** How many notes are read, and how many interactions as `records`. */
  noteCount: SQLWrapper | number;
  recordCount: SQLWrapper | number;
}

/** Whether the answer may need all records; an argument of `contextValues`. */
export function mayNeedRecords({ message }: Pick<ContextRequest, "message">): Promise<boolean> {
  return inTurns(needsRecords(message));
}

export function contextValues(
  { personaId, conversationId, now }: Omit<ContextRequest, "mode" | "message">,
  asks: boolean,
) {
  return {
    personaId,
    conversationId,
    day: dayOf(now),
    noteCount: asks ? RECORDS : COACH_NOTES,
    recordCount: asks ? RECORDS : 0,
  };
}

/**
 * CTEs used by `contextColumns`, for the start of its statement's `with`: the person, and the sources that the user has
 * marked wrong.
 */
export function contextTables({ personaId }: Pick<ContextPlaces, "personaId">): SQL {
  return sql`person as materialized (
      select name, context, relationship_other, age, coalesce(traits_full, traits_short) as traits, profile_label, left_out_of_ai, safety_read_at
      from ${personas} where user_id = ${OWN_ID} and id = ${personaId} and deleted_at is null
    ), wrong as materialized (${wrongSources(personaId)})`;
}

/** SQL: running total of characters, newest first. */
const lengthSoFar = (length: SQL) => sql`sum(${length}) over (order by created_at desc, id desc)`;
const right = (id: SQLWrapper) => noneOf(sql`select ids from wrong`, id);

/**
 * All columns an answer may use, for one select that begins with `contextTables`: every round trip delays the first
 * word. `parentId` is the SQL for the message that the newest one follows, since only the path to it is history;
 * `asked` is the SQL for the newest message's text.
 */
export function contextColumns(
  { personaId, conversationId, day, noteCount, recordCount }: ContextPlaces,
  { parentId, asked }: { parentId: SQL; asked: SQL },
): SQL {
  return sql`
    (select jsonb_build_object('name', p.name, 'language', p.language, 'traits', coalesce(p.traits_full, p.traits_short))
      from ${profiles} p where p.user_id = ${OWN_ID} limit 1) as profile,
    exists(select 1 from ${consents} c where c.user_id = ${OWN_ID} and c.kind = 'model' and c.revoked_at is null) as consented,
    ${modelUseColumn(day)} as use,
    (select to_jsonb(person) from person) as persona,
    (select jsonb_build_object('persona_id', c.persona_id, 'deleted', c.deleted_at is not null)
      from ${conversations} c where c.user_id = ${OWN_ID} and c.id = ${conversationId}) as conversation,
    (select coalesce(jsonb_agg(to_jsonb(n) - 'length'), '[]') from (
      select id, content, created_at, ${lengthSoFar(sql`char_length(content)`)} as length from ${notesPersona}
      where user_id = ${OWN_ID} and persona_id = ${personaId} and deleted_at is null and not left_out_of_ai
        and ${right(sql`${notesPersona}.id`)} and ${unmarked("note", personaId, sql`${notesPersona}.id`)}
      order by created_at desc, id desc limit ${noteCount}::int) n where length <= ${sql.raw(`${RECORDS_LENGTH}`)}) as notes,
    (select coalesce(jsonb_agg(o), '[]') from (${openAlarms(personaId)}) o) as open,
    (select coalesce(jsonb_agg(i), '[]') from (
      select id, status, objectives, avoid, feeling, result_summary, completed_date, created_at from ${interactions}
      where user_id = ${OWN_ID} and persona_id = ${personaId} and deleted_at is null and ${right(sql`${interactions}.id`)}
        and ${unmarked("interaction", personaId, sql`${interactions}.id`)}
      order by created_at desc, id desc limit ${CONTEXT_INTERACTIONS}) i) as interactions,
    (select jsonb_agg(to_jsonb(i) - 'length') from (
      select id, status, objectives, avoid, feeling, result_summary, coalesce(completed_date, planned_date) as interaction_date,
        created_at, ${lengthSoFar(sql`char_length(concat(objectives, avoid, feeling, result_summary))`)} as length from ${interactions}
      where user_id = ${OWN_ID} and persona_id = ${personaId} and deleted_at is null and ${right(sql`${interactions}.id`)}
        and ${unmarked("interaction", personaId, sql`${interactions}.id`)}
      order by created_at desc, id desc limit ${recordCount}::int) i where length <= ${sql.raw(`${RECORDS_LENGTH}`)}) as records,
    (with recursive path as (
        select id, role, content, plan, care, sources, parent_message_id, 1 as depth from ${chatMessages}
        where user_id = ${OWN_ID} and id = ${parentId} and conversation_id = ${conversationId}
        union all
        select m.id, m.role, m.content, m.plan, m.care, m.sources, m.parent_message_id, path.depth + 1
        from path cross join ${messageById(sql`path.parent_message_id`)} m where path.depth < ${CONTEXT_TURNS})
      select coalesce(jsonb_agg(jsonb_build_object('role', role, 'content', content, 'plan', plan, 'care', care, 'sources', sources) order by depth), '[]')
      from path where not ${withdrawn(sql`path`)}) as turns,
    ${memoryColumn({ personaId, conversationId, right }, asked, sql`(select name from person)`)} as memory`;
}

/** SQL condition: a text has no finding, or only cleared ones. Texts about open danger are not quoted in passing. */
function unmarked(kind: "note" | "interaction", personaId: SQLWrapper | string, id: SQL): SQL {
  return sql`not exists(select from ${safetyFindings} f where f.user_id = ${OWN_ID} and f.persona_id = ${personaId} and f.kind = ${sql.raw(`'${kind}'`)}
    and f.source = ${id}::text and f.status <> 'cleared')`;
}

/** The newest open alarms about a person, oldest first, with the text of a note or an outcome that may be quoted. */
function openAlarms(personaId: SQLWrapper | string): SQL {
  const newest = sql`select f.id, f.created_at, f.path, f.danger_by as by, f.certain, f.acute, f.kind, f.source,
      case f.kind
        when 'note' then (select jsonb_build_object('content', n.content, 'created_at', n.created_at) from ${notesPersona} n
          where n.user_id = ${OWN_ID} and n.id = f.source::uuid and n.deleted_at is null and not n.left_out_of_ai)
        when 'interaction' then (select jsonb_build_object('content', concat_ws(E'\\n\\n', i.result_summary, i.objectives, i.avoid, i.feeling, i.expectation),
          'created_at', i.created_at) from ${interactions} i where i.user_id = ${OWN_ID} and i.id = f.source::uuid and i.deleted_at is null)
      end as told
    from ${safetyFindings} f
    where f.user_id = ${OWN_ID} and f.persona_id = ${personaId} and ${OPEN_ALARM}
    order by f.created_at desc, f.id desc limit ${OPEN_MOST}`;
  return sql`select id, path, by, certain, acute, kind, source, told from (${newest}) newest order by created_at, id`;
}

const SOURCE = sql`(s.value ->> 'id')::uuid`;

/**
 * SQL condition, in a statement that begins with `contextTables`: a message was marked wrong, or one of its sources was
 * since marked wrong, deleted or left out of AI. It may repeat that source, so it is not used any more.
 */
export function withdrawn(message: SQL): SQL {
  return sql`(not ${right(sql`${message}.id`)} or exists(select from jsonb_array_elements(${message}.sources) s where not ${right(SOURCE)}
    or exists(select from ${notesPersona} n where n.user_id = ${OWN_ID} and n.id = ${SOURCE} and (n.left_out_of_ai or n.deleted_at is not null))))`;
}

/**
 * Builds the context from the columns, in turns with other work.
 * @throws DomainError not_found when the person or the conversation is not the caller's, or they do not belong
 * together.
 */
export async function toContext(loaded: ContextRow | undefined, request: ContextRequest): Promise<LoadedContext> {
  if (!loaded?.profile || !loaded.persona) throw new DomainError("not_found");
  const { conversation, persona } = loaded;
  if (conversation && (conversation.deleted || conversation.persona_id !== request.personaId)) {
    throw new DomainError("not_found");
  }

  // For a person left out of AI only the conversation itself is used, and no model receives it.
  const secret = persona.left_out_of_ai === true;
  const known = secret
    ? {
        persona: { ...persona, traits: null, profile_label: null },
        notes: [],
        interactions: [],
        records: null,
        memory: [],
      }
    : { ...loaded, persona };
  const turns = loaded.turns.map(({ role, content, plan, care, sources }) => ({
    role,
    content,
    ...(plan ? { plan } : {}),
    ...(care ? { care } : {}),
    ...(sources && role === "assistant" ? { sources } : {}),
  }));
  const context = {
    language: loaded.profile.language ?? request.language ?? DEFAULT_LANGUAGE,
    mode: request.mode,
    message: request.message,
    history: turns.filter(({ content }) => content.trim() !== "").toReversed(),
    now: request.now,
    ...(request.timeZone ? { time_zone: request.timeZone } : {}),
    user: loaded.profile,
    persona: known.persona,
    notes: await mapInTurns(known.notes, (note) => ({ ...note, content: removeMarkers(note.content) })),
    interactions: known.interactions,
    ...(known.records ? { records: known.records } : {}),
    open: loaded.open.map(({ told, ...danger }) => ({ ...danger, ...(told && !secret ? { told } : {}) })),
  };
  return {
    context: { ...context, memory: await chooseMemory(known.memory, context) },
    found: known.memory,
    consented: loaded.consented && !secret,
    use: loaded.use,
    safetyRead: persona.safety_read_at !== null,
    conversationExists: conversation !== null,
  };
}
