import type { Language } from "#domain/language.ts";
import { flatten } from "./intent.ts";
import { isShortEnough, isStatement, rephraseClause, scoreStatement, type Reflection } from "./reflect.ts";
import { clausesOf, statementSentences, type Link } from "./statement-parts.ts";

/** Maximum length of two joined statements, in words and characters. */
const MAX_WORDS = 38;
const MAX_LENGTH = 250;
/** Maximum number of statements compared. */
const MAX_UNITS = 12;

interface Unit extends Reflection {
  link: Link;
  at: number;
  weight: number;
}

/**
 * Repeats a message in the second person: its most important statement, and a second one if there is room; null if
 * nothing can be repeated reliably. `about` filters the statements.
 */
export function sayBack(
  message: string,
  language: Language,
  name: string,
  about: (raw: string) => boolean = () => true,
): Reflection | null {
  const units = unitsOf(message, language, name).filter(
    ({ raw, text }) => about(raw) && !AMBIGUOUS_TU.test(text) && !SELF_REPROACH.test(flatten(raw)),
  );
  let best: { units: Unit[]; score: number } | null = null;
  for (const [at, one] of units.entries()) {
    for (const other of [null, ...units.slice(at + 1)]) {
      const score = other === null ? scoreOf(one) : scoreOfTwo(one, other, language);
      if (best === null || score > best.score) best = { units: other === null ? [one] : [one, other], score };
    }
  }
  if (best === null) return null;
  const [one, other] = best.units as [Unit, Unit?];
  if (!other) return { text: one.text, raw: one.raw, scene: isScene(one.raw) };
  return {
    text: joined(one, other, language),
    raw: `${one.raw}. ${other.raw}`,
    scene: isScene(one.raw) && words(other.raw) < FEW_TO_SAY,
  };
}

