import { statesNumber } from "./certain-number.ts";
import {
  VAGUE_VERB,
  isFormOf,
  MIN_VERB_MATCH,
  matchAt,
  matchesVerbs,
  searchTerms,
  matchNear,
} from "./certain-terms.ts";
import { statesTime } from "./certain-time.ts";
import type { Entry } from "./corpus.ts";
import type { Search } from "./find.ts";
import type { Amount } from "./numbers.ts";
import { placesIn } from "./places.ts";
import { NARROWER, STOP_WORDS, type Token } from "./words.ts";

/** The sentence an answer was read from. */
export interface AnswerSentence {
  entry: Entry;
  amount?: Amount | undefined;
}

/**
 * Whether the sentence that was found certainly answers: its number belongs to what was counted, its time to the action,
 * its day to the person asked about. Otherwise it is shown as a possible answer.
 */
export function isCertain(read: AnswerSentence, search: Search): boolean {
  const { kind, property, folded } = search.question;
  if (!SINGLE_SENTENCE_KINDS.has(kind) || (property !== null && property !== "plive")) return true;
  const { entry } = read;
  if (kind === "name") return statesName(entry);
  if (!matchesNouns(entry, search) || !statesUnit(entry, folded) || !statesAttribute(entry, search)) return false;
  if (kind === "how-many" || kind === "how-much") return statesNumber(read, search);
  if (kind === "when") return statesTime(entry, search);
  if (kind === "where")
    return (
      matchesVerbs(entry, search) &&
      statesStorage(entry, search) &&
      statesHome(entry, search) &&
      hasPlaceInClause(entry, search)
    );
  if (kind === "who") return matchesVerbs(entry, search) && !/\b(?:else|altr[oi])\b/.test(folded);
  if (kind === "what") return matchesVerbs(entry, search) && matchesEnough(entry, search) && statesWhich(entry, search);
  if (kind === "last") return matchesVerbs(entry, search) && namesEvent(search);
  return matchesVerbs(entry, search);
}

/** Kinds that are answered by one sentence. */
const SINGLE_SENTENCE_KINDS = new Set([
  "how-many",
  "how-much",
  "when",
  "where",
  "who",
  "what",
  "last",
  "yes-no",
  "age",
  "name",
]);

/** Questions about a measure, and the units that answer them. */
const UNITS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\b(?:how long|how much time|quanto tempo|dur[ao]\w*|quanto e durat\w)\b(?!.*\b(?:ago|since|tall)\b)/,
    /\b(?:minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|yrs?|fortnight|till|until|since|minut\w|or[ae]|giorn\w|nott\w|settiman\w|mes[ei]|ann[oi]|fino|dal|da)\b|\d:\d/,
  ],
  [/\b(?:how tall|quanto e alt\w)\b/, /\b(?:cm|centimet\w+|met\w+|m|feet|foot|ft|inch\w*)\b|\d(?:cm|m|ft)\b|'/],
  [
    /\b(?:how heavy|weigh\w*|pesa\w*)\b/,
    /\b(?:kg|kilos?|chil[io]|grams?|gramm\w|stone|pounds?|lbs?|ett[io]|quintal\w)\b|\dkg\b/,
  ],
  [
    /\b(?:how far|quanto dista)\b/,
    /\b(?:km|kilomet\w+|chilomet\w+|miles?|met\w+|minutes?|minut\w|hours?|or[ae])\b|\dkm\b/,
  ],
  [
    /\b(?:colou?r|color[ei])\b/,
    /\b(?:red|blue|green|yellow|black|white|gr[ae]y|brown|pink|purple|violet|orange|gold\w*|silver|beige|navy|teal|turquoise|cream|copper|blond\w*|ross\w|blu|verd\w|giall\w|ner[oaie]|bianc\w+|grigi\w*|marron\w|rosa|viola|arancion\w|celest\w|azzurr\w|dorat\w|oro|argent\w|lilla|ramat\w|rame|cammello|biond\w|castan\w|colou?rs?|color[ei])\b/,
  ],
];

function statesUnit({ sentence }: Entry, asked: string): boolean {
  return UNITS.every(([question, told]) => !question.test(asked) || told.test(sentence.folded));
}

