import { TRAITS, type Trait } from "#domain/traits.ts";
import { FORMS, holding, sound, supports, type Aspect, type Points, type Told } from "./aspects.ts";
import { PERSONA_ALSO_WAYS } from "./content.persona.ts";
import { ASPECT_LEAD, ASPECT_SECOND, PERSONA_ASPECTS } from "./content.persona-aspects.ts";
import { PERSONA_VIEWS } from "./content.portrait-traits.ts";
import type { MarkedTrait } from "./marked.ts";
import type { Pen } from "./portrait-pen.ts";

/** An aspect whose answer supports the lean; null if there is none. */
function answeredAspect({ trait, band }: MarkedTrait, points: Points, pen: Pen): keyof typeof PERSONA_ASPECTS | null {
  const said = FORMS.persona.full
    .filter(({ item, aspect }) => item.trait === trait && supports(points, aspect, band))
    .map(({ aspect }) => aspect as Exclude<Aspect, "pressure">);
  return pen.shuffle(said, `aspect${trait}`)[0] ?? null;
}

/** Whether a lean can be described without contradicting an answer. */
export function tellable(entry: MarkedTrait, points: Points, pen: Pen): boolean {
  return sound("persona", entry, points) || answeredAspect(entry, points, pen) !== null;
}

/** The leaning traits that can be described, and the remaining ones. */
export function tellableTraits(
  ranked: { marked: readonly MarkedTrait[]; between: readonly Trait[] },
  points: Points,
  pen: Pen,
): { marked: MarkedTrait[]; between: Trait[] } {
  const marked = ranked.marked.filter((entry) => tellable(entry, points, pen));
  const told = new Set(marked.map(({ trait }) => trait));
  const leans = new Set([...ranked.marked.map(({ trait }) => trait), ...ranked.between]);
  return { marked, between: TRAITS.filter((trait) => leans.has(trait) && !told.has(trait)) };
}

export function phraseOf(entry: MarkedTrait, points: Points, pen: Pen, slot: string): string {
  const { trait, band } = entry;
  const aspect = sound("persona", entry, points) ? null : answeredAspect(entry, points, pen);
  return pen.write(aspect ? PERSONA_ASPECTS[aspect][band] : PERSONA_ALSO_WAYS[trait][band], slot);
}

/** A lean as a sentence, first or after another; chosen by seed, or by `place` in the list. */
export function seenOf(
  entry: MarkedTrait,
  part: "seen" | "second",
  { points, pen }: { points: Points; pen: Pen },
  slot: string,
  place?: number,
): string {
  const texts = holding(PERSONA_VIEWS[entry.trait][entry.band][part], entry.band, points);
  const chosen = place === undefined ? texts : texts.slice(place % texts.length).slice(0, 1);
  if (texts.length > 0) return pen.write(chosen, slot);
  const frames = part === "seen" ? ASPECT_LEAD : ASPECT_SECOND;
  return pen.write(frames, slot, { what: phraseOf(entry, points, pen, `${slot}what`) });
}

/** Strength and cost of a lean; empty if that would contradict an answer. */
export function sidesOf({ trait, band }: MarkedTrait, points: Points, pen: Pen, slot: string): string {
  const texts: readonly Told[] = holding(PERSONA_VIEWS[trait][band].sides, band, points);
  return texts.length > 0 ? pen.write(texts, slot) : "";
}
