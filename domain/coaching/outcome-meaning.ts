import type { Language } from "#domain/language.ts";
import { correctTypos } from "#domain/understanding/typos.ts";
import type { Situation } from "#domain/understanding/situations.ts";
import { tone, type Tone } from "./evidence.ts";
import { flatten } from "./intent.ts";
import { GRAVE_NEWS, EVENTS, NOT_GRAVE, TEARS_OF_JOY, type GraveKind } from "./outcome-words.ts";

/** The meaning of an outcome or expectation: how it went, and any grave news. */
export interface OutcomeMeaning {
  tone: Tone;
  /** News of an illness, a death or a lost livelihood. */
  grave: GraveKind | null;
}

/** Situations in which “do it again” is never suggested, however well the meeting went. */
const SERIOUS: ReadonlySet<string> = new Set<Situation>([
  "serious_illness",
  "dying",
  "parent_ill",
  "my_illness",
  "dementia",
  "consoling",
  "lost_job",
  "miscarriage",
  "low_mood",
  "burnout",
  "drinking",
  "drugs_gambling",
]);

export function isSerious(situation: Situation | null): boolean {
  return situation !== null && SERIOUS.has(situation);
}

/** The meaning of a text about a meeting: by its events, otherwise by the tone of its words. */
export function outcomeMeaning(text: string, language: Language, names: readonly string[] = []): OutcomeMeaning {
  const mended = correctTypos(text, language, names);
  const flat = flatten(mended).replace(NOT_GRAVE, " ");
  const grave = (Object.keys(GRAVE_NEWS) as GraveKind[]).find((kind) => GRAVE_NEWS[kind].test(flat)) ?? null;
  const relieved = TEARS_OF_JOY.test(flat);
  const worded = tone(mended.replace(EMOJI, " "));
  // A kind word at a sickbed isn't grave news.
  if (grave === "ward" && (worded === "good" || relieved)) return { tone: "plain", grave: null };
  if (grave) return { tone: "hard", grave };
  if (relieved) return { tone: "good", grave: null };
  const went = EVENTS.flatMap(({ well, badly }) => {
    if (badly.test(flat)) return ["hard" as const];
    return well.test(flat) ? ["good" as const] : [];
  });
  const [first] = went;
  if (!first || new Set(went).size > 1) return { tone: worded, grave: null };
  return { tone: worded === "plain" || worded === first ? first : "plain", grave: null };
}

const EMOJI = /\p{Extended_Pictographic}/gu;
