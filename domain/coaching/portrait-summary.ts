import type { DangerPath } from "#domain/care/care-texts.ts";
import { LIKERT_LABELS } from "#domain/likert.ts";
import { isConsistent, type Points } from "./aspects.ts";
import { PERSONA_ALIKE } from "./content.persona-alike.ts";
import { PAIRS } from "./content.pairs.ts";
import * as common from "./content.persona.ts";
import { ANSWER_FRAME, ANSWER_READINGS, ANSWER_TOPICS } from "./content.portrait-answers.ts";
import { CARE_LIMITS } from "./content.portrait-care.ts";
import { NOTE_SAYS_GRAVE } from "./content.portrait-coming.ts";
import * as notes from "./content.portrait-notes.ts";
import type { MarkedTrait } from "./marked.ts";
import { pairIn } from "./pairs.ts";
import { leanPhrase, leanSentence, strengthAndCost } from "./persona-voice.ts";
import { careSentence } from "./portrait-care.ts";
import { scaleFact, type ChoiceFact, type NoteFact, type TextFact } from "./portrait-facts.ts";
import type { PortraitInput } from "./portrait-input.ts";
import type { TextWriter } from "./text-writer.ts";
import { countWords, fill, joinList, upperFirst } from "./text.ts";
import type { Trait } from "#domain/traits.ts";

/** The prepared input of a portrait. */
export interface PortraitFacts {
  input: PortraitInput;
  writer: TextWriter;
  /** Seed for choosing wordings. */
  seed: string;
  points: Points;
  /** The answer given to every statement, if all are the same. */
  alike: number | null;
  /** The traits that lean and that can be described without contradicting an answer. */
  marked: readonly MarkedTrait[];
  between: readonly Trait[];
  dangers: readonly DangerPath[];
  /** The quoted sources, each used once. */
  note: NoteFact | null;
  choices: readonly ChoiceFact[];
  texts: readonly TextFact[];
}

const MIN_WORDS = 92;
const MAX_WORDS = 166;
/** Distance from the middle below which a lean is described more softly. */
const SLIGHT = 0.8;

const PARTS = [
  "open",
  "lead",
  "slight",
  "sides",
  "scale",
  "second",
  "secondSides",
  "pair",
  "alone",
  "also",
  "between",
  "answer",
  "note",
  "words",
  "area",
  "look",
  "late",
  "doubt",
  "care",
] as const;
type Part = (typeof PARTS)[number];

/** Included first; the others follow while there is room. */
const MUST: readonly Part[] = ["lead", "open", "late", "doubt", "care"];
const WANTED: readonly Part[] = ["sides", "note", "answer", "second", "scale", "between", "also", "words", "area"];
const FILLING: readonly Part[] = ["slight", "alone", "secondSides", "pair", "look"];

const TRAIT_PARTS: readonly Part[] = ["lead", "slight", "sides", "scale", "second", "secondSides", "pair", "alone"];
const REST: readonly Part[] = ["also", "between"];
/** Possible orders; "" begins a paragraph. */
const SHAPES: readonly (readonly (Part | "")[])[] = [
  ["open", ...TRAIT_PARTS, ...REST, "", "answer", "note", "words", "area", "look", "doubt", "care"],
  ["open", ...TRAIT_PARTS, ...REST, "doubt", "", "note", "answer", "words", "area", "look", "care"],
  [...TRAIT_PARTS, "between", "also", "", "note", "words", "answer", "area", "look", "late", "doubt", "care"],
  ["open", "answer", "note", "", ...TRAIT_PARTS, ...REST, "", "words", "area", "look", "doubt", "care"],
  ["open", "note", "", ...TRAIT_PARTS, "also", "", "answer", "words", "area", "between", "look", "doubt", "care"],
  ["open", "lead", "slight", "sides", "scale", "between", "second", "secondSides", "pair", "alone", "also", ""].concat([
    "words",
    "answer",
    "area",
    "note",
    "look",
    "doubt",
    "care",
  ]) as (Part | "")[],
  [...TRAIT_PARTS, "also", "", "answer", "between", "area", "", "words", "note", "look", "late", "doubt", "care"],
];

