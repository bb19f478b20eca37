import { CHOICE_LETTERS } from "#domain/choice-item.ts";
import type { Language } from "#domain/language.ts";
import { checkSafety } from "#domain/safety/check.ts";
import type { TraitScores } from "#domain/traits.ts";
import { cleanName, plainWords, shorten } from "./clean.ts";
import { SINGLE_LABELS } from "./content.labels.ts";
import { PAIRS, type PairText } from "./content.pairs.ts";
import { SELF_CHOICES } from "./content.self-answers.ts";
import { BETWEEN, SELF_CLAUSES } from "./content.self-clauses.ts";
import * as frames from "./content.self-frames.ts";
import { SELF_COSTS } from "./content.self-costs.ts";
import { SELF_GIVES } from "./content.self-gives.ts";
import * as middle from "./content.self-middle.ts";
import { SELF_PAIRS, type Leans } from "./content.self-pairs.ts";
import { SELF_PAIRS_MORE } from "./content.self-pairs-more.ts";
import { SELF_QUOTES } from "./content.self-quotes.ts";
import { SELF_SCENES } from "./content.self-scenes.ts";
import { softQuotes } from "./evidence.ts";
import { rankTraits, traitKey, type MarkedTrait } from "./marked.ts";
import { selfAdvice, selfCare } from "./self-advice.ts";
import { shuffled, type Say } from "./self-say.ts";
import { countWords, fill, hash, joinList, lowerFirst, pick, upperFirst } from "./text.ts";
import { vary } from "./vary.ts";

export interface Interpretation {
  profile_label: string;
  summary: string;
  relational_advice: string;
}

export interface SelfInput {
  traits: TraitScores;
  language: Language;
  name?: string | null;
  /** Accepted for symmetry with what the profile holds; the answers say nothing about age, so nothing is drawn from it. */
  age?: number | null;
  /** Chooses among the wordings; the same seed and data always give the same text. */
  seed?: string;
  /** Which form the scores come from; without it the short one. */
  form?: "short" | "full";
  /** Stored key → stored value of the optional groups: `communication_style_*`, `relationship_memory_*`, `personal_growth_*`. */
  answers?: Readonly<Record<string, string>>;
}

const LONGEST_SUMMARY = 165;
const SHORTEST_SUMMARY = 92;
/** A second answer is taken up only while the portrait is shorter than this. */
const ROOM_FOR_MORE = 125;
const LONGEST_QUOTE = 80;

/** Distance of a mean from 3 under which a lean is slight, and from which it is marked. */
const SLIGHT = 1;
const MARKED = 1.5;

/** The key of two marked traits in the tables of pairs, whatever their order. */
function pairKey(first: MarkedTrait, second: MarkedTrait): { pair: string; leans: Leans } {
  const [x, y] = PAIRS[`${first.trait}${second.trait}`] ? [first, second] : [second, first];
  return { pair: `${x.trait}${y.trait}`, leans: `${x.band === "high" ? "h" : "l"}${y.band === "high" ? "h" : "l"}` };
}

/** The text for two marked traits, whatever their order. */
export function pairOf(first: MarkedTrait, second: MarkedTrait): PairText {
  const { pair, leans } = pairKey(first, second);
  const found = PAIRS[pair]?.[leans];
  if (!found) throw new RangeError(`no pair ${pair}`);
  return found;
}

/** A sentence of the portrait; of those that are dispensable the highest goes first when it gets too long. */
interface Part {
  text: string;
  dispensable: number;
}

/**
 * A person's own portrait from the five trait means and, where given, the optional answers: label (2–4 words), summary
 * (90–170 words) and advice (80–150 words, paragraphs parted by blank lines). Deterministic; contradicts no band; a
 * lean just inside its band is said more softly; never compares with others.
 */
