import { checkSafety } from "#domain/safety/check.ts";
import type { CoachSource } from "#domain/coaching/reply-types.ts";
import type { Language } from "#domain/language.ts";
import {
  isAlarming,
  nameVariants,
  corpusOf,
  daysOf,
  nameWords,
  type Corpus,
  type Entry,
  type CorpusInput,
} from "./corpus.ts";
import { dateOf, dayIn } from "./days.ts";
import { balanceOf, moneyIn } from "./money.ts";
import { mentionsOf } from "./people.ts";
import { amountText } from "./say.ts";
import { STOP_WORDS } from "./words.ts";

/** All texts about one person. */
export interface KnownInput extends CorpusInput {
  language: Language;
  persona: { name: string };
  now: Date;
}

/** A fact that is certain enough to be mentioned without being asked for. */
interface Known {
  /** When the newest of its texts was written. */
  written: Date;
  sources: CoachSource[];
}

/** A sum that the person still owes the user. */
export interface OpenSum extends Known {
  /** “250 euros”. */
  sum: string;
  /** Whether a part has been paid. */
  isRest: boolean;
}

/** A promise, in the words after “promised to” or “ha promesso di”. */
export interface OpenPromise extends Known {
  what: string;
  /** The sentence it was read from, as written. */
  text: string;
}

export interface Birthday extends Known {
  /** The nearest one, in the past or future half year. */
  day: Date;
  /** Days until then; negative if it has passed. */
  ahead: number;
}

/** What the person cannot or does not eat, as written. */
export interface Diet extends Known {
  text: string;
}

interface Reading {
  corpus: Corpus;
  persona: ReadonlySet<string>;
  today: number;
}

function readingOf(input: KnownInput): Reading {
  const corpus = corpusOf({ ...input, messages: [] });
  return {
    corpus,
    persona: nameVariants(nameWords(input.persona.name), corpus.names),
    today: dayIn(input.now, input.time_zone),
  };
}

/** A bug that an unforeseen text triggers must not break the page. */
function orNull<T>(find: () => T | null): T | null {
  try {
    return find();
  } catch {
    return null;
  }
}

const knownFrom = (entries: readonly Entry[]): Known => ({
  written: dateOf(Math.max(...entries.map(({ text }) => text.written))),
  sources: [...new Map(entries.map(({ text }) => [`${text.source.kind} ${text.source.id}`, text.source])).values()],
});

const othersIn = ({ sentence }: Pick<Entry, "sentence">, persona: ReadonlySet<string>) =>
  mentionsOf(sentence).filter(({ key, word }) => !persona.has(key) && !persona.has(word));

/** Whether a sentence is about the person alone: by name, or by a pronoun if the text names nobody else. */
function isOnlyTheirs(entry: Entry, persona: ReadonlySet<string>): boolean {
  if (othersIn(entry, persona).length > 0) return false;
  if (entry.sentence.tokens.some(({ word }) => persona.has(word))) return true;
  return entry.all.every((sentence) => othersIn({ sentence }, persona).length === 0);
}

const LET_GO =
  /\b(?:forg(?:ive|ave|iven|et) (?:it|the|him|her|them|about)|(?:can|may|could|should) keep|let (?:him|her|them) off|write it off|a gift|no need to pay|condon\w+|abbuon\w+|(?:può|puo|possono) tener\w+|lasciat\w (?:perdere|stare)|non (?:li|me li) (?:rivoglio|deve)|regal\w+ i soldi|swap\w*|instead of (?:the )?money|al posto dei soldi)\b/;

/**
 * What the person still owes the user; only if exactly one sum was lent, its currency is known, no debt of the user or of
 * others is mentioned, and no later text writes it off.
 */
