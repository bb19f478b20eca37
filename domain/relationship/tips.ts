import { nameInText, shorten } from "#domain/coaching/clean.ts";
import { countWords, fill, hash, lowerFirst, pick, upperFirst } from "#domain/coaching/text.ts";
import { vary } from "#domain/coaching/vary.ts";
import type { Bilingual, Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import { INDEX_TEXTS } from "./content.indices.ts";
import { COMMUNICATION_TIPS } from "./content.tips.communication.ts";
import { CONFLICT_TIPS } from "./content.tips.conflict.ts";
import { CONTEXT_TIPS } from "./content.tips.context.ts";
import { EXCHANGE_TIPS } from "./content.tips.exchange.ts";
import * as frames from "./content.tips.frames.ts";
import { ANSWER_REASONS, CONTEXT_REASONS, STRENGTH_REASONS } from "./content.tips.reasons.ts";
import { SAFETY_NOTE } from "./content.tips.safety-note.ts";
import { SAFETY_TIPS } from "./content.tips.safety.ts";
import { STRENGTH_TIPS } from "./content.tips.strength.ts";
import { ASSESSMENT_QUESTIONS, INDICES, type AssessmentQuestion, type RelationshipIndex } from "./indices.ts";
import { chosenOption, questionsOf, scoreAssessment, WEIGHTS, type AnswerSheet } from "./score.ts";
import type { AnswerTips } from "./tip-texts.ts";

export interface TipsInput {
  answers: AnswerSheet;
  persona: { name: string; context: PersonaContext; age?: number | null };
  language: Language;
  /** Varies the wording; the same input always returns the same tips. */
  seed?: string;
  /** The tips shown before; their wordings are avoided. */
  previous?: readonly string[];
}

export interface SafetyNote {
  title: string;
  paragraphs: string[];
}

export interface RelationshipAdvice {
  /** Three or four tips of about 25 to 60 words; none if an answer tells of fear, threat or control. */
  tips: string[];
  /** Shown instead of the tips, with the helplines for `abuse`; null without such an answer. */
  safetyNote: SafetyNote | null;
}

const ANSWER_TIPS: Readonly<Record<AssessmentQuestion, AnswerTips>> = {
  ...SAFETY_TIPS,
  ...EXCHANGE_TIPS,
  ...CONFLICT_TIPS,
  ...COMMUNICATION_TIPS,
};

/** Below this age the advice is that for minors, whatever the context. */
const ADULT_AGE = 18;

/** Longest and shortest quotation of an option, in characters; the first quotation may be longer. */
const LONG_QUOTE = 66;
const SHORT_QUOTE = 44;
const SHORTEST_QUOTE = 12;

const TIP_WORDS = { min: 25, max: 60 };

const TOP = 3;

/** The least score of an answer quoted as a strength. */
const GOOD = 2;

/** The private note after an answer about fear, threat or control. */
export function safetyNote(language: Language): SafetyNote {
  return {
    title: SAFETY_NOTE.title[language],
    paragraphs: SAFETY_NOTE.paragraphs.map((paragraph) => paragraph[language]),
  };
}

/**
 * The built-in coach's tips after an assessment: one on the focus area, one on using the strength, one on a single
 * answer, one on the kind of relationship. Each of the first three quotes the chosen option.
 */
export function relationshipTips(input: TipsInput): RelationshipAdvice {
  const { answers, language } = input;
  const { focus, strength, even, safetyConcern } = scoreAssessment(answers);
  if (safetyConcern) return { tips: [], safetyNote: safetyNote(language) };

  const write = writerFor(input);
  // A question that does not apply is treated like a top answer: there is nothing to advise.
  const score = (question: AssessmentQuestion) => chosenOption(answers, question).score ?? TOP;
  const applies = (question: AssessmentQuestion) => chosenOption(answers, question).score !== null;
  const open = ASSESSMENT_QUESTIONS.filter((question) => score(question) < TOP);

  if (open.length === 0) {
    const areas = INDICES.toSorted((x, y) => write.rank(x) - write.rank(y)).slice(0, 3);
    const tips = areas.map((area, at) => {
      const [question] = questionsOf(area)
        .filter(applies)
        .toSorted((x, y) => weight(area, y) - weight(area, x)) as [AssessmentQuestion];
      const before = at === 0 ? frames.ALL_TOP_FRAMES : frames.STRENGTH_FRAMES;
      return write.quoting(question, area, before, STRENGTH_TIPS[area], STRENGTH_REASONS);
    });
    return { tips: [...tips, write.plain(CONTEXT_TIPS[contextOf(input.persona)], CONTEXT_REASONS)], safetyNote: null };
  }

  const [first] = questionsOf(focus)
    .filter(applies)
    .toSorted((x, y) => score(x) - score(y) || weight(focus, y) - weight(focus, x));
  const tips = [
    write.quoting(
      first!,
      focus,
      even ? frames.EVEN_FRAMES : frames.FOCUS_FRAMES,
      textsFor(first!, answers),
      ANSWER_REASONS[first!],
    ),
  ];
  const [best] = questionsOf(strength)
    .filter((question) => question !== first && applies(question) && score(question) >= GOOD)
    .toSorted((x, y) => score(y) - score(x) || weight(strength, y) - weight(strength, x));
  if (best) tips.push(write.quoting(best, strength, frames.STRENGTH_FRAMES, STRENGTH_TIPS[strength], STRENGTH_REASONS));

  const inFocus = new Set(questionsOf(focus));
  const [single] = open
    .filter((question) => question !== first && question !== best)
    .toSorted(
      (x, y) => Number(inFocus.has(x)) - Number(inFocus.has(y)) || score(x) - score(y) || write.rank(x) - write.rank(y),
    );
  if (single)
    tips.push(write.quoting(single, focus, frames.SINGLE_FRAMES, textsFor(single, answers), ANSWER_REASONS[single]));

  tips.push(write.plain(CONTEXT_TIPS[contextOf(input.persona)], CONTEXT_REASONS));
  return { tips, safetyNote: null };
}

function weight(index: RelationshipIndex, question: AssessmentQuestion): number {
  return WEIGHTS[index][question] ?? 0;
}

function textsFor(question: AssessmentQuestion, answers: AnswerSheet): readonly Bilingual[] {
  const texts = ANSWER_TIPS[question];
  const { score } = chosenOption(answers, question);
  if (answers[question] === "e" && texts.avoids) return texts.avoids;
  if (score === 0) return texts[0] ?? texts[1];
  return score === 1 ? texts[1] : texts[2];
}

function contextOf({ context, age }: TipsInput["persona"]): PersonaContext | "minor" {
  return typeof age === "number" && age < ADULT_AGE ? "minor" : context;
}

function writerFor({ answers, persona, language, seed: given, previous = [] }: TipsInput) {
  const seed = `${given ?? ""}|${persona.context}|${ASSESSMENT_QUESTIONS.map((question) => answers[question]).join("")}`;
  const name = nameInText(persona.name, language);
  let slot = 0;

  function render(template: string, values: Record<string, string>): string {
    slot += 1;
    const week = pick(frames.WEEK, seed, `week${slot}`)[language];
    return fill(vary(template, seed, `words${slot}`), { name, week, week_start: upperFirst(week), ...values });
  }

  /** The list rotated by an offset that depends on the seed. */
  function rotate<T>(list: readonly T[], of: string): T[] {
    const start = hash(`${of}|${seed}`) % list.length;
    return [...list.slice(start), ...list.slice(0, start)];
  }

  /** Picks a text by seed; avoids those in `previous` if there are others. */
  function choose(texts: readonly Bilingual[]): string {
    const rotated = rotate(texts, `text${slot}`).map((text) => text[language]);
    return rotated.find((text) => !previous.some((tip) => tip.includes(longestFixedPart(text)))) ?? rotated[0]!;
  }

  function quoting(
    question: AssessmentQuestion,
    area: RelationshipIndex,
    before: readonly Bilingual[],
    texts: readonly Bilingual[],
    reasons: readonly Bilingual[],
  ): string {
    const chosen = fill(chosenOption(answers, question).text[language], { name }).slice(0, -1);
    // The first clause of a good answer may contain only what is missing.
    const whole = reasons === STRENGTH_REASONS && (chosenOption(answers, question).score ?? TOP) < TOP;
    const part = whole ? chosen : firstClauses(chosen, slot === 0 ? LONG_QUOTE : SHORT_QUOTE);
    const stop = part.endsWith("…") ? "" : ".";
    const title = INDEX_TEXTS[area].title[language];
    const values = {
      quote: language === "it" ? `«${part}».` : `“${part}${stop}”`,
      topic: frames.TOPICS[question][language],
      area: lowerFirst(title),
      area_start: title,
    };
    const openings = rotate(before, `frame${slot}`).map((frame) => render(frame[language], values));
    return advise(openings, texts, reasons);
  }

  /**
   * The opening, the advice, and its own last sentence or another closing; the first combination of the right length.
   */
  function advise(openings: readonly string[], texts: readonly Bilingual[], reasons: readonly Bilingual[]): string {
    const [lead, own] = splitLast(choose(texts));
    const start = render(lead, {});
    const closings = rotate([own, ...reasons.map((reason) => reason[language])], `last${slot}`);
    const pairs = own ? closings.filter((closing) => closing !== own).map((closing) => `${own} ${closing}`) : [];
    const lasts = [...closings, "", ...pairs].map((last) => render(last, {}));
    const tips = openings.flatMap((opening) => lasts.map((last) => [opening, start, last].filter(Boolean).join(" ")));
    const fits = (tip: string) => countWords(tip) >= TIP_WORDS.min && countWords(tip) <= TIP_WORDS.max;
    const off = (tip: string) => Math.abs(countWords(tip) - (TIP_WORDS.min + TIP_WORDS.max) / 2);
    return tips.find(fits) ?? tips.toSorted((x, y) => off(x) - off(y))[0]!;
  }

  return {
    quoting,
    /** A tip without a quotation. */
    plain: (texts: readonly Bilingual[], reasons: readonly Bilingual[]) => advise([""], texts, reasons),
    /** A sort key that depends on the seed. */
    rank: (value: string) => hash(`${value}|${seed}`),
  };
}

/** Splits off a template’s last sentence; empty if there is only one. */
function splitLast(template: string): [lead: string, last: string] {
  let depth = 0;
  let at = 0;
  for (let i = 0; i < template.length - 1; i += 1) {
    const sign = template[i]!;
    if ("[{“«".includes(sign)) depth += 1;
    if ("]}”»".includes(sign)) depth -= 1;
    if (depth === 0 && /[.?!”»\]]/.test(sign) && /^ [[“«]?(?:\p{Lu}|\{)/u.test(template.slice(i + 1, i + 4))) {
      if (/[.?!…]/.test(template.slice(Math.max(0, i - 1), i + 1))) at = i + 1;
    }
  }
  const lead = template.slice(0, at);
  // The action is in the sentence with `{week`; without it the lead would be a mere remark.
  return lead.includes("{week") ? [lead, template.slice(at + 1)] : [template, ""];
}

/** The beginning of an option, cut at the end of a clause if possible. */
function firstClauses(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = Math.max(...[",", ";", ":"].map((sign) => text.lastIndexOf(sign, limit)));
  return end >= SHORTEST_QUOTE ? `${text.slice(0, end)}…` : shorten(text, limit);
}

/** The longest part of a template without placeholders or choices. */
function longestFixedPart(template: string): string {
  return template
    .split(/\[[^\]]*\]|\{[^}]*\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), "")
    .trim();
}
