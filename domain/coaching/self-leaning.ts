import type { Language } from "#domain/language.ts";
import type { TraitScores } from "#domain/traits.ts";
import { consistentTexts, isConsistent, type Points, type AspectText } from "./aspects.ts";
import { CONTRAST, DIFFERING, BASIS } from "./content.self-aspects.ts";
import { SELF_COSTS } from "./content.self-costs.ts";
import * as frames from "./content.self-frames.ts";
import { SELF_GIVES } from "./content.self-gives.ts";
import { SELF_PAIRS } from "./content.self-pairs.ts";
import { SELF_PAIRS_MORE } from "./content.self-pairs-more.ts";
import { SELF_SCENES } from "./content.self-scenes.ts";
import type { ByLean, MarkedTrait } from "./marked.ts";
import { pairIn } from "./pairs.ts";
import { shuffled, type Part, type Say } from "./self-say.ts";
import { contrastingAnswers, selfClauses } from "./self-voice.ts";
import { hash, joinList, upperFirst } from "./text.ts";

/** Distance of a mean from 3 below which a lean is slight, and from which it is marked. */
const SLIGHT = 1;
const MARKED = 1.5;

/** The input for a portrait with at least one leaning trait. */
export interface LeaningInput {
  traits: TraitScores;
  /** Only those that can be described without contradicting an answer. */
  marked: readonly MarkedTrait[];
  points: Points;
  language: Language;
  seed: string;
  say: Say;
}

/** The sentences about the leaning traits, in order. */
export function leaningParts({ traits, marked, points, language, seed, say }: LeaningInput): Part[] {
  const [first, second] = marked;
  if (!first) return [];
  const clause = (entry: MarkedTrait) => say(selfClauses(entry, points), `clause${entry.trait}`);
  const strength = ({ trait }: MarkedTrait): frames.Strength => {
    const distance = Math.abs(traits[trait] - 3);
    return distance < SLIGHT ? "slight" : distance < MARKED ? "plain" : "marked";
  };
  const softness = (entries: readonly MarkedTrait[]) =>
    entries.every((entry) => strength(entry) === "slight") ? "slight" : "plain";
  const said = (
    table: ByLean<readonly AspectText[]>,
    entry: MarkedTrait,
    slot: string,
    dispensable: number,
  ): Part[] => {
    const texts = consistentTexts(table[entry.trait][entry.band], entry.band, points);
    return texts.length > 0 ? [{ text: say(texts, slot), dispensable }] : [];
  };
  // So that people with the same leading trait can get different scenes.
  const shown = second && hash(`shown|${seed}`) % 3 === 0 ? second : first;
  const scene = said(SELF_SCENES, shown, "scene", 2);
  const lead = { text: say(frames.LEAD_FRAMES[strength(first)], "lead", { c: clause(first) }), dispensable: 0 };
  const split = marked.map((entry) => contrastingAnswers(entry, points, language)).find((found) => found !== null);
  const apart: Part[] = split ? [{ text: say(CONTRAST, "apart-within", { ...split }), dispensable: 1 }] : [];

  const give = said(SELF_GIVES, first, "give", 3);
  const cost = said(SELF_COSTS, first, "cost", 0);
  if (!second) {
    const shape = hash(`shape|${seed}`) % 3;
    if (shape === 0) return [lead, ...scene, ...give, ...cost, ...apart];
    const texts = consistentTexts(SELF_SCENES[first.trait][first.band], first.band, points);
    const [one, other] = shuffled(texts, seed, "scenes").map((text) => ({ text: say([text], "scenes") }));
    if (!one || !other) return [lead, ...scene, ...give, ...cost, ...apart];
    const last = { ...other, dispensable: 2 };
    return shape === 1
      ? [lead, { ...one, dispensable: 0 }, last, ...cost, ...apart]
      : [lead, ...indispensable(give), { ...one, dispensable: 0 }, last, ...apart];
  }

  const together = [SELF_PAIRS, SELF_PAIRS_MORE].map((pairs) => pairIn(pairs, first, second));
  const whole = isConsistent("self", first, points) && isConsistent("self", second, points);
  const mix: Part[] = whole ? [{ text: say(together, "pair"), dispensable: 0 }] : [];
  const further = marked.slice(2);
  const also: Part[] = [...apart];
  if (further.length > 0) {
    const list = joinList(further.map(clause), language);
    also.unshift({ text: say(frames.ALSO_FRAMES[softness(further)], "also", { list }), dispensable: 0 });
  }

  // A joint opening presents both traits as equally strong.
  if (hash(`shape|${seed}`) % 5 < 2 && softness([first]) === softness([second])) {
    const joint = say(frames.JOINT_FRAMES[softness([first])], "joint", { c: clause(first), d: clause(second) });
    const opening = { text: upperFirst(joint), dispensable: 0 };
    return hash(`order|${seed}`) % 2 ? [opening, ...mix, ...scene, ...also] : [opening, ...mix, ...also, ...scene];
  }
  const next = { text: say(frames.SECOND_FRAMES[softness([second])], "second", { c: clause(second) }), dispensable: 0 };
  if (hash(`apart|${seed}`) % 3 === 0) {
    return [lead, ...indispensable(give), ...cost, next, ...said(SELF_SCENES, second, "other", 2), ...also];
  }
  return shown === first ? [lead, ...scene, next, ...mix, ...also] : [lead, next, ...scene, ...mix, ...also];
}

/** Makes the parts indispensable. */
function indispensable(parts: readonly Part[]): Part[] {
  return parts.map((part) => ({ ...part, dispensable: 0 }));
}

/** Additional sentences for a portrait that is too short, leading trait first. */
export function spareLeaning({ marked, points, language, say }: LeaningInput): string[] {
  const texts = marked.flatMap(({ trait, band }, at) =>
    [SELF_COSTS, SELF_GIVES, ...(at === 0 ? [] : [SELF_SCENES])].flatMap((table) => {
      const held = consistentTexts(table[trait][band], band, points);
      const slot = table === SELF_COSTS ? "cost" : "give";
      return held.length > 0 ? [say(held, at === 0 ? slot : `${slot}${trait}`)] : [];
    }),
  );
  const split = marked.map((entry) => contrastingAnswers(entry, points, language)).find((found) => found !== null);
  return split ? [...texts, say(DIFFERING, "differing"), say(BASIS, "rests", { ...split })] : texts;
}
