import { daysOf, type Corpus, type Entry } from "./corpus.ts";
import type { DayMention } from "./days.ts";
import { cuesIn, EVEN, LEFT, REST, WAYS, type Cue, type MoneyWay } from "./money-cues.ts";
import { numbersIn, type Amount } from "./numbers.ts";
import { mentionsOf, type Mention } from "./people.ts";

/** One statement about money between the user and somebody. */
export interface MoneyFact {
  way: MoneyWay;
  /** Null if the whole remainder was paid. */
  value: number | null;
  currency: Amount["currency"];
  /** Stated as the remainder. */
  left: boolean;
  day: number;
  entry: Entry;
  /** Only handed over: counts if something was lent before. */
  handed?: boolean;
  /** Stated as not paid yet. */
  unpaid?: boolean;
  /** Inferred from a partial payment, so that its day is unknown. */
  implied?: boolean;
}

const INTENDED =
  /\b(?:asked (?:me )?(?:for|to)|wants? to borrow|should|could i|may i|would like|chiesto di|vorrebbe|promised to|promesso di|ha chiesto|will pay|pagher|restituir|ridara|ridarmi)\b/;
const DONE = /\b(?:owes|deve|lent|borrowed|ho prestat|glieli? ho dat|i gave|gave it|gave them)/;
/** “I only had 40, so I owe her the rest”: the 40 are not owed. */
const OWES_REST = /\b(?:owes?|devo|deve)\b[^.,;]{0,15}\b(?:rest|resto)\b/;
const NO_MONEY = /^ ?(?:%|anni|years?|days?|giorni|weeks?|settimane|volte|times|mesi|months|kg|km|books?|libri)\b/;
/** “40 of the 90”. */
const PART_OF_WHOLE =
  /(\d+(?:[.,]\d+)?) ?(?:€|£|\$|euros?|pounds?|quid)? (?:of|out of|dei|di|delle|su) (?:the |i )?(?:€|£|\$)?(\d+)/;

/** All statements about money lent, paid back and owed, the oldest first. */
export function moneyIn(
  corpus: Corpus,
  isAboutThem: (mentions: readonly Mention[], entry: Entry) => boolean,
): MoneyFact[] {
  const found = corpus.entries
    .flatMap((entry) => factsIn(entry, isAboutThem))
    .toSorted((x, y) => x.day - y.day || (x.entry.text === y.entry.text ? x.entry.index - y.entry.index : 0));
  return found.filter((fact, at) => {
    const lent = fact.way === "back" ? ["lent", "owed"] : ["borrowed", "owing"];
    return !fact.handed || found.slice(0, at).some(({ way }) => lent.includes(way));
  });
}

type Statement = Omit<MoneyFact, "day" | "entry">;

