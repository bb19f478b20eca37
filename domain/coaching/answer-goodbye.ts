import * as turns from "./content.turns.ts";
import { flatten } from "./intent.ts";
import type { CoachInput } from "./reply-types.ts";
import { plannedTime } from "./turn-kind.ts";
import type { Voice } from "./voice.ts";

const THANKS = /\b(?:thank\w*|thx|thnx|ty|tysm|cheers|ta|grateful|grazie|ringrazi\w*|grz)\b/;
const NIGHT = /\b(?:night|sleep on it|bed|bedtime|notte|ci dormo|dormirci|a letto)\b/;
const DONE = /\b(?:sent|done|told (?:him|her|them)|posted|(?:l'ho |ho )?(?:mandat[oa]|inviat[oa]|spedit[oa])|fatto)\b/;

/** One line in answer to thanks or a goodbye, without advice. */
export function answerGoodbye({ message, language }: CoachInput, voice: Voice): string {
  const flat = flatten(message);
  const when = plannedTime(message, language);
  if (DONE.test(flat) && !when) return voice.choose(turns.SENT, "sent");
  if (when) return voice.choose(turns.GOOD_MOMENT, "good-moment", { When: when });
  if (NIGHT.test(flat)) return voice.choose(turns.GOODNIGHT, "goodnight");
  return THANKS.test(flat) ? voice.choose(turns.WELCOME, "welcome") : voice.choose(turns.GOODBYE, "goodbye");
}
