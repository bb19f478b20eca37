import type { Language } from "#domain/language.ts";
import { LIKERT_LABELS } from "#domain/likert.ts";
import { reverseLikert, TRAITS, type Trait } from "#domain/traits.ts";
import {
  ASPECT_TRAITS,
  FORMS,
  consistentTexts,
  opposes,
  supports,
  type Aspect,
  type Points,
  type AspectText,
} from "./aspects.ts";
import { SELF_ASPECTS } from "./content.self-aspects.ts";
import { SELF_CLAUSES } from "./content.self-clauses.ts";
import type { MarkedTrait } from "./marked.ts";

const ASPECTS = Object.keys(ASPECT_TRAITS) as Aspect[];

/**
 * Clauses “you …” for a lean: those supported by an answer, otherwise those that no answer contradicts; may be empty.
 */
export function selfClauses({ trait, band }: MarkedTrait, points: Points): readonly AspectText[] {
  const usual = consistentTexts(SELF_CLAUSES[trait][band], band, points);
  const others = ASPECTS.filter((aspect) => ASPECT_TRAITS[aspect] === trait).flatMap((aspect): AspectText[] =>
    (SELF_ASPECTS[aspect]?.[band] ?? []).map((text) => ({ ...text, about: [aspect] })),
  );
  const answered = [...usual, ...others].filter(({ about }) => about.some((aspect) => supports(points, aspect, band)));
  return answered.length > 0 ? consistentTexts(answered, band, points) : usual;
}

/** The traits that can be described, and the remaining ones, in order. */
export function describableTraits(
  marked: readonly MarkedTrait[],
  between: readonly Trait[],
  holds: (entry: MarkedTrait) => boolean,
): { marked: MarkedTrait[]; between: Trait[] } {
  const told = marked.filter(holds);
  const left = new Set([...between, ...marked.filter((entry) => !holds(entry)).map(({ trait }) => trait)]);
  return { marked: told, between: TRAITS.filter((trait) => left.has(trait)) };
}

/** A statement answered in line with a trait's lean and one answered against it, with the answers' labels. */
export interface ContrastingAnswers {
  one: string;
  one_answer: string;
  other: string;
  other_answer: string;
}

/** Contrasting answers within a leaning trait; null if there are none. */
export function contrastingAnswers(
  { trait, band }: MarkedTrait,
  points: Points,
  language: Language,
): ContrastingAnswers | null {
  const asked = FORMS.self.full.filter(({ item }) => item.trait === trait);
  const one = asked.find(({ aspect }) => supports(points, aspect, band));
  const other = asked.find(({ aspect }) => opposes(points, aspect, band));
  if (!one || !other) return null;
  const given = ({ item, aspect }: (typeof asked)[number]) => {
    const value = points[aspect] ?? 3;
    return LIKERT_LABELS[language][(item.reversed ? reverseLikert(value) : value) - 1] ?? "";
  };
  const text = ({ item }: (typeof asked)[number]) => item.text[language].replace(/\.$/, "");
  return { one: text(one), one_answer: given(one), other: text(other), other_answer: given(other) };
}