const KEPT = /^(?:keeps?|kept|puts?|leaves?|left|hides?|hid|tiene|tengono|tenuto|mette|messo|lasciat\w|nasconde)$/;

const OCCASION =
  /^(?:coffee|caffe|tea|lunch|pranzo|dinner|cena|supper|breakfast|colazione|drinks?|birr[ae]|aperitiv\w|walks?|passeggiat\w|camminat\w|run|corsa|part(?:y|ies)|fest[ae]|concert\w?|cinema|film|theatre|teatro|match|game|partit[ae]|wedding|matrimonio|funeral\w?|visits?|visit[ae]|trips?|gita|giro|viaggi?o?|holidays?|vacanz[ae]|lessons?|lezion[ei]|class|meetings?|riunion[ei]|incontr\w|appointments?|appuntament\w|session\w?|sedut[ae]|checkup|controllo|operation|operazione|surgery|intervento|argument|row|fight|quarrel|lit[ei]|litigio|discussione|call|telefonat\w|chiamat\w|message|messaggi\w|letter\w?|email|mail|present|gift|regal\w|payment|pagamento|haircut|taglio|supervision\w?|interview|colloquio|date|mass|messa|swim|nuotata|hike|bike|game|exam|esame|test|birthday|compleanno|christmas|natale|easter|pasqua)$/;

/** “Last” needs a verb: a thing has no last time. */
function namesEvent(search: Search): boolean {
  const terms = searchTerms(search).filter(({ whom }) => !whom);
  return (
    terms.length === 0 || terms.some(({ role, word }) => role === "verb" || role === "light" || OCCASION.test(word))
  );
}

/** Where something is kept, not merely where it is mentioned. */
function statesStorage(entry: Entry, { question }: Search): boolean {
  const verb = question.tokens.find(({ word }) => KEPT.test(word));
  if (!verb) return true;
  return entry.sentence.tokens.some(
    ({ word, keys }) => KEPT.test(word) || isFormOf(word, verb.word) || keys.some((key) => verb.keys.includes(key)),
  );
}

/** Whether a named place is in the clause about what is asked. */
function hasPlaceInClause({ sentence }: Entry, search: Search): boolean {
  const { text, tokens, clauses } = sentence;
  const terms = searchTerms(search).filter(({ role }) => role !== "light");
  const clausesWith = placesIn(text).flatMap((place) => {
    const at = text.indexOf(place);
    return clauses.filter(({ from, to }) => tokens[from]!.start <= at && at < tokens[to - 1]!.end);
  });
  if (terms.length === 0 || clausesWith.length === 0) return true;
  return clausesWith.some(({ from, to }) =>
    tokens
      .slice(from, to)
      .some(({ keys, word }) =>
        terms.some(
          (term) =>
            word === term.word ||
            isFormOf(word, term.word) ||
            keys.some((key) => term.keys.includes(key) || term.related.includes(key)),
        ),
      ),
  );
}

/** “What brand is the milk”, “di che taglia è”: the sentence must be about a brand or a size. */
function statesAttribute(entry: Entry, { question, persona }: Search): boolean {
  const found =
    /^(?:and |e |so |of |di |a |in )?(?:what|which|che|quale) (?:is the )?(\w+) (?:is|are|was|were|of|e|era|sono|erano)\b/.exec(
      question.folded,
    );
  const asked = found && question.tokens.find(({ word }) => word === found[1]);
  if (!asked || STOP_WORDS.has(asked.word)) return true;
  if (/^(?:colou?rs?|color[ei])$/.test(asked.word)) return true;
  return entry.sentence.tokens.some(
    ({ word, keys }) =>
      !persona.has(word) &&
      (isFormOf(word, asked.word) ||
        keys.some((key) => asked.keys.includes(key) || asked.keys.some((one) => NARROWER.get(one)?.includes(key)))),
  );
}

/** Whether a name is given by “called” or the like, or directly follows what it names. */
function statesName({ sentence, all, index }: Entry): boolean {
  const named = /\b(?:called|named?|names|surname|nickname|chiam\w+|nome|cognome|soprannome|battezzat\w)\b/;
  return named.test(sentence.folded) || named.test(all[index - 1]?.folded ?? "") || isNamedBeside(sentence.tokens);
}

