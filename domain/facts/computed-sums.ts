import { fill } from "#domain/coaching/text.ts";
import { sumsIn } from "./sums.ts";
import { COMPUTED } from "./content.answers.ts";
import type { Entry } from "./corpus.ts";
import { sourcesOf } from "./answer-notes.ts";
import type { FactAnswer } from "./fact-types.ts";
import type { Search } from "./find.ts";
import { numbersIn, type Amount } from "./numbers.ts";
import { amountText, sentenceOf, quoteWithDay, quoteAround, type AnswerContext } from "./say.ts";
import { searchLoosely } from "./loose-search.ts";
import { matchingNotes } from "./term-match.ts";

interface Sum {
  value: number;
  currency: Amount["currency"];
  entries: readonly Entry[];
}

const DIFFERENCE =
  /\b(?:by how much|how much (?:more|less|extra|higher|cheaper|dearer)|difference|how much (?:does|did|will|is|was) .*\b(?:go(?:es|ing)? up|rise|increase|went up)|di quanto|quanto (?:\w+ ){0,3}(?:in|di) (?:piu|meno)|differenza|rincaro|quanto e aumentat\w|quanto aument\w+)\b/;
const TOTAL =
  /\b(?:total|altogether|in all|all told|together|combined|sum|all in|overall|in tutto|complessivamente|totale|insieme|somma)\b/;
