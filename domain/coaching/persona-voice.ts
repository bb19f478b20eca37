import { TRAITS, type Trait } from "#domain/traits.ts";
import {
  FORMS,
  consistentTexts,
  isConsistent,
  supports,
  type Aspect,
  type Points,
  type AspectText,
} from "./aspects.ts";
import { PERSONA_ALSO_WAYS } from "./content.persona.ts";
import { ASPECT_LEAD, ASPECT_SECOND, PERSONA_ASPECTS } from "./content.persona-aspects.ts";
import { PERSONA_VIEWS } from "./content.portrait-traits.ts";
import type { MarkedTrait } from "./marked.ts";
import type { TextWriter } from "./text-writer.ts";

/** An aspect whose answer supports the lean; null if there is none. */
function answeredAspect(
  { trait, band }: MarkedTrait,
  points: Points,
  writer: TextWriter,
): keyof typeof PERSONA_ASPECTS | null {
  const said = FORMS.persona.full
    .filter(({ item, aspect }) => item.trait === trait && supports(points, aspect, band))
    .map(({ aspect }) => aspect as Exclude<Aspect, "pressure">);
  return writer.shuffle(said, `aspect${trait}`)[0] ?? null;
}

/** Whether a lean can be described without contradicting an answer. */
export function canDescribe(entry: MarkedTrait, points: Points, writer: TextWriter): boolean {
  return isConsistent("persona", entry, points) || answeredAspect(entry, points, writer) !== null;
}

/** The leaning traits that can be described, and the remaining ones. */
export function describableTraits(
  ranked: { marked: readonly MarkedTrait[]; between: readonly Trait[] },
  points: Points,
  writer: TextWriter,
): { marked: MarkedTrait[]; between: Trait[] } {
  const marked = ranked.marked.filter((entry) => canDescribe(entry, points, writer));
  const told = new Set(marked.map(({ trait }) => trait));
  const leans = new Set([...ranked.marked.map(({ trait }) => trait), ...ranked.between]);
  return { marked, between: TRAITS.filter((trait) => leans.has(trait) && !told.has(trait)) };
}

export function leanPhrase(entry: MarkedTrait, points: Points, writer: TextWriter, slot: string): string {
  const { trait, band } = entry;
  const aspect = isConsistent("persona", entry, points) ? null : answeredAspect(entry, points, writer);
  return writer.write(aspect ? PERSONA_ASPECTS[aspect][band] : PERSONA_ALSO_WAYS[trait][band], slot);
}

/** A lean as a sentence, first or after another; chosen by seed, or by `place` in the list. */
export function leanSentence(
  entry: MarkedTrait,
  part: "seen" | "second",
  { points, writer }: { points: Points; writer: TextWriter },
  slot: string,
  place?: number,
): string {
  const texts = consistentTexts(PERSONA_VIEWS[entry.trait][entry.band][part], entry.band, points);
  const chosen = place === undefined ? texts : texts.slice(place % texts.length).slice(0, 1);
  if (texts.length > 0) return writer.write(chosen, slot);
  const frames = part === "seen" ? ASPECT_LEAD : ASPECT_SECOND;
  return writer.write(frames, slot, { what: leanPhrase(entry, points, writer, `${slot}what`) });
}

/** Strength and cost of a lean; empty if that would contradict an answer. */
export function strengthAndCost(
  { trait, band }: MarkedTrait,
  points: Points,
  writer: TextWriter,
  slot: string,
): string {
  const texts: readonly AspectText[] = consistentTexts(PERSONA_VIEWS[trait][band].sides, band, points);
  return texts.length > 0 ? writer.write(texts, slot) : "";
}
