import { daysOf } from "./corpus.ts";
import type { DayMention } from "./days.ts";
import type { Hit, Search } from "./find.ts";
import { isTarget } from "./about.ts";
import { namedWith } from "./names.ts";
import { numbersIn } from "./numbers.ts";
import { isName, mentionsOf } from "./people.ts";
import { isAside, nextDay } from "./when.ts";
import { isGivenSo, isPriceOf, tellsCause } from "./fit-exact.ts";
import { placeIn } from "./places.ts";
import type { Question } from "./question.ts";
import { RELATIONS } from "./words.ts";

const AGE =
  /\bne (?:fa|compie) \d|\(\d{1,2}\)|\b(?:years?(?: |-)old|anni|year-old|yo\b|turn(?:s|ed|ing)?|age[d]?|compi\w+|mesi|months old|(?:is|was|e|ha|has|of|di) \d)/;
const SOMEBODY = /^(?:he|she|they|him|her|lui|lei|we|i|noi|io|everyone|everybody|nobody|tutti|nessuno)$/;
const PROPERTY_DATE = new Set(["birthday", "born", "anniversary"]);

const BIRTHDAY_TODAY =
  /'s \d{2}(?:st|nd|rd|th)\b|\b\d{2} (?:today|oggi)\b|^\d{2} anni d[ie]|\bper i (?:suoi )?\d{2} anni\b|\b(?:turn(?:s|ed)|compie|compiuto|ha fatto|ha compiuto) (?:\w+ )?(?:\d+|anni)\b|\bhappy birthday\b|\b(?:birthday|compleanno)\b(?: \w+){0,3} (?:today|oggi|lunch|dinner|party|pranzo|cena)\b|\b(?:pranzo|cena|festa) (?:per il|di) compleanno\b/;
const HOLIDAY = /christmas|xmas|natale|easter|pasqua|capodanno|newyear/;

/** Of several days the one that stands beside what is asked for. */
function nearestDay(
  { entry: { sentence } }: Hit,
  days: readonly DayMention[],
  { wants }: Question,
): DayMention | undefined {
  if (days.length < 2) return days[0];
  const places = sentence.tokens.filter(({ keys }) =>
    wants.some((want) => keys.some((key) => want.keys.includes(key) || want.related.includes(key))),
  );
  if (days.some(({ span }) => span === "day")) days = days.filter(({ span }) => span === "day");
  const far = (day: DayMention) =>
    Math.min(...places.map(({ start }) => (day.start >= start ? day.start - start : (start - day.end) * 1.5)), 900) +
    (HOLIDAY.test(sentence.folded.slice(day.start, day.end)) ? 60 : 0);
  return days.toSorted((x, y) => far(x) - far(y))[0];
}

/** Whether a name that is not the persona’s stands near a relation, or anywhere. */
function isNamedBeside(
  { entry: { sentence } }: Hit,
  relations: readonly string[] | null,
  persona: ReadonlySet<string>,
): boolean {
  const { tokens } = sentence;
  const isOther = (at: number) =>
    isName(tokens, at) && !persona.has(tokens[at]!.word) && !tokens[at]!.keys.some((key) => RELATIONS.has(key));
  if (relations === null)
    return tokens.some(
      (_, at) =>
        isOther(at) ||
        (at === 0 && mentionsOf(sentence).some((one) => one.kind === "name" && one.at === 0 && !persona.has(one.word))),
    );
  return tokens.some(
    ({ keys }, at) =>
      relations.some((key) => keys.includes(key)) &&
      [-4, -3, -2, -1, 1, 2, 3, 4, 5].some((step) => tokens[at + step] !== undefined && isOther(at + step)),
  );
}