/** The summary: 90 to 170 words in paragraphs, wording by seed, sources quoted. */
export function portraitSummary(facts: PortraitFacts): string {
  const { writer } = facts;
  const shape = SHAPES[writer.draw(SHAPES.length, "shape")] ?? [];
  const parts = writeParts(facts, "s");
  const chosen = new Set<Part>();
  let words = 0;
  const take = (part: Part) => {
    const count = countWords(parts[part] ?? "");
    if (count === 0 || chosen.has(part) || !shape.includes(part) || words + count > MAX_WORDS) return;
    chosen.add(part);
    words += count;
  };
  MUST.forEach(take);
  if (facts.alike) take("look");
  const target = 116 + writer.draw(36, "length");
  const first =
    facts.note || facts.choices.length > 0 ? WANTED : ["sides", ...writer.shuffle(WANTED.slice(1), "wanted")];
  for (const part of [...(first as Part[]), ...writer.shuffle(FILLING, "filling")]) {
    if (words < Math.max(MIN_WORDS, target)) take(part);
  }
  for (const part of [...WANTED, ...FILLING]) if (words < MIN_WORDS) take(part);
  return paragraphs(shape.map((part) => (part === "" ? "\n\n" : chosen.has(part) ? (parts[part] ?? "") : "")));
}

/** Joins sentences, with `"\n\n"` as paragraph break; paragraphs under 24 words join the next. */
function paragraphs(sentences: readonly string[]): string {
  const blocks: string[] = [""];
  for (const sentence of sentences) {
    const last = blocks.length - 1;
    if (sentence === "\n\n") {
      if (countWords(blocks[last] ?? "") >= 24) blocks.push("");
    } else if (sentence) blocks[last] = `${blocks[last]} ${sentence}`.trim();
  }
  const end = blocks.at(-1) ?? "";
  if (blocks.length > 1 && countWords(end) < 24) blocks.splice(-2, 2, `${blocks.at(-2)} ${end}`.trim());
  return blocks.join("\n\n");
}

/** All parts that the facts allow. */
export function writeParts(facts: PortraitFacts, slot: string): Partial<Record<Part, string>> {
  const { input, writer, marked, dangers } = facts;
  const parts: Partial<Record<Part, string>> = {};
  parts.open = writer.write(common.PERSONA_OPEN, `${slot}open`);
  parts.late = writer.write(common.PERSONA_OPEN_LATE, `${slot}late`);
  const sure = input.form === "full" ? common.PERSONA_SURE_FULL : common.PERSONA_SURE_SHORT;
  // A victim is never told that both play a part.
  const doubt = dangers.length > 0 ? [] : [writer.write(common.PERSONA_DOUBT, `${slot}doubt`)];
  parts.doubt = [...doubt, writer.write(sure, `${slot}sure`)].join(" ");
  if (dangers.length > 0) parts.care = careSentence(dangers, writer, `${slot}care`);
  writeTraits(facts, parts, slot);
  if (dangers.length === 0) writeEvidence(facts, parts, slot);
  else if (marked.length > 0) {
    // A trait's strengths would read as advice on living with it.
    for (const part of ["sides", "secondSides", "pair"] as const) delete parts[part];
    parts.alone = writer.write(CARE_LIMITS, `${slot}limits`);
  }
  return parts;
}

