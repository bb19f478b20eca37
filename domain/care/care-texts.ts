import type { Bilingual } from "#domain/language.ts";

/**
 * The subjects of a conversation about danger, each with its own texts: the user wants to die; somebody hurts or
 * threatens the user; controls or frightens them without physical violence; sexual violence; a child in danger; the
 * user is a minor in danger; the user hurt somebody or is afraid of doing so; an old or dependent person; worry about
 * an adult who wants to die; worry about an adult whom somebody hurts; something grave where it is not clear yet who is
 * in danger.
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

/** The coach's questions about danger. Each is asked once; “yes” always means more danger, or that help is there. */
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

/** What an answer of the user establishes. */
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

/**
 * The texts of one path. A reply is an opening or a reaction to the user's answer, and then one question, or `stay`.
 */
export interface CareTexts {
  /** The first reply to a message that tells of the danger; without a question, as one follows. */
  open: readonly Bilingual[];
  /** Used instead of `open` if it is happening now or the means are at hand: what to do in the next minutes. */
  acute: readonly Bilingual[];
  /**
   * The first reply if a note or outcome tells of it, with `{day}` and `{quote}`; without a question, as one follows.
   */
  from_writing: readonly Bilingual[];
  /** The questions of this path, the most important first. */
  asks: Partial<Record<CareQuestion, readonly Bilingual[]>>;
  /** Reactions to an answer, before the next question; they contain no question. */
  answers: Partial<Record<CareFact, readonly Bilingual[]>>;
  /** When every question has been asked: company, one concrete suggestion, an open end. */
  stay: readonly Bilingual[];
}
