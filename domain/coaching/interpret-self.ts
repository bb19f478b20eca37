import type { Language } from "#domain/language.ts";
import type { Trait, TraitScores } from "#domain/traits.ts";
import { alikeAnswer, pointsOf, isConsistent, type Points } from "./aspects.ts";
import { cleanName } from "./clean.ts";
import { ALIKE_LABELS } from "./content.labels.ts";
import { BETWEEN } from "./content.self-clauses.ts";
import * as frames from "./content.self-frames.ts";
import { MIDDLE_LABELS } from "./content.self-middle.ts";
import { labelOf } from "./labels.ts";
import { rankTraits, traitKey, type MarkedTrait } from "./marked.ts";
import { selfAdvice, selfCare } from "./self-advice.ts";
import { readSelfAnswers } from "./self-answered.ts";
import { leaningParts, spareLeaning } from "./self-leaning.ts";
import { alikeParts, middleParts, spareAlike, spareMiddle } from "./self-middle.ts";
import { fitParts, shuffled, wordsOf, type Say } from "./self-say.ts";
import { selfClauses, describableTraits } from "./self-voice.ts";
import { fill, lowerFirst, pick, upperFirst } from "./text.ts";
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
  /** Sent to a model; the built-in texts don't depend on it. */
  age?: number | null;
  /** Seed for choosing wordings; the same seed and data give the same text. */
  seed?: string;
  /** The form the scores come from; default `short`. */
  form?: "short" | "full";
  /** The short form's scores, each a single answer, if `traits` come from the full form. */
  short?: TraitScores | null;
  /**
   * Stored answers by key: the extended form (`bigfive_cluster*`) and the optional groups (`communication_style_*`,
   * `relationship_memory_*`, `personal_growth_*`).
   */
  answers?: Readonly<Record<string, string>>;
}

const MAX_SUMMARY_WORDS = 165;
const MIN_SUMMARY_WORDS = 92;
/** A second answer is included only in a shorter summary, in words. */
const MAX_FOR_SECOND_ANSWER = 125;

/** The input of a self-portrait, prepared. */
interface SelfFacts {
  language: Language;
  seed: string;
  say: Say;
  points: Points;
  /** The answer given to every statement, if all are the same. */
  answer: number | null;
  /** The traits that lean and that can be described without contradicting an answer. */
  marked: readonly MarkedTrait[];
  between: readonly Trait[];
}

function selfFacts({ traits, language, form = "short", short, answers = {}, seed: given }: SelfInput): SelfFacts {
  const seed = `${given ?? ""}|${traitKey(traits)}`;
  const say: Say = (list, slot, values = {}) => fill(vary(pick(list, seed, slot)[language], seed, slot), values);
  const points = pointsOf("self", form === "full" ? short : traits, answers);
  const answer = alikeAnswer("self", form, traits, answers);
  const ranked = rankTraits(traits, seed);
  const told = describableTraits(ranked.marked, ranked.between, (entry) => selfClauses(entry, points).length > 0);
  return { language, seed, say, points, answer, ...(answer ? { marked: [], between: [] } : told) };
}

export function selfLabel(input: SelfInput): string {
  return labelFor(selfFacts(input));
}

function labelFor({ language, seed, say, points, answer, marked }: SelfFacts): string {
  if (answer) return say(ALIKE_LABELS, "label");
  const held = marked.filter((entry) => isConsistent("self", entry, points));
  return labelOf(held, seed)?.[language] ?? say(MIDDLE_LABELS, "label");
}

/**
 * A self-portrait from the five trait means and any further answers: label (2–4 words), summary (90–170 words) and
 * advice (80–150 words, paragraphs separated by blank lines). Deterministic; consistent with every band and single
 * answer; wording is softer for a lean just inside its band; no comparison with others.
 */
export function interpretSelf(input: SelfInput): Interpretation {
  const { traits, language, form = "short", answers: stored = {} } = input;
  const facts = selfFacts(input);
  const { seed, say, points, answer, marked, between } = facts;
  const [first] = marked;
  const name = input.name ? cleanName(input.name) : "";
  const answers = readSelfAnswers(stored, language, seed, say);
  const leans = { traits, marked, points, language, seed, say };

  const parts = answer
    ? alikeParts({ answer, form, language }, seed, say)
    : first
      ? leaningParts(leans)
      : middleParts(seed, say);
  const [taken, more] = answers.said;
  if (taken) parts.push({ text: taken, dispensable: 1 });
  const place = parts.length;
  if (first && between.length > 0) {
    const open = shuffled(between, seed, "open").map((trait) => say(BETWEEN[trait], `between${trait}`));
    const list = open.join(", ");
    parts.push({ text: upperFirst(say(frames.BETWEEN_FRAMES, "between", { list })), dispensable: 0 });
  }
  parts.push({ text: say(form === "full" ? frames.DOUBT_FULL : frames.DOUBT_SHORT, "doubt"), dispensable: 0 });
  if (more && wordsOf(parts) < MAX_FOR_SECOND_ANSWER) parts.splice(place, 0, { text: more, dispensable: 1 });
  const spare = answer ? spareAlike(say) : first ? spareLeaning(leans) : spareMiddle(say);
  for (const text of spare)
    if (wordsOf(parts) < MIN_SUMMARY_WORDS && !parts.some((part) => part.text === text))
      parts.splice(place, 0, { text, dispensable: 1 });
  const summary = fitParts(parts, MAX_SUMMARY_WORDS);

  return {
    profile_label: labelFor(facts),
    summary: name ? `${upperFirst(name)}, ${lowerFirst(summary)}` : summary,
    relational_advice: answers.grave ? selfCare(seed, say) : selfAdvice(marked, points, answers.tip, seed, say),
  };
}