/** How well a hit holds what is asked for: a day for when, a number for how much, a name for who. */
export function typeFit(hit: Hit, { question, persona, aliases }: Search): number {
  const { entry, clause } = hit;
  const { sentence } = entry;
  const inClause = (start: number) => {
    const { tokens } = sentence;
    return start >= tokens[clause.from]!.start && start < (tokens[clause.to - 1]?.end ?? 0);
  };
  const { kind } = question;
  if (kind === "when") {
    const days = daysOf(entry);
    hit.day =
      nearestDay(
        hit,
        days.filter(({ start }) => inClause(start)),
        question,
      ) ?? nearestDay(hit, days, question);
    const isBirthday = question.wants.some(({ keys }) => keys.includes("birthday") || keys.includes("born"));
    if (
      isBirthday &&
      sentence.keys.has("pregnant") &&
      !question.wants.some(({ keys }) => keys.includes("pregnant") || keys.includes("child")) &&
      !/\bbab(?:y|ies)\b|\bbambin/.test(question.folded)
    )
      return 0.3;
    if (!hit.day && question.past) hit.day = nextDay(entry);
    if (hit.day)
      return isBirthday && hit.day.relative && !inClause(hit.day.start) ? 0.7 : inClause(hit.day.start) ? 1 : 0.95;
    if (
      /\b\d{1,2}[:.]\d{2}\b|\b(?:at|alle|ore) \d|\b(?:before|after|until|from|prima delle|dopo le|fino alle|prima di) (?:noon|lunch|midnight|pranzo|cena|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dieci|nove|otto|sette|sei|cinque|undici|tre|due|\d)|\b(?:in|this|next|by|for|until|till|of|per|d'|quest'|a fine|entro l'|fino all') ?(?:the |l')?(?:summer|winter|spring|autumn|estate|inverno|primavera|autunno)\b|\b(?:alle?|at|ore) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|half|quarter|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|mezzogiorno|mezzanotte)\b|\b(?:end|beginning|middle) of (?:the )?(?:year|month|week|summer)\b|\b(?:a |di |per |entro )?(?:fine|inizio|meta) (?:anno|mese|settimana|estate)\b|\bevery\b|\bogni\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\bdi (?:lune|marte|mercole|giove|vener)di\b/.test(
        sentence.folded,
      )
    )
      return 0.95;
    if (
      /^(?:our |il nostro |nostro |oggi |today:? )?(?:anniversary|anniversario)\b|\b(?:for|on|it's|is|per|e) (?:our|il nostro) (?:\w+ )?(?:anniversary|anniversario)\b/.test(
        sentence.folded,
      ) &&
      question.wants.some(({ keys }) => keys.includes("anniversary"))
    ) {
      hit.day = { day: entry.text.written, span: "day", yearless: true, relative: false, start: 0, end: 0 };
      return 0.9;
    }
    // “Turned 81” with no day: that day.
    if (isBirthday && BIRTHDAY_TODAY.test(sentence.folded) && entry.text.kind === "note") {
      hit.day = { day: entry.text.written, span: "day", yearless: true, relative: false, start: 0, end: 0 };
      return 0.9;
    }
    if (
      question.past &&
      isAside(
        entry,
        question.wants.filter(({ must, period }) => must && !period),
      )
    )
      return 0.4;
    if (question.past && /\w'd (?:once |never |always )?(?:been|\w+ed|gone|met|had)\b/.test(sentence.folded))
      return 0.4;
    // “The 90 I had lent him”: that was on another day.
    if (
      /\b(?:had|avev\w+|ero|era|eravamo) (?:\w+ )?\w+(?:ed|t[oaie]|s[oaie])\b/.test(sentence.folded) &&
      question.past &&
      !/\bavevo\b/.test(question.folded)
    )
      return 0.4;
    const isDated = question.wants.some(({ keys }) => keys.some((key) => PROPERTY_DATE.has(key)));
    return sentence.tense !== "future" && question.past && !isDated ? 0.86 : 0.5;
  }
  if (kind === "age") {
    const days = daysOf(entry);
    hit.amount = numbersIn(sentence.folded).find(
      ({ value, start, end }) =>
        value < 120 &&
        !/^ (?:of|di|degli)\b/.test(sentence.folded.slice(end)) &&
        (inClause(start) || /^ ?(?:(?:yrs?|yo|anni|years)\b|\))/.test(sentence.folded.slice(end))) &&
        !sentence.keys.has("size") &&
        !sentence.keys.has("shoe") &&
        !days.some((day) => start < day.end && day.start < end),
    );
    hit.day = days.find(({ yearless, span }) => !yearless && span !== "week");
    const isBorn = hit.day !== undefined && /\b(?:born|nat[oa])\b[^.,;]{0,40}\b(?:19|20)\d\d/.test(sentence.folded);
    if (!isBorn && hit.amount === undefined) return 0.3;
    if (
      /\b(?:a|at|per|da|for|by|dopo|after|since|in) (?:\w+ )?(?:\d+|[a-z]+) (?:anni|years?)\b|\b(?:anni|years) (?:fa|ago|prima|insieme|together|of|di)\b|\b(?:when|quando|finche|until|till) (?:\w+ )?(?:was|were|aveva|avevano|avevo|era|erano)\b|\bgia (?:\w+) anni\b|\byears? already\b/.test(
        sentence.folded,
      ) &&
      !/\b(?:compi\w+|turn\w*)\b/.test(sentence.folded)
    )
      return 0.4;
    return AGE.test(sentence.folded) ||
      clause.keys.has("page") ||
      (sentence.keys.has("page") && clause.to - clause.from <= 3) ||
      isBorn
      ? 1
      : 0.5;
  }
  if (kind === "how-much" || kind === "how-many") {
    const days = daysOf(entry);
    const amounts = numbersIn(sentence.folded).filter(
      ({ start, end }) => !days.some((day) => start < day.end && day.start < end),
    );
    hit.amount =
      amounts.find(({ currency, start }) => currency && inClause(start)) ??
      amounts.find(({ start }) => inClause(start)) ??
      amounts[0];
    if (hit.amount && question.kind === "how-much") return isPriceOf(hit, question) ? 1 : 0.4;
    if (hit.amount) return 1;
    if (question.kind === "how-many") return sentence.tokens.some((token, at) => at > 0 && token.capital) ? 0.85 : 0.7;
    return /\b(?:[smlx]|xl|xxl|medium|small|large|half|meta|gratis|free)\b/.test(sentence.folded) &&
      /taglia|size|cost|pag/.test(sentence.folded)
      ? 0.95
      : 0.45;
  }
  if (kind === "who") {
    // “Who is her boss”: somebody by name, beside the word.
    const isRelation = (keys: readonly string[]) => keys.some((key) => RELATIONS.has(key));
    const asked = question.wants
      .filter(({ must }) => must)
      .flatMap(({ keys }) => keys.filter((key) => RELATIONS.has(key)));
    if (
      asked.length > 0 &&
      question.targets.every((target) => target.kind === "relation") &&
      question.wants.every(({ keys, must }) => !must || isRelation(keys))
    )
      return isNamedBeside(hit, asked, persona) ? 1 : 0.4;
    if (question.property === "pspouse" && !isNamedBeside(hit, null, persona)) return 0.5;
    if (
      question.property === "pspouse" &&
      question.targets.length === 0 &&
      !/\b(?:marr\w+|engaged|asked|wife|husband|moglie|marito|propos\w+|chiest\w|spos(?:at|ar|er)\w+|fidanzat\w)\b/.test(
        sentence.folded,
      )
    )
      return 0.4;
    // “Who is Simone”: whatever tells of him.
    if (question.wants.every(({ must }) => !must) || question.targets.length > 0) return 1;
    const others = mentionsOf(sentence).some(
      ({ key, at }) =>
        !persona.has(key) &&
        !question.tokens.some(({ word, keys }) => word === key || keys.includes(key)) &&
        !sentence.tokens[at]!.keys.every((one) => question.wants.some(({ keys }) => keys.includes(one))),
    );
    if (
      question.property !== "pspouse" &&
      /\b(?:with|con chi)\b/.test(question.folded) &&
      !/\b(?:with|con)\b/.test(sentence.folded)
    )
      return 0.5;
    if (others)
      return mentionsOf(sentence).some(({ behind, possesses, key }) => !behind && !possesses && !persona.has(key))
        ? 1
        : 0.9;
    return sentence.tokens.some(({ word }) => persona.has(word) || SOMEBODY.test(word)) ? 0.72 : 0.5;
  }
  if (kind === "name") {
    const relations = question.targets.filter((target) => target.kind === "relation");
    const asked = question.wants.flatMap(({ keys }) => keys);
    const isNamed = namedWith(entry.all, entry.index).some(
      ({ relation, owner }) =>
        asked.includes(relation) ||
        relations.some((target) => isTarget({ ...target, key: relation, kind: "relation", owner }, target, aliases)),
    );
    if (isNamed) return 1;
    if (relations.length > 0 || asked.some((key) => RELATIONS.has(key))) return 0;
    if (/\b(?:surname|cognome|nickname|soprannome|last name)\b/.test(question.folded))
      return /\b(?:surname|cognome|nickname|soprannom\w+|last name|known as|call(?:s|ed)? (?:him|her))\b/.test(
        sentence.folded,
      )
        ? 1
        : 0.4;
    // The name stands beside what bears it.
    const isBeside = sentence.tokens.some(
      (token, at) =>
        question.wants.some(({ keys, must }) => must && token.keys.some((key) => keys.includes(key))) &&
        sentence.tokens
          .slice(Math.max(0, at - 2), at + 6)
          .some(
            (other) =>
              other !== token &&
              other.capital &&
              other.start > 0 &&
              other.word !== "i" &&
              !persona.has(other.word) &&
              !question.tokens.some(({ word }) => word === other.word),
          ),
    );
    return isBeside ? 1 : 0.4;
  }
  if (kind === "where") {
    if (question.property) return 1;
    if (
      sentence.tokens.length <= 7 &&
      question.targets.length === 0 &&
      !placeIn(sentence.text) &&
      !PLACE_WORDS.test(withoutDays(entry))
    )
      return 0.7;
    return placeIn(sentence.text) ? 1 : PLACE_WORDS.test(withoutDays(entry)) ? 0.92 : 0.55;
  }
  if (kind === "what" && (!isGivenSo(question, sentence.folded) || !tellsCause(question, sentence.folded))) return 0.4;
  return 1;
}

/** A sentence with the days it speaks of taken out: “to 3 December” is no place. */
function withoutDays(entry: Hit["entry"]): string {
  let { folded } = entry.sentence;
  for (const { start, end } of daysOf(entry))
    folded = `${folded.slice(0, start)}${" ".repeat(end - start)}${folded.slice(end)}`;
  return folded;
}

const PLACE_WORDS =
  /\b(?:with|con|in|at|near|behind|under|inside|on|to|sotto|dietro|dentro|vicino|presso|nel|nella|nello|nell|sul|sulla|al|alla|all|a casa|in casa|da|dal|dalla|fuori|da (?:lui|lei)|street|road|via|piazza|viale|corso)[ ']\w+/;
