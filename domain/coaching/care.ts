import { checkSafety, type SafetyKind } from "#domain/safety/check.ts";
import * as content from "./content.care.ts";
import { dayLabel } from "./dates.ts";
import { fragment, quoted } from "./evidence.ts";
import { detectIntent, flatten, isAdviceTopic } from "./intent.ts";
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
  if (found?.kind === "self_harm" && isAboutAnother(message))
    return { text: voice.choose(content.CARE_OTHER, "care-other"), topic: "safety:self_harm", sources: [] };
  if (found)
    return { text: voice.choose(content.CARE_FIRST[found.kind], "care"), topic: `safety:${found.kind}`, sources: [] };
  if (earlier === "self_harm" && isOnlyAboutAnother(input)) {
    const asks = content.FEARS_ASKING.test(flatten(message));
    const fresh = asks ? content.CARE_OTHER_ASKING.filter((text) => !voice.lastHeld([text])) : [];
    const text = voice.choose(fresh.length > 0 ? fresh : content.CARE_OTHER_NEXT, "care-other-next");
    return { text, topic: `safety:${earlier}`, sources: [] };
  }
  if (earlier && earlier !== "self_harm" && asksToTalk(message))
    return { text: voice.choose(content.CARE_NO_TALK, "care-no-talk"), topic: `safety:${earlier}`, sources: [] };
  if (earlier) return { text: voice.choose(content.CARE_NEXT, "care-next"), topic: `safety:${earlier}`, sources: [] };
  return null;
}

const PREPARES =
  /\b(?:prepar|say to|tell (?:him|her|them)|talk to|dir(?:gli|le|e)\b|dico\b|parl(?:o|argli|arle|are)\b)/;

function asksToTalk(message: string): boolean {
  const { topic } = detectIntent(message, false);
  return isAdviceTopic(topic) || topic === "draft" || PREPARES.test(flatten(message));
}

/** Told of somebody else, with nothing in it that may be meant of oneself. */
function isAboutAnother(message: string): boolean {
  const flat = flatten(message);
  return content.TOLD_BY_ANOTHER.test(flat) && !content.ABOUT_ONESELF.test(flat);
}

function isOnlyAboutAnother({ history, message, language }: CoachInput): boolean {
  const said = history.filter((turn) => turn.role === "user").map((turn) => turn.content);
  const grave = said.slice(-TURNS_WITH_CARE).filter((text) => checkSafety(text, language)?.kind === "self_harm");
  return grave.every(isAboutAnother) && !content.ABOUT_ONESELF.test(flatten(message));
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
 * Where a note or an outcome speaks of violence, fear or a wish to die, a question about it comes before any advice on how to
 * talk to the person; until the user has said that everyone is safe.
 */
export function careFromNotes(input: CoachInput, voice: Voice): CoachReply | null {
  const cleared = [
    ...input.history.filter((turn) => turn.role === "user").map((turn) => turn.content),
    input.message,
  ].some((text) => content.CLEARED.test(flatten(text)));
  if (cleared) return null;
  const found = graveWords(input);
  if (!found) return null;
  const { kind, told } = found;
  const day = dayLabel(new Date(told.created_at), input.now, input.language, input.time_zone);
  const quote = fragment(told.content, new Set());
  const options = kind === "self_harm" ? content.CARE_FROM_NOTE_SELF_HARM : content.CARE_FROM_NOTE;
  const text = voice.choose(options, "care-note", { day: upperFirst(day), quote: quoted(quote, input.language) });
  return { text, topic: `safety:${kind}`, sources: [{ kind: found.source, id: told.id }] };
}

interface Grave {
  told: CoachNote;
  source: "note" | "interaction";
  kind: SafetyKind;
}

function graveWords(input: CoachInput): Grave | null {
  const told = [
    ...input.notes.slice(0, NOTES_CHECKED).map((note) => ({ told: note, source: "note" as const })),
    ...input.interactions.map(({ id, result_summary, created_at }) => ({
      told: { id, content: result_summary ?? "", created_at },
      source: "interaction" as const,
    })),
    ...(input.memory ?? []).flatMap(({ kind, ...one }) =>
      kind === "note" || kind === "interaction" ? { told: one, source: kind } : [],
    ),
  ];
  for (const one of told) {
    const found = checkSafety(one.told.content, input.language);
    if (found && found.severity !== "oblique") return { ...one, kind: found.kind };
  }
  return null;
}
