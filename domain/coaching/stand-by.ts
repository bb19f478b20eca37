import * as content from "./content.standing-by.ts";
import { QUOTE_FRAMES, TRAIT_HINTS } from "./content.reply.ts";
import { dayLabel } from "./dates.ts";
import { chooseNote, punctuateQuote } from "./evidence.ts";
import { rankTraits } from "./marked.ts";
import type { CoachInput, CoachReply, CoachSource } from "./reply-types.ts";
import { upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

/** After questions that didn't help: listening, something known about the person, a small step. */
export function standBy(input: CoachInput, voice: Voice): CoachReply {
  const { text, source } = observation(input, voice);
  const parts = [voice.choose(content.LISTENING, "listening"), text, voice.choose(content.STEPS, "small-step")];
  return { text: parts.join("\n\n"), topic: "vague", sources: source ? [source] : [] };
}

function observation(input: CoachInput, voice: Voice): { text: string; source: CoachSource | null } {
  const { language, persona, now } = input;
  const note = chooseNote(input.notes, input.message, voice.name, (quote) => voice.said(quote));
  if (note) {
    const day = dayLabel(new Date(note.note.created_at), now, language, input.time_zone);
    const values = { day: upperFirst(day), day_low: day, quote: punctuateQuote(note.quote, language) };
    const text = `${voice.choose(QUOTE_FRAMES, "quote", values)} ${voice.choose(content.NOTED, "noted")}`;
    return { text, source: { kind: "note", id: note.note.id } };
  }
  const marked = persona.traits && !persona.left_out_of_ai ? rankTraits(persona.traits, voice.name).marked : [];
  const [seen] = marked.filter(({ trait, band }) => !voice.usedLast(TRAIT_HINTS[trait][band]));
  if (!seen) return { text: voice.choose(content.LITTLE_KNOWN, "little-known"), source: null };
  return { text: voice.choose(TRAIT_HINTS[seen.trait][seen.band], `trait${seen.trait}`), source: { kind: "profile" } };
}
