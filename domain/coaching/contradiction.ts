import { plainWords, shorten } from "./clean.ts";
import { singleInnerQuotes, stems } from "./evidence.ts";
import { flatten } from "./intent.ts";

const NEGATION =
  /\b(?:not|never|no|nobody|nothing|without|n't|\w+n't|cannot|dont|didnt|doesnt|wasnt|isnt|wont|cant|non|mai|nessuno|niente|senza|nemmeno|neanche)\b/;
/** A change or a hypothesis is no contradiction. */
const CHANGED =
  /\b(?:now|today|since|again|yesterday|this time|anymore|any more|suddenly|finally|if|would|used to|before|adesso|ora|oggi|ieri|stavolta|questa volta|di nuovo|finalmente|prima|poi|se|ormai|piu)\b|\?/;
/** Words that announce a correction. */
const CORRECTION = /\b(?:actually|i mean|correction|wrong|sorry|in realta|anzi|cioe|mi sono sbagliat\w|scusa)\b/;

const MIN_SHARED = 2;
const MIN_SHARE = 0.6;
const MAX_QUOTE_LENGTH = 70;

/**
 * An earlier sentence of the user that the newest message contradicts: mostly the same words, one of the two negated.
 * Null if there is none, or time or a correction explains it.
 */
export function contradictedSentence(message: string, before: readonly string[], name: string): string | null {
  const flat = flatten(message);
  if (CHANGED.test(flat) || CORRECTION.test(flat)) return null;
  const wanted = stems(message, name);
  const negated = NEGATION.test(flat);
  for (const earlier of before.toReversed()) {
    for (const sentence of plainWords(earlier).match(/[^.!?…\n]+[.!?…]*/g) ?? []) {
      const plain = flatten(sentence);
      if (CHANGED.test(plain) || NEGATION.test(plain) === negated) continue;
      const own = stems(sentence, name);
      const shared = [...own].filter((stem) => wanted.has(stem)).length;
      if (shared >= MIN_SHARED && shared >= MIN_SHARE * Math.max(own.size, wanted.size))
        return singleInnerQuotes(shorten(sentence.trim().replace(/[.!…\s]+$/, ""), MAX_QUOTE_LENGTH));
    }
  }
  return null;
}
