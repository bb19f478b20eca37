import type { Bilingual } from "#domain/language.ts";
import { nameInText, shorten } from "./clean.ts";
import * as content from "./content.outcome.ts";
import { TRAIT_HINTS } from "./content.reply.ts";
import { WARM_HINTS } from "./content.warm-hints.ts";
import { dayLabel } from "./dates.ts";
import { fragment, tone, type Tone } from "./evidence.ts";
import { isMinor } from "./interpret-persona.ts";
import { rankTraits } from "./marked.ts";
import type { EarlierOutcome, OutcomeInput } from "./outcome-input.ts";
import { createPen, type Pen } from "./portrait-pen.ts";
import { countWords, upperFirst } from "./text.ts";

const WORDS = { min: 60, max: 120 };

/** How much of somebody's own words is repeated, in characters and words, from the fullest on. */
const QUOTES = [
  { length: 90, words: 14 },
  { length: 60, words: 9 },
  { length: 40, words: 6 },
] as const;
type QuoteSize = (typeof QUOTES)[number];

/** Traits that bear on a next conversation, beginning with the most marked; one of so many is spoken of. */
const TRAITS_CONSIDERED = 3;

/**
 * What the built-in coach says once an outcome is recorded: plan and outcome side by side, what was expected, feared or
 * hoped for, an earlier outcome, the person as the user sees them, and one thing to do next. Paragraphs of 60 to 120
 * words together. Deterministic.
 */
export function outcomeTips(input: OutcomeInput): string {
  const name = nameInText(input.persona.name, input.language);
  const pen = createPen(input.language, name, `${input.seed ?? ""}|${input.interaction.result_summary}`);
  for (const size of QUOTES) {
    const text = choices(parts(input, pen, size)).find(fits);
    if (text) return text;
  }
  throw new RangeError("no tips of the right length");
}

const fits = (text: string) => countWords(text) >= WORDS.min && countWords(text) <= WORDS.max;

interface Parts {
  opening: string;
  /** What plan and outcome are held against, the most telling first. */
  compared: string[];
  hint: string;
  next: string;
  closing: string;
}

/** Whole texts from these parts, the fullest first. */
function choices({ opening, compared, hint, next, closing }: Parts): string[] {
  const laid = (middle: string[], last: string[]) =>
    [opening, middle.join(" "), last.join(" ")].filter((paragraph) => paragraph !== "").join("\n\n");
  return [
    laid(compared, [hint, next]),
    laid(compared.slice(0, 1), [hint, next]),
    laid(compared.slice(0, 1), [hint, next, closing]),
    laid(compared.slice(0, 1), [next]),
  ];
}

function parts(input: OutcomeInput, pen: Pen, size: QuoteSize): Parts {
  const { objectives, result_summary } = input.interaction;
  const mood = tone(result_summary);
  const plan = quotation(objectives, pen, size) ?? marked("…", pen);
  const outcome = quotation(result_summary, pen, size);
  return {
    opening: outcome
      ? pen.write(content.OPENINGS[mood], "open", { plan, outcome })
      : pen.write(content.OPENINGS_BARE, "bare"),
    compared: comparisons(input, pen, mood, size).slice(0, 2),
    hint: hintFor(input, pen, mood),
    next: pen.write(content.NEXT_STEPS[mood], "next"),
    closing: pen.write(content.CLOSING, "close"),
  };
}

function comparisons(input: OutcomeInput, pen: Pen, mood: Tone, size: QuoteSize): string[] {
  const { avoid, feeling, expectation } = input.interaction;
  const told = (texts: readonly Bilingual[], slot: string, of: string | null | undefined, key: string) => {
    const quote = of ? quotation(of, pen, size) : null;
    return quote ? [pen.write(texts, slot, { [key]: quote })] : [];
  };
  const fear = told(content.FEARS[mood], "fear", avoid, "fear");
  const goal = told(content.GOALS[mood], "goal", feeling, "goal");
  return [
    ...told(expectedTexts(expectation ?? "", mood), "expected", expectation, "expected"),
    ...earlierLine(input, pen, mood, size),
    ...(mood === "hard" ? [...goal, ...fear] : [...fear, ...goal]),
  ];
}

/** Only where the words of both tell their tone is one said to be better or worse than the other. */
function expectedTexts(expectation: string, mood: Tone): readonly Bilingual[] {
  const before = tone(expectation);
  if (before === "plain" || mood === "plain") return content.EXPECTED_OPEN;
  if (before === mood) return content.EXPECTED[mood === "good" ? "as_good" : "as_hard"];
  return content.EXPECTED[mood === "good" ? "better" : "worse"];
}

/** The newest earlier outcome that tells its tone, else the newest there is. */
function earlierLine(input: OutcomeInput, pen: Pen, mood: Tone, size: QuoteSize): string[] {
  const { earlier = [], language, now, time_zone } = input;
  const chosen = earlier.find(({ result_summary }) => tone(result_summary) !== "plain") ?? earlier[0];
  const quote = chosen ? quotation(chosen.result_summary, pen, size) : null;
  if (!chosen || !quote) return [];
  const day = upperFirst(dayLabel(new Date(chosen.completed_date), now, language, time_zone));
  return [pen.write(content.EARLIER[compareTones(chosen, mood)], "earlier", { day, earlier: quote })];
}

function compareTones({ result_summary }: EarlierOutcome, mood: Tone): keyof typeof content.EARLIER {
  const before = tone(result_summary);
  if (before === "plain" || mood === "plain") return "other";
  if (before === mood) return mood === "good" ? "both_good" : "both_hard";
  return mood === "good" ? "brighter" : "darker";
}

/** What a trait that leans asks for, else what this kind of relationship does. */
function hintFor({ traits, persona }: OutcomeInput, pen: Pen, mood: Tone): string {
  const leaning = traits ? rankTraits(traits, pen.name).marked.slice(0, TRAITS_CONSIDERED) : [];
  const chosen = leaning[pen.draw(leaning.length || 1, "trait")];
  if (chosen && !isMinor(persona)) {
    const hints = mood === "good" ? WARM_HINTS : TRAIT_HINTS;
    return pen.write(hints[chosen.trait][chosen.band], "hint");
  }
  return pen.write(content.CONTEXT_HINTS[isMinor(persona) ? "minor" : persona.context], "context");
}

/** Somebody's words between quotation marks, without the full stop; null where there are none. */
function quotation(text: string, pen: Pen, { length, words }: QuoteSize): string | null {
  const whole = fragment(text, new Set());
  const few = whole.split(" ").slice(0, words).join(" ");
  const cut = shorten(few, length);
  const quote = (cut.length < whole.length && !cut.endsWith("…") ? `${cut}…` : cut).replace(/[\s.,;:]+(?=…?$)/, "");
  return /\p{L}{2}/u.test(quote) ? marked(quote, pen) : null;
}

function marked(quote: string, { language }: Pen): string {
  return language === "it" ? `«${quote}»` : `“${quote}”`;
}
