import type { Bilingual } from "#domain/language.ts";
import { readMessage } from "#domain/understanding/read-message.ts";
import { consistentTexts } from "./aspects.ts";
import { CASES } from "./cases/cases.ts";
import { GRAVE_NEXT } from "./content.outcome-grave.ts";
import { PERSONA_TIPS } from "./content.persona-advice.ts";
import { ANSWER_AGAIN, ANSWER_READINGS, ANSWER_TOPICS } from "./content.portrait-answers.ts";
import { FROM_ANSWER } from "./content.portrait-coming.ts";
import * as notes from "./content.portrait-notes.ts";
import { plainWords } from "./clean.ts";
import { comingValues, type ComingFact } from "./portrait-coming.ts";
import { scaleFact, type ChoiceFact, type NoteFact } from "./portrait-facts.ts";
import { unusedTemplates, isTemplateUsed } from "./portrait-fresh.ts";
import { quotedAnswer, type PortraitFacts } from "./portrait-summary.ts";
import { fill } from "./text.ts";

/** Minimum probability for using a note's situation. */
const MIN_PROBABILITY = 0.75;

/** One of the texts not used recently, filled in; null if there is none. */
export function writeUnused(
  { input, writer }: PortraitFacts,
  texts: readonly Bilingual[],
  slot: string,
  values: Record<string, string> = {},
): string | null {
  const open = unusedTemplates(texts, input.said ?? [], input.language);
  return open.length > 0 ? writer.write(open, slot, values) : null;
}

/** Tips on upcoming days or open matters. */
export function comingTips(facts: PortraitFacts, dates: readonly ComingFact[], slot = "coming"): string[] {
  return dates.flatMap((coming, at) => writeUnused(facts, coming.tips, `${slot}${at}`, comingValues(coming)) ?? []);
}

/** Tips based on the user's notes and answers, each naming its source. */
export function groundedTips(facts: PortraitFacts, summary: string, dates: readonly ComingFact[]): string[] {
  const { input, writer, note, choices, texts } = facts;
  const choice = choices[1] ?? choices[0];
  const text = texts[1] ?? texts[0];
  // A note about an upcoming day has its own tip.
  const told = note && dates.some(({ text: sentence }) => plainWords(note.content).includes(sentence));
  const focus = input.assessment && !input.assessment.even ? notes.FOCUS_TIP[input.assessment.focus] : [];
  const tips = [
    choice ? answerTip(choice, facts, summary) : null,
    note && !note.old && !told ? noteTip(note, facts) : null,
    text
      ? writeUnused(facts, notes.MEMORY_TIP[text.key] ?? notes.WISH_TIP, `words${text.key}`, { quote: text.quote })
      : null,
    writeUnused(facts, focus, "focus-tip"),
  ];
  return writer.shuffle(
    tips.filter((tip) => tip !== null && tip !== ""),
    "grounded",
  ) as string[];
}

/** Tips from the answers on leaning traits: `tied` ones name the answer. */
export function traitTips(facts: PortraitFacts): { tied: string[]; loose: string[] } {
  const { input, writer, points } = facts;
  const tied: string[] = [];
  const loose: string[] = [];
  for (const { trait, band } of writer.shuffle(facts.marked.slice(0, 3), "traits")) {
    const tip = writeUnused(facts, consistentTexts(PERSONA_TIPS[trait][band], band, points), `tip${trait}`);
    if (!tip) continue;
    const scale = scaleFact(input, { trait, band });
    if (!scale) loose.push(tip);
    else {
      const values = { item: fill(scale.item, { name: writer.name }), answer: scale.answer };
      tied.push(`${writer.write(FROM_ANSWER, `from${trait}`, values)} ${tip}`);
    }
  }
  return { tied, loose };
}

/** An answer quoted in the summary is only mentioned. */
function answerTip(choice: ChoiceFact, facts: PortraitFacts, summary: string): string | null {
  const { writer, input } = facts;
  const tip = ANSWER_READINGS[choice.key]?.[choice.letter].tip;
  const topic = ANSWER_TOPICS[choice.key];
  if (!tip || !topic || isTemplateUsed(input.said ?? [], tip[input.language])) return null;
  const lead = summary.includes(fill(choice.quote, { name: writer.name }))
    ? writer.write(ANSWER_AGAIN, "again", { topic: writer.write(topic, "tiptopic") })
    : quotedAnswer(choice, writer, "tip");
  return `${lead} ${writer.write(tip, `answer-tip${choice.key}`)}`;
}

/** A tip from a note: by its situation if clear, otherwise by its meaning. */
function noteTip(note: NoteFact, facts: PortraitFacts): string | null {
  const { writer } = facts;
  const what = situationTip(note, facts) ?? meantTip(note, facts);
  if (!what) return null;
  const frame = note.day
    ? writer.write(notes.NOTE_TIP_FRAME, "note-tip", { day: note.day })
    : writer.write(notes.NOTE_TIP_FRAME_UNDATED, "note-tip");
  return `${frame} ${what}`;
}

function meantTip({ grave, tone }: NoteFact, facts: PortraitFacts): string | null {
  const texts = grave ? GRAVE_NEXT[grave === "ward" ? "ill" : grave] : notes.NOTE_TIP[tone];
  return writeUnused(facts, texts, "note-what");
}

function situationTip({ content, tone, grave }: NoteFact, { input, writer }: PortraitFacts): string | null {
  const { language, persona, said = [] } = input;
  if (tone === "good") return null;
  const { name, context } = persona;
  const read = readMessage(content, { asked: false, language, names: [name], context });
  if (!read.situation || read.situationProbability < MIN_PROBABILITY || (grave && tone !== "hard")) return null;
  const moves = CASES[language][read.situation].moves.filter((move) => !move.for && !isTemplateUsed(said, move.text));
  const [move] = writer.shuffle(moves, "note-move");
  return move ? fill(`${move.lead}: ${move.text}`, { name: writer.name }) : null;
}
