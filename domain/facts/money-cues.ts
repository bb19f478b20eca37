import { HAS_NUMBER_WORD } from "./numbers.ts";
import type { Sentence } from "./sentences.ts";

export type MoneyWay = "lent" | "back" | "borrowed" | "repaid" | "owed" | "owing";

const NOUN = "(?:he|she|they|who|lui|lei|[a-z]+)";
/** What happened to a sum is read from the match nearest before it; of equally near ones, from the first in this list. */
export const WAYS: readonly [MoneyWay, RegExp][] = [
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
/** Handing over money counts as paying back if something was lent before. */
const HANDED =
  /\b(?:gave|handed|sent|transferred|wired|slipped|passed|brought|paid) (?:me|us)\b|\b(?:mi|ci|m') ?(?:ha|hanno) (?:\w+ )?(?:dato|allungato|passato|mandato|bonificato|versato|portato|girato)\b|\bindietro\b|\binstal?ments?\b|\brat[ae] (?:da|di)\b|\bpaid (?:the |his |her |another )?(?:last|final|rest|remaining|other|first|second)?(?= ?[£$€\d])|\bgot (?:another |back )?(?=[£$€\d])|\bmi (?:da|gira|manda)\b/g;
const HANDED_BY_ME =
  /\b(?:i|we)(?:'ve| have)?(?: \w+)? (?:gave|handed|sent|transferred|wired|paid|given) (?:him|her|them|[a-z]+)\b(?! (?:a|an) )|\b(?:gli|le|l') ?(?:ho|abbiamo) (?:\w+ )?(?:dato|allungato|passato|mandato|bonificato|versato|girato)\b/g;
/** Nobody owes anything any more. */
export const EVEN =
  /\b(?:we(?:'re| are) (?:even|square|quits)|siamo (?:in )?pari|debito (?:chiuso|saldato)|debt (?:cleared|settled))\b/;
const ABOUT_MONEY =
  /\b(?:owe|lent|lend|loan|borrow|repaid|paid|gave|got|return|transfer|reimburs|sent|handed|prest|imprest|anticip|restitu|ridat|res[oi]|rimbors|pag|dev|debit|bonific|sald|dat[oi]|vers|brought|hand|wir|slip|indietro|allung|passat|girat|even\b|square|quits|pari\b|instal|rat[ae]\b)/;
export const REST =
  /\b(?:everything|all of it|it all|in full|the rest|the whole (?:lot|thing|sum)|the lot|every (?:penny|cent)|tutto|tutti|il resto|saldato|per intero|l'intera)\b/;
export const LEFT =
  /\b(?:still|left|remaining|now|in total|altogether|ancora|in tutto|resta\w*|rimang\w*|adesso|mancano|ormai)\b/;

/** Words that say what happened to a sum. */
export interface Cue {
  way: MoneyWay;
  at: number;
  end: number;
  handed: boolean;
}

const read = new WeakMap<Sentence, readonly Cue[] | null>();

/** The cues in a sentence; null if it is not about money. Cached. */
export function cuesIn(sentence: Sentence): readonly Cue[] | null {
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
