import type { Bilingual } from "#domain/language.ts";
import type { LikertItem } from "#domain/likert-item.ts";
import { SELF_EXTENDED } from "#domain/profile/content.extended.ts";
import { SELF_SHORT } from "#domain/profile/content.short.ts";
import { PERSONA_EXTENDED } from "#domain/profiling/content.extended.ts";
import { PERSONA_SHORT } from "#domain/profiling/content.short.ts";
import { reverseLikert, traitBand, type Trait, type TraitScores } from "#domain/traits.ts";
import type { Lean } from "./marked.ts";

/** The aspects that single questionnaire statements ask about, and the trait of each. */
export const ASPECT_TRAITS = {
  imagination: "O",
  new_ways: "O",
  reflecting: "O",
  new_things: "O",
  tidiness: "C",
  starting: "C",
  effort: "C",
  order: "C",
  company: "E",
  social_ease: "E",
  expression: "E",
  caring: "A",
  feeling: "A",
  trusting: "A",
  temper: "N",
  self_ease: "N",
  emotions: "N",
  pressure: "N",
} as const satisfies Record<string, Trait>;
export type Aspect = keyof typeof ASPECT_TRAITS;

/** Both extended forms ask about the same aspects in the same order. */
const EXTENDED = [
  "imagination",
  "new_ways",
  "reflecting",
  "new_things",
  "tidiness",
  "starting",
  "effort",
  "order",
  "company",
  "social_ease",
  "expression",
  "caring",
  "feeling",
  "trusting",
  "temper",
  "self_ease",
  "emotions",
] as const satisfies readonly Aspect[];

interface ItemAspect {
  item: LikertItem;
  aspect: Aspect;
}

const withAspects = (items: readonly LikertItem[], aspects: readonly Aspect[]): ItemAspect[] =>
  items.map((item, at) => ({ item, aspect: aspects[at]! }));

/** The statements of each form with their aspects. */
export const FORMS = {
  self: {
    short: withAspects(SELF_SHORT, ["new_ways", "starting", "company", "feeling", "pressure"]),
    full: withAspects(
      SELF_EXTENDED.flatMap(({ items }) => items),
      EXTENDED,
    ),
  },
  persona: {
    short: withAspects(PERSONA_SHORT, ["imagination", "effort", "social_ease", "caring", "emotions"]),
    full: withAspects(
      PERSONA_EXTENDED.flatMap(({ items }) => items),
      EXTENDED,
    ),
  },
} as const;
export type FormSubject = keyof typeof FORMS;

/** The single answers, from 1 to 5, reversed items already turned round. */
export type Points = Readonly<Partial<Record<Aspect, number>>>;

/** The known single answers: each score of the short form is one answer, the extended ones are stored by key. */
export function pointsOf(
  whom: FormSubject,
  short: TraitScores | null | undefined,
  stored: Readonly<Record<string, string>> = {},
): Points {
  const points: Partial<Record<Aspect, number>> = {};
  if (short) for (const { item, aspect } of FORMS[whom].short) points[aspect] = short[item.trait];
  for (const { item, aspect } of FORMS[whom].full) {
    const answer = answerTo(item, stored);
    if (answer) points[aspect] = item.reversed ? reverseLikert(answer) : answer;
  }
  return points;
}

function answerTo(item: LikertItem, stored: Readonly<Record<string, string>>): number | null {
  const answer = stored[item.key];
  return answer && /^[1-5]$/.test(answer) ? Number(answer) : null;
}

/** A text with the aspects it is about, so that it can be left out if an answer says the opposite. */
export interface AspectText extends Bilingual {
  readonly about: readonly Aspect[];
}

/** Adds the aspects to texts; a text that already has its own keeps them. */
export function about(aspects: readonly Aspect[], texts: readonly (Bilingual | AspectText)[]): readonly AspectText[] {
  return texts.map((text) => ("about" in text ? text : { ...text, about: aspects }));
}

/** Adds the aspects to one text. */
export function on(aspects: readonly Aspect[], text: Bilingual): AspectText {
  return { ...text, about: aspects };
}

/** Whether the answer about this aspect points away from the lean. */
export function opposes(points: Points, aspect: Aspect, lean: Lean): boolean {
  const value = points[aspect];
  return value !== undefined && traitBand(value) === (lean === "high" ? "low" : "high");
}

/** Whether the answer about this aspect points the same way as the lean. */
export function supports(points: Points, aspect: Aspect, lean: Lean): boolean {
  const value = points[aspect];
  return value !== undefined && traitBand(value) === lean;
}

/** The texts about a lean that no single answer contradicts. */
export function consistentTexts(texts: readonly AspectText[], lean: Lean, points: Points): readonly AspectText[] {
  return texts.filter((text) => text.about.every((aspect) => !opposes(points, aspect, lean)));
}

/** What texts about a trait are mostly about: the short form's statement, or the aspects closest to it. */
const CORE: Readonly<Record<FormSubject, Readonly<Record<Trait, readonly Aspect[]>>>> = {
  self: {
    O: ["new_ways"],
    C: ["starting"],
    E: ["company"],
    A: ["feeling"],
    N: ["pressure", "emotions"],
  },
  persona: {
    O: ["imagination"],
    C: ["effort"],
    E: ["social_ease"],
    A: ["caring"],
    N: ["emotions", "temper"],
  },
};

/** Whether the usual text about this lean is true of the single answers. */
export function isConsistent(
  whom: FormSubject,
  { trait, band }: { trait: Trait; band: Lean },
  points: Points,
): boolean {
  return CORE[whom][trait].every((aspect) => !opposes(points, aspect, band));
}

/** The answer given to every statement if all are the same; otherwise null. */
export function alikeAnswer(
  whom: FormSubject,
  form: "short" | "full",
  traits: TraitScores,
  stored: Readonly<Record<string, string>> = {},
): number | null {
  const answers = FORMS[whom][form].map(({ item }) => {
    if (form === "full") return answerTo(item, stored);
    return item.reversed ? reverseLikert(traits[item.trait]) : traits[item.trait];
  });
  const [first] = answers;
  return first && Number.isInteger(first) && answers.every((answer) => answer === first) ? first : null;
}
