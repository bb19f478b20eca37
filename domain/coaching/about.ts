import { dayOfEvent } from "./dates.ts";
import { chooseNote, tone, type NoteEvidence } from "./evidence.ts";
import { flatten } from "./intent.ts";
import type { CoachInput } from "./reply-types.ts";
import type { Voice } from "./voice.ts";

/** For how long something unpleasant is likelier to be what somebody has in mind. */
export const TWO_WEEKS = 14 * 86_400_000;

/** The note the conversation has been about, whether or not it was quoted. */
export function noteOfConversation(input: CoachInput, voice: Voice): NoteEvidence | null {
  const words = [
    ...input.history.filter((turn) => turn.role === "user").map((turn) => turn.content),
    input.message,
  ].join(" ");
  return chooseNote(input.notes, words, voice.name, () => false, new Date(input.now.getTime() - TWO_WEEKS));
}

/** What `{about}` and its kin stand for: the noted event with its day, or something general. */
export function aboutValues(
  input: CoachInput,
  note: NoteEvidence | null,
): { known: boolean; values: Record<string, string> } {
  const { language } = input;
  const flat = note ? flatten(note.note.content) : "";
  const day =
    note && tone(note.note.content) === "hard"
      ? dayOfEvent(flat, new Date(note.note.created_at), input.now, language, input.time_zone)
      : null;
  if (language === "it") {
    const event = day ? `quello che è successo ${day}` : "una cosa che ho in mente";
    return {
      known: day !== null,
      values: {
        about: `di ${event}`,
        to_about: day ? `a ${event}` : "a una cosa fra noi",
        for_about: day ? `per ${event}` : "per quello che ho fatto",
      },
    };
  }
  const event = day ? `what happened ${day}` : "something on my mind";
  return {
    known: day !== null,
    values: {
      about: `about ${event}`,
      to_about: day ? `about ${event}` : "about something between us",
      for_about: day ? `for ${event}` : "for what I did",
    },
  };
}
