import type { Language } from "#domain/language.ts";
import type { TraitScores } from "#domain/traits.ts";
import { cleanName } from "./clean.ts";
import { SINGLE_LABELS } from "./content.labels.ts";
import { PAIRS, type PairText } from "./content.pairs.ts";
import { SELF_ADVICE_INTRO, SELF_TIPS, SELF_TIPS_ANY } from "./content.self-advice.ts";
import * as content from "./content.self.ts";
import { rankTraits, traitKey, type MarkedTrait } from "./marked.ts";
import { fill, joinList, lowerFirst, pick, upperFirst } from "./text.ts";

export interface Interpretation {
  profile_label: string;
  summary: string;
  relational_advice: string;
}

export interface SelfInput {
  traits: TraitScores;
  language: Language;
  name?: string | null;
  /** Accepted for symmetry with what the profile holds; five answers say nothing about age, so nothing is drawn from it. */
  age?: number | null;
  /** Chooses among the wordings; the same seed and scores always give the same text. */
  seed?: string;
  /** Which form the scores come from; only the sentence about uncertainty depends on it. */
  form?: "short" | "full";
}

/** The text for two marked traits, whatever their order. */
export function pairOf(first: MarkedTrait, second: MarkedTrait): PairText {
  const key = (x: MarkedTrait, y: MarkedTrait) => `${x.trait}${y.trait}`;
  const [x, y] = PAIRS[key(first, second)] ? [first, second] : [second, first];
  const pair = PAIRS[key(x, y)];
  if (!pair) throw new RangeError(`no pair ${key(x, y)}`);
  return pair[`${x.band === "high" ? "h" : "l"}${y.band === "high" ? "h" : "l"}`];
}

/**
 * A person's own portrait from the five trait means: label (2–4 words), summary (90–170 words) and advice
 * (80–150 words, paragraphs parted by blank lines). Deterministic; contradicts no band; never compares with others.
 */
export function interpretSelf(input: SelfInput): Interpretation {
  const { traits, language } = input;
  const seed = `${input.seed ?? ""}|${traitKey(traits)}`;
  const { marked, between } = rankTraits(traits, seed);
  const [first, second] = marked;
  const name = input.name ? cleanName(input.name) : "";

  const doubts = input.form === "full" ? content.SELF_DOUBT_FULL : content.SELF_DOUBT_SHORT;
  const doubt = pick(doubts, seed, "doubt")[language];

  if (!first) {
    const portrait = pick(content.SELF_ALL_MIDDLE, seed, "all-middle");
    return {
      profile_label: portrait.label[language],
      summary: `${address(name, portrait.summary[language])} ${doubt}`,
      relational_advice: advice(marked, language, seed),
    };
  }

  const sentences = [address(name, pick(content.SELF_LEAD[first.trait][first.band], seed, "lead")[language])];
  if (second) {
    sentences.push(pick(content.SELF_SECOND[second.trait][second.band], seed, "second")[language]);
    sentences.push(pairOf(first, second).self[language]);
  } else {
    sentences.push(content.SELF_ALONE[first.trait][first.band][language]);
  }
  const further = marked.slice(2).map(({ trait, band }) => content.SELF_ALSO[trait][band][language]);
  if (further.length > 0) {
    const frame = pick(content.SELF_ALSO_FRAME, seed, "also")[language];
    sentences.push(fill(frame, { list: joinList(further, language) }));
  }
  if (between.length > 0) {
    const frame = pick(content.SELF_BETWEEN_FRAME, seed, "between")[language];
    const ends = between.map((trait) => content.BETWEEN[trait][language]).join(", ");
    sentences.push(upperFirst(fill(frame, { list: ends })));
  }
  sentences.push(doubt);

  return {
    profile_label: second ? pairOf(first, second).label[language] : SINGLE_LABELS[first.trait][first.band][language],
    summary: sentences.join(" "),
    relational_advice: advice(marked, language, seed),
  };
}

function address(name: string, text: string): string {
  return name ? `${name}, ${lowerFirst(text)}` : text;
}

function advice(marked: readonly MarkedTrait[], language: Language, seed: string): string {
  const tips = marked.slice(0, 2).map(({ trait, band }) => pick(SELF_TIPS[trait][band], seed, `tip${trait}`));
  for (let turn = 0; tips.length < 3; turn += 1) {
    const general = pick(SELF_TIPS_ANY, seed, `any${turn}`);
    if (!tips.includes(general)) tips.push(general);
  }
  return [pick(SELF_ADVICE_INTRO, seed, "intro"), ...tips].map((text) => text[language]).join("\n\n");
}
