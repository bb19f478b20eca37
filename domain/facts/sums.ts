import { daysOf, type Entry } from "./corpus.ts";
import { numbersIn, type Amount } from "./numbers.ts";
import type { Question } from "./question.ts";
import type { Term } from "./terms.ts";
import { nearest, NO_MATCH, type TypedMatch } from "./typed.ts";

const DURATION =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|few|couple of|qualche|mezz'|half an?|entire|whole|tutt[ao]) ?-?(?:and a half |e mezz\w )?(?:min(?:ute)?s?\b|hours?|hrs?\b|days?|weeks?|wks?\b|months?|years?|yrs?\b|fortnights?|minut[oi]|or[ae]\b|giorn[oi]|giornata|settiman[ae]|mes[ei]|ann[oi])|\bfortnight\b|\b(?:until|till|fino a)\b|\b\d{1,2}[:h]\d{2}\b/;
const UNITS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:weigh\w*|weight|heavy|pes(?:a|ava|o|ano)|peso)\b/,
    /^ ?(?:kg|kilos?|k\b|g\b|grams?|grammi|gr\b|chil[oi]|etti|lbs?|pounds?|stone|ounces?|oz)|^ ?e (?:mezzo|\d)/,
  ],
  [
    /\b(?:tall|height|alt[oa]|altezza|wide|deep|larg[oa]|lung[oa])\b/,
    /^ ?(?:cm|centimet\w+|m\b|met(?:er|re|ri|ro)\w*|feet|ft|inch\w*|')/,
  ],
  [
    /\b(?:far|distant?\w*|lontan[oa]|how long (?:is|was) the (?:walk|run|ride))\b/,
    /^ ?(?:km|kilomet\w+|chilomet\w+|miles?|m\b|met\w+|min\w*|hours?)/,
  ],
];
const MONEY_ASKED =
  /\b(?:cost\w*|pay\w*|paid|price\w*|rent|fee\w*|spen[dt]\w*|spes[oaei]|spend\w*|salary|earn\w*|owe\w*|charg\w*|money|soldi|lent|borrow\w*|raise|payrise|deposit|worth|sell|sold|pag\w+|cost\w+|prezzo|affitto|stipendio|guadagn\w+|vend\w+|vendut\w|versat\w|prend\w+|preso|dat[oaei]|dev[oe]|vale|preventivo|premio|aumento|cauzione|quota|budget|insurance|assicurazione|cheap|expensive|ticket\w*|bigliett\w*|give|gave|get|got|raccolt\w|bill|bolletta|multa|fine|bonus|mutuo|mortgage|mancan\w)\b(?<!dev[oe](?= \w{2,}(?:are|ere|ire)\b))/;
const MONEY_PLAIN =
  /\b(?:cost\w*|pa(?:y|id)|price\w*|rent|fee|spen[dt]|costa\w*|costat\w|pag\w+|prezzo|affitto|spes[oa]|spende)\b/;
const NOT_MONEY =
  /^ ?(?:years?|yrs?|anni|people|persone|months?|mesi|mese|weeks?|settiman\w|days?|giorni|hours?|hrs?|ore|min\w*|%|per ?cent|rooms?|stanze|bed\w*|times|volte|kg|kilos?|chili|km|cm|m\b|grams?|g\b|sizes?|floors?|of (?:us|them)|others|crediti|metri|met(?:er|re)s|miles|studenti|bambin\w|kids|children|st\b|nd\b|rd\b|th\b|:\d)/;