function isNamedBeside(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ capital, keys }, at) => at > 0 && capital && keys[0]!.startsWith("=") && !tokens[at - 1]!.capital,
  );
}

const WHY = /\b(?:why|how come|perche|come mai)\b/;
const CAUSE =
  /\b(?:because|bc|cos|cause|so|since|why|due to|thanks to|for|after|to|perche|xke|siccome|quindi|per|a causa|dato che|colpa|cosi|infatti|dopo)\b|:/;

/**
 * For “what” one matching word is too little: “what brand is the milk” is not answered by any sentence about milk. A verb
 * or a second noun must match as well, and “why” needs a cause. “How” is never certain.
 */
function matchesEnough(entry: Entry, search: Search): boolean {
  if (WHY.test(search.question.folded) && !CAUSE.test(entry.sentence.folded)) return false;
  if (/^(?:and |e |so |ma )?(?:how|come|com)\b(?! (?:come|mai))/.test(search.question.folded)) return false;
  const told = searchTerms(search).filter(
    (term) => !term.whom && !VAGUE_VERB.test(term.word) && matchNear(term, entry, search) >= MIN_VERB_MATCH,
  );
  return (
    told.length > 1 || told.some(({ role }) => role === "verb") || search.question.wants.some(({ period }) => period)
  );
}

/** Whether all nouns match in the sentence, or in the one before if it continues that: “A new one is 190.” */
function matchesNouns(entry: Entry, search: Search): boolean {
  const things = searchTerms(search).filter(({ role, whom }) => role === "noun" && !whom);
  const before = goesOn(entry) ? [entry.index - 1] : [];
  return things.every((term) =>
    [entry.index, ...before].some((at) => matchAt(term, entry, at, search) >= MIN_VERB_MATCH),
  );
}

const GOES_ON =
  /^(?:(?:and|so|e|poi|then|a|the) )?(?:he|she|it|they|that|this|there|one|new one|we|i|lo|la|li|le|gli|ci|si|ne|ha|e|era|sono|costa\w*|starts?|ends?|inizia|comincia|parte|si|questa?|dura)\b/;

function goesOn({ sentence }: Entry): boolean {
  return GOES_ON.test(sentence.folded) || sentence.tokens.length < 5;
}

/** Where somebody lives, not where they were seen. */
function statesHome({ sentence, all, index }: Entry, { question }: Search): boolean {
  if (question.property !== "plive") return true;
  return [sentence, all[index - 1]].some(
    (one) =>
      one &&
      (["live", "plive", "move", "home"].some((key) => one.keys.has(key)) ||
        /\b(?:address|indirizzo|abit\w+|vive|sta di casa|lives?|moved|trasferit\w|flat|house|casa|appartamento)\b/.test(
          one.folded,
        )),
  );
}

const WHICH = /^(?:and |e |so |ma )?(?:what|which|che|quale|quali) /;
const DEFINITE = new Set(
  "the his her their my our il lo la l i gli le sua suo mia mio quel quella that this".split(" "),
);

/** “What poem did he read” is not answered by “read the poem”. */
function statesWhich(entry: Entry, search: Search): boolean {
  const { question, corpus, persona } = search;
  if (!WHICH.test(question.folded)) return true;
  const head = searchTerms(search).find(({ role }) => role === "noun");
  const asked = head && question.tokens.findIndex(({ word }) => word === head.word);
  if (!head || asked === undefined || asked > 2) return true;
  const { tokens, text } = entry.sentence;
  const places = tokens.flatMap((token, at) =>
    isFormOf(token.word, head.word) || token.word === head.word ? [at] : [],
  );
  if (places.length === 0) return true;
  if (/["“«:]/.test(text)) return true;
  const known = new Set(question.tokens.map(({ word }) => word));
  if (
    tokens.some(
      ({ word, capital }, at) =>
        at > 0 && capital && word.length > 1 && !known.has(word) && !persona.has(word) && !corpus.names.has(word),
    )
  )
    return true;
  return places.some((at) => {
    const next = tokens[at + 1]?.word ?? "";
    return (
      !DEFINITE.has(tokens[at - 1]?.word ?? "") ||
      /^(?:of|about|for|on|from|is|was|di|del|della|su|sul|e|era)$/.test(next)
    );
  });
}
