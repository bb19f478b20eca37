import type { ChatMode } from "#domain/chat/contract.ts";
import type { CoachMemory, CoachSource } from "#domain/coaching/reply-types.ts";
import type { Plan } from "#domain/interactions/plan.ts";
import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { TraitScores } from "#domain/traits.ts";

/** All that whoever answers may know, loaded by the server; times are ISO 8601. */
export interface CoachContext {
  language: Language;
  mode: ChatMode;
  /** The newest message, to be answered. */
  message: string;
  /** Earlier turns, oldest first; a plan beside the answer that proposed it. */
  history: { role: "user" | "assistant"; content: string; plan?: Plan }[];
  now: Date;
  /** IANA zone in which days are named; without it the server's own. */
  time_zone?: string;
  user: { name: string | null; traits_short: TraitScores | null };
  persona: {
    name: string;
    context: PersonaContext;
    relationship_other: string | null;
    age: number | null;
    traits_short: TraitScores | null;
    profile_label: string | null;
    /** Then nothing about them is here but what the conversation itself says. */
    left_out_of_ai?: boolean;
  };
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
  /** What was found on the newest message in all that the user wrote about this person, the nearest first. */
  memory?: CoachMemory[];
  /** The deterministic check found danger, of whatever severity, in the newest message or in one shortly before. */
  danger: boolean;
}

/** All that a model is given of the user's own beside the conversation: what its answer may rest on. */
export function sourcesGiven({ memory, notes, interactions, persona }: CoachContext): CoachSource[] {
  const written: CoachSource[] = [
    ...(memory ?? []).map(({ kind, id }) => ({ kind, id })),
    ...notes.map(({ id }) => ({ kind: "note" as const, id })),
    ...interactions.map(({ id }) => ({ kind: "interaction" as const, id })),
  ].filter((one, at, all) => all.findIndex(({ id }) => id === one.id) === at);
  return persona.traits_short ? [...written, { kind: "profile" }] : written;
}
