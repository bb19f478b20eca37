import type { AdviceParts } from "#domain/advice.ts";
import type { Bilingual } from "#domain/language.ts";
import { ANY_INTRO, CONTEXT_ADVICE, MINOR_CLOSE, MINOR_INTRO, OTHER_WORD } from "./content.portrait-context.ts";
import { SELF_ADVICE_CLOSE, SELF_ADVICE_FROM_ANSWERS, SELF_ADVICE_INTRO } from "./content.self-advice.ts";
import { SELF_CARE } from "./content.self-quotes.ts";

/** Tokens of a template: placeholder, with a merging Italian preposition; alternatives; spaces; special characters. */
const SIGN = /(?:(?<![\p{L}’'])(?:di|a|da|su|in) )?\{[a-z_]+\}|[[\]|]| +|”\.|[.*+?^${}()\\]/giu;

const contexts = Object.values(CONTEXT_ADVICE);
const INTROS = shapes([
  ...SELF_ADVICE_INTRO,
  ...SELF_ADVICE_FROM_ANSWERS,
  ...SELF_CARE,
  ...MINOR_INTRO,
  ...OTHER_WORD,
  ...ANY_INTRO,
  ...contexts.flatMap(({ intro }) => intro),
]);
const CLOSINGS = shapes([...SELF_ADVICE_CLOSE, ...MINOR_CLOSE, ...contexts.flatMap(({ close }) => close)]);

/**
 * Splits stored advice, paragraphs separated by blank lines, into its parts. The built-in writer's introduction and
 * closing are recognized by their wording; a model is told to write only tips.
 */
export function adviceParts(advice: string): AdviceParts {
  const tips = advice
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  const take = (known: readonly RegExp[], paragraph: string | undefined) =>
    paragraph !== undefined && known.some((shape) => shape.test(paragraph));
  const intro = take(INTROS, tips[0]) ? tips.shift()! : null;
  const closing = take(CLOSINGS, tips.at(-1)) ? tips.pop()! : null;
  return { intro, tips, closing };
}

/** Patterns that match exactly the wordings of each text in both languages, with any values. */
function shapes(texts: readonly Bilingual[]): RegExp[] {
  return texts.flatMap(({ en, it }) => [en, it]).map((text) => new RegExp(`^${text.replace(SIGN, shapeOf)}$`, "iu"));
}

function shapeOf(sign: string): string {
  if (sign.endsWith("}")) return ".+";
  // An omitted alternative or a following punctuation mark leaves no space.
  if (sign.trim() === "") return " *";
  if (sign === "”.") return "”\\.?";
  return { "[": "(?:", "]": ")", "|": "|" }[sign] ?? `\\${sign}`;
}