export function interpretSelf(input: SelfInput): Interpretation {
  const { traits, language } = input;
  const seed = `${input.seed ?? ""}|${traitKey(traits)}`;
  const say: Say = (list, slot, values = {}) => fill(vary(pick(list, seed, slot)[language], seed, slot), values);
  const { marked, between } = rankTraits(traits, seed);
  const [first, second] = marked;
  const name = input.name ? cleanName(input.name) : "";
  const answers = readAnswers(input, seed, say);

  const parts = first ? leaning(traits, marked, language, seed, say) : leaningNowhere(seed, say);
  const [taken, more] = answers.said;
  if (taken) parts.push({ text: taken, dispensable: 1 });
  const place = parts.length;
  if (first && between.length > 0) {
    const open = shuffled(between, seed, "open").map((trait) => say(BETWEEN[trait], `between${trait}`));
    const list = open.join(", ");
    parts.push({ text: upperFirst(say(frames.BETWEEN_FRAMES, "between", { list })), dispensable: 0 });
  }
  parts.push({ text: say(input.form === "full" ? frames.DOUBT_FULL : frames.DOUBT_SHORT, "doubt"), dispensable: 0 });
  if (more && wordsOf(parts) < ROOM_FOR_MORE) parts.splice(place, 0, { text: more, dispensable: 1 });
  for (const text of spare(first, say))
    if (wordsOf(parts) < SHORTEST_SUMMARY && !parts.some((part) => part.text === text))
      parts.splice(place, 0, { text, dispensable: 1 });
  const summary = fit(parts);

  return {
    profile_label: !first
      ? say(middle.MIDDLE_LABELS, "label")
      : second
        ? pairOf(first, second).label[language]
        : SINGLE_LABELS[first.trait][first.band][language],
    summary: name ? `${upperFirst(name)}, ${lowerFirst(summary)}` : summary,
    relational_advice: answers.grave ? selfCare(seed, say) : selfAdvice(marked, answers.tip, seed, say),
  };
}

function leaning(
  traits: TraitScores,
  marked: readonly MarkedTrait[],
  language: Language,
  seed: string,
  say: Say,
): Part[] {
  const [first, second] = marked;
  if (!first) return [];
  const clause = ({ trait, band }: MarkedTrait) => say(SELF_CLAUSES[trait][band], `clause${trait}`);
  const strength = ({ trait }: MarkedTrait): frames.Strength => {
    const distance = Math.abs(traits[trait] - 3);
    return distance < SLIGHT ? "slight" : distance < MARKED ? "plain" : "marked";
  };
  const softness = (entries: readonly MarkedTrait[]) =>
    entries.every((entry) => strength(entry) === "slight") ? "slight" : "plain";
  // Two people with the same leading trait need not be met in the same scene.
  const shown = second && hash(`shown|${seed}`) % 3 === 0 ? second : first;
  const scene = { text: say(SELF_SCENES[shown.trait][shown.band], "scene"), dispensable: 2 };
  const lead = { text: say(frames.LEAD_FRAMES[strength(first)], "lead", { c: clause(first) }), dispensable: 0 };

  const give = { text: say(SELF_GIVES[first.trait][first.band], "give"), dispensable: 3 };
  const cost = { text: say(SELF_COSTS[first.trait][first.band], "cost"), dispensable: 0 };
  if (!second) {
    const shape = hash(`shape|${seed}`) % 3;
    if (shape === 0) return [lead, scene, give, cost];
    const scenes = shuffled(SELF_SCENES[first.trait][first.band], seed, "scenes").slice(0, 2);
    const [one, other] = scenes.map((text) => ({ text: say([text], "scenes") }));
    if (!one || !other) return [lead, scene, cost];
    const last = { ...other, dispensable: 2 };
    return shape === 1
      ? [lead, { ...one, dispensable: 0 }, last, cost]
      : [lead, { ...give, dispensable: 0 }, { ...one, dispensable: 0 }, last];
  }

  const { pair, leans } = pairKey(first, second);
  const together = [SELF_PAIRS, SELF_PAIRS_MORE].flatMap((pairs) => pairs[pair]?.[leans] ?? []);
  const mix = { text: say(together, "pair"), dispensable: 0 };
  const further = marked.slice(2);
  const also: Part[] = [];
  if (further.length > 0) {
    const list = joinList(further.map(clause), language);
    also.push({ text: say(frames.ALSO_FRAMES[softness(further)], "also", { list }), dispensable: 0 });
  }

  // A joint opening says both traits equally firmly, so it is only for two that are.
  if (hash(`shape|${seed}`) % 5 < 2 && softness([first]) === softness([second])) {
    const joint = say(frames.JOINT_FRAMES[softness([first])], "joint", { c: clause(first), d: clause(second) });
    const opening = { text: upperFirst(joint), dispensable: 0 };
    return hash(`order|${seed}`) % 2 ? [opening, mix, scene, ...also] : [opening, mix, ...also, scene];
  }
  const next = { text: say(frames.SECOND_FRAMES[softness([second])], "second", { c: clause(second) }), dispensable: 0 };
  if (hash(`apart|${seed}`) % 3 === 0) {
    const other = { text: say(SELF_SCENES[second.trait][second.band], "other"), dispensable: 2 };
    return [lead, { ...give, dispensable: 0 }, cost, next, other, ...also];
  }
  return shown === first ? [lead, scene, next, mix, ...also] : [lead, next, scene, mix, ...also];
}

