import type { Act } from "#domain/understanding/acts.ts";
import { besideCase, type Part, type Turn } from "../beside-case.ts";
import { isGlad } from "../glad.ts";
import type { Ground } from "../ground.ts";
import { takeUpAsked, takeUpTold } from "../take-up.ts";
import { aboutQuote, saidOf, tellingIn } from "./after-told.ts";

const ASKS: readonly Act[] = ["asks_advice", "wants_words"];
const QUOTES: readonly Act[] = ["tells", "answers"];
/** A changed mind or a correction, acknowledged as such. */
const TURNS: readonly Act[] = ["changes_mind", "corrects"];

/**
 * The reply to a kind of thing recognized by its words, or to a quotation of the other person; takes precedence over a
 * situation. The kind already implies the reaction, so `turn.taken` loses its appraisal. Null if nothing is recognized.
 */
export function asKnown(turn: Turn, groundOf: () => Ground | null): Part[] | null {
  const { input, voice, file, teller } = turn;
  const telling = tellingIn(input, file.act);
  const known = telling && (telling.plain || !teller?.isOwn) ? saidOf(telling, voice) : null;
  const text = known ?? (QUOTES.includes(file.act) && !teller?.isOwn ? aboutQuote(input, voice) : null);
  if (text === null) return null;
  if (!isGlad(input.message)) turn.taken = { ...turn.taken, appraisal: null, feeling: null, mood: "plain" };
  if (TURNS.includes(file.act)) return [besideCase(turn)?.[0] ?? takeUpTold(input, voice, turn.taken), text];
  turn.ground = groundOf();
  if (file.act === "off_topic") return [text];
  const first = ASKS.includes(file.act) ? takeUpAsked(input, voice, turn.taken) : takeUpTold(input, voice, turn.taken);
  return [first, turn.ground?.text ?? null, text];
}
