import { checkSafety, type SafetyKind } from "#domain/safety/check.ts";
import * as content from "./content.care.ts";
import { dayLabel } from "./dates.ts";
import { fragment } from "./evidence.ts";
import { flatten } from "./intent.ts";
import { quoted } from "./advice.ts";
import type { CoachInput, CoachNote, CoachReply } from "./reply-types.ts";
import { upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

/** How many of the user's turns a grave message keeps the conversation with it. */
const TURNS_WITH_CARE = 3;
const NOTES_CHECKED = 50;

/** The reply where the message, or one shortly before it, says that somebody may not be safe; null otherwise. */
export function careFor(input: CoachInput, voice: Voice): CoachReply | null {
  const { language, message } = input;
  const earlier = openFinding(input);
  const cleared = content.CLEARED.test(flatten(message));
  const found = checkSafety(message, language);
  if (earlier && cleared)
    return { text: voice.choose(content.CARE_BACK, "care-back"), topic: "safety:back", sources: [] };
  if (found)
    return { text: voice.choose(content.CARE_FIRST[found.kind], "care"), topic: `safety:${found.kind}`, sources: [] };
  if (earlier) return { text: voice.choose(content.CARE_NEXT, "care-next"), topic: `safety:${earlier}`, sources: [] };
  return null;
}

function openFinding(input: CoachInput): SafetyKind | null {
  const turns = input.history.filter((turn) => turn.role === "user").slice(-TURNS_WITH_CARE);
  let open: SafetyKind | null = null;
  for (const turn of turns) {
    if (open && content.CLEARED.test(flatten(turn.content))) open = null;
    else open = checkSafety(turn.content, input.language)?.kind ?? open;
  }
  return open;
}

/**
 * Where a note speaks of violence, fear or a wish to die, a question about it comes before any advice on how to
 * talk to the person; until the user has said that everyone is safe.
 */
export function careFromNotes(input: CoachInput, voice: Voice): CoachReply | null {
  const cleared = [
    ...input.history.filter((turn) => turn.role === "user").map((turn) => turn.content),
    input.message,
  ].some((text) => content.CLEARED.test(flatten(text)));
  if (cleared) return null;
  const grave = graveNote(input);
  if (!grave) return null;
  const day = dayLabel(new Date(grave.note.created_at), input.now, input.language, input.time_zone);
  const quote = fragment(grave.note.content, new Set());
  const options = grave.kind === "self_harm" ? content.CARE_FROM_NOTE_SELF_HARM : content.CARE_FROM_NOTE;
  const text = voice.choose(options, "care-note", { day: upperFirst(day), quote: quoted(quote, input.language) });
  return { text, topic: `safety:${grave.kind}`, sources: [{ kind: "note", id: grave.note.id }] };
}

function graveNote(input: CoachInput): { note: CoachNote; kind: SafetyKind } | null {
  for (const note of input.notes.slice(0, NOTES_CHECKED)) {
    const found = checkSafety(note.content, input.language);
    if (found && found.severity !== "oblique") return { note, kind: found.kind };
  }
  return null;
}