/** What may follow a sum without a currency: nothing that could be counted. */
const BARE =
  /^ ?(?:$|[.,;:!?)–—(/+]|k\b|(?:kroner|kr|franchi|francs|chf|zloty|crowns|yen|lire|for|to|from|each|an?|in|and|or|on|per|of it|off|but|with|back|by|entro|before|until|till|this|next|plus|more|less|then|at|as|that|which|so|he|she|we|i|the|already|today|now|before|after|if|al|alla|da|di|e|o|ma|con|che|lordi|lorde|netti|nette|ogni|subito|circa|contro|il|la|lo|invece|in|a|gliel\w+|mi|ci|l'|dei|del|delle)\b)/;
const MONEY_TOLD =
  /[€£$]|\b(?:euros?|quid|pounds?|dollars?|kr|kroner|franchi|francs|chf|cost\w*|paid|pay\w*|pag\w+|price|prezzo|rent|affitto|fee|owe\w*|lend|lent|prestat\w|dat[oaie]|sold|vendut\w|bought|comprat\w|came to|worth|vale|veniva|deposit|cauzione|spent|spes[oaei]|salary|stipendio|transferred|bonific\w+|versat\w|cash|contanti|preventivo|each|a testa|a month|al mese|tickets?|bigliett\w|bill|raise|payrise|charge\w*|usata|used|second-hand|around|circa|share|half|insurance|assicurazione|premio|raccolt\w+|gave|given|slipped|reduced|discount\w*|scontat\w|instead of|invece di|contro|from \d+ to|(?:per|a|for|da) \d+|sotto i|sotto|under|over|oltre|max|massimo)\b/;

/** The sums of money in a sentence, with or without a currency. */
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
    !/^ ?(?:to|-|–|al|and|e) (?:the )?\d{1,2}(?:st|nd|rd|th)? [a-z]/.test(folded.slice(end)) &&
    !NOT_MONEY.test(folded.slice(end)) &&
    value >= 1 &&
    // “2 a 2” is a score.
    !(
      value < 20 &&
      (/^ ?(?:a|-|–|:) ?\d/.test(folded.slice(end)) || /\d ?(?:a|-|–|:) ?$/.test(folded.slice(0, start)))
    ) &&
    (value >= 20 || /\d/.test(folded.slice(start, end))) &&
    !(value > 1900 && value < 2100 && /\b(?:in|nel|dal|since|del|from) $/.test(folded.slice(0, start))) &&
    !/(?:[-\d]|\b(?:size|taglia|misura|numero|no\.?|season|chapter|capitolo|room|route|bus|autobus|tram|linea|line|civico|interno|age|aged|turned) ?)$/.test(
      folded.slice(0, start),
    )
  );
}

const NEEDS_SUM = /\b(?:how much|quanto (?:cost|pag|spend|e|era|vale)\w*|soldi|money)\b/;

export function amountMatch(entry: Entry, question: Question, terms: readonly Term[], thing: boolean): TypedMatch {
  const { folded } = entry.sentence;
  const { folded: asked, kind } = question;
  const isPay = /\b(?:earn\w*|guadagn\w+)\b/.test(asked);
  if (isPay && !/\b(?:earn\w*|guadagn\w+|makes|(?:salary|stipendio|wage)(?: \w+)? (?:is|of|e|di))\b/.test(folded))
    return NO_MATCH;
  if (
    /\b(?:how long|quanto tempo|per quanto|how fast|da quanto|quanto (?:e |ha |hanno |sono )?dur\w+|quanto ci (?:mette|vuole))\b/.test(
      asked,
    )
  )
    return DURATION.test(folded) ? { fit: 1 } : NO_MATCH;
  const days = daysOf(entry);
  const all = numbersIn(folded).filter(
    ({ start, end }) =>
      !days.some((day) => start < day.end && day.start < end) &&
      !/\b(?:at|alle|ore|dalle|no\.?|number|n\.) $/.test(folded.slice(Math.max(0, start - 8), start)),
  );
  if (kind === "how-many" && !/\b(?:soldi|money|euros?|pounds)\b/.test(asked)) {
    const amount = nearest(all, entry, terms);
    return amount ? { fit: 1, amount } : NO_MATCH;
  }
  const unit = UNITS.find(([ask]) => ask.test(asked));
  if (unit) {
    const amount = nearest(
      all.filter(({ end }) => unit[1].test(folded.slice(end))),
      entry,
      terms,
    );
    return amount ? { fit: 1, amount } : NO_MATCH;
  }
  const priced = all.filter(({ currency }) => currency !== null);
  if (priced.length > 0) return { fit: 1, amount: nearest(priced, entry, terms)! };
  const isMoney =
    MONEY_ASKED.test(asked) ||
    /\bhow much (?:is|are|was|were|for|would|will|does|did|do)\b|\bquanto (?:e|era|sono|fa|viene|veniva|ha|hanno|ho|abbiamo|gli|le|mi|ci)\b/.test(
      asked,
    );
  if (!isMoney && !NEEDS_SUM.test(asked) && DURATION.test(folded))
    return { fit: 0.95, ...(all[0] ? { amount: all[0] } : {}) };
  if (!isMoney && all.length > 0) return { fit: 0.95, amount: nearest(all, entry, terms)! };
  const bare = all.filter(({ end, value, start }) => isBare(folded, start, end, value));
  if (bare.length === 0) return NO_MATCH;
  const isOfIt =
    thing ||
    /^(?:it|they|that|a new one|the (?:whole|total|lot)|costs?|in all|in tutto|viene|fanno|totale)\b/.test(folded);
  return isOfIt || MONEY_TOLD.test(folded) || MONEY_PLAIN.test(asked)
    ? { fit: 0.95, amount: nearest(bare, entry, terms)! }
    : NO_MATCH;
}
