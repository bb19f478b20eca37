import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { CONTEXT_NOTE_LENGTH, CONTEXT_NOTES, type ChatMode, type SafetyKind } from "#domain/chat/contract.ts";
import { removeMarkers } from "#domain/chat/marker.ts";
import { DomainError } from "#domain/errors.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language.ts";
import { RECENT_DAYS } from "#domain/notes/contract.ts";
import type { Plan } from "#domain/interactions/plan.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { TraitScores } from "#domain/traits.ts";
import type { CoachContext } from "#server/ai/coach-context.ts";
import type { ModelUse } from "#server/ai/model-use.ts";
import { dayOf, modelUseColumn } from "#server/db/model-use.ts";
import { noneOf, wrongSources } from "#server/db/not-wrong.ts";
import { consents } from "#server/db/schema/account.ts";
import { chatMessages, conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import { profiles } from "#server/db/schema/profile.ts";
import { chooseMemory } from "./choose-memory.ts";
import { memoryColumn, type MemoryRow } from "./memory-columns.ts";
import { messageById } from "./message-tree.ts";

const CONTEXT_INTERACTIONS = 5;
/** Turns looked at; how many of them go to a model is decided by their length. */
const CONTEXT_TURNS = 40;
/** Of the user's own messages before the newest: danger told of in one of them is not over with the next. */
const DANGER_TURNS = 3;

export interface ContextRow extends Record<string, unknown> {
  profile: { name: string; language: Language | null; traits_short: TraitScores | null } | null;
  consented: boolean;
  use: Pick<ModelUse, "spent" | "people">;
  persona: (CoachContext["persona"] & { context: PersonaContext }) | null;
  conversation: { persona_id: string; deleted: boolean } | null;
  notes: CoachContext["notes"];
  interactions: CoachContext["interactions"];
  /** From the newest up. */
  turns: { role: "user" | "assistant"; content: string; plan: Plan | null; safety: SafetyKind | null }[];
  /** The best first. */
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
  context: CoachContext;
  /** All that was found on the message, of which the context holds the best. */
  found: MemoryRow[];
  consented: boolean;
  use: ContextRow["use"];
  conversationExists: boolean;
}

/** Values, or places for them, of which the statement is made. */
export interface ContextPlaces {
  personaId: SQLWrapper | string;
  conversationId: SQLWrapper | string | null;
  /** Notes since this time (ISO) count as recent. */
  since: SQLWrapper | string;
  /** The day (UTC) that the use of a model counts for. */
  day: SQLWrapper | string;
}

export function contextValues({ personaId, conversationId, now }: Omit<ContextRequest, "message" | "mode">) {
  const since = new Date(now.getTime() - RECENT_DAYS * 86_400_000).toISOString();
  return { personaId, conversationId, since, day: dayOf(now) };
}

/**
 * What `contextColumns` reads of more than once, as the beginning of its statement's `with`: the person, and which sources
 * the user has called wrong.
 */
export function contextTables({ personaId }: Pick<ContextPlaces, "personaId">): SQL {
  return sql`person as materialized (
      select name, context, relationship_other, age, traits_short, profile_label, left_out_of_ai
      from ${personas} where id = ${personaId} and deleted_at is null
    ), wrong as materialized (${wrongSources(personaId)})`;
}

const right = (id: SQLWrapper) => noneOf(sql`select ids from wrong`, id);

/**
 * The columns of all that whoever answers may know, for one select that begins with `contextTables`: each trip to the
 * database is a wait before the first word. In SQL, `parentId` gives the message that the newest one follows, since only
 * what leads to it is history, and `asked` the newest message itself.
 */
export function contextColumns(
  { personaId, conversationId, since, day }: ContextPlaces,
  { parentId, asked }: { parentId: SQL; asked: SQL },
): SQL {
  return sql`
    (select jsonb_build_object('name', p.name, 'language', p.language, 'traits_short', p.traits_short)
      from ${profiles} p limit 1) as profile,
    exists(select 1 from ${consents} c where c.kind = 'model' and c.revoked_at is null) as consented,
    ${modelUseColumn(day)} as use,
    (select to_jsonb(person) from person) as persona,
    (select jsonb_build_object('persona_id', c.persona_id, 'deleted', c.deleted_at is not null)
      from ${conversations} c where c.id = ${conversationId}) as conversation,
    (select coalesce(jsonb_agg(n), '[]') from (
      select id, content, created_at from ${notesPersona}
      where persona_id = ${personaId} and deleted_at is null and created_at > ${since} and not left_out_of_ai
        and ${right(sql`${notesPersona}.id`)}
      order by created_at desc, id desc limit ${CONTEXT_NOTES}) n) as notes,
    (select coalesce(jsonb_agg(i), '[]') from (
      select id, status, objectives, avoid, feeling, result_summary, completed_date, created_at from ${interactions}
      where persona_id = ${personaId} and deleted_at is null and ${right(sql`${interactions}.id`)}
      order by created_at desc, id desc limit ${CONTEXT_INTERACTIONS}) i) as interactions,
    (with recursive path as (
        select id, role, content, plan, safety, sources, parent_message_id, 1 as depth from ${chatMessages}
        where id = ${parentId} and conversation_id = ${conversationId}
        union all
        select m.id, m.role, m.content, m.plan, m.safety, m.sources, m.parent_message_id, path.depth + 1
        from path cross join ${messageById(sql`path.parent_message_id`)} m where path.depth < ${CONTEXT_TURNS})
      select coalesce(jsonb_agg(jsonb_build_object('role', role, 'content', content, 'plan', plan, 'safety', safety) order by depth), '[]')
      from path where ${right(sql`path.id`)} and not ${RESTS_ON_WITHDRAWN}) as turns,
    ${memoryColumn({ personaId, conversationId, right }, asked, sql`(select name from person)`)} as memory`;
}

/**
 * Whether an answer rests on what was since called wrong, deleted or kept from the coach: it may repeat it, and is
 * history no longer.
 */
const SOURCE = sql`(s.value ->> 'id')::uuid`;
const RESTS_ON_WITHDRAWN = sql`exists(select from jsonb_array_elements(path.sources) s where not ${right(SOURCE)}
    or exists(select from ${notesPersona} n where n.id = ${SOURCE} and (n.left_out_of_ai or n.deleted_at is not null)))`;

/** Reads the columns. @throws DomainError not_found when the person or the conversation is not the caller's, or they do not belong together. */
export function toContext(loaded: ContextRow | undefined, request: ContextRequest): LoadedContext {
  if (!loaded?.profile || !loaded.persona) throw new DomainError("not_found");
  const { conversation, persona } = loaded;
  if (conversation && (conversation.deleted || conversation.persona_id !== request.personaId)) {
    throw new DomainError("not_found");
  }

  // Of somebody left out there is only the conversation itself, and it stays here.
  const secret = persona.left_out_of_ai === true;
  const known = secret
    ? { persona: { ...persona, traits_short: null, profile_label: null }, notes: [], interactions: [], memory: [] }
    : { ...loaded, persona };
  const context = {
    language: loaded.profile.language ?? request.language ?? DEFAULT_LANGUAGE,
    mode: request.mode,
    message: request.message,
    history: loaded.turns
      .map(({ role, content, plan }) => ({ role, content: removeMarkers(content), ...(plan ? { plan } : {}) }))
      .filter(({ content }) => content.trim() !== "")
      .toReversed(),
    now: request.now,
    ...(request.timeZone ? { time_zone: request.timeZone } : {}),
    user: loaded.profile,
    persona: known.persona,
    notes: known.notes.map((note) => ({ ...note, content: cut(removeMarkers(note.content)) })),
    interactions: known.interactions,
    danger: loaded.turns
      .filter(({ role }) => role === "user")
      .slice(0, DANGER_TURNS)
      .some(({ safety }) => safety !== null),
  };
  return {
    context: { ...context, memory: chooseMemory(known.memory, context) },
    found: known.memory,
    consented: loaded.consented && !secret,
    use: loaded.use,
    conversationExists: conversation !== null,
  };
}

function cut(text: string): string {
  return text.length <= CONTEXT_NOTE_LENGTH
    ? text
    : `${text
        .slice(0, CONTEXT_NOTE_LENGTH - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