function writeTraits(facts: PortraitFacts, parts: Partial<Record<Part, string>>, slot: string): void {
  const { input, writer, points, alike, marked, between, dangers } = facts;
  const { language } = writer;
  const [first, second] = marked;
  if (!first) {
    const middle = alike ? PERSONA_ALIKE : common.PERSONA_ALL_MIDDLE;
    const answer = LIKERT_LABELS[language][(alike ?? 3) - 1] ?? "";
    parts.lead = writer.write(middle.what, `${slot}what`, { answer });
    parts.sides = writer.write(middle.meaning, `${slot}meaning`);
    parts.look = writer.write(middle.look, `${slot}look`);
    if (dangers.length === 0) parts.alone = writer.write(middle.look, `${slot}look-again`);
    return;
  }
  parts.lead = leanSentence(first, "seen", facts, `${slot}seen`);
  parts.sides = strengthAndCost(first, points, writer, `${slot}sides`);
  // With fewer descriptions, more to look out for.
  if (!parts.sides) parts.look = writer.write(common.PERSONA_ALL_MIDDLE.look, `${slot}look`);
  if (Math.abs(input.traits[first.trait] - 3) < SLIGHT)
    parts.slight = writer.write(common.PERSONA_SLIGHT, `${slot}slight`);
  const scale = scaleFact(input, first);
  if (scale) {
    const item = fill(scale.item, { name: writer.name });
    parts.scale = writer.write(common.PERSONA_SCALE_QUOTE, `${slot}scale`, { item, answer: scale.answer });
  }
  if (second) {
    parts.second = leanSentence(second, "second", facts, `${slot}second`);
    parts.secondSides = strengthAndCost(second, points, writer, `${slot}second-sides`);
    // There is only one text for each pair, so it is used rarely.
    const whole = isConsistent("persona", first, points) && isConsistent("persona", second, points);
    if (whole && writer.draw(5, `${slot}paired`) === 0)
      parts.pair = writer.write(pairIn(PAIRS, first, second), `${slot}pair`);
  } else parts.alone = writer.write(common.PERSONA_ALONE, `${slot}alone`);
  const also = marked.slice(2).map((entry) => leanPhrase(entry, points, writer, `${slot}also${entry.trait}`));
  if (also.length > 0) {
    parts.also = writer.write(common.PERSONA_ALSO_FRAME, `${slot}also`, { list: joinList(also, language) });
  }
  const open = between.map((trait) => writer.write(common.PERSONA_BETWEEN[trait], `${slot}between${trait}`));
  if (open.length > 0) {
    // No “see what the next meeting brings” if a meeting may be dangerous.
    const frames = dangers.length > 0 ? common.PERSONA_BETWEEN_PLAIN : common.PERSONA_BETWEEN_FRAME;
    parts.between = writer.write(frames, `${slot}between`, { list: joinList(open, language) });
  }
}

function writeEvidence(facts: PortraitFacts, parts: Partial<Record<Part, string>>, slot: string): void {
  const { input, writer, note, choices, texts } = facts;
  const [choice] = choices;
  if (choice) parts.answer = answerSentences(choice, writer, slot);
  if (note) parts.note = noteSentences(note, writer, slot);
  const [text] = texts;
  if (text) parts.words = wordsSentences(text, writer, slot);
  const { assessment } = input;
  if (assessment && !assessment.even) {
    const strong = writer.draw(2, `${slot}area`) === 0;
    parts.area = strong
      ? writer.write(notes.STRENGTH_SAYS[assessment.strength], `${slot}strength`)
      : writer.write(notes.FOCUS_SAYS[assessment.focus], `${slot}focus`);
  }
}

/** A quoted answer and its possible meaning. */
export function answerSentences({ key, letter, quote }: ChoiceFact, writer: TextWriter, slot: string): string {
  const says = ANSWER_READINGS[key]?.[letter].says;
  return says ? `${quotedAnswer({ key, letter, quote }, writer, slot)} ${writer.write(says, `${slot}says${key}`)}` : "";
}

/** “On what {name} does when you disagree you answered: …”. */
export function quotedAnswer({ key, quote }: ChoiceFact, writer: TextWriter, slot: string): string {
  const topic = ANSWER_TOPICS[key];
  if (!topic) return "";
  return writer.write(ANSWER_FRAME, `${slot}frame${key}`, {
    topic: writer.write(topic, `${slot}topic`),
    quote: fill(quote, { name: writer.name }),
  });
}

/** A note quoted with its day, and a comment. */
export function noteSentences(note: NoteFact, writer: TextWriter, slot: string): string {
  const { quote, day } = note;
  const frame = day
    ? writer.write(notes.NOTE_FRAME, `${slot}note`, { quote, day, day_first: upperFirst(day) })
    : writer.write(notes.NOTE_FRAME_UNDATED, `${slot}note`, { quote });
  return `${frame} ${writer.write(note.grave ? NOTE_SAYS_GRAVE : notes.NOTE_SAYS[note.tone], `${slot}note-says`)}`;
}

/** A quoted free answer. */
export function wordsSentences({ key, quote }: TextFact, writer: TextWriter, slot: string): string {
  return writer.write(notes.MEMORY_SAYS[key] ?? notes.WISH_SAYS, `${slot}words${key}`, { quote });
}
