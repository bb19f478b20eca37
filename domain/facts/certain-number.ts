import { isFormOf, matchesVerbs, searchTerms, MIN_MATCH } from "./certain-terms.ts";
import type { AnswerSentence } from "./certain.ts";
import type { Entry } from "./corpus.ts";
import type { Search } from "./find.ts";
import { numbersIn, type Amount } from "./numbers.ts";
import { termMatchIn } from "./term-match.ts";
import type { Token } from "./words.ts";

const TOTAL_WORD =
  /\b(?:left|remain\w*|after|in total|altogether|in all|so far|myself|ourselves|end up|net|between|more than|each|total|avanz\w+|rimast\w|rest\w+|in tutto|finora|di tasca|nett\w|tra|fra|piu di|in piu|a testa|ciascun\w|alla fine|totale|manca\w*)\b/;
const ASKS_MONEY =
  /\b(?:cost\w*|pa(?:y|ys|id|ying)|spen[dt]\w*|price|rent|earn\w*|salary|worth|charg\w+|owe\w*|costa\w*|costat\w|pag\w+|spes\w|spend\w*|prezzo|affitto|guadagn\w+|prende|stipendio|vale|soldi|money|euro\w*)\b/;

/** Whether the number belongs to what was asked about, and answers without further calculation. */
export function statesNumber({ entry, amount }: AnswerSentence, search: Search): boolean {
  const { question } = search;
  const { folded } = entry.sentence;
  // “A new one” is not a number.
  const numbers = numbersIn(folded).filter(({ value }) => value !== 1);
  if (numbers.length === 0) return question.property !== null;
  const terms = searchTerms(search);
  if (!matchesVerbs(entry, search)) return false;
  const things = terms.filter(({ role, whom }) => role === "noun" && !whom);
  const own = things.filter((term) => termMatchIn(term, entry, search, false) >= MIN_MATCH);
  if (things.length > 0 && own.length === 0 && numbers.length > 1) return false;
  if (question.kind === "how-many") {
    const at = question.tokens.findIndex(({ word }) => /^(?:many|quant[ie])$/.test(word));
    const counted = at < 0 ? undefined : question.tokens[at + 1];
    return !counted || isCounted(counted, entry, numbers);
  }
  // “What is the number of his flat”: not any number near a flat.
  if (/\b(?:number|numero)\b/.test(question.folded) && question.property === null)
    return /\b(?:number|numero|no|nr|n|size|taglia|porta\w*|takes|wears)\b/.test(folded) && numbers.length === 1;
  if (TOTAL_WORD.test(question.folded) && !sharesTotalWord(question.folded, folded)) return false;
  if (!amount) return true;
  // “3 giorni su 5”, “four lessons at 800”: a count of something else.
  if (!amount.currency && ASKS_MONEY.test(question.folded)) {
    if (/(?:\bsu|\bout of|\bof|\/) ?$/.test(folded.slice(0, amount.start))) return false;
    if (
      numbers.some(
        ({ currency, start }) => currency || (start > amount.end && /\b(?:at|a|da) $/.test(folded.slice(0, start))),
      )
    )
      return false;
  }
  return true;
}

/** Whether question and sentence share a word such as “in all” or “left”. */
function sharesTotalWord(question: string, told: string): boolean {
  const word = TOTAL_WORD.exec(question)?.[0];
  return word !== undefined && told.includes(word);
}

/** Whether a number counts the word: “two cats”, “gatti: due”. */
function isCounted({ keys, word }: Token, entry: Entry, numbers: readonly Amount[]): boolean {
  const { tokens } = entry.sentence;
  return tokens.some((token, at) => {
    if (!token.keys.some((key) => keys.includes(key)) && !isFormOf(token.word, word)) return false;
    const from = tokens[Math.max(0, at - 3)]!.start;
    const to = tokens[Math.min(tokens.length - 1, at + 2)]!.end;
    return numbers.some(({ start, end }) => start >= from && end <= to);
  });
}
