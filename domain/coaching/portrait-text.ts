import * as common from "./content.persona.ts";
import { isConsistent } from "./aspects.ts";
import { PERSONA_ALIKE } from "./content.persona-alike.ts";
import { PAIRS } from "./content.pairs.ts";
import { factsOf } from "./interpret-persona.ts";
import { pairIn } from "./pairs.ts";
import { leanSentence, strengthAndCost } from "./persona-voice.ts";
import { careParagraphs } from "./portrait-care.ts";
import { choiceFacts, noteFacts, textFacts } from "./portrait-facts.ts";
import type { PortraitInput } from "./portrait-input.ts";
import { countWords } from "./text.ts";
import { answerSentences, noteSentences, wordsSentences, writeParts, type PortraitFacts } from "./portrait-summary.ts";

/** Maximum numbers of answers, notes and things to look for. */
const MAX_ANSWERS = 4;
const MAX_NOTES = 2;
const MAX_LOOKS = 2;
const FRAMES = 4;
const MIN_WORDS = 110;

/**
 * Everything known about a person as a longer text (110 to 600 words) in paragraphs separated by blank lines: traits,
 * the relationship, notes, certainty. Deterministic.
 */
export function personaProfileText(input: PortraitInput): string {
  const facts = factsOf(input);
  const { writer, dangers } = facts;
  const parts = writeParts(facts, "p");
  const [first, second] = facts.marked;
  const seen = [parts.open, parts.lead, parts.slight, parts.scale, parts.sides];
  const whole = facts.marked.slice(0, 2).every((entry) => isConsistent("persona", entry, facts.points));
  const pair =
    first && second && whole && dangers.length === 0 ? writer.write(pairIn(PAIRS, first, second), "p-pair") : "";
  const blocks = [seen, [...furtherTraits(facts), pair], [parts.between]];
  if (dangers.length === 0) {
    blocks.push(betweenYou(facts), noted(facts), [parts.area]);
    const told = [...blocks.flat(), parts.doubt].filter(Boolean).join(" ");
    if (!first || countWords(told) < MIN_WORDS) blocks.push(whatToLookFor(facts));
  }
  blocks.push([parts.doubt]);
  const text = blocks.map((block) => block.filter(Boolean).join(" ")).filter(Boolean);
  return [...text, ...(dangers.length > 0 ? careParagraphs(dangers, input, writer, "p-care") : [])].join("\n\n");
}

/** With little to describe, more to look out for. */
function whatToLookFor({ writer, alike }: PortraitFacts): string[] {
  return writer
    .shuffle((alike ? PERSONA_ALIKE : common.PERSONA_ALL_MIDDLE).look, "plook")
    .slice(0, MAX_LOOKS)
    .map((text) => writer.write(text, "plook"));
}

/** Each further leaning trait in one or two sentences; no strengths if there is danger. */
function furtherTraits({ writer, points, marked, dangers }: PortraitFacts): string[] {
  // Each uses another frame: all lists have their frames in the same order.
  const start = writer.draw(FRAMES, "p-frame");
  const told = marked.slice(1).map((entry, at) => {
    const seen = leanSentence(entry, "second", { points, writer }, `p${entry.trait}second`, start + at);
    const sides = dangers.length > 0 ? "" : strengthAndCost(entry, points, writer, `p${entry.trait}sides`);
    return [seen, sides].filter(Boolean).join(" ");
  });
  return told.length > 0 || marked.length === 0 || dangers.length > 0
    ? told
    : [writer.write(common.PERSONA_ALONE, "palone")];
}

function betweenYou({ input, writer }: PortraitFacts): string[] {
  return writer
    .shuffle(choiceFacts(input), "p-choices")
    .slice(0, MAX_ANSWERS)
    .map((choice, at) => answerSentences(choice, writer, `p${at}`));
}

function noted({ input, writer }: PortraitFacts): string[] {
  return [
    ...noteFacts(input, MAX_NOTES).map((note, at) => noteSentences(note, writer, `p${at}`)),
    ...textFacts(input).map((text, at) => wordsSentences(text, writer, `p${at}`)),
  ];
}
