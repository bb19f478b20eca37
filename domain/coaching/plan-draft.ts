import { checkSafety } from "#domain/safety/check.ts";
import { TRAITS, traitBand, type Trait } from "#domain/traits.ts";
import * as content from "./content.plan-draft.ts";
import { dayLabel } from "./dates.ts";
import { chooseNote, fragment, tone, type Tone } from "./evidence.ts";
import { detectIntent, isAdviceTopic } from "./intent.ts";
import type { CoachInput, CoachInteraction, CoachSource } from "./reply-types.ts";
import { lowerFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

/** Possible sources of a drafted line. */
type DraftSource = CoachSource & { kind: "note" | "interaction" | "profile" };

/** A line drafted by the coach, and its source. */
export interface Draft {
  line: string;
  source: DraftSource | null;
}

const RECENT = 14 * 86_400_000;
const never = () => false;
/** Texts about danger, even oblique, are never used in a plan. Clauses are checked too: one may be quoted alone. */
const harmless = (text: string | null | undefined) =>
  [text ?? "", ...(text ?? "").split(/[,.:;!?\n]+/)].every((part) => checkSafety(part) === null);

/** What could go wrong: from an earlier outcome, a hard note or the person's traits; otherwise a general fear. */
export function draftFears(input: CoachInput, action: string, voice: Voice): Draft {
  const { language, interactions, notes, now, persona } = input;
  const bad = outcome(interactions, "hard");
  if (bad) {
    const quote = short(fragment(bad.result_summary ?? "", new Set()));
    return drafted(content.FEAR_AGAIN, { quote }, { kind: "interaction", id: bad.id });
  }
  const told = notes.filter((one) => harmless(one.content));
  const note = chooseNote(told, action, persona.name, never, new Date(now.getTime() - RECENT));
  if (note && tone(note.note.content) === "hard") {
    const day = lowerFirst(dayLabel(new Date(note.note.created_at), now, language, input.time_zone));
    return drafted(content.FEAR_FROM_NOTE, { day, quote: short(note.quote) }, { kind: "note", id: note.note.id });
  }
  const marked = marks(input);
  if (marked) return drafted([content.FEAR_FROM_TRAIT[marked.trait][marked.lean]], {}, { kind: "profile" });
  return drafted(content.FEAR_OPEN, {}, null);

  function drafted(
    options: typeof content.FEAR_OPEN,
    values: Record<string, string>,
    source: DraftSource | null,
  ): Draft {
    return { line: voice.choose(options, "draft-fears", values), source };
  }
}

/** What to hope for: from an earlier outcome, otherwise by the kind of action. */
export function draftGoals(input: CoachInput, action: string, voice: Voice): Draft {
  const good = outcome(input.interactions, "good");
  if (good) {
    const quote = short(fragment(good.result_summary ?? "", new Set()));
    return {
      line: voice.choose(content.GOAL_AGAIN, "draft-goals", { quote }),
      source: { kind: "interaction", id: good.id },
    };
  }
  const { topic } = detectIntent(action, false);
  const goals = isAdviceTopic(topic) ? content.GOALS[topic] : content.GOALS.talk;
  return { line: voice.choose([goals], "draft-goals"), source: null };
}

/** A first small step, if the user named none when asked twice. */
export function draftAction(input: CoachInput, voice: Voice): Draft {
  const told = input.notes.filter((one) => harmless(one.content));
  const note = chooseNote(told, input.message, input.persona.name, never, null);
  if (!note) return { line: voice.choose(content.ACTION_OPEN, "draft-action"), source: null };
  const day = lowerFirst(dayLabel(new Date(note.note.created_at), input.now, input.language, input.time_zone));
  return {
    line: voice.choose(content.ACTION_FROM_NOTE, "draft-action", { day, quote: short(note.quote) }),
    source: { kind: "note", id: note.note.id },
  };
}

/** Whether the coach drafted this line; the user's own words then replace it. */
export function isDraft(line: string | null): boolean {
  return line !== null && content.DRAFT_OPENINGS.some((opening) => line.startsWith(opening));
}

/** The newest recorded outcome of this tone, if harmless. */
function outcome(interactions: CoachInput["interactions"], wanted: Tone): CoachInteraction | undefined {
  return interactions.find(
    ({ status, result_summary: told }) => status === "completed" && tone(told ?? "") === wanted && harmless(told),
  );
}

function short(quote: string): string {
  return quote.replace(/[\s.;,:]+$/, "");
}

/** The person's most marked trait. */
function marks({ persona }: CoachInput): { trait: Trait; lean: "low" | "high" } | null {
  const traits = persona.traits;
  if (!traits) return null;
  const [trait] = TRAITS.filter((one) => traitBand(traits[one]) !== "middle").toSorted(
    (x, y) => Math.abs(traits[y] - 3) - Math.abs(traits[x] - 3),
  );
  return trait ? { trait, lean: traits[trait] < 3 ? "low" : "high" } : null;
}
