import type { Entry } from "./corpus.ts";
import { mentionsOf } from "./people.ts";
import { placesIn } from "./places.ts";
import type { Question } from "./question.ts";
import { amountMatch } from "./sums.ts";
import type { Term } from "./terms.ts";
import { NO_MATCH, type TypedMatch } from "./typed.ts";
import { FREQUENCY, whenMatch } from "./when.ts";
import { fold, RELATIONS } from "./words.ts";

const PLACES =
  /\b(?:in|at|near|behind|under|inside|outside|on|above|below|beside|opposite|into|onto|next to|off|from|over at|sotto|dietro|dentro|vicino|presso|nel|nella|nello|nell|nei|negli|nelle|sul|sulla|sullo|sui|sulle|dal|dalla|dai|da|al|alla|allo|ai|sopra|accanto|davanti|fuori|in)[ '](?:the |a |an |my |his |her |their |our |mio |mia |un |una )?[a-z]+/g;
/** Words after these prepositions that are not places. */
const NO_PLACE =
  /^(?:\d+|time|the|a|an|all|any|me|him|her|them|us|it|that|this|which|end|least|last|first|once|case|fact|cash|contanti|general|return|cambio|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|holiday|foot|love|pain|tears|silence|ritardo|vacanza|ferie|pace|forma|prestito|pronta|lui|lei|loro|solo|meno|poi|allora|quando|tempo|one|two|three|four|five|six|seven|eight|nine|ten|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|mattina|sera|pomeriggio|notte|morning|evening|afternoon|night|moment|way|phone|telefono|top|piu|time|times|giorno|settimana|mese|anno|week|month|year|day|half|quarter|now|about|of)$/;

function whereMatch(entry: Entry, question: Question, persona: ReadonlySet<string>): TypedMatch {
  const { sentence } = entry;
  const asked = new Set(question.tokens.map(({ word }) => word));
  const isNew = (name: string) => {
    const first = fold(name).split(/[ ']/)[0]!;
    return !asked.has(first) && !persona.has(first);
  };
  if (placesIn(sentence.text).some(isNew)) return { fit: 1 };
  for (const [piece] of sentence.folded.matchAll(PLACES)) {
    const last = piece.split(/[ ']/).at(-1)!;
    if (!NO_PLACE.test(last) && !asked.has(last) && !persona.has(last)) return { fit: 0.85 };
  }
  return NO_MATCH;
}

function whoMatch(entry: Entry, question: Question, persona: ReadonlySet<string>): TypedMatch {
  const { sentence } = entry;
  const asked = (at: number) => {
    const token = sentence.tokens[at]!;
    return (
      persona.has(token.word) ||
      question.tokens.some(
        ({ word, keys }) =>
          word === token.word ||
          (keys.some((key) => RELATIONS.has(key)) && keys.some((key) => token.keys.includes(key))),
      )
    );
  };
  if (NOT.test(question.folded) && /\b(?:nobody|no one|nessuno)\b/.test(sentence.folded)) return { fit: 0.9 };
  const others = mentionsOf(sentence).filter(({ at }) => !asked(at));
  if (others.some(({ kind }) => kind === "name")) return { fit: 1 };
  if (others.length > 0 || sentence.tokens.some(({ keys }, at) => keys.includes("profession") && !asked(at)))
    return { fit: 0.92 };
  return sentence.tokens.some((token, at) => at > 0 && token.capital && token.word.length > 2 && !asked(at))
    ? { fit: 0.85 }
    : { fit: 0.5 };
}

const NOT =
  /\b(?:not|never|no|non|nobody|nessuno|missing|absent|mancav\w|didn't|doesn't|isn't|wasn't|won't|can't|except|tranne)\b/;

/** Finds in a sentence what a question of this kind asks for. `own`: the sentence contains the question's verb; `thing`: its noun. */
export function typedMatch(
  entry: Entry,
  question: Question,
  terms: readonly Term[],
  persona: ReadonlySet<string>,
  today: number,
  own: boolean,
  thing = false,
): TypedMatch {
  const { kind, folded } = question;
  if (kind === "when") return whenMatch(entry, question, terms, today, own);
  if (kind === "how-much" || kind === "how-many") return amountMatch(entry, question, terms, thing);
  if (kind === "where") return whereMatch(entry, question, persona);
  // “Who did not come”.
  if (kind === "who" && NOT.test(folded) && !NOT.test(entry.sentence.folded)) return NO_MATCH;
  if (kind === "who") return whoMatch(entry, question, persona);
  if (kind === "times") return FREQUENCY.test(entry.sentence.folded) ? { fit: 1 } : NO_MATCH;
  return { fit: 1 };
}
