import type { PersonaContext } from "#domain/people/contexts.ts";
import { nameInText } from "./clean.ts";
import { alikeAnswer, pointsOf, isConsistent } from "./aspects.ts";
import { ALIKE_LABELS } from "./content.labels.ts";
import { PERSONA_ALL_MIDDLE } from "./content.persona.ts";
import type { Interpretation } from "./interpret-self.ts";
import { labelOf } from "./labels.ts";
import { rankTraits, traitKey } from "./marked.ts";
import { choiceFacts, noteFacts, textFacts } from "./portrait-facts.ts";
import type { PersonaSubject, Portrait, PortraitInput } from "./portrait-input.ts";
import { createTextWriter } from "./text-writer.ts";
import { describableTraits } from "./persona-voice.ts";
import { portraitSummary, type PortraitFacts } from "./portrait-summary.ts";
import { portraitTips } from "./portrait-tips.ts";
import { hash } from "./text.ts";

export const ADULT_AGE = 18;

/** Whether the person is known to be under age. */
export function isMinor(persona: { age?: number | null }): boolean {
  return typeof persona.age === "number" && persona.age < ADULT_AGE;
}

/** The relationship context that advice may refer to; never romantic for a minor. */
export function safeContext(persona: Pick<PersonaSubject, "context" | "age">): PersonaContext {
  const romantic = persona.context === "partner" || persona.context === "romantic";
  return romantic && isMinor(persona) ? "other" : persona.context;
}

/**
 * The portrait of another person as the user sees them: label (2–4 words), summary (90–170 words), tips for this
 * relationship (80–150 words). Third person, gender-neutral, deterministic; fits every band and answer; quotes its
 * sources.
 */
export function writePortrait(input: PortraitInput): Portrait {
  const facts = factsOf(input);
  const context = safeContext(input.persona);
  const summary = portraitSummary(facts);
  return {
    profile_label: portraitLabel(facts),
    summary,
    relational_tips: portraitTips(facts, { context, minorRomance: context !== input.persona.context, summary }),
    safety: facts.dangers[0] ?? null,
  };
}

/** The portrait as an Interpretation. */
export function interpretPersona(input: PortraitInput): Interpretation {
  const { profile_label, summary, relational_tips } = writePortrait(input);
  return { profile_label, summary, relational_advice: relational_tips };
}

/** Prepares the input: ranks the traits, collects what may be quoted. */
export function factsOf(input: PortraitInput): PortraitFacts {
  const { traits, language, persona, answers = {}, notes = [], assessment = null } = input;
  const data = hash(
    JSON.stringify([
      Object.entries(answers).toSorted(([x], [y]) => (x < y ? -1 : 1)),
      notes.slice(0, 3).map(({ content }) => content),
      assessment,
    ]),
  );
  const seed = `${input.seed ?? ""}|${persona.name}|${persona.context}|${traitKey(traits)}|${data}`;
  const name = nameInText(persona.name, language);
  const writer = createTextWriter(language, name, seed);
  const form = input.form ?? "short";
  const points = pointsOf("persona", form === "full" ? null : traits, answers);
  const alike = alikeAnswer("persona", form, traits, answers);
  return {
    input,
    writer,
    seed,
    points,
    alike,
    ...(alike ? { marked: [], between: [] } : describableTraits(rankTraits(traits, seed), points, writer)),
    dangers: input.dangers ?? [],
    note: noteFacts(input, 1)[0] ?? null,
    choices: writer.shuffle(choiceFacts(input), "choices"),
    texts: writer.shuffle(textFacts(input), "texts"),
  };
}

export function portraitLabel({ writer, seed, marked, points, alike }: PortraitFacts): string {
  if (alike) return writer.write(ALIKE_LABELS, "label");
  const held = marked.filter((entry) => isConsistent("persona", entry, points));
  return labelOf(held, seed)?.[writer.language] ?? writer.write(PERSONA_ALL_MIDDLE.labels, "label");
}