/** What may be added where a portrait turns out too short. */
function spare(first: MarkedTrait | undefined, say: Say): string[] {
  if (!first)
    return [
      say(middle.MIDDLE_OTHER_SIDE, "other"),
      say(middle.MIDDLE_ELSE, "else"),
      ...middle.MIDDLE_SCENE.map((text) => say([text], "scene")),
    ];
  return [SELF_COSTS, SELF_GIVES].map((table) =>
    say(table[first.trait][first.band], table === SELF_COSTS ? "cost" : "give"),
  );
}

function leaningNowhere(seed: string, say: Say): Part[] {
  const open = { text: say(middle.MIDDLE_OPEN, "open"), dispensable: 0 };
  const [one, another] = shuffled(middle.MIDDLE_SCENE, seed, "scenes").map((text) => say([text], "scene"));
  const scene = { text: one ?? "", dispensable: 0 };
  const otherSide = { text: say(middle.MIDDLE_OTHER_SIDE, "other"), dispensable: 0 };
  const last = { text: say(middle.MIDDLE_ELSE, "else"), dispensable: 2 };
  const shape = hash(`shape|${seed}`) % 3;
  if (shape === 0) return [open, scene, { text: another ?? "", dispensable: 2 }, otherSide];
  return shape === 1 ? [open, scene, otherSide, last] : [open, scene, { text: another ?? "", dispensable: 2 }, last];
}

/** What the optional answers add: sentences for the portrait, one thing to try, and whether one of them is grave. */
function readAnswers(
  { answers = {}, language }: SelfInput,
  seed: string,
  say: Say,
): { said: string[]; tip: string | null; grave: boolean } {
  const keys = [...Object.keys(SELF_CHOICES), ...Object.keys(SELF_QUOTES)].toSorted(
    (x, y) => hash(`${x}|${seed}`) - hash(`${y}|${seed}`),
  );
  const free = keys.flatMap((key) => (SELF_QUOTES[key] ? (answers[key] ?? []) : []));
  const grave = free.some((text) => checkSafety(text) !== null);
  const choiceOf = (key: string) => {
    const letter = CHOICE_LETTERS.find((option) => option === answers[key]);
    return letter ? SELF_CHOICES[key]?.[letter] : undefined;
  };

  const tried = keys.findLast((key) => choiceOf(key));
  const tipText = tried ? choiceOf(tried)?.tip : undefined;
  const said: string[] = [];
  for (const key of keys) {
    const choice = key === tried ? undefined : choiceOf(key);
    if (choice) said.push(say([choice.said], key));
    const quote = grave ? null : quoteOf(SELF_QUOTES[key] ? answers[key] : undefined, language);
    if (quote) said.push(say(SELF_QUOTES[key] ?? [], key, { quote }));
  }
  return { said, tip: tipText ? say([tipText], "answer-tip") : null, grave };
}

function quoteOf(text: string | undefined, language: Language): string | null {
  const quote = softQuotes(shorten(plainWords(text ?? ""), LONGEST_QUOTE)).replace(/[.,;:\s]+$/, "");
  if (!/\p{L}{2}/u.test(quote)) return null;
  return language === "it" ? `«${quote}»` : `“${quote}”`;
}

function wordsOf(parts: readonly Part[]): number {
  return countWords(parts.map(({ text }) => text).join(" "));
}

/** The sentences joined, without as many of the dispensable ones as the length asks for. */
function fit(parts: readonly Part[]): string {
  let kept = [...parts];
  while (wordsOf(kept) > LONGEST_SUMMARY) {
    const least = Math.max(...kept.map(({ dispensable }) => dispensable));
    if (least === 0) break;
    kept = kept.filter((part) => part !== kept.findLast(({ dispensable }) => dispensable === least));
  }
  return kept.map(({ text }) => text).join(" ");
}
