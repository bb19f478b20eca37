import type { ChatMode } from "#domain/chat/contract.ts";
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
  /** The deterministic check found something severe in the newest message. */
  severe: boolean;
}