function factsIn(entry: Entry, isAboutThem: Parameters<typeof moneyIn>[1]): MoneyFact[] {
  const { sentence, text } = entry;
  const { folded } = sentence;
  if (sentence.isQuestion || text.kind === "plan") return [];
  const cues = cuesIn(sentence);
  if (!cues) return [];
  const isEven = EVEN.test(folded);
  if ((cues.length === 0 && !isEven) || !isAboutThem(mentionsOf(sentence), entry)) return [];
  if (INTENDED.test(folded) && !DONE.test(folded)) return [];
  const on = (day: number, told: readonly Statement[]) => told.map((one) => ({ ...one, day, entry }));
  if (isEven) return on(text.written, [allPaid("back")]);
  if (OWES_REST.test(folded)) return [];
  const days = daysOf(entry);
  const sums = sumsIn(folded, days);
  const payer = cues.find(({ way }) => way === "back" || way === "repaid");
  if (payer && sums.length === 2 && PART_OF_WHOLE.test(folded)) return on(text.written, partPaid(payer.way, sums));
  const day = days.find((one) => one.span === "day" && one.day <= text.written)?.day ?? text.written;
  if (sums.length > 0)
    return on(
      day,
      sums.flatMap((sum) => statementOf(sum, cues, folded) ?? []),
    );
  const isRest = payer && REST.test(folded) && !/\b(?:not|n't|non|never|mai)\b/.test(folded);
  return isRest ? on(day, [allPaid(payer.way)]) : [];
}

function allPaid(way: MoneyWay): Statement {
  return { way, value: null, currency: null, left: false };
}

/** “Gave back 40 of the 90”: 90 were lent. */
function partPaid(way: MoneyWay, [part, whole]: readonly Amount[]): Statement[] {
  const lent = way === "back" ? "lent" : "borrowed";
  return [
    { ...moneyOf(whole!), way: lent, left: false, implied: true },
    { ...moneyOf(part!), way, left: false },
  ];
}

const moneyOf = ({ value, currency }: Amount) => ({ value, currency });

/** The sums of money in a sentence; if none has a currency, all numbers that count nothing else. */
function sumsIn(folded: string, days: readonly DayMention[]): Amount[] {
  const sums = numbersIn(folded).filter(({ start, end, value }) => {
    const after = folded.slice(end);
    // “3 a 2”, “3-2”: a result.
    const isResult = /^ a \d/.test(after) || /\d a $/.test(folded.slice(0, start)) || /^-\d/.test(after);
    return (
      value > 0 &&
      !(value < 20 && isResult) &&
      !days.some((day) => start < day.end && day.start < end) &&
      !NO_MONEY.test(after)
    );
  });
  if (!sums.some(({ currency }) => currency)) return sums.filter(({ value }) => value >= 5);
  return sums.filter(({ currency, end, start }) => {
    const after = folded.slice(end);
    return (
      currency !== null ||
      /^ (?:more )?(?:to go|left|remaining)\b/.test(after) ||
      /\b(?:mancano|restano|rimangono) ?$/.test(folded.slice(0, start)) ||
      /^ (?:and|e)\b|^,/.test(after) ||
      // “50 of the 300 euros”.
      /^ ?(?:of|out of|dei|di|delle|su) (?:the |i )?[€£$]?\d/.test(after)
    );
  });
}

/** What a sentence says about one of its sums; null if it is only negated. */
function statementOf(sum: Amount, cues: readonly Cue[], folded: string): Statement | null {
  const money = moneyOf(sum);
  // “Slipped me 30, 60 to go”, “ne mancano 60”.
  const isRest =
    /^ ?(?:(?:more )?(?:to go|left|remaining|outstanding|to come)|ancora da)\b/.test(folded.slice(sum.end)) ||
    /\b(?:mancano|manca|restano|resta|rimangono|rimane)(?: ancora| solo)? ?$/.test(folded.slice(0, sum.start));
  if (isRest) {
    const isMine = cues.some(({ way }) => way === "repaid" || way === "borrowed" || way === "owing");
    return { ...money, way: isMine ? "owing" : "owed", left: true };
  }
  const cue = cueOf(sum, cues);
  // “He hasn’t paid me back the 60”: still owed.
  const isUnpaid =
    (cue.way === "back" || cue.way === "repaid") &&
    !cue.handed &&
    /\b(?:not|never|yet|mai|ancora)\b|n't\b|\bnon\b/.test(folded.slice(Math.max(0, cue.at - 14), cue.end));
  if (isUnpaid) return { ...money, way: cue.way === "back" ? "owed" : "owing", left: true, unpaid: true };
  if (/\b(?:not|never|mai)\b|n't\b|\bnon\b/.test(folded.slice(Math.max(0, cue.at - 12), cue.end))) return null;
  const around = folded.slice(Math.max(0, cue.at - 25), sum.end + 25);
  const left = (cue.way === "owed" || cue.way === "owing") && LEFT.test(around);
  return { ...money, way: cue.way, left, handed: cue.handed };
}

/** The cue around a sum (“gave me 50 back”), otherwise the nearest one before it. */
function cueOf(sum: Amount, cues: readonly Cue[]): Cue {
  const before = cues.filter(({ at }) => at < sum.start);
  const rank = (cue: Cue) => WAYS.findIndex(([way]) => way === cue.way);
  return (
    before.find(({ end }) => end > sum.start) ??
    before.toSorted((x, y) => y.end - x.end || rank(x) - rank(y))[0] ??
    cues[0]!
  );
}

interface Balance {
  sum: number;
  currency: Amount["currency"];
  parts: MoneyFact[];
}

/** What one side still owes; null if the facts do not mention it, a NaN sum if they only mention repayments. */
export function balanceOf(facts: readonly MoneyFact[], side: "theirs" | "mine"): Balance | null {
  const [lent, back, owed]: MoneyWay[] = side === "theirs" ? ["lent", "back", "owed"] : ["borrowed", "repaid", "owing"];
  let sum = 0;
  let parts: MoneyFact[] = [];
  for (const fact of facts) {
    if (fact.way === lent) {
      // The same loan mentioned again: “the 300 I lent him”.
      if (
        parts.some(
          (part) =>
            part.way === lent &&
            part.value === fact.value &&
            (fact.implied ||
              part.implied ||
              /\b(?:the|those|i|quei) (?:€|£|\$)?\d+|\b(?:che (?:gli|le)|that i|i had|avevo)\b/.test(
                fact.entry.sentence.folded,
              )),
        )
      )
        continue;
      sum += fact.value ?? 0;
    } else if (fact.way === back) sum = fact.value === null ? 0 : sum - fact.value;
    else if (fact.way === owed) {
      // “Still has not paid the 60”: the same debt mentioned again.
      if (fact.unpaid && sum > 0) continue;
      const isSame =
        parts.some(({ entry, value }) => entry.text === fact.entry.text && value === fact.value) || sum === fact.value;
      if (isSame) continue;
      if (fact.left || parts.length === 0) {
        if (sum !== fact.value) parts = [];
        sum = fact.value ?? 0;
      } else sum += fact.value ?? 0;
    } else continue;
    parts.push(fact);
  }
  if (
    parts.length === 0 ||
    (parts.every(({ way, value }) => way === back && value !== null) && parts.length > 0 && sum < 0)
  )
    return parts.length > 0 ? { sum: NaN, currency: parts[0]!.currency, parts } : null;
  return { sum: Math.max(0, sum), currency: parts.find(({ currency }) => currency)?.currency ?? null, parts };
}
