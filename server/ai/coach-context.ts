import type { CareMemo, OpenDanger } from "#domain/care/danger.ts";
import type { Taken } from "#domain/care/take-message.ts";
import { CONTEXT_NOTE_LENGTH, CONTEXT_NOTES } from "#domain/chat/contract.ts";
import type { ChatMode } from "#domain/chat/rules.ts";
import { RECENT_DAYS } from "#domain/notes/contract.ts";
import type { CoachMemory, CoachSource } from "#domain/coaching/reply-types.ts";
import type { FactInteraction } from "#domain/facts/corpus.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { TraitScores } from "#domain/traits.ts";

/** All that an answer may be based on; times are ISO 8601. */
export interface CoachContext {
  language: Language;
  mode: ChatMode;
  /** The newest message, to be answered. */
  message: string;
  /** The answer so far, where one that reached the token limit is continued. */
  continues?: string;
  /** Earlier turns, oldest first; an answer with the plan it proposed, what it stored while danger was open, and its sources. */
  history: { role: "user" | "assistant"; content: string; plan?: Plan; care?: CareMemo; sources?: CoachSource[] }[];
  now: Date;
  /** IANA zone for dates; by default, the server's. */
  time_zone?: string;
  user: { name: string | null; traits: TraitScores | null };
  persona: {
    name: string;
    context: PersonaContext;
    relationship_other: string | null;
    age: number | null;
    traits: TraitScores | null;
    profile_label: string | null;
    /** Then the context holds nothing about them but the conversation. */
    left_out_of_ai?: boolean;
  };
  /** Uncut, newest first; `notesForModel` chooses those that are sent to a model. */
  notes: { id: string; content: string; created_at: string }[];
  interactions: {
    id: string;
    status: "planned" | "completed";
    objectives: string;
    avoid: string | null;
    feeling: string | null;
    result_summary: string | null;
    completed_date: string | null;
    created_at: string;
  }[];
  /** All interactions, only if the message may ask for something that was written down. */
  records?: FactInteraction[];
  /** What was found for the newest message among all texts about this person, best match first. */
  memory?: CoachMemory[];
  /** Alarms about this person that were open before the newest message. */
  open: OpenDanger[];
  /** How the message changed these alarms. */
  taken: Taken;
}

/** The notes that are sent to a model: the newest of the last 30 days, each cut. */
export function notesForModel({ notes, now }: Pick<CoachContext, "notes" | "now">): CoachContext["notes"] {
  const since = now.getTime() - RECENT_DAYS * 86_400_000;
  return notes
    .filter(({ created_at }) => Date.parse(created_at) > since)
    .slice(0, CONTEXT_NOTES)
    .map((note) => ({ ...note, content: cut(note.content) }));
}

function cut(text: string): string {
  if (text.length <= CONTEXT_NOTE_LENGTH) return text;
  return `${text
    .slice(0, CONTEXT_NOTE_LENGTH - 1)
    .toWellFormed()
    .trimEnd()}…`;
}

/** What a model is given besides the conversation: the possible sources of its answer. */
export function contextSources(context: CoachContext): CoachSource[] {
  const { memory, interactions, persona } = context;
  const notes = notesForModel(context);
  const written: CoachSource[] = [
    ...(memory ?? []).map(({ kind, id }) => ({ kind, id })),
    ...notes.map(({ id }) => ({ kind: "note" as const, id })),
    ...interactions.map(({ id }) => ({ kind: "interaction" as const, id })),
  ].filter((one, at, all) => all.findIndex(({ id }) => id === one.id) === at);
  return persona.traits ? [...written, { kind: "profile" }] : written;
}
