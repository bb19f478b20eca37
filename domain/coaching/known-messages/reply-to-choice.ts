import { INSTEAD_CHOICE } from "../content.acts.ts";
import { ASK_CONTENT } from "../content.words-wanted.ts";
import { flatten } from "../intent.ts";
import type { CoachInput } from "../reply-types.ts";
import type { Voice } from "../voice.ts";
import { OPEN, THEIR_SIDE } from "./content.plain.ts";

const SIDE =
  /\b(?:(?:other|their|his|her) side|from (?:his|her|their)|their eyes|other way round|(?:dalla |la )?(?:sua|altra|loro) parte|l'altra parte|con i suoi occhi|la seconda|the second)\b/;
const WORDS = /\b(?:words?|sentence|one line|the first|parole|frase|la prima|una riga)\b/;
/** Yes, either or both. */
const EITHER =
  /^(?:(?:oh|well|beh|ok|okay)[ ,]+)?(?:yes|yeah|yep|sure|please|both|either|si|certo|entramb[eio]|tutt[eio] e due|tutte e due le cose)(?: (?:please|of them|grazie|thanks|volentieri))?[.! ]*$/;
const MAX_WORDS = 6;

/** The reply to the user's choice among the coach's offers; null if nothing was offered or chosen. */
export function replyToChoice({ message, history }: CoachInput, voice: Voice): string | null {
  const last = history.at(-1);
  if (last?.role !== "assistant" || message.trim().split(/\s+/).length > MAX_WORDS) return null;
  const offered = [...OPEN.slice(0, 1), ...INSTEAD_CHOICE.slice(0, 1)].some((text) =>
    last.content.includes(voice.fill(text)),
  );
  if (!offered) return null;
  const flat = flatten(message);
  if (SIDE.test(flat)) return voice.fresh(THEIR_SIDE, "their-side");
  // One at a time: first the other side, then the words.
  if (EITHER.test(flat)) return voice.fresh(THEIR_SIDE, "their-side") ?? voice.choose(ASK_CONTENT, "ask-content");
  return WORDS.test(flat) ? voice.choose(ASK_CONTENT, "ask-content") : null;
}
