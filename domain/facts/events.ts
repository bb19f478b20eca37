import { daysOf, type Corpus, type Entry } from "./corpus.ts";
import { bearerOf, mentionsOf } from "./people.ts";
import type { Question } from "./question.ts";
import { isTarget } from "./about.ts";
import type { Search } from "./find.ts";

/** Something that happened, with its day. */
interface PastEvent {
  entry: Entry;
  day: number;
}

const CLASSES: readonly { asked: readonly string[]; told: readonly string[]; also?: RegExp }[] = [
  { asked: ["call"], told: ["call"], also: /\bon the phone\b|\bal telefono\b|\bphone\b/ },
  { asked: ["write", "email"], told: ["write", "email", "answer"] },
  { asked: ["quarrel", "angry", "shout"], told: ["quarrel", "shout"] },
  { asked: ["dinner"], told: ["dinner"] },
  { asked: ["lunch"], told: ["lunch"] },
  { asked: ["coffee"], told: ["coffee"] },
  {
    asked: ["speak", "hear", "say"],
    told: ["speak", "hear", "call"],
    also: /\b(?:told me|asked me|on the phone|al telefono|mi ha (?:detto|chiesto|raccontato))\b/,
  },
  {
    asked: ["see", "visit", "together", "stay"],
    told: [
      "see",
      "visit",
      "aperitif",
      "dinner",
      "lunch",
      "breakfast",
      "walk",
      "coffee",
      "party",
      "together",
      "barbecue",
    ],
    also: /\b(?:came (?:over|by|round|to (?:see|visit|us|me|dinner|lunch))|dropped (?:by|in)|was here|went (?:out|over|to (?:his|her|their))|at (?:his|her|their) (?:place|house|home|flat)|hung out|e (?:venut|passat)[oa]|siamo (?:andat|uscit)[ie]|sono (?:andat|passat)[oa] (?:da|a)|(?:da|a casa) (?:lui|lei|sua)|had (?:a )?(?:drink|beer|pint|meal)s?|went for|abbiamo (?:bevuto|mangiato|passato)|spent the)\b|\b(?:beers?|drinks?|pints?|coffee|lunch|dinner|gym|walk|cinema|pub|match|run|birra|birre|aperitivo|caffe|pranzo|cena|pizza|giro|partita|spritz) (?:\w+ )?(?:with|con|insieme)\b|\b(?:stayed (?:over|with|at)|sono stat[oa] (?:da|a)|siamo stat[ie]|(?:first|second|third|fourth|our|\w+th) date\b|(?:primo|secondo|terzo|quarto) appuntamento|picked (?:him|her|them) up|ha dormito|a dormire da|dormito da|accompagnat[oa])\b/,
  },
];
const NOT =
  /\b(?:not|never|n't|non|mai|nobody|without|senza|didn't|haven't|hasn't|don't|cancelled|canceled|disdett\w+|annullat\w+|saltat\w+|should|would|could|wish|want|wants|wanted to|vorrei|dovrei|potrei|avrei|voglio|vuole|if|se|maybe|forse|every|ogni|hope|spero)\b|\bby \w+ing\b/;
/** “I’m to call her back”: not done. */
const OBLIGED =
  /\b(?:am|'m|is|are|have|has|had|need|needs|want|wants|promised|going|must|should|devo|deve|dovrei) (?:to )?(?:call|ring|phone|see|meet|visit|text|write|chiamar\w+|telefonar\w+|sentir\w+|veder\w+|scriver\w+)\b/;
/** “Ha il visto”: a visa, not “seen”. */
const VISA = /\b(?:il|un|del|col|suo) visto\b/;
const SINCE = /\b(?:since|da|dal|dall'|dai|dopo|fin da)\b/;
const ME = /\b(?:i|me|my|we|us|our|mi|ci|io|noi|ho|abbiamo|siamo|sono|mia|mio|nostr[oaie])\b/;
const THEM =
  /\b(?:him|her|he|she|them|they|lo|la|gli|le|lui|lei|loro|l'ho|we|us|ci|noi|siamo|abbiamo|insieme|together|sua|suo|his)\b|\bl'(?:ho|abbiamo)\b/;

function classOf(question: Question): (typeof CLASSES)[number] | null {
  const keys = question.tokens.flatMap((token) => token.keys);
  const strong = question.wants.filter(({ weight }) => weight > 0.5).flatMap((want) => want.keys);
  return (
    CLASSES.find(({ asked }) => asked.some((key) => strong.includes(key))) ??
    CLASSES.find(({ asked }) => asked.some((key) => keys.includes(key))) ??
    (/\b(?:da lui|da lei|stat[oa] (?:da|a casa)|trovarl[oa]|hang|hung|get together|got together|uscit[ie]|uscire|went out|date|appuntamento|catch up|caught up|was he here|was she here)\b/.test(
      question.folded,
    )
      ? CLASSES[CLASSES.length - 1]!
      : null)
  );
}

/** Whether the question's other words match as well. */
function matchesRest(question: Question, event: (typeof CLASSES)[number] | null, { sentence }: Entry): boolean {
  const rest = question.wants.filter(
    ({ keys, weight, period }) =>
      weight > 0.5 && !period && !(event && keys.some((key) => event.asked.includes(key) || event.told.includes(key))),
  );
  return rest.every(
    ({ keys, related }) =>
      keys.some((key) => sentence.keys.has(key)) || (!event && related.some((key) => sentence.keys.has(key))),
  );
}

/** All events of the kind asked for, the newest first. */
export function pastEvents({ corpus, question, persona, aliases, today }: Search): PastEvent[] {
  const event = classOf(question);
  const period = question.wants.find((want) => want.period)?.period;
  const found: PastEvent[] = [];
  if (!event && question.wants.length === 0) return found;
  for (const entry of corpus.entries) {
    const { sentence, text } = entry;
    if (
      (text.kind === "plan" && text.done === undefined) ||
      sentence.isQuestion ||
      VISA.test(sentence.folded) ||
      (text.done === undefined && sentence.tense === "future" && !isDone(entry, event))
    )
      continue;
    const told = event
      ? sentence.tokens.some(
          ({ keys }) => keys.some((key) => event.told.includes(key)) && !keys.includes("appointment"),
        ) ||
        (event.also?.test(sentence.folded) ?? false)
      : question.wants.some(({ keys }) => keys.some((key) => sentence.keys.has(key)));
    if (/\b(?:seeing (?:someone|somebody|a )|si vede con|dating)\b/.test(sentence.folded)) continue;
    if (!told || !matchesRest(question, event, entry) || !isBetween(entry, question, persona, aliases, event !== null))
      continue;
    const days = daysOf(entry).filter(
      ({ day, span, yearless }) =>
        day <= today && (span === "day" || span === "week") && !(yearless && day > text.written),
    );
    if (text.done !== undefined) {
      if (event?.asked.includes("quarrel")) continue;
      found.push({ entry, day: text.done });
      continue;
    }
    if (event && OBLIGED.test(sentence.folded) && !isDone(entry, event)) continue;
    const denied = NOT.test(sentence.folded);
    if (denied) {
      const since = days.find(({ start }) => SINCE.test(sentence.folded.slice(Math.max(0, start - 10), start)));
      if (since) found.push({ entry, day: since.day });
      else if (/\b(?:every|ogni)\b/.test(sentence.folded) || isNegated(entry, event)) continue;
      else found.push({ entry, day: eventDay(days, text.written) });
      continue;
    }
    found.push({ entry, day: eventDay(days, text.written) });
  }
  return found
    .filter(({ day }) => day <= today && (!period || (day >= period.from && day <= period.to)))
    .toSorted((x, y) => y.day - x.day);
}

/** Whether the event itself is past: “Callum phoned: the repairs will cost a lot”. */
function isDone({ sentence }: Entry, event: (typeof CLASSES)[number] | null): boolean {
  return sentence.clauses.some(({ done, keys }) => done && (event === null || event.told.some((key) => keys.has(key))));
}

export function eventDay(days: readonly { day: number; start: number }[], written: number): number {
  return days.find(({ day }) => day <= written)?.day ?? written;
}

/** Whether the event is negated in its clause. */
function isNegated({ sentence }: Entry, event: (typeof CLASSES)[number] | null): boolean {
  if (!event) return true;
  return sentence.clauses.every(({ from, to }) => {
    const place = sentence.tokens.slice(from, to).findIndex(({ keys }) => keys.some((key) => event.told.includes(key)));
    if (place === -1) return true;
    const start = sentence.tokens[from]!.start;
    return NOT.test(sentence.folded.slice(start, sentence.tokens[from + place]!.end));
  });
}

/** Whether it took place between the user and the person asked about. */
function isBetween(
  entry: Entry,
  question: Question,
  persona: ReadonlySet<string>,
  aliases: Search["aliases"],
  event: boolean,
): boolean {
  const { sentence } = entry;
  const told = mentionsOf(sentence).filter(({ key, word }) => !persona.has(key) && !persona.has(word));
  if (question.targets.length > 0)
    return question.targets.every((target) => told.some((mention) => isTarget(mention, target, aliases)));
  const named = sentence.tokens.some(({ word }) => persona.has(word));
  const isMine = ME.test(sentence.folded);
  if (
    told.some(({ kind, possesses }) => kind === "relation" || !possesses) &&
    !named &&
    !(isMine && THEM.test(sentence.folded))
  )
    return false;
  if (!event) return true;
  const clause = sentence.clauses.find(({ from, to }) =>
    sentence.tokens
      .slice(from, to)
      .some(({ keys }) => CLASSES.some(({ told: kinds }) => keys.some((key) => kinds.includes(key)))),
  );
  const bearer = clause ? bearerOf(sentence, clause, persona) : null;
  if (bearer && bearer.others.length > 0 && !isMine && !named) return false;
  // “He met his sister”: without the user.
  const others = told.filter(
    ({ kind, at }) => kind === "relation" && (!clause || (at >= clause.from && at < clause.to)),
  );
  return isMine || named || others.length === 0 || !/\b(?:he|she|ha|lui|lei)\b/.test(sentence.folded);
}

interface FutureDay {
  entry: Entry;
  day: number | null;
}

/** Future days mentioned in the texts, the nearest first. */
export function futureDays(corpus: Corpus, today: number): FutureDay[] {
  const found: FutureDay[] = [];
  for (const entry of corpus.entries) {
    if (entry.text.kind === "plan" || entry.sentence.isQuestion) continue;
    const day = daysOf(entry).find((mention) => {
      const clause = entry.sentence.clauses.find(({ to }) => mention.start < entry.sentence.tokens[to - 1]!.end);
      if (mention.yearless && (clause?.past ?? entry.sentence.tense === "past")) return false;
      return (
        mention.day >= today &&
        mention.day <= today + 400 &&
        mention.day >= entry.text.written &&
        mention.span !== "year"
      );
    })?.day;
    if (day !== undefined && (entry.sentence.tense !== "past" || day > entry.text.written)) {
      if (day === today && entry.text.written === today && entry.sentence.tense === "past") continue;
      found.push({ entry, day });
      continue;
    }
    const birthday = daysOf(entry).find(({ yearless }) => yearless);
    if (birthday && entry.sentence.keys.has("birthday")) {
      let next = birthday.day;
      while (next < today) next += 365.25;
      if (next <= today + 60) found.push({ entry, day: Math.round(next) });
    }
  }
  return found.toSorted((x, y) => (x.day ?? 0) - (y.day ?? 0));
}
