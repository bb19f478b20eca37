import { CHOICE_LETTERS } from "#domain/choice-item.ts";
import type { Bilingual, Language } from "#domain/language.ts";
import { checkSafety } from "#domain/safety/check.ts";
import type { TraitScores } from "#domain/traits.ts";
import { cleanName, plainWords, shorten } from "./clean.ts";
import { SINGLE_LABELS } from "./content.labels.ts";
import { PAIRS, type PairText } from "./content.pairs.ts";
import { SELF_ADVICE_CLOSE, SELF_ADVICE_INTRO, SELF_TIPS_ANY } from "./content.self-advice.ts";
import { SELF_CHOICES } from "./content.self-answers.ts";
import { BETWEEN, SELF_CLAUSES } from "./content.self-clauses.ts";
import * as frames from "./content.self-frames.ts";
import { SELF_COSTS } from "./content.self-costs.ts";
import { SELF_GIVES } from "./content.self-gives.ts";
import * as middle from "./content.self-middle.ts";
import { SELF_PAIRS, type Leans } from "./content.self-pairs.ts";
import { SELF_PAIRS_MORE } from "./content.self-pairs-more.ts";
import { SELF_CARE, SELF_CARE_TIPS, SELF_QUOTES } from "./content.self-quotes.ts";
import { SELF_SCENES } from "./content.self-scenes.ts";
import { SELF_TIPS_AN } from "./content.self-tips-an.ts";
import { SELF_TIPS_OCE } from "./content.self-tips-oce.ts";
import { softQuotes } from "./evidence.ts";
import { rankTraits, traitKey, type MarkedTrait } from "./marked.ts";
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

const SELF_TIPS = { ...SELF_TIPS_OCE, ...SELF_TIPS_AN };

const LONGEST_SUMMARY = 165;
const SHORTEST_SUMMARY = 92;
/** A second answer is taken up only while the portrait is shorter than this. */
const ROOM_FOR_MORE = 125;
const LONGEST_ADVICE = 145;
const SHORTEST_ADVICE = 82;
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

type Say = (list: readonly Bilingual[], slot: string, values?: Record<string, string>) => string;

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
    relational_advice: answers.grave ? careful(seed, say) : advice(marked, answers.tip, seed, say),
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
  const grave = free.some((text) => checkSafety(text, language) !== null);
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

function advice(marked: readonly MarkedTrait[], answerTip: string | null, seed: string, say: Say): string {
  // One or two of the leading traits, the rest from what suits anybody: two with the same bands differ.
  const leading = shuffled(marked.slice(0, 3), seed, "tipped").slice(0, 1 + (hash(`tips|${seed}`) % 2));
  const tips = leading.map(({ trait, band }) => say(SELF_TIPS[trait][band], `tip${trait}`));
  if (answerTip) tips.push(answerTip);
  const general = shuffled(SELF_TIPS_ANY, seed, "any");
  const missing = 3 - tips.length;
  for (const tip of general.slice(0, missing)) tips.push(say([tip], "any"));

  const ordered = shuffled(tips, seed, "order");
  const intro = say(SELF_ADVICE_INTRO, "intro");
  const close = say(SELF_ADVICE_CLOSE, "close");
  const fits = (whole: readonly string[]) => {
    const words = countWords(whole.join(" "));
    return words >= SHORTEST_ADVICE && words <= LONGEST_ADVICE;
  };
  // Where three short tips are too little even with both frames, a fourth makes up for it.
  const [another = ""] = general.slice(missing, missing + 1).map((tip) => say([tip], "any"));
  const framed = [
    ...shuffled(
      [
        [intro, ...ordered, close],
        [intro, ...ordered],
        [...ordered, close],
      ],
      seed,
      "framed",
    ),
    ordered,
    [intro, ...ordered, another],
    [...ordered, another],
  ];
  return (framed.find(fits) ?? ordered).join("\n\n");
}

/** Where an answer speaks of violence, fear or a wish to die: help first, and nothing to settle with anybody. */
function careful(seed: string, say: Say): string {
  const tips = shuffled(SELF_CARE_TIPS, seed, "care-tips").slice(0, 3);
  return [say(SELF_CARE, "care"), ...tips.map((tip) => say([tip], "care-tip"))].join("\n\n");
}

function shuffled<T>(list: readonly T[], seed: string, slot: string): T[] {
  return list
    .map((item, index) => ({ item, rank: hash(`${slot}${index}|${seed}`) }))
    .toSorted((x, y) => x.rank - y.rank)
    .map(({ item }) => item);
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