/** The user's negative judgements of themselves, which are never repeated. For flattened text. */
const SELF_REPROACH =
  /\b(?:i(?:'ve| have)? (?:am|was|been|feel) (?:\w+ )?(?:no (?:use|good)|useless|worthless|pathetic|a (?:\w+ )?(?:failure|burden|monster|coward|disgrace|(?:bad|terrible|awful|rubbish|horrible|useless) \w+))|i'?m (?:\w+ )?(?:no (?:use|good)|useless|worthless|pathetic|a (?:\w+ )?(?:failure|burden|monster|coward|disgrace|(?:bad|terrible|awful|rubbish|horrible|useless) \w+))|mi (?:fa|faccio|fanno) schifo|mi odio|(?:sono|mi sento) (?:una |un |un')?(?:fallit\w|fallimento|schifo|inutile|pessim\w|cattiv\w|egoist\w|mostro|peso|vigliacc\w|incapace|nullita|merda)|non (?:servo|valgo|sono servit[oa]|sono capace|sono buon[oa]) (?:a |di )?(?:niente|nulla|nessuno))\b/;

/** Ambiguous about who “tu” is. */
const AMBIGUOUS_TU =
  /\p{L} tu$|^\p{Lu}\p{L}+ tu(?!\p{L})|(?<!\p{L})tu,? e \p{Lu}\p{L}+ tu(?!\p{L})|(?<!\p{L})e ancora \p{L}+o per(?!\p{L})/u;

const isScene = (raw: string) => SETTING.test(flatten(raw)) && words(raw) < LONG_FOR_SETTING;
const FEW_TO_SAY = 7;

const words = (text: string) => text.split(/\s+/).length;

/** Background before the point. For flattened text. */
const SETTING =
  /^(?:i'?m \d+|i am \d+|ho \d+ anni|(?:he|she) is \d+|ha [a-z]+(?:a|o)?nt\w* anni|ha \d+ anni|we(?:'ve| have) been (?:married|together)|siamo (?:sposat|insieme)|there'?s (?:a|this) |c'?e (?:un|una|questo|questa) |it'?s the (?:\w+) (?:time|year)|e (?:il|la) (?:prim|second|terz|quart)\w* |i don'?t want to be the|not trying|i'?m not (?:religious|trying|one)|i (?:respect|like|love) (?:him|her|them) a lot|he'?s a friend|\d+ years? of)/;

/** A decision, or something that just happened to the user. For flattened text. */
const DECIDES =
  /^(?:i'?ll |i won'?t |i'?d rather |i would rather |i'?ve (?:decided|been (?:offered|asked|told))|i have (?:decided|discovered|been (?:offered|asked|told))|i (?:decided|got|lost|found)|ho (?:deciso|scoperto|ricevuto|perso)|non (?:lo|la|gli|le) \w+o\b|lascio |ci rinuncio|mi hanno )/;
/** Life-changing news about anybody. For flattened text. */
const NEWS =
  /\b(?:results?|diagnos\w+|lump|cancer|pregnant|miscarr\w+|negative|engaged|married|divorc\w+|broke up|left (?:me|him|her)|died|hospital|surgery|operation|fired|passed|failed|moved (?:to|out)|moving|esito|risultat[oi]|nodulo|tumore|incinta|negativ[oi]|fidanzat[oi]|si sposa\w*|divorzi\w*|separat[oi]|lasciat[oa]|mort[oa]|ospedale|operazione|operat[oa]|licenziat[oa]|bocciat[oa]|promoss[oa]|trasferi\w+)\b/;
/** The current state. For flattened text. */
const NOW = /^(?:now|today|tonight|this morning|yesterday|last night|adesso|ora|oggi|stasera|stamattina|ieri) /;
const FIRST = 1.1;
const LAST = 0.7;
const LONG_FOR_SETTING = 12;

const scoreOf = (unit: Unit) => unit.weight - (words(unit.text) < 6 ? 0.5 : 0);

function scoreOfTwo(one: Unit, other: Unit, language: Language): number {
  const text = joined(one, other, language);
  if (words(text) > MAX_WORDS || text.length > MAX_LENGTH) return Number.NEGATIVE_INFINITY;
  const near = other.at === one.at + 1 ? 0.3 : 0;
  // The first statement names whom the second refers to.
  const named = PRONOUN.test(flatten(other.raw)) ? 1 : 0;
  const unnamed = one.at > 0 && PRONOUN.test(flatten(one.raw)) ? 0.8 : 0;
  const cost = words(text) <= FEW_WORDS ? MIN_ADDED_WEIGHT / 3 : MIN_ADDED_WEIGHT;
  return one.weight + other.weight + near + named - unnamed - cost - 0.04 * Math.max(0, words(text) - 24);
}
/** Minimum weight a second statement must add; a third of it if both are short. */
const MIN_ADDED_WEIGHT = 0.9;
const FEW_WORDS = 18;
const PRONOUN = /^(?:it|that|this|there|its|he|she|they|he's|she's|lui|lei|loro|gli|le) /;

function joined(one: Unit, other: Unit, language: Language): string {
  const it = language === "it";
  const turn = /^(adesso|ora|oggi|ieri|poi) (?:però|pero) /i;
  if (turn.test(other.text)) return `${one.text}, ma ${other.text.replace(turn, "$1 ")}`;
  if (other.link === "but") return `${one.text}, ${it ? "ma" : "but"} ${other.text}`;
  if (other.link === "because" && other.at === one.at + 1)
    return `${one.text} ${it ? "perché" : "because"} ${other.text}`;
  if (other.link === "so") return `${one.text}, ${it ? "quindi" : "so"} ${other.text}`;
  const long =
    DECIDES.test(flatten(one.raw)) || /[,;:]| and | e /.test(one.text) || words(one.text) + words(other.text) > 22;
  return long ? `${one.text}; ${other.text}` : `${one.text}, ${it ? "e" : "and"} ${other.text}`;
}

/** The statements of a message in order: whole sentences, or the clauses of those too long or not rephrasable. */
function unitsOf(message: string, language: Language, name: string): Unit[] {
  const told = (raw: string) =>
    isShortEnough(raw) && isStatement(raw, language, name) ? rephraseClause(raw, language, name) : null;
  const found = statementSentences(message, language).flatMap((sentence) => {
    const whole = told(sentence.text);
    if (whole !== null) return [{ raw: sentence.text, text: whole, link: sentence.link }];
    return clausesOf(sentence.text, language).flatMap((clause, at) => {
      const text = told(clause.text);
      return text === null ? [] : [{ raw: clause.text, text, link: at === 0 ? sentence.link : clause.link }];
    });
  });
  const all = found.slice(0, MAX_UNITS);
  return all.map((unit, at) => ({ ...unit, at, weight: weightOf(unit.raw, at, all.length, name) }));
}

function weightOf(raw: string, at: number, of: number, name: string): number {
  const flat = flatten(raw);
  const place = (at === 0 ? FIRST : 0) + (at === of - 1 ? LAST : 0);
  const setting = SETTING.test(flat) && words(flat) < LONG_FOR_SETTING ? 1.5 : 0;
  return (
    scoreStatement(raw, name) +
    place +
    (DECIDES.test(flat) ? 1.5 : 0) +
    (NEWS.test(flat) ? 2.2 : 0) +
    (NOW.test(flat) ? 0.8 : 0) -
    setting
  );
}
