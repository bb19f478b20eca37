import { daysOf, type Corpus, type Entry } from "./corpus.ts";
import { HAS_NUMBER_WORD, numbersIn, type Amount } from "./numbers.ts";
import { mentionsOf, type Mention } from "./people.ts";
import type { Sentence } from "./sentences.ts";

export type MoneyWay = "lent" | "back" | "borrowed" | "repaid" | "owed" | "owing";

/** One thing told about money between the user and somebody. */
export interface MoneyFact {
  way: MoneyWay;
  /** Null where all the rest was paid. */
  value: number | null;
  currency: Amount["currency"];
  /** Told as what is left, after what came before. */
  left: boolean;
  day: number;
  entry: Entry;
  /** Only handed over: it counts where something was lent before. */
  handed?: boolean;
  /** Told as not paid yet. */
  unpaid?: boolean;
  /** Only follows from what was paid of it: nothing tells its day. */
  implied?: boolean;
}

const NOUN = "(?:he|she|they|who|lui|lei|[a-z]+)";
/** The first that stands nearest before a sum says what became of it. */
const WAYS: readonly [MoneyWay, RegExp][] = [
  [
    "repaid",
    /^(?:\W*)(?:paid|gave|sent|transferred) (?:[a-z]+ ){1,2}back\b|^(?:\W*)(?:paid|gave|sent) (?!me\b|us\b)[a-z]+ [£$€]?\d[^;]{0,12} back\b|\b(?:i|we|i've|i have|have|finally|already)(?: \w+)? (?:paid|gave|given|sent|transferred)(?: (?:him|her|them|[a-z]+))?(?: [^.,;]{0,25})? back\b|\b(?:i|we)(?: have|'ve)?(?: \w+)? (?:repaid|returned|reimbursed)\b|\b(?:gli|le|l'|glieli|glieli|glieli)? ?(?:ho|abbiamo)(?: \w+)? (?:restituit\w|ridat\w|res[oaie]|rimborsat\w|saldat\w)\b|\bglie(?:li|le|ne) ho (?:restituit\w|ridat\w|res\w|dat\w)\b/g,
  ],
  [
    "back",
    new RegExp(
      `\\b${NOUN}(?: has|'s|'ve| have| had)?(?: \\w+)? (?:paid|gave|given|sent|transferred|handed|pays)(?: (?:me|us))?(?: [^.,;]{0,25})? back\\b|\\bbrought (?:[a-z]+ ){1,4}back\\b|\\b(?:he|she|they|[a-z]+)(?: has|'s)? (?:repaid|returned|reimbursed|transferred|wired)\\b|\\b(?:paid|gave|got|sent|transferred) (?:me |us )?(?:the |my |another |a )?(?:first |rest |money )?(?:back\\b)|\\b(?:mi|ci|m') ?(?:ha|hanno)(?: \\w+)? (?:restituit\\w|ridat\\w|res[oaie]|rimborsat\\w|pagat\\w|bonificat\\w|dato indietro|ritornat\\w|versat\\w)\\b|\\bme (?:li|ne) ha (?:restituit\\w|ridat\\w|res\\w|dat\\w|pagat\\w)\\b|\\b(?:ha|hanno)(?: \\w+)? (?:restituit\\w|ridat\\w|saldat\\w|rimborsat\\w|reso)\\b|\\b(?:restituit|ridat)[oiae]\\b|\\b(?:bonifico|versamento|rata|acconto|instal?ment) (?:d[ia]|from|by)\\b|\\bpaid (?:me|us) back\\b`,
      "g",
    ),
  ],
  [
    "borrowed",
    /\b(?:he|she|they|[a-z]+)(?: has| had|'s)? (?:lent|loaned|advanced) (?:me|us)\b|\bi(?:'ve| have)?(?: \w+)? borrowed\b|(?:^|[,;] ?|\band )borrowed [^.,;]{0,20} (?:off|from)\b|\b(?:mi|ci|m') ?(?:ha|hanno|aveva)(?: \w+)? (?:prestat\w|anticipat\w|imprestat\w)\b|\b(?:mi|ci) (?:presta|anticipa)\b|\b(?:ho|abbiamo) (?:preso|chiesto|avuto) (?:in prestito|un prestito)\b|\bmi son[o]? fatt[oa] prestare\b/g,
  ],
  [
    "lent",
    /\b(?:i|we|i've|i have)(?: \w+)? (?:lent|lend|loaned|advanced|fronted)\b|\b(?:he|she|they|[a-z]+)(?: has|'s)?(?: \w+)? borrowed\b|\b(?:lent|loaned)\b(?! (?:me|us)\b)|\b(?:gave|made|give) (?:him|her|them|[a-z]+) a (?:small )?loan\b|\b(?:gli|le) ho (?:fatto|dato) un prestito\b|\b(?:gli|le|l'|glieli)? ?(?:ho|abbiamo|avevo)(?: \w+)? (?:prestat\w|anticipat\w|imprestat\w)\b|\b(?:gli|le) (?:presto|anticipo)\b|\bprestat[oiae]\b|\bprestit[oi]\b(?! (?:da|dalla|dal)\b)|\bpaid (?:for )?(?:his|her|their) (?:share|half|part|ticket)\b/g,
  ],
  [
    "owing",
    /\bi(?: \w+)? owe(?:d)?\b|\bwe(?: \w+)? owe\b|\b(?:gli|le) (?:dev[oi]|dobbiamo)\b|\b(?:devo|dobbiamo)(?: \w+)? (?:dargli|darle|restituirgli|restituirle|ridargli|ridarle|a)\b|\bdevo (?:ancora )?(?=\d)/g,
  ],
  [
    "owed",
    /\b(?:owes|owed)\b|\bowe (?:me|us)\b|\b(?:mi|ci) (?:dev[eo]no|deve|doveva)\b|\bdeve (?:darmi|ridarmi|restituirmi)\b|\bin debito\b/g,
  ],
];
/** Money handed over: paid back where something was lent before. */
const HANDED =
  /\b(?:gave|handed|sent|transferred|wired|slipped|passed|brought|paid) (?:me|us)\b|\b(?:mi|ci|m') ?(?:ha|hanno) (?:\w+ )?(?:dato|allungato|passato|mandato|bonificato|versato|portato|girato)\b|\bindietro\b|\binstal?ments?\b|\brat[ae] (?:da|di)\b|\bpaid (?:the |his |her |another )?(?:last|final|rest|remaining|other|first|second)?(?= ?[£$€\d])|\bgot (?:another |back )?(?=[£$€\d])|\bmi (?:da|gira|manda)\b/g;
const HANDED_BY_ME =
  /\b(?:i|we)(?:'ve| have)?(?: \w+)? (?:gave|handed|sent|transferred|wired|paid|given) (?:him|her|them|[a-z]+)\b(?! (?:a|an) )|\b(?:gli|le|l') ?(?:ho|abbiamo) (?:\w+ )?(?:dato|allungato|passato|mandato|bonificato|versato|girato)\b/g;
const EVEN =
  /\b(?:we(?:'re| are) (?:even|square|quits)|siamo (?:in )?pari|debito (?:chiuso|saldato)|debt (?:cleared|settled))\b/;
const ABOUT_MONEY =
  /\b(?:owe|lent|lend|loan|borrow|repaid|paid|gave|got|return|transfer|reimburs|sent|handed|prest|imprest|anticip|restitu|ridat|res[oi]|rimbors|pag|dev|debit|bonific|sald|dat[oi]|vers|brought|hand|wir|slip|indietro|allung|passat|girat|even\b|square|quits|pari\b|instal|rat[ae]\b)/;
const REST =
  /\b(?:everything|all of it|it all|in full|the rest|the whole (?:lot|thing|sum)|the lot|every (?:penny|cent)|tutto|tutti|il resto|saldato|per intero|l'intera)\b/;
const LEFT =
  /\b(?:still|left|remaining|now|in total|altogether|ancora|in tutto|resta\w*|rimang\w*|adesso|mancano|ormai)\b/;

interface Cue {
  way: MoneyWay;
  at: number;
  end: number;
  handed: boolean;
}

const read = new WeakMap<Sentence, readonly Cue[] | null>();

/** What a sentence tells of money, by its words; nothing where it is about none. Read once. */
function cuesIn(sentence: Sentence): readonly Cue[] | null {
  let cues = read.get(sentence);
  if (cues === undefined) {
    cues = readCues(sentence.folded);
    read.set(sentence, cues);
  }
  return cues;
}

function readCues(folded: string): readonly Cue[] | null {
  if (!(/\d/.test(folded) || HAS_NUMBER_WORD.test(folded) || REST.test(folded) || EVEN.test(folded))) return null;
  if (!ABOUT_MONEY.test(folded)) return null;
  const cues: Cue[] = [];
  const put = (way: MoneyWay, match: RegExp, handed: boolean) => {
    for (const hit of folded.matchAll(match)) cues.push({ way, at: hit.index, end: hit.index + hit[0].length, handed });
  };
  const isTold = () => cues.some(({ way }) => way !== "owed" && way !== "owing");
  for (const [way, match] of WAYS) put(way, match, false);
  if (!isTold()) put("back", HANDED, true);
  if (!isTold()) put("repaid", HANDED_BY_ME, true);
  return cues;
}

/** What the texts tell about money lent, paid back and owed, the oldest first. */
export function moneyIn(
  corpus: Corpus,
  isAboutThem: (mentions: readonly Mention[], entry: Entry) => boolean,
): MoneyFact[] {
  const found: MoneyFact[] = [];
  for (const entry of corpus.entries) {
    const { folded, isQuestion } = entry.sentence;
    if (isQuestion || entry.text.kind === "plan") continue;
    const cues = cuesIn(entry.sentence);
    if (!cues) continue;
    if ((cues.length === 0 && !EVEN.test(folded)) || !isAboutThem(mentionsOf(entry.sentence), entry)) continue;
    if (
      /\b(?:asked (?:me )?(?:for|to)|wants? to borrow|should|could i|may i|would like|chiesto di|vorrebbe|promised to|promesso di|ha chiesto|will pay|pagher|restituir|ridara|ridarmi)\b/.test(
        folded,
      ) &&
      !/\b(?:owes|deve|lent|borrowed|ho prestat|glieli? ho dat|i gave|gave it|gave them)/.test(folded)
    )
      continue;
    if (EVEN.test(folded)) {
      found.push({ way: "back", value: null, currency: null, left: false, day: entry.text.written, entry });
      continue;
    }
    // “I only had 40, so I owe her the rest”: the 40 are paid.
    if (/\b(?:owes?|devo|deve)\b[^.,;]{0,15}\b(?:rest|resto)\b/.test(folded)) continue;
    const days = daysOf(entry);
    const sums = numbersIn(folded).filter(
      ({ start, end, value }) =>
        value > 0 &&
        !(
          value < 20 &&
          (/^ a \d/.test(folded.slice(end)) || /\d a $/.test(folded.slice(0, start)) || /^-\d/.test(folded.slice(end)))
        ) &&
        !days.some((day) => start < day.end && day.start < end) &&
        !/^ ?(?:%|anni|years?|days?|giorni|weeks?|settimane|volte|times|mesi|months|kg|km|books?|libri)\b/.test(
          folded.slice(end),
        ),
    );
    const money = sums.some(({ currency }) => currency)
      ? sums.filter(
          ({ currency, end, start }) =>
            currency !== null ||
            /^ (?:more )?(?:to go|left|remaining)\b/.test(folded.slice(end)) ||
            /\b(?:mancano|restano|rimangono) ?$/.test(folded.slice(0, start)) ||
            /^ (?:and|e)\b|^,/.test(folded.slice(end)) ||
            // “50 of the 300 euros”.
            /^ ?(?:of|out of|dei|di|delle|su) (?:the |i )?[€£$]?\d/.test(folded.slice(end)),
        )
      : sums.filter(({ value }) => value >= 5);
    // “Gave back 40 of the 90”: so many were lent.
    const part =
      /(\d+(?:[.,]\d+)?) ?(?:€|£|\$|euros?|pounds?|quid)? (?:of|out of|dei|di|delle|su) (?:the |i )?(?:€|£|\$)?(\d+)/.exec(
        folded,
      );
    const giver = cues.find(({ way }) => way === "back" || way === "repaid");
    if (part && giver && money.length === 2) {
      const told = (way: MoneyWay, sum: Amount): MoneyFact => ({
        way,
        value: sum.value,
        currency: sum.currency,
        left: false,
        day: entry.text.written,
        entry,
      });
      const whole = told(giver.way === "back" ? "lent" : "borrowed", money[1]!);
      found.push({ ...whole, implied: true }, told(giver.way, money[0]!));
      continue;
    }
    const when = days.find(({ span, day }) => span === "day" && day <= entry.text.written)?.day ?? entry.text.written;
    if (money.length === 0) {
      const paid = cues.find(({ way }) => way === "back" || way === "repaid");
      if (paid && REST.test(folded) && !/\b(?:not|n't|non|never|mai)\b/.test(folded))
        found.push({ way: paid.way, value: null, currency: null, left: false, day: when, entry });
      continue;
    }
    for (const sum of money) {
      // “Slipped me 30, 60 to go”, “ne mancano 60”: what is left.
      const isRest =
        /^ ?(?:(?:more )?(?:to go|left|remaining|outstanding|to come)|ancora da)\b/.test(folded.slice(sum.end)) ||
        /\b(?:mancano|manca|restano|resta|rimangono|rimane)(?: ancora| solo)? ?$/.test(folded.slice(0, sum.start));
      if (isRest) {
        const isMine = cues.some(({ way }) => way === "repaid" || way === "borrowed" || way === "owing");
        found.push({
          way: isMine ? "owing" : "owed",
          value: sum.value,
          currency: sum.currency,
          left: true,
          day: when,
          entry,
        });
        continue;
      }
      const before = cues.filter(({ at }) => at < sum.start);
      // “gave me 50 back”: the cue may hold the sum.
      const cue =
        before.find(({ at, end }) => at < sum.start && end > sum.start) ??
        before.toSorted(
          (x, y) =>
            y.end - x.end || WAYS.findIndex(([way]) => way === x.way) - WAYS.findIndex(([way]) => way === y.way),
        )[0] ??
        cues[0]!;
      // “He hasn’t paid me back the 60”: those are still owed.
      const unpaid =
        (cue.way === "back" || cue.way === "repaid") &&
        /\b(?:not|never|yet|mai|ancora)\b|n't\b|\bnon\b/.test(folded.slice(Math.max(0, cue.at - 14), cue.end));
      if (unpaid && !cue.handed) {
        found.push({
          way: cue.way === "back" ? "owed" : "owing",
          value: sum.value,
          currency: sum.currency,
          left: true,
          day: when,
          entry,
          unpaid: true,
        });
        continue;
      }
      const piece = folded.slice(Math.max(0, cue.at - 25), sum.end + 25);
      if (/\b(?:not|never|mai)\b|n't\b|\bnon\b/.test(folded.slice(Math.max(0, cue.at - 12), cue.end))) continue;
      const left = (cue.way === "owed" || cue.way === "owing") && LEFT.test(piece);
      found.push({
        way: cue.way,
        value: sum.value,
        currency: sum.currency,
        left,
        day: when,
        entry,
        handed: cue.handed,
      });
    }
  }
  const sorted = found.toSorted(
    (x, y) => x.day - y.day || (x.entry.text === y.entry.text ? x.entry.index - y.entry.index : 0),
  );
  return sorted.filter((fact, at) => {
    const lent = fact.way === "back" ? ["lent", "owed"] : ["borrowed", "owing"];
    return !fact.handed || sorted.slice(0, at).some(({ way }) => lent.includes(way));
  });
}

interface Balance {
  sum: number;
  currency: Amount["currency"];
  parts: MoneyFact[];
}

/** What is left of what one side lent, by all that was told about it. */
export function balanceOf(facts: readonly MoneyFact[], side: "theirs" | "mine"): Balance | null {
  const [lent, back, owed]: MoneyWay[] = side === "theirs" ? ["lent", "back", "owed"] : ["borrowed", "repaid", "owing"];
  let sum = 0;
  let parts: MoneyFact[] = [];
  for (const fact of facts) {
    if (fact.way === lent) {
      // Told again on another day: “the 300 I lent him”.
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
      // “Still has not paid the 60”: what is open already, told again.
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
