import { daysOf, type Entry } from "./corpus.ts";
import type { DayMention } from "./days.ts";
import { placeIn } from "./fit.ts";
import { numbersIn, type Amount } from "./numbers.ts";
import { mentionsOf } from "./people.ts";
import type { Question } from "./question.ts";
import type { Term } from "./terms.ts";
import { fold, RELATIONS } from "./words.ts";

/** What answers a question of some kind in a sentence, and how surely it does; `fit` is 0 where nothing does. */
export interface Typed {
  fit: number;
  day?: DayMention;
  amount?: Amount;
}

const NONE: Typed = { fit: 0 };
const TIME =
  /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?(?:am|pm)\b|\b(?:at|alle|ore|dalle|from|by|around|verso le) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|half|quarter|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|mezzogiorno|mezzanotte)|\b(?:noon|midnight|mezzogiorno|mezzanotte)\b/;
const SEASON =
  /\b(?:in|this|next|by|until|till|since|from|of|after|before|d'|quest'|entro l'|in|da|dalla|a|dopo|per) ?(?:the |l')?(?:summer|winter|spring|autumn|estate|inverno|primavera|autunno|easter|pasqua|christmas|natale|new year|capodanno)\b|\b(?:next|prossima|l'anno) (?:summer|winter|spring|autumn|estate|inverno|primavera|autunno)\b/;
export const FREQUENCY =
  /\b(?:every|each|once|twice|ogni|volt[ae]|times|daily|weekly|monthly|fortnight\w*|always|sempre|often|spesso|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weds|thurs?|tues|fri|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|al giorno|al mese|a settimana|alla settimana|a (?:day|week|month|year)|per (?:day|week|month)|2nd|nights|evenings|mornings)\b/;
const DURATION =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|few|couple of|qualche|mezz'|half an?|entire|whole|tutt[ao]) ?-?(?:and a half |e mezz\w )?(?:min(?:ute)?s?\b|hours?|hrs?\b|days?|weeks?|wks?\b|months?|years?|yrs?\b|fortnights?|minut[oi]|or[ae]\b|giorn[oi]|giornata|settiman[ae]|mes[ei]|ann[oi])|\bfortnight\b|\b(?:until|till|fino a)\b|\b\d{1,2}[:h]\d{2}\b/;
const PLACES =
  /\b(?:in|at|near|behind|under|inside|outside|on|above|below|beside|opposite|into|onto|next to|off|from|over at|with|sotto|dietro|dentro|vicino|presso|nel|nella|nello|nell|nei|negli|nelle|sul|sulla|sullo|sui|sulle|dal|dalla|dai|da|al|alla|allo|ai|sopra|accanto|davanti|fuori|in)[ '](?:the |a |an |my |his |her |their |our |mio |mia |un |una )?[a-z]+/g;
/** What stands behind such a word without being a place. */
const NO_PLACE =
  /^(?:\d+|time|the|a|an|all|any|me|him|her|them|us|it|that|this|which|end|least|last|first|once|case|fact|cash|contanti|general|return|cambio|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|holiday|foot|love|pain|tears|silence|ritardo|vacanza|ferie|pace|forma|prestito|pronta|lui|lei|loro|solo|meno|poi|allora|quando|tempo|one|two|three|four|five|six|seven|eight|nine|ten|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|mattina|sera|pomeriggio|notte|morning|evening|afternoon|night|moment|way|phone|telefono|top|piu|time|times|giorno|settimana|mese|anno|week|month|year|day|half|quarter|now|about|of)$/;

/** Of several the one that stands nearest behind what was asked for. */
function nearest<T extends { start: number; end: number }>(all: readonly T[], entry: Entry, terms: readonly Term[]): T | undefined {
  if (all.length < 2) return all[0];
  const places = entry.sentence.tokens
    .filter(({ keys }) => terms.some((term) => term.role !== "light" && keys.some((key) => term.keys.includes(key))))
    .map(({ start }) => start);
  if (places.length === 0) return all[0];
  const clause = ({ start }: { start: number }) =>
    entry.sentence.clauses.findIndex(({ to }) => start < entry.sentence.tokens[to - 1]!.end);
  const far = (one: T) =>
    Math.min(
      ...places.map(
        (place) =>
          (one.start >= place ? one.start - place : (place - one.end) * 1.2) +
          (clause(one) === clause({ start: place }) ? 0 : 40),
      ),
    );
  return all.toSorted((x, y) => far(x) - far(y))[0];
}

function whenIn(entry: Entry, question: Question, terms: readonly Term[], today: number, own: boolean): Typed {
  const { sentence, text } = entry;
  const isClock = /\b(?:what time|which hour|che ora|che ore|a che ora)\b/.test(question.folded);
  if (isClock) return TIME.test(sentence.folded) ? { fit: 1 } : NONE;
  const days = daysOf(entry);
  const fitting = /\b(?:next|prossim\w)\b/.test(question.folded) ? days.filter(({ day, span }) => day >= today || span !== "day") : days;
  const day = nearest(fitting, entry, terms);
  if (day) return { fit: 1, day };
  if (SEASON.test(sentence.folded)) return { fit: 0.95 };
  const isHabit = /\b(?:when do|when does|quando)\b/.test(question.folded) && !question.past;
  if (TIME.test(sentence.folded) || (isHabit && FREQUENCY.test(sentence.folded))) return { fit: 0.85 };
  // What was done is told of the day it was written, unless it was over by then.
  const isOver = /\b(?:had|used to|avev\w+|era|ago|fa|met (?:some\w+|an?))\b/.test(sentence.folded);
  const isDated = terms.some(({ keys }) => keys.some((key) => /^(?:birthday|born|anniversary|pregnant)$/.test(key)));
  return own && question.past && !isDated && sentence.tense !== "future" && text.kind === "note" && !isOver ? { fit: 0.7 } : NONE;
}

const UNITS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:weigh\w*|weight|heavy|pes(?:a|ava|o|ano)|peso)\b/, /^ ?(?:kg|kilos?|k\b|g\b|grams?|grammi|gr\b|chil[oi]|etti|lbs?|pounds?|stone|ounces?|oz)|^ ?e (?:mezzo|\d)/],
  [/\b(?:tall|height|alt[oa]|altezza|high|wide|deep|larg[oa]|lung[oa])\b/, /^ ?(?:cm|centimet\w+|m\b|met(?:er|re|ri|ro)\w*|feet|ft|inch\w*|')/],
  [/\b(?:far|distant?\w*|lontan[oa]|how long (?:is|was) the (?:walk|run|ride))\b/, /^ ?(?:km|kilomet\w+|chilomet\w+|miles?|m\b|met\w+|min\w*|hours?)/],
];
const MONEY_ASKED =
  /\b(?:cost\w*|pay\w*|paid|price\w*|rent|fee\w*|spen[dt]\w*|spes[oaei]|spend\w*|salary|earn\w*|owe\w*|charg\w*|money|lent|borrow\w*|raise|payrise|deposit|worth|sell|sold|pag\w+|cost\w+|prezzo|affitto|stipendio|guadagn\w+|vend\w+|vendut\w|versat\w|prend\w+|preso|dat[oaei]|dev[oe]|vale|preventivo|premio|aumento|cauzione|quota|budget|insurance|assicurazione|cheap|expensive|ticket\w*|bigliett\w*|give|gave|get|got|raccolt\w|bill|bolletta|multa|fine|bonus|mutuo|mortgage|mancan\w)\b/;
const NOT_MONEY =
  /^ ?(?:years?|yrs?|anni|people|persone|months?|mesi|mese|weeks?|settiman\w|days?|giorni|hours?|hrs?|ore|min\w*|%|per ?cent|rooms?|stanze|bed\w*|times|volte|kg|kilos?|chili|km|cm|m\b|grams?|g\b|sizes?|floors?|of (?:us|them)|others|crediti|metri|met(?:er|re)s|miles|studenti|bambin\w|kids|children|st\b|nd\b|rd\b|th\b|:\d)/;
/** What follows a sum that has no currency: nothing that could be counted. */
const BARE =
  /^ ?(?:$|[.,;:!?)–—(/+]|k\b|(?:kroner|kr|franchi|francs|chf|zloty|crowns|yen|lire|for|to|from|each|an?|in|and|or|on|per|of it|off|but|with|back|more|less|then|at|as|that|which|so|he|she|we|i|the|already|today|now|before|after|if|al|alla|da|di|e|o|ma|con|che|lordi|lorde|netti|nette|ogni|subito|circa|contro|il|la|lo|invece|in|a|gliel\w+|mi|ci|l'|dei|del|delle)\b)/;
const MONEY_TOLD =
  /[€£$]|\b(?:euros?|quid|pounds?|dollars?|kr|kroner|franchi|francs|chf|cost\w*|paid|pay\w*|pag\w+|price|prezzo|rent|affitto|fee|owe\w*|lend|lent|prestat\w|dat[oaie]|sold|vendut\w|bought|comprat\w|came to|worth|vale|veniva|deposit|cauzione|spent|spes[oaei]|salary|stipendio|transferred|bonific\w+|versat\w|cash|contanti|preventivo|each|a testa|a month|al mese|tickets?|bigliett\w|bill|raise|payrise|charge\w*|usata|used|second-hand|around|circa|share|half|insurance|assicurazione|premio|raccolt\w+|gave|given|slipped|reduced|discount\w*|scontat\w|instead of|invece di|contro|from \d+ to|(?:per|a|for|da) \d+|sotto i|sotto|under|over|oltre|max|massimo)\b/;

/** The sums of money a sentence tells, with or without a currency. */
export function sumsIn(entry: Entry): Amount[] {
  const { folded } = entry.sentence;
  const days = daysOf(entry);
  const all = numbersIn(folded).filter(
    ({ start, end }) =>
      !days.some((day) => start < day.end && day.start < end) &&
      !/\b(?:at|alle|ore|dalle|no\.?|number|n\.) $/.test(folded.slice(Math.max(0, start - 8), start)),
  );
  return all.filter(({ currency, start, end, value }) => currency !== null || isBare(folded, start, end, value));
}

function isBare(folded: string, start: number, end: number, value: number): boolean {
  return (
    BARE.test(folded.slice(end)) &&
    !NOT_MONEY.test(folded.slice(end)) &&
    value >= 1 &&
    !(value > 1900 && value < 2100 && /\b(?:in|nel|dal|since|del|from) $/.test(folded.slice(0, start))) &&
    !/(?:[-\d]|\b(?:size|taglia|misura|numero|no\.?|season|chapter|capitolo|room|route|age|aged|turned) ?)$/.test(
      folded.slice(0, start),
    )
  );
}

function muchIn(entry: Entry, question: Question, terms: readonly Term[]): Typed {
  const { folded } = entry.sentence;
  const { folded: asked, kind } = question;
  if (/\b(?:how long|quanto tempo|per quanto|how fast|da quanto|quanto dura|quanto ci (?:mette|vuole))\b/.test(asked))
    return DURATION.test(folded) ? { fit: 1 } : NONE;
  const days = daysOf(entry);
  const all = numbersIn(folded).filter(
    ({ start, end }) =>
      !days.some((day) => start < day.end && day.start < end) &&
      !/\b(?:at|alle|ore|dalle|no\.?|number|n\.) $/.test(folded.slice(Math.max(0, start - 8), start)),
  );
  if (kind === "how-many") {
    const amount = nearest(all, entry, terms);
    return amount ? { fit: 1, amount } : NONE;
  }
  const unit = UNITS.find(([ask]) => ask.test(asked));
  if (unit) {
    const amount = nearest(all.filter(({ end }) => unit[1].test(folded.slice(end))), entry, terms);
    return amount ? { fit: 1, amount } : NONE;
  }
  const priced = all.filter(({ currency }) => currency !== null);
  if (priced.length > 0) return { fit: 1, amount: nearest(priced, entry, terms)! };
  const isMoney = MONEY_ASKED.test(asked) || /\bhow much (?:is|are|was|were|for|would|will|does|did|do)\b|\bquanto (?:e|era|sono|fa|viene|veniva|ha|hanno|ho|abbiamo|gli|le|mi|ci)\b/.test(asked);
  if (!isMoney && all.length > 0) return { fit: 0.95, amount: nearest(all, entry, terms)! };
  const bare = all.filter(({ end, value, start }) => isBare(folded, start, end, value));
  if (bare.length === 0) return NONE;
  return MONEY_TOLD.test(folded) ? { fit: 0.95, amount: nearest(bare, entry, terms)! } : NONE;
}

function whereIn(entry: Entry, question: Question, persona: ReadonlySet<string>): Typed {
  const { sentence } = entry;
  const asked = new Set(question.tokens.map(({ word }) => word));
  const place = placeIn(sentence.text);
  const isNew = (name: string) => {
    const first = fold(name).split(/[ ']/)[0]!;
    return !asked.has(first) && !persona.has(first);
  };
  if (place && isNew(place)) return { fit: 1 };
  for (const [piece] of sentence.folded.matchAll(PLACES)) {
    const last = piece.split(/[ ']/).at(-1)!;
    if (!NO_PLACE.test(last) && !asked.has(last) && !persona.has(last)) return { fit: 0.85 };
  }
  return NONE;
}

function whoIn(entry: Entry, question: Question, persona: ReadonlySet<string>): Typed {
  const { sentence } = entry;
  const asked = (at: number) => {
    const token = sentence.tokens[at]!;
    return (
      persona.has(token.word) ||
      question.tokens.some(({ word, keys }) => word === token.word || (keys.some((key) => RELATIONS.has(key)) && keys.some((key) => token.keys.includes(key))))
    );
  };
  const others = mentionsOf(sentence).filter(({ at }) => !asked(at));
  if (others.some(({ kind }) => kind === "name")) return { fit: 1 };
  if (others.length > 0 || sentence.tokens.some(({ keys }, at) => keys.includes("profession") && !asked(at))) return { fit: 0.92 };
  return sentence.tokens.some((token, at) => at > 0 && token.capital && token.word.length > 2 && !asked(at)) ? { fit: 0.85 } : { fit: 0.5 };
}

/** What in a sentence is of the kind asked for; `own` where the sentence itself tells what was asked. */
export function typedIn(
  entry: Entry,
  question: Question,
  terms: readonly Term[],
  persona: ReadonlySet<string>,
  today: number,
  own: boolean,
): Typed {
  switch (question.kind) {
    case "when":
      return whenIn(entry, question, terms, today, own);
    case "how-much":
    case "how-many":
      return muchIn(entry, question, terms);
    case "where":
      return whereIn(entry, question, persona);
    case "who":
      return whoIn(entry, question, persona);
    case "times":
      return FREQUENCY.test(entry.sentence.folded) ? { fit: 1 } : NONE;
    default:
      return { fit: 1 };
  }
}
