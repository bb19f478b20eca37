import type { Bilingual } from "#domain/language.ts";
import { clauseQuote, type QuoteSize } from "./clause-quote.ts";
import { nameInText } from "./clean.ts";
import * as content from "./content.outcome.ts";
import * as grave from "./content.outcome-grave.ts";
import { OPENINGS_TOLD, OPENINGS_UNQUOTED } from "./content.outcome-partly.ts";
import { TRAIT_HINTS } from "./content.reply.ts";
import { WARM_HINTS } from "./content.warm-hints.ts";
import { dayLabel } from "./dates.ts";
import type { Tone } from "./evidence.ts";
import { isMinor } from "./interpret-persona.ts";
import { rankTraits } from "./marked.ts";
import type { OutcomeInput } from "./outcome-input.ts";
import { outcomeMeaning, type OutcomeMeaning } from "./outcome-meaning.ts";
import { nextStep } from "./outcome-next.ts";
import { createTextWriter, type TextWriter } from "./text-writer.ts";
import { countWords, upperFirst } from "./text.ts";

const WORDS = { min: 60, max: 120 };

/** Maximum size of quotations, from the fullest version down. */
const QUOTES: readonly QuoteSize[] = [
  { length: 90, words: 16 },
  { length: 60, words: 10 },
  { length: 40, words: 7 },
];

/** Number of most marked traits from which one is chosen. */
const TRAITS_CONSIDERED = 3;

/**
 * The built-in coach's text after an outcome is recorded: plan beside outcome, what was expected, feared or hoped for,
 * an earlier outcome, a trait or the relationship, and a next step, from the situation if recognized. Grave news is
 * acknowledged, without comparing or improving. Paragraphs, 60 to 120 words in total. Deterministic.
 */
export function outcomeTips(input: OutcomeInput): string {
  const name = nameInText(input.persona.name, input.language);
  const writer = createTextWriter(input.language, name, `${input.seed ?? ""}|${input.interaction.result_summary}`);
  const meaning = meaningOf(input.interaction.result_summary, input);
  for (const size of QUOTES) {
    const scene = { input, writer, meaning, size };
    const text = choices(meaning.grave ? graveParts(scene) : parts(scene)).find(fits);
    if (text) return text;
  }
  throw new RangeError("no tips of the right length");
}

const fits = (text: string) => countWords(text) >= WORDS.min && countWords(text) <= WORDS.max;

function meaningOf(text: string, { language, persona }: OutcomeInput): OutcomeMeaning {
  return outcomeMeaning(text, language, [persona.name]);
}

interface Scene {
  input: OutcomeInput;
  writer: TextWriter;
  meaning: OutcomeMeaning;
  size: QuoteSize;
}

interface Parts {
  opening: string;
  /** Comparisons with plan and outcome, most relevant first. */
  compared: string[];
  /** Advice for the trait or relationship; may be empty. */
  hint: string;
  next: string;
  /** When to stop or get help; empty if no situation says so. */
  stop: string;
  closing: string;
  /** A second closing, for texts too short with one. */
  more: string;
}

/** Complete texts from these parts, fullest first. */
function choices({ opening, compared, hint, next, stop, closing, more }: Parts): string[] {
  const laid = (middle: string[], last: string[]) =>
    [opening, middle.join(" "), last.filter(Boolean).join(" ")].filter((paragraph) => paragraph !== "").join("\n\n");
  const one = compared.slice(0, 1);
  return [
    ...(stop ? [laid(one, [next, stop])] : []),
    laid(compared, [hint, next]),
    laid(one, [hint, next]),
    laid(one, [hint, next, closing]),
    laid(one, [next]),
    laid(one, [next, closing]),
    laid([], [next, closing]),
    laid([], [next]),
    laid(one, [hint, next, closing, more]),
  ];
}

function parts(scene: Scene): Parts {
  const { input, writer, meaning } = scene;
  const { next, stop } = nextStep(input, meaning, writer);
  return {
    opening: openingOf(scene),
    compared: comparisons(scene).slice(0, 2),
    hint: hintFor(input, writer, meaning.tone),
    next,
    stop: stop ?? "",
    ...closings(writer),
  };
}

/** Two different closings. */
function closings(writer: TextWriter): Pick<Parts, "closing" | "more"> {
  const closing = writer.write(content.CLOSING, "close");
  const begun = closing.slice(0, 12);
  const other = content.CLOSING.filter((one) => !one[writer.language].startsWith(begun));
  return { closing, more: writer.write(other, "close-more") };
}

/** The opening, with plan and outcome if both can be quoted whole. */
function openingOf(scene: Scene): string {
  const { input, writer, meaning } = scene;
  const { objectives, result_summary } = input.interaction;
  const plan = quotation(objectives, scene);
  const outcome = quotation(result_summary, scene);
  if (plan && outcome) return writer.write(content.OPENINGS[meaning.tone], "open", { plan, outcome });
  if (outcome) return writer.write(OPENINGS_TOLD[meaning.tone], "told", { outcome });
  return /\p{L}{2}/u.test(result_summary) && countWords(result_summary) > 2
    ? writer.write(OPENINGS_UNQUOTED[meaning.tone], "unquoted")
    : writer.write(content.OPENINGS_BARE, "bare");
}

