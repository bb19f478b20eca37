import type { Language } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { TraitScores } from "#domain/traits.ts";
import { cleanName } from "./clean.ts";
import { SINGLE_LABELS } from "./content.labels.ts";
import { CONTEXT_ADVICE, MINOR_ADVICE, PERSONA_TIPS, PERSONA_TIPS_ANY } from "./content.persona-advice.ts";
import * as content from "./content.persona.ts";
import { pairOf, type Interpretation } from "./interpret-self.ts";
import { rankTraits, traitKey, type MarkedTrait } from "./marked.ts";
import { countWords, fill, hash, joinList, pick } from "./text.ts";

export interface PersonaSubject {
  name: string;
  context: PersonaContext;
  /** The user's own word for the relationship where `context` is `other`. */
  relationship_other?: string | null;
  age?: number | null;
}

export interface PersonaInput {
  traits: TraitScores;
  language: Language;
  persona: PersonaSubject;
  seed?: string;
  form?: "short" | "full";
}

export const ADULT_AGE = 18;

const SHORTEST_ADVICE = 85;

/** Whether the person is known to be under age. */
export function isMinor(persona: { age?: number | null }): boolean {
  return typeof persona.age === "number" && persona.age < ADULT_AGE;
}

/** The context advice may speak to: with a minor never a romantic one. */
export function safeContext(persona: Pick<PersonaSubject, "context" | "age">): PersonaContext {
  const romantic = persona.context === "partner" || persona.context === "romantic";
  return romantic && isMinor(persona) ? "other" : persona.context;
}

/**
 * How the user sees another person, from five trait means: label (2–4 words), summary (90–170 words), advice for
 * this relationship (80–150 words, paragraphs parted by blank lines). Third person, nothing gendered.
 */
export function interpretPersona(input: PersonaInput): Interpretation {
  const { traits, language, persona } = input;
  const seed = `${input.seed ?? ""}|${persona.name}|${persona.context}|${traitKey(traits)}`;
  const name = cleanName(persona.name) || { en: "this person", it: "questa persona" }[language];
  const { marked, between } = rankTraits(traits, seed);
  const [first, second] = marked;

  const sentences = [pick(content.PERSONA_OPEN, seed, "open")[language]];
  let label: string;
  if (!first) {
    const portrait = pick(content.PERSONA_ALL_MIDDLE, seed, "all-middle");
    label = portrait.label[language];
    sentences.push(portrait.text[language]);
  } else {
    sentences.push(pick(content.PERSONA_LEAD[first.trait][first.band], seed, "lead")[language]);
    if (second) {
      const pair = pairOf(first, second);
      label = pair.label[language];
      sentences.push(pick(content.PERSONA_SECOND[second.trait][second.band], seed, "second")[language]);
      sentences.push(pair.persona[language]);
    } else {
      label = SINGLE_LABELS[first.trait][first.band][language];
      sentences.push(pick(content.PERSONA_ALONE, seed, "alone")[language]);
    }
    const further = marked.slice(2).map(({ trait, band }) => content.PERSONA_ALSO[trait][band][language]);
    if (further.length > 0) {
      sentences.push(
        fill(pick(content.PERSONA_ALSO_FRAME, seed, "also")[language], { list: joinList(further, language) }),
      );
    }
    if (between.length > 0) {
      const points = joinList(
        between.map((trait) => content.PERSONA_BETWEEN[trait][language]),
        language,
      );
      sentences.push(fill(pick(content.PERSONA_BETWEEN_FRAME, seed, "between")[language], { list: points }));
    }
  }
  const doubts = input.form === "full" ? content.PERSONA_DOUBT_FULL : content.PERSONA_DOUBT;
  sentences.push(pick(doubts, seed, "doubt")[language]);

  return {
    profile_label: label,
    summary: fill(sentences.join(" "), { name }),
    relational_advice: fill(advice(marked, persona, language, seed), { name }),
  };
}

function advice(marked: readonly MarkedTrait[], persona: PersonaSubject, language: Language, seed: string): string {
  const context = safeContext(persona);
  const intro = context === persona.context ? pick(CONTEXT_ADVICE[context].intro, seed, "intro") : MINOR_ADVICE;
  const tips = marked.slice(0, 2).map(({ trait, band }) => pick(PERSONA_TIPS[trait][band], seed, `tip${trait}`));
  const start = hash(seed);
  for (let turn = 0; tips.length < 2; turn += 1) {
    const general = PERSONA_TIPS_ANY[(start + turn) % PERSONA_TIPS_ANY.length];
    if (general) tips.push(general);
  }
  const parts = [intro, ...tips, pick(CONTEXT_ADVICE[context].close, seed, "close")];
  const spare = PERSONA_TIPS_ANY.map((_, turn) => PERSONA_TIPS_ANY[(start + turn) % PERSONA_TIPS_ANY.length]).find(
    (tip) => tip && !parts.includes(tip),
  );
  if (spare && countWords(parts.map((part) => part[language]).join(" ")) < SHORTEST_ADVICE) parts.splice(-1, 0, spare);
  return parts.map((part) => part[language]).join("\n\n");
}