const PER =
  /\b(?:(?:per|a|each|every) (?:week|month|day|year)|weekly|monthly|(?:a|alla|per|ogni|la) settimana|(?:al|per|ogni) (?:mese|giorno|anno)|all'anno)\b/;
const REMAINING = /\b(?:mancan\w|manca|left to|still need\w*|missing|to go|short|servono ancora|ancora da)\b/;
const HALF =
  /\b(?:half each|halves|go half|half of (?:it|that)|split (?:it|the|that)|fifty-fifty|50\/50|a meta|meta (?:per uno|a testa|ciascuno|io)|dividiamo|his half|her half|their half|my half|la sua meta|la mia meta|la (?:sua|mia) parte|(?:his|her|my|their) share)\b/;
const EACH =
  /^ ?(?:euros?|quid|pounds?|dollars?)? ?(?:each|a testa|a head|per head|per person|apiece|l'un[oa]|ciascun[oa]|cad)\b/;
const WORK_TIME = /(\d+(?:[.,]\d+)?|[a-z]+(?: and a half)?) (?:hours?|hrs?|lessons?|times|ore|lezioni|volte)\b/;
const RATE =
  /^ ?(?:€|£|\$|euros?|pounds?|quid)? ?(?:an hour|per hour|l'ora|all'ora|a lesson|per lesson|a lezione|each|a volta)\b/;

function two(entry: Entry): readonly [Amount, Amount] | null {
  const sums = sumsIn(entry);
  return sums.length === 2 ? [sums[0]!, sums[1]!] : null;
}

const currencyOf = (sums: readonly Amount[]): Amount["currency"] =>
  sums.find(({ currency }) => currency)?.currency ?? null;

/** “From 780 to 815”, “31.500, contro i 27.000”. */
function differenceIn(entry: Entry): Sum | null {
  const pair = two(entry);
  if (
    !pair ||
    !/\b(?:from|instead|than|against|up|down|contro|invece|da|dai|rispetto|prima|was|era|reduced|scontat\w)\b/.test(
      entry.sentence.folded,
    )
  )
    return null;
  return { value: Math.abs(pair[0].value - pair[1].value), currency: currencyOf(pair), entries: [entry] };
}

/** “24 quintali a 17 euro l’uno”, “tre mensilità da 680”. */
function productIn(entry: Entry): Sum | null {
  const { folded } = entry.sentence;
  const all = numbersIn(folded);
  const each = /^ ?(?:euros?|quid|pounds?)? ?(?:from )?each of (?:the )?([a-z]+|\d+)/;
  for (const price of all) {
    const of = each.exec(folded.slice(price.end))?.[1];
    const many = of ? numbersIn(of)[0]?.value : undefined;
    if (many) return { value: many * price.value, currency: price.currency, entries: [entry] };
  }
  for (const price of sumsIn(entry)) {
    const before = all.findLast(({ end, currency }) => end < price.start && currency === null);
    if (!before) continue;
    const between = folded.slice(before.end, price.start);
    const isEach = EACH.test(folded.slice(price.end)) && /^ [a-z]+\b/.test(between) && !/\d/.test(between);
    if (isEach && before.value > 1 && before.value < 1000)
      return { value: before.value * price.value, currency: price.currency, entries: [entry] };
    if (/^ (?:volte|times|x) (?:€|£|\$)?$/.test(between) && before.value < 100)
      return { value: before.value * price.value, currency: price.currency, entries: [entry] };
    if (
      /^ [a-z]+(?: [a-z]+)? (?:a|at|da|x|for|per) (?:€|£|\$)?$/.test(between) &&
      before.value > 1 &&
      before.value < 1000
    )
      return { value: before.value * price.value, currency: price.currency, entries: [entry] };
  }
  return null;
}

function hoursIn(entry: Entry): number | null {
  const { folded } = entry.sentence;
  if (/\b(?:an hour and a half|un'ora e mezz[ao])\b/.test(folded)) return 1.5;
  if (/\b(?:half an hour|mezz'ora)\b/.test(folded)) return 0.5;
  const match = WORK_TIME.exec(folded);
  if (!match) return null;
  const half =
    / and a half$| e mezz\w$/.test(match[1]!) || /^ e mezz\w/.test(folded.slice(match.index + match[0].length));
  const words = /([a-z]+|\d+(?:[.,]\d+)?) and a half (?:hours?|hrs?)\b/.exec(folded);
  const value = numbersIn(words ? words[1]! : match[1]!)[0]?.value;
  return value === undefined ? null : value + (half || words ? 0.5 : 0);
}

/** “Due ore a settimana, 25 euro l’ora”, “four and a half hours at 12”. */
function earnedIn(entry: Entry): Sum | null {
  const hours = hoursIn(entry);
  if (hours === null) return null;
  const { folded } = entry.sentence;
  const at = /\b(?:hours?|hrs?|ore) (?:at|a|da) (?:€|£|\$)?(\d+(?:[.,]\d+)?)/.exec(folded);
  const rate = at ? numbersIn(at[1]!)[0] : sumsIn(entry).find(({ end }) => RATE.test(folded.slice(end)));
  return rate ? { value: hours * rate.value, currency: rate.currency, entries: [entry] } : null;
}

/** “900, less the 200 Granny gave me”. */
function lessIn(entry: Entry): Sum | null {
  const numbers = numbersIn(entry.sentence.folded);
  const pair = numbers.length === 2 ? ([numbers[0]!, numbers[1]!] as const) : null;
  if (!pair) return null;
  const between = entry.sentence.folded.slice(pair[0].end, pair[1].start);
  return /^[, ]{1,2}(?:less|minus|meno|but without|tolti|togliendo) (?:the |i |gli )?(?:€|£|\$)?$/.test(between)
    ? { value: pair[0].value - pair[1].value, currency: currencyOf(pair), entries: [entry] }
    : null;
}

function totalIn(entry: Entry): Sum | null {
  const product = productIn(entry);
  if (product) return product;
  const sums = sumsIn(entry);
  const twice = sums.find(({ end }) =>
    /^ ?(?:euros?|quid|pounds?|€)? ?(?:for each|each|per ciascun\w|ciascun\w|a testa|per uno|l'uno)\b/.test(
      entry.sentence.folded.slice(end),
    ),
  );
  if (twice && entry.all.some(({ folded }) => /\b(?:twins|both|gemell[ie]|entramb[ie])\b/.test(folded)))
    return { value: twice.value * 2, currency: twice.currency, entries: [entry] };
  const { folded } = entry.sentence;
  const isWhole = /\b(?:in total|in tutto|altogether|instead|invece|from|down|contro|wanted|chiedeva)\b/.test(folded);
  const isPart =
    /\b(?:deposit|acconto|caparra)\b/.test(folded) && !/\b(?:remaining|rest|resto|saldo|restant\w)\b/.test(folded);
  if (sums.length < 2 || isWhole || isPart) return null;
  return { value: sums.reduce((sum, { value }) => sum + value, 0), currency: currencyOf(sums), entries: [entry] };
}

function remainingIn(entry: Entry): Sum | null {
  const pair = two(entry);
  if (!pair || !/\b(?:raccolt\w|raised|collected|saved|messi da parte)\b/.test(entry.sentence.folded)) return null;
  return { value: Math.abs(pair[1].value - pair[0].value), currency: currencyOf(pair), entries: [entry] };
}

/** “He gave me his half”: of the sum before. */
function halfIn(entry: Entry): Sum | null {
  const sums = sumsIn(entry);
  const near = [entry.sentence, entry.all[entry.index + 1], entry.all[entry.index + 2]];
  if (
    sums.length !== 1 ||
    !near.some(
      (one) =>
        one &&
        /\b(?:gave|paid|sent|dat\w|pagat\w)\b.*\b(?:his|her|their|my|la sua|la mia) (?:half|share|meta|parte)\b/.test(
          one.folded,
        ),
    )
  )
    return null;
  return { value: sums[0]!.value / 2, currency: sums[0]!.currency, entries: [entry] };
}

/** “2,150, of which the council pays 1,500”. */
function netIn(entry: Entry): Sum | null {
  const pair = two(entry);
  return pair &&
    /\b(?:of which|pays|refund\w*|reimburs\w*|rimborsa\w*|paga|copre|covers?|di cui|insurance|assicurazione)\b/.test(
      entry.sentence.folded,
    )
    ? { value: Math.abs(pair[0].value - pair[1].value), currency: currencyOf(pair), entries: [entry] }
    : null;
}

/** “500, half of it came from her grandma”. */
function shareIn(entry: Entry): Sum | null {
  const sums = sumsIn(entry);
  return sums.length === 1 &&
    /\b(?:half (?:of (?:it|that)|came|was)|meta (?:l'ha|la|li|e di|dalla|dal))\b/.test(entry.sentence.folded)
    ? { value: sums[0]!.value / 2, currency: sums[0]!.currency, entries: [entry] }
    : null;
}

const MINE = {
  pays: /\b(?:i(?:'ve| have)?(?: \w+)?|gave|paid|sent|given) (?:gave|given|paid|sent|transferred|put|had)\b|^(?:paid|gave|sent|transferred)\b(?! me)|\b(?:gli|le|l') ?ho (?:\w+ )?(?:dat|mandat|vers|pagat|girat)\w|\bho (?:\w+ )?(?:dat|mandat|versat|pagat|girat)\w|^dat[oiae] (?:a|al|alla)\b|\bi only had\b|\bavevo solo\b/,
  share:
    /(?:€|£|\$)?(\d+(?:[.,]\d+)?) ?(?:euros?|pounds?|quid)? (?:for mine|for my \w+|for me|per (?:il mio|la mia|me))\b/,
};
const THEIRS = {
  pays: /\b(?:gave|paid|sent|handed|transferred) (?:me|us)\b|\b(?:mi|ci) ha (?:\w+ )?(?:dat|mandat|vers|pagat|girat|res|restituit|bonificat)\w/,
  share:
    /(?:€|£|\$)?(\d+(?:[.,]\d+)?) ?(?:euros?|pounds?|quid)? (?:for (?:his|hers|theirs|him|her)|per (?:il suo|la sua|lui|lei))\b/,
};
const OPEN =
  /\b(?:owe\w*|rest|resto|half|halves|meta|devo|deve|rate|instal?ments?|anticip\w+|so far|finora|lot up front|still|ancora|share|parte|presi da|paid for|each|a testa)\b/;

/** The rest of a price or a share after payments; null if no price is mentioned. */
function restOf(search: Search): Sum | null {
  const isMine = /\b(?:do|did) (?:i|we)\b|\bi (?:still )?owe\b|\b(?:devo|dobbiamo)\b/.test(search.question.folded);
  const side = isMine ? MINE : THEIRS;
  const notes = matchingNotes(search)
    .filter(({ best }) => best.text.kind === "note")
    .toReversed();
  if (notes.length === 0) return null;
  let left: number | null = null;
  let currency: Amount["currency"] = null;
  let isOpen = false;
  const used: Entry[] = [];
  for (const { entries } of notes) {
    for (const entry of entries) {
      const { folded } = entry.sentence;
      isOpen ||= OPEN.test(folded);
      const worked: Sum | null = left === null ? earnedIn(entry) : null;
      const sums: readonly Amount[] = worked ? numbersIn(folded) : sumsIn(entry);
      if (left !== null && sums.length > 0 && side.pays.test(folded)) {
        left -= sums[0]!.value;
        used.push(entry);
        continue;
      }
      if (left !== null || sums.length === 0) continue;
      const share = side.share.exec(folded);
      const each = sums.find(({ end }) => EACH.test(folded.slice(end)));
      const halved =
        HALF.test(folded) || (entry.all[entry.index + 1] ? HALF.test(entry.all[entry.index + 1]!.folded) : false);
      const first = sums[0]!;
      // “Sold it to me for 120, I’ve paid 50”.
      const paid = sums.slice(1).find(({ start }) => side.pays.test(folded.slice(first.end, start).trim()));
      if (paid) {
        left = first.value - paid.value;
        currency = first.currency;
        used.push(entry);
        continue;
      }
      left =
        worked?.value ??
        (share ? numbersIn(share[1]!)[0]!.value : each ? each.value : halved ? first.value / 2 : first.value);
      currency = worked?.currency ?? first.currency;
      used.push(entry);
    }
  }
  return left !== null && left >= 0 && isOpen ? { value: left, currency, entries: used } : null;
}

/** Computes what a question about sums asks for: a difference, a total, a remainder. */
export function computedSum(search: Search, context: AnswerContext): FactAnswer | null {
  const { folded } = search.question;
  const how: ((entry: Entry) => Sum | null)[] = [
    ...(DIFFERENCE.test(folded) ? [differenceIn] : []),
    ...(/\b(?:taken off|left|less|net|minus|without|tolti|senza|owe)\b/.test(folded) ? [lessIn] : []),
    ...(/\b(?:ourselves|myself|net|netto|nett\w|after the|tolt[oaie]|a carico|own pocket|tasca nostra)\b/.test(folded)
      ? [netIn]
      : []),
    ...(search.question.targets.length > 0 ? [shareIn] : []),
    ...(PER.test(folded) ? [earnedIn] : []),
    ...(TOTAL.test(folded) ? [earnedIn, totalIn] : []),
    ...(/\b(?:give|gave|pay|paid|dato|pagato)\b/.test(folded) ? [halfIn] : []),
    ...(REMAINING.test(folded) ? [remainingIn] : []),
  ];
  if (how.length === 0) return null;
  const money = { ...search, question: { ...search.question, kind: "how-much" as const } };
  for (const { entry } of searchLoosely(money, ["verb", "light"]).slice(0, 4)) {
    for (const place of [entry, ...besides(search, entry)]) {
      const sum = how.map((one) => one(place)).find((one) => one !== null);
      if (sum) return told(sum, context);
    }
  }
  return null;
}

function besides({ corpus }: Search, { all, index }: Entry): Entry[] {
  return corpus.entries.filter((other) => other.all === all && Math.abs(other.index - index) === 1);
}

/** What is still to be paid for one thing. */
export function remainingToPay(search: Search, context: AnswerContext): FactAnswer | null {
  const sum = restOf(search);
  return sum ? told(sum, context) : null;
}

function told({ value, currency, entries }: Sum, context: AnswerContext): FactAnswer {
  const sum = amountText(value, currency, context);
  const quotes = entries
    .slice(0, 3)
    .map((entry) => quoteWithDay(entry.text, quoteAround(entry, entries.length === 1 ? [-1] : [], false), context));
  return {
    text: `${sentenceOf(fill(COMPUTED[context.language], { sum }))} ${[...new Set(quotes)].join(" ")}`,
    sources: sourcesOf(entries),
    found: true,
  };
}
