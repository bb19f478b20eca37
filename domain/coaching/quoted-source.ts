import { checkSafety } from "#domain/safety/check.ts";
import { readMessage } from "#domain/understanding/read-message.ts";
import { isSituation } from "#domain/understanding/situations.ts";
import type { Subject } from "./cases/cases.ts";
import { INTERACTION_FRAMES, NOTE_LINKS, QUOTE_FRAMES } from "./content.reply.ts";
import { dayLabel } from "./dates.ts";
import {
  chooseInteraction,
  chooseNote,
  fragment,
  punctuateQuote,
  stems,
  tone,
  withoutFullStop,
  type NoteEvidence,
} from "./evidence.ts";
import { recall } from "./memory.ts";
import type { CoachInput, CoachNote, CoachSource } from "./reply-types.ts";
import { upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

export interface QuotedSource {
  text: string;
  source: CoachSource;
}

/** How long an unpleasant note is likely to still be on the user's mind. */
const TWO_WEEKS = 14 * 86_400_000;
/** Number of newest notes whose situation is determined. */
const MAX_NOTES = 12;

/**
 * An earlier text of the user relevant to the subject: a note that shares words or the situation with the message,
 * otherwise a memory. For general advice also the newest note or interaction.
 */
export function findQuotedSource(
  input: CoachInput,
  voice: Voice,
  subject: Subject | null,
  general: boolean,
): QuotedSource | null {
  if (input.persona.left_out_of_ai) return null;
  const note = noteFor(input, voice, subject, general);
  if (note && note.shared > 0) return quoteNote(input, voice, note, true);
  const remembered = recall(input, voice);
  if (remembered) return remembered;
  if (note) return quoteNote(input, voice, note, subject !== null && isSituation(subject));
  return general ? quoteInteraction(input, voice) : null;
}

function noteFor(input: CoachInput, voice: Voice, subject: Subject | null, general: boolean): NoteEvidence | null {
  const said = (quote: string) => voice.said(quote);
  const hardSince = new Date(input.now.getTime() - TWO_WEEKS);
  const best = chooseNote(input.notes, input.message, voice.name, said, hardSince);
  if (best && best.shared > 0 && !isGrave(best.note)) return best;
  const akin = subject && isSituation(subject) ? noteOnSituation(input, voice, subject) : null;
  if (akin) return akin;
  return general && best && !isGrave(best.note) ? best : null;
}

/** The newest note about the same situation in other words. */
function noteOnSituation(
  { notes, language, message }: CoachInput,
  voice: Voice,
  subject: Subject,
): NoteEvidence | null {
  for (const note of notes.slice(0, MAX_NOTES)) {
    const read = readMessage(note.content, { asked: false, language, names: [voice.name] });
    if (read.situation !== subject || isGrave(note)) continue;
    const quote = fragment(note.content, stems(message, voice.name));
    if (/\p{L}{2}/u.test(quote) && !voice.said(withoutFullStop(quote))) return { note, quote, shared: 0 };
  }
  return null;
}

/** Texts about danger are never quoted in passing. */
const isGrave = (note: CoachNote) => checkSafety(note.content) !== null;

function quoteNote(input: CoachInput, voice: Voice, { note, quote }: NoteEvidence, belongs: boolean): QuotedSource {
  const day = dayLabel(new Date(note.created_at), input.now, input.language, input.time_zone);
  const values = { day: upperFirst(day), day_low: day, quote: punctuateQuote(quote, input.language) };
  const framed = voice.choose(QUOTE_FRAMES, "quote", values);
  const link = voice.fresh(NOTE_LINKS[belongs ? tone(note.content) : "loose"], "link");
  return { text: [framed, link].filter(Boolean).join(" "), source: { kind: "note", id: note.id } };
}

function quoteInteraction(input: CoachInput, voice: Voice): QuotedSource | null {
  const past = chooseInteraction(input.interactions, (quote) => voice.said(quote));
  if (!past) return null;
  const text = voice.choose(INTERACTION_FRAMES[past.status], "past", {
    quote: punctuateQuote(past.quote, input.language),
  });
  return { text, source: { kind: "interaction", id: past.interaction.id } };
}