export function openSum(input: KnownInput): OpenSum | null {
  return orNull(() => {
    const { corpus, persona, today } = readingOf(input);
    let doubtful = false;
    const facts = moneyIn(corpus, (_, entry) => {
      const isTheirs = isOnlyTheirs(entry, persona);
      if (!isTheirs && entry.sentence.tokens.some(({ word }) => persona.has(word))) doubtful = true;
      return isTheirs;
    });
    const lent = facts.filter(({ way }) => way === "lent");
    const starts = lent.length > 0 ? lent : facts.filter(({ way }) => way === "owed");
    const isMutual = facts.some(({ way }) => way === "borrowed" || way === "repaid" || way === "owing");
    const isOne = new Set(starts.map(({ value }) => value)).size === 1 && starts.every(({ value }) => value !== null);
    const currencies = new Set(facts.flatMap(({ currency }) => currency ?? []));
    if (doubtful || isMutual || !isOne || currencies.size !== 1) return null;
    if (facts.some(({ handed, entry, day }) => handed || isAlarming(entry.text.content) || day > today)) return null;
    const first = Math.min(...starts.map(({ day }) => day));
    if (corpus.entries.some(({ sentence, text }) => text.written >= first && LET_GO.test(sentence.folded))) return null;
    const balance = balanceOf(facts, "theirs");
    if (!balance || !(balance.sum > 1)) return null;
    const [currency] = currencies;
    return {
      sum: amountText(balance.sum, currency!, { language: input.language, today, name: input.persona.name }),
      isRest: balance.parts.some(({ way }) => way === "back"),
      ...knownFrom(balance.parts.map(({ entry }) => entry)),
    };
  });
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const PROMISED: Record<Language, (names: string) => RegExp> = {
  en: (names) =>
    new RegExp(
      `^(?:(?:${names}|he|she) )?(?:has |had )?promised (?:me |us )?(?:to|(?:that )?(?:he|she)(?:['’]d| would)) (?!not\\b)(.{4,80}?)[.!]*$`,
      "iu",
    ),
  it: (names) => new RegExp(`^(?:(?:${names}|lui|lei) )?(?:mi |ci )?ha promesso di (?!non\\b)(.{4,80}?)[.!]*$`, "iu"),
};
/** Too private for a message or a tip. */
const PRIVATE =
  /\b(?:ill|illness|cancer|chemo\w*|surgery|operation|hospital|doctor|therap\w+|pills?|pregnan\w*|sex\w*|affair|secret\w*|drink\w*|drugs?|clinic\w*|psych\w+|malat\w+|tumore|chemio\w*|operazione|intervento|ospedale|medic\w+|dottor\w*|psicolog\w+|incinta|gravidanza|sess\w+|tradi\w+|segret\w+|bere|alcol\w*|drog\w+)\b/;

/** What the person promised the user; only if it is the only promise, and no later text mentions it. */
export function openPromise(input: KnownInput): OpenPromise | null {
  return orNull(() => {
    const { corpus, persona } = readingOf(input);
    const match = PROMISED[input.language]([...persona].map(escaped).join("|"));
    const found = corpus.entries.flatMap((entry) => {
      const what = match.exec(entry.sentence.original.trim())?.[1];
      return what && entry.text.kind === "note" ? [{ entry, what }] : [];
    });
    const [only, another] = found;
    if (!only || another) return null;
    const { entry, what } = only;
    // “Tomorrow” would mean another day when it is quoted later.
    const isTimed = daysOf(entry).length > 0 || /\b(?:today|tonight|tomorrow|oggi|stasera|domani)\b/i.test(what);
    const { folded } = entry.sentence;
    if (isTimed || !isOnlyTheirs(entry, persona) || PRIVATE.test(folded) || checkSafety(entry.text.content))
      return null;
    const after = entry.sentence.tokens.slice(
      entry.sentence.tokens.findIndex(({ word }) => /^promis|^promess/.test(word)),
    );
    const things = after.filter(({ word }) => !STOP_WORDS.has(word) && word.length > 3).slice(1);
    const isSpokenOf = corpus.entries.some(
      (other) =>
        other !== entry &&
        (other.text.written > entry.text.written || (other.text === entry.text && other.index > entry.index)) &&
        things.some(({ keys }) => keys.some((key) => other.sentence.keys.has(key))),
    );
    return isSpokenOf ? null : { what, text: entry.sentence.original, ...knownFrom([entry]) };
  });
}

const HALF_A_YEAR = 183;

/** The person’s birthday; only if all texts agree on the day and on whose it is. */
export function ownBirthday(input: KnownInput): Birthday | null {
  return orNull(() => {
    const { corpus, persona, today } = readingOf(input);
    const told = corpus.entries.flatMap((entry) => {
      if (entry.sentence.isQuestion || !entry.sentence.keys.has("birthday") || !isOnlyTheirs(entry, persona)) return [];
      if (/\b(?:my|mio|party|festa|dinner|cena|not|non)\b/.test(entry.sentence.folded)) return [];
      const days = daysOf(entry).filter(({ yearless, span }) => yearless && span === "day");
      return days.length === 1 ? [{ entry, day: dateOf(days[0]!.day) }] : [];
    });
    const [first] = told;
    const label = (day: Date) => `${day.getUTCMonth()}-${day.getUTCDate()}`;
    if (!first || told.some(({ day }) => label(day) !== label(first.day)) || isAlarming(first.entry.text.content))
      return null;
    const year = dateOf(today).getUTCFullYear();
    const days = [year - 1, year, year + 1].map(
      (one) => Date.UTC(one, first.day.getUTCMonth(), first.day.getUTCDate()) / 86_400_000,
    );
    const day = days.find((one) => Math.abs(one - today) <= HALF_A_YEAR);
    if (day === undefined) return null;
    return { day: dateOf(day), ahead: day - today, ...knownFrom(told.map(({ entry }) => entry)) };
  });
}

const NO_MORE =
  /\b(?:no longer|not|isn't|used to|anymore|any more|outgrown|maybe|might|thinks|non|forse|piu|una volta|magari|sembra)\b/;
const DIET =
  /\b(?:allergic|allergy|intoleran\w*|coeliac|celiac|vegetarian|vegan|allergic[oa]|allergi[ae]|intolleran\w+|celiac[oa]|vegetarian[oa]|vegan[oa])\b/;

/** What the person cannot or does not eat; only if no later text contradicts it. */
export function ownDiet(input: KnownInput): Diet | null {
  return orNull(() => {
    const { corpus, persona } = readingOf(input);
    const told = corpus.entries.filter(
      (entry) =>
        entry.text.kind === "note" &&
        !entry.sentence.isQuestion &&
        DIET.test(entry.sentence.folded) &&
        isOnlyTheirs(entry, persona),
    );
    const [newest] = told;
    if (!newest || told.some(({ sentence }) => NO_MORE.test(sentence.folded)) || checkSafety(newest.text.content))
      return null;
    return { text: newest.sentence.original, ...knownFrom([newest]) };
  });
}
