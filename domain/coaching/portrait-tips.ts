import type { PersonaContext } from "#domain/people/contexts.ts";
import { checkSafety } from "#domain/safety/check.ts";
import { cleanName } from "./clean.ts";
import { PERSONA_TIPS, PERSONA_TIPS_ANY } from "./content.persona-advice.ts";
import { ANSWER_AGAIN, ANSWER_READINGS, ANSWER_TOPICS } from "./content.portrait-answers.ts";
import { ANY_INTRO, CONTEXT_ADVICE, MINOR_CLOSE, MINOR_INTRO, OTHER_WORD } from "./content.portrait-context.ts";
import * as notes from "./content.portrait-notes.ts";
import { careParagraphs } from "./portrait-care.ts";
import type { ChoiceFact } from "./portrait-facts.ts";
import { quotedAnswer, type PortraitFacts } from "./portrait-summary.ts";
import { countWords, fill } from "./text.ts";

const LEAST = 84;
const MOST = 148;
const LONGEST_WORD_FOR_IT = 40;

/**
 * What the user may try, 80 to 150 words in paragraphs: where such talks start well, two or three things for this
 * week, one for this kind of relationship; `summary` is what has been said before. Where somebody may not be safe, care instead, and no tip.
 */
export function portraitTips(
  facts: PortraitFacts,
  { context, minorRomance, summary }: { context: PersonaContext; minorRomance: boolean; summary: string },
): string {
  const { input, pen, dangers } = facts;
  if (dangers.length > 0) return careParagraphs(dangers, input, pen, "tips-care").join("\n\n");

  const intros = minorRomance ? MINOR_INTRO : [...CONTEXT_ADVICE[context].intro, ...ANY_INTRO];
  const word = minorRomance ? null : ownWord(facts);
  const intro =
    word && pen.draw(2, "own-word") === 0
      ? pen.write(OTHER_WORD, "own-word", { other: word })
      : pen.write(intros, "intro");
  const close = pen.write(minorRomance ? MINOR_CLOSE : CONTEXT_ADVICE[context].close, "close");

  const grounded = groundedTips(facts, summary);
  const traits = pen
    .shuffle(facts.marked.slice(0, 3), "traits")
    .map(({ trait, band }) => pen.write(PERSONA_TIPS[trait][band], `tip${trait}`));
  const general = pen.shuffle(PERSONA_TIPS_ANY, "any").map((tip, at) => pen.write(tip, `any${at}`));
  const first = [...grounded.slice(0, 2), ...traits].slice(0, 2);
  const wanted = [...first, ...pen.shuffle([...traits.slice(0, 2), ...general.slice(0, 1)], "more"), ...general];

  const introduced = minorRomance || pen.draw(3, "introduced") > 0;
  const tips: string[] = [];
  let words = countWords(introduced ? `${intro} ${close}` : close);
  for (const tip of wanted) {
    const enough = tips.length >= (introduced ? 2 : 3) && words >= LEAST;
    if (enough || tips.includes(tip) || words + countWords(tip) > MOST) continue;
    tips.push(tip);
    words += countWords(tip);
  }
  return [...(introduced ? [intro] : []), ...pen.shuffle(tips, "tips"), close].join("\n\n");
}

/** Tips that rest on something the user wrote or answered, each saying on what. */
function groundedTips(facts: PortraitFacts, summary: string): string[] {
  const { input, pen, note, choices, texts } = facts;
  const tips: string[] = [];
  const choice = choices[1] ?? choices[0];
  if (choice) tips.push(answerTip(choice, facts, summary));
  if (note && !note.old) {
    const frame = note.day
      ? pen.write(notes.NOTE_TIP_FRAME, "note-tip", { day: note.day })
      : pen.write(notes.NOTE_TIP_FRAME_UNDATED, "note-tip");
    tips.push(`${frame} ${pen.write(notes.NOTE_TIP[note.tone], "note-what")}`);
  }
  const text = texts[1] ?? texts[0];
  if (text)
    tips.push(pen.write(notes.MEMORY_TIP[text.key] ?? notes.WISH_TIP, `words${text.key}`, { quote: text.quote }));
  if (input.assessment && !input.assessment.even) {
    tips.push(pen.write(notes.FOCUS_TIP[input.assessment.focus], "focus-tip"));
  }
  return pen.shuffle(tips, "grounded");
}

/** An answer that the summary has quoted is only named again. */
function answerTip(choice: ChoiceFact, { pen }: PortraitFacts, summary: string): string {
  const tip = ANSWER_READINGS[choice.key]?.[choice.letter].tip;
  const topic = ANSWER_TOPICS[choice.key];
  if (!tip || !topic) return "";
  const lead = summary.includes(fill(choice.quote, { name: pen.name }))
    ? pen.write(ANSWER_AGAIN, "again", { topic: pen.write(topic, "tiptopic") })
    : quotedAnswer(choice, pen, "tip");
  return `${lead} ${pen.write(tip, `answer-tip${choice.key}`)}`;
}

/** The user's own word for a relationship without a ready name, where it may be repeated. */
function ownWord({ input }: PortraitFacts): string | null {
  const { context, relationship_other, age } = input.persona;
  if (context !== "other" || !relationship_other || (age ?? 99) < 18) return null;
  const word = cleanName(relationship_other);
  return word && word.length <= LONGEST_WORD_FOR_IT && !checkSafety(word) ? word : null;
}
