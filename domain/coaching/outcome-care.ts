import type { Language } from "#domain/language.ts";
import { checkSafety, type SafetyKind, type SafetySeverity } from "#domain/safety/check.ts";
import { nameInText } from "./clean.ts";
import type { OutcomeInput } from "./outcome-input.ts";
import { careParagraphs } from "./portrait-care.ts";
import { createPen } from "./portrait-pen.ts";

/** What somebody wrote about an interaction, before and after it. */
export interface ToldInteraction {
  objectives: string;
  avoid?: string | null;
  feeling?: string | null;
  expectation?: string | null;
  result_summary?: string | null;
}

const GRAVITY: Record<SafetySeverity, number> = { severe: 3, moderate: 2, oblique: 1 };

/** The gravest danger that plan, expectation or outcome of one interaction tells of; null for none. */
export function interactionDanger(told: ToldInteraction, language: Language): SafetyKind | null {
  const texts = [told.result_summary, told.objectives, told.avoid, told.feeling, told.expectation];
  const found = texts.flatMap((text) => (text ? (checkSafety(text, language) ?? []) : []));
  return found.toSorted((x, y) => GRAVITY[y.severity] - GRAVITY[x.severity])[0]?.kind ?? null;
}

/**
 * All that asks for care instead of tips: this interaction, an earlier outcome that says so plainly, and what the
 * caller knows besides.
 */
export function outcomeDangers(input: OutcomeInput): SafetyKind[] {
  const { interaction, earlier = [], language, dangers = [] } = input;
  const own = interactionDanger(interaction, language);
  const before = earlier.flatMap(({ result_summary }) => plainDanger(result_summary, language) ?? []);
  return [...new Set([...(own ? [own] : []), ...before, ...dangers])];
}

/** The danger a text tells of, unless only by hints. */
export function plainDanger(text: string, language: Language): SafetyKind | null {
  const finding = checkSafety(text, language);
  return finding && finding.severity !== "oblique" ? finding.kind : null;
}

/** What is said instead of tips: paragraphs with the numbers to turn to, nothing quoted. */
export function outcomeCare(input: OutcomeInput, kinds: readonly SafetyKind[]): string {
  const { language, persona, seed = "" } = input;
  const pen = createPen(language, nameInText(persona.name, language), seed);
  return careParagraphs(kinds, input, pen, "outcome").join("\n\n");
}
