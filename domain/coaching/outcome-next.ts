import { readMessage } from "#domain/understanding/read-message.ts";
import type { Situation } from "#domain/understanding/situations.ts";
import { traitBand, type Trait } from "#domain/traits.ts";
import { CASES } from "./cases/cases.ts";
import type { MoveTarget, Move } from "./cases/case-text.ts";
import * as content from "./content.outcome.ts";
import { GRAVE_NEXT, GRAVE_STAY } from "./content.outcome-grave.ts";
import { isMinor } from "./interpret-persona.ts";
import type { OutcomeInput } from "./outcome-input.ts";
import { isSerious, type OutcomeMeaning } from "./outcome-meaning.ts";
import type { TextWriter } from "./text-writer.ts";
import { fill } from "./text.ts";

/** Minimum probability of a situation for a plain outcome; a hard one always uses it. */
const MIN_PROBABILITY = 0.75;
const OLD_AGE = 65;

/** What to do next, and when to stop or get help, if the situation says so. */
export interface NextStep {
  next: string;
  stop: string | null;
}

/** The situation of an outcome, if something remains to be done about it. */
function situationOf({ interaction, persona, language }: OutcomeInput, meaning: OutcomeMeaning): Situation | null {
  const context = { asked: false, language, names: [persona.name], context: persona.context };
  const { situation, situationProbability } = readMessage(interaction.result_summary, context);
  if (meaning.tone === "good" && !isSerious(situation)) return null;
  return meaning.tone === "hard" || situationProbability >= MIN_PROBABILITY ? situation : null;
}

/** One concrete next step: from the situation if recognized, otherwise by how it went. */
export function nextStep(input: OutcomeInput, meaning: OutcomeMeaning, writer: TextWriter): NextStep {
  const situation = situationOf(input, meaning);
  const known =
    situation !== null && !(meaning.grave && !isSerious(situation)) ? CASES[input.language][situation] : null;
  if (known) {
    const move = writer.shuffle(
      known.moves.filter((one) => suits(one, input)),
      "move",
    )[0];
    if (move) {
      const said = fill(`${move.lead}: ${move.text}`, { name: writer.name });
      return { next: said, stop: fill(known.stop, { name: writer.name }) || null };
    }
  }
  if (meaning.grave)
    return {
      next: writer.write(GRAVE_NEXT[meaning.grave === "ward" ? "ill" : meaning.grave], "grave-next"),
      stop: writer.write(GRAVE_STAY, "grave-stay"),
    };
  // Never suggests repeating a serious meeting, however well it went.
  const steps = isSerious(situation) ? content.NEXT_STEPS.plain : content.NEXT_STEPS[meaning.tone];
  return { next: writer.write(steps, "next"), stop: null };
}

/** Whether a move suits this person. */
function suits(move: Move, input: OutcomeInput): boolean {
  return move.for === undefined || fits(move.for, input);
}

const TRAIT = /^([OCEAN])([+-])$/;

function fits(whom: MoveTarget, { persona, traits }: OutcomeInput): boolean {
  const { context, age } = persona;
  const [, trait, lean] = TRAIT.exec(whom) ?? [];
  if (trait) return traits ? traitBand(traits[trait as Trait]) === (lean === "+" ? "high" : "low") : false;
  const fitting: Readonly<Partial<Record<MoveTarget, boolean>>> = {
    near: context === "partner" || context === "colleague",
    young: isMinor(persona),
    old: typeof age === "number" && age >= OLD_AGE,
    partner: context === "partner" && !isMinor(persona),
    friend: context === "friend",
    family: context === "family",
    colleague: context === "colleague",
  };
  return fitting[whom] ?? false;
}
