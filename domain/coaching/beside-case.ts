import type { Act } from "#domain/understanding/acts.ts";
import type { CaseTeller } from "./cases/compose-case.ts";
import { correctionIn, deniesSaying, saysWrong } from "./correction.ts";
import * as turns from "./content.turns.ts";
import type { ConversationFile } from "./follow.ts";
import { isGlad } from "./glad.ts";
import { isLossOfOther, putDown, tellsOfLoss } from "./grief.ts";
import type { Ground } from "./ground.ts";
import { newsIn } from "./news.ts";
import type { CoachInput } from "./reply-types.ts";
import { takeUpTold, type Taken } from "./take-up.ts";
import { upperFirst } from "./text.ts";
import { afterTold } from "./tellings/after-told.ts";
import { correctsPlainly, factIn, insteadIn, turnsPlainly } from "./turn-kind.ts";
import type { Voice } from "./voice.ts";

export type Part = string | null;

/** The state of one answer. */
export interface Turn {
  input: CoachInput;
  voice: Voice;
  file: ConversationFile;
  taken: Taken;
  /** Texts for the situation; null if none was recognized. */
  teller: CaseTeller | null;
  ground: Ground | null;
}

const TELLS: readonly Act[] = ["tells", "answers", "mourns", "corrects", "changes_mind", "asks_fact"];

/** Answers without advice: to joy, a feeling, a bare number, a change of mind, a correction. */
export function besideCase({ input, voice, file, taken, teller }: Turn): Part[] | null {
  const { message } = input;
  if (message.includes("?")) return null;
  const corrected = correctionIn(input, file.act, voice.name);
  const denied = deniesSaying(message) && input.history.length > 0;
  if (corrected !== null || denied) {
    const first = corrected
      ? voice.choose(turns.RIGHTED_INSTEAD, "instead", { ...corrected })
      : voice.choose(turns.NOT_SAID, "not-said");
    return [first, teller?.ask() ?? null];
  }
  if (!TELLS.includes(file.act)) return null;
  if (
    (file.act === "mourns" && tellsOfLoss(message) && newsIn(message) !== "good" && !isGlad(message)) ||
    putDown(message)
  ) {
    const { said } = taken;
    const frames = isLossOfOther(input) ? turns.SORRY_OTHER : turns.SORRY;
    const first = said ? voice.choose(frames, "sorry", { said: said.text }) : voice.choose(turns.SORRY_PLAIN, "sorry");
    return [first, voice.fresh(turns.SORRY_ASK, "sorry-ask")];
  }
  if (file.act === "changes_mind" && turnsPlainly(message))
    return [righted(voice, taken, turns.TURNED, turns.TURNED_PLAIN)];
  if (isCorrection(file, input)) {
    const instead = insteadIn(message);
    const first = instead
      ? voice.choose(turns.RIGHTED_INSTEAD, "instead", { ...instead })
      : righted(voice, taken, turns.RIGHTED, turns.RIGHTED_PLAIN);
    return [first, teller?.ask() ?? null];
  }
  const moved = taken.mood === "good" || taken.mood === "tender" || taken.feeling !== null;
  if (moved) return [takeUpTold(input, voice, taken), afterTold(input, voice, taken)];
  const fact = file.asked || taken.said === null ? factIn(message, file.told) : null;
  const stated = fact && voice.fresh(turns.FACTS[fact.kind], `fact-${fact.kind}`, { fact: fact.fact });
  return stated ? [stated, teller?.ask() ?? null] : null;
}

/** “No” in answer to the coach's question isn't a correction. */
function isCorrection({ act }: ConversationFile, { message, history }: CoachInput): boolean {
  return history.length > 0 && correctsPlainly(message) && (act === "corrects" || saysWrong(message));
}

function righted(voice: Voice, { said }: Taken, full: typeof turns.TURNED, plain: typeof turns.TURNED): string {
  if (!said) return voice.choose(plain, "righted-plain");
  return voice.choose(full, "righted", { said: said.text, Said: upperFirst(said.text) });
}
