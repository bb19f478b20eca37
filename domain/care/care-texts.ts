import type { Bilingual } from "#domain/language.ts";

/**
 * What a conversation about danger may be about, each with words of its own: the user wants to die; somebody hurts or
 * threatens the user; controls or frightens them without blows; sexual violence; a child in danger; the user is a minor
 * in danger; the user hurt somebody or fears to; an old or dependent person; worry about an adult who wants to die; about
 * an adult whom somebody hurts; something grave of which it is not clear yet whom it threatens.
 */
export const DANGER_PATHS = [
  "wish_to_die",
  "violence",
  "control",
  "sexual_violence",
  "child",
  "minor",
  "harm_by_user",
  "elder",
  "worry_wish",
  "worry_violence",
  "unclear",
] as const;
export type DangerPath = (typeof DANGER_PATHS)[number];

/** A question that the coach puts in such a conversation. Each is put once; “yes” always means more danger, or help there. */
export const CARE_QUESTIONS = [
  "suicide",
  "means",
  "now",
  "history",
  "hurt",
  "children",
  "talked",
  "alone",
  "who",
  "call",
] as const;
export type CareQuestion = (typeof CARE_QUESTIONS)[number];

/** What the user's answer came to. */
export const CARE_FACTS = [
  "suicide_yes",
  "suicide_no",
  "means_yes",
  "means_no",
  "now_yes",
  "now_no",
  "history_yes",
  "history_no",
  "hurt_yes",
  "hurt_no",
  "children_yes",
  "children_no",
  "talked_yes",
  "talked_no",
  "somebody",
  "nobody",
  "call_yes",
  "call_no",
  "unsure",
  "minimise",
  "says_safe",
  "more",
  "no_plan",
  "goodbye",
] as const;
export type CareFact = (typeof CARE_FACTS)[number];

/** The words for one path. A reply is an opening or an answer to what was said, and then one question, or `stay`. */
export interface CareTexts {
  /** The first reply to a message that tells of it; no question at the end, for one follows. */
  open: readonly Bilingual[];
  /** Instead, where it is happening now or the means are at hand: what to do in the next minutes. */
  acute: readonly Bilingual[];
  /** The first reply where it stands in a note or outcome of `{day}`: “{quote}”; no question at the end. */
  from_writing: readonly Bilingual[];
  /** The questions of this path, in the order in which they matter. */
  asks: Partial<Record<CareQuestion, readonly Bilingual[]>>;
  /** What is said to an answer before the next question; no question in it. */
  answers: Partial<Record<CareFact, readonly Bilingual[]>>;
  /** Where everything has been asked: being there, one concrete thing, an open end. */
  stay: readonly Bilingual[];
}