/** With grave news nothing is compared: the news, one thing to do, and where to find help. */
function graveParts(scene: Scene): Parts {
  const { input, writer, meaning } = scene;
  const { objectives, result_summary, expectation } = input.interaction;
  const plan = quotation(objectives, scene);
  const outcome = quotation(result_summary, scene);
  const expected = expectation ? quotation(expectation, scene) : null;
  const { next, stop } = nextStep(input, meaning, writer);
  return {
    opening:
      plan && outcome
        ? writer.write(grave.GRAVE_OPENINGS, "grave", { plan, outcome })
        : outcome
          ? writer.write(grave.GRAVE_OPENINGS_TOLD, "grave", { outcome })
          : writer.write(grave.GRAVE_OPENINGS_BARE, "grave"),
    compared: expected ? [writer.write(grave.GRAVE_EXPECTED, "grave-expected", { expected })] : [],
    hint: "",
    next,
    stop: stop ?? "",
    closing: writer.write(grave.GRAVE_STAY, "grave-close"),
    more: "",
  };
}

function comparisons(scene: Scene): string[] {
  const { input, writer, meaning } = scene;
  const { tone } = meaning;
  const { avoid, feeling, expectation } = input.interaction;
  const told = (texts: readonly Bilingual[], slot: string, of: string | null | undefined, key: string) => {
    const quote = of ? quotation(of, scene) : null;
    return quote ? [writer.write(texts, slot, { [key]: quote })] : [];
  };
  const fear = told(content.FEARS[tone], "fear", avoid, "fear");
  const goal = told(content.GOALS[tone], "goal", feeling, "goal");
  return [
    ...told(expectedTexts(expectation ?? "", input, tone), "expected", expectation, "expected"),
    ...earlierLine(scene),
    ...(tone === "hard" ? [...goal, ...fear] : [...fear, ...goal]),
  ];
}

/** “Better” or “worse” needs a clear tone in both the expectation and the outcome. */
function expectedTexts(expectation: string, input: OutcomeInput, mood: Tone): readonly Bilingual[] {
  const { tone: before } = meaningOf(expectation, input);
  if (before === "plain" || mood === "plain") return content.EXPECTED_OPEN;
  if (before === mood) return content.EXPECTED[mood === "good" ? "as_good" : "as_hard"];
  return content.EXPECTED[mood === "good" ? "better" : "worse"];
}

/** The newest earlier outcome with a clear tone, otherwise the newest; never grave news. */
function earlierLine(scene: Scene): string[] {
  const { input, writer, meaning } = scene;
  const { language, now, time_zone } = input;
  const earlier = (input.earlier ?? []).map((one) => ({ one, meant: meaningOf(one.result_summary, input) }));
  const told = earlier.filter(({ meant }) => !meant.grave);
  const chosen = told.find(({ meant }) => meant.tone !== "plain") ?? told[0];
  const quote = chosen ? quotation(chosen.one.result_summary, scene) : null;
  if (!chosen || !quote) return [];
  const day = upperFirst(dayLabel(new Date(chosen.one.completed_date), now, language, time_zone));
  const texts = content.EARLIER[compareTones(chosen.meant.tone, meaning.tone)];
  return [writer.write(texts, "earlier", { day, earlier: quote })];
}

function compareTones(before: Tone, mood: Tone): keyof typeof content.EARLIER {
  if (before === "plain" || mood === "plain") return "other";
  if (before === mood) return mood === "good" ? "both_good" : "both_hard";
  return mood === "good" ? "brighter" : "darker";
}

/** Advice for a leaning trait, otherwise for the kind of relationship. */
function hintFor({ traits, persona }: OutcomeInput, writer: TextWriter, mood: Tone): string {
  const leaning = traits ? rankTraits(traits, writer.name).marked.slice(0, TRAITS_CONSIDERED) : [];
  const chosen = leaning[writer.draw(leaning.length || 1, "trait")];
  if (chosen && !isMinor(persona)) {
    const hints = mood === "good" ? WARM_HINTS : TRAIT_HINTS;
    return writer.write(hints[chosen.trait][chosen.band], "hint");
  }
  return writer.write(content.CONTEXT_HINTS[isMinor(persona) ? "minor" : persona.context], "context");
}

/** User text in quotation marks; null if it can't be quoted. */
function quotation(text: string, { input, writer, size }: Scene): string | null {
  const quote = clauseQuote(text, { language: input.language, names: [input.persona.name], size });
  return quote && (writer.language === "it" ? `«${quote}»` : `“${quote}”`);
}
