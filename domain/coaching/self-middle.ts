import type { Bilingual, Language } from "#domain/language.ts";
import { LIKERT_LABELS } from "#domain/likert.ts";
import { FORMS } from "./aspects.ts";
import { SELF_ALIKE } from "./content.alike.ts";
import * as middle from "./content.self-middle.ts";
import { shuffled, type Part, type Say } from "./self-say.ts";
import { hash } from "./text.ts";

/** The portrait if no trait leans. */
export function middleParts(seed: string, say: Say): Part[] {
  const open = { text: say(middle.MIDDLE_OPEN, "open"), dispensable: 0 };
  const [one, another] = shuffled(middle.MIDDLE_SCENE, seed, "scenes").map((text) => say([text], "scene"));
  const scene = { text: one ?? "", dispensable: 0 };
  const otherSide = { text: say(middle.MIDDLE_OTHER_SIDE, "other"), dispensable: 0 };
  const last = { text: say(middle.MIDDLE_ELSE, "else"), dispensable: 2 };
  const shape = hash(`shape|${seed}`) % 3;
  if (shape === 0) return [open, scene, { text: another ?? "", dispensable: 2 }, otherSide];
  return shape === 1 ? [open, scene, otherSide, last] : [open, scene, { text: another ?? "", dispensable: 2 }, last];
}

/** Additional sentences for it. */
export function spareMiddle(say: Say): string[] {
  return [
    say(middle.MIDDLE_OTHER_SIDE, "other"),
    say(middle.MIDDLE_ELSE, "else"),
    ...middle.MIDDLE_SCENE.map((text) => say([text], "scene")),
  ];
}

/** The portrait if all answers are the same: says that this means little and suggests a second look. */
export function alikeParts(
  { answer, form, language }: { answer: number; form: "short" | "full"; language: Language },
  seed: string,
  say: Say,
): Part[] {
  const statements = FORMS.self[form].map(({ item }) => item.text[language].replace(/\.$/, ""));
  const values = { count: String(statements.length), answer: LIKERT_LABELS[language][answer - 1] ?? "" };
  const fixed = (list: readonly Bilingual[], slot: string): Part => ({ text: say(list, slot, values), dispensable: 0 });
  const open = [fixed(SELF_ALIKE.fact, "alike"), fixed(SELF_ALIKE.little, "little")];
  const look = [fixed(SELF_ALIKE.invite, "invite"), fixed(SELF_ALIKE.look, "look")];
  const why = { text: say(SELF_ALIKE.meaning, "meaning"), dispensable: 1 };
  const until = { text: say(SELF_ALIKE.until, "until"), dispensable: 2 };
  const [one = "", other = ""] = shuffled(statements, seed, "two");
  const two = { text: say(SELF_ALIKE.two, "two", { one, other }), dispensable: 0 };
  const shape = hash(`shape|${seed}`) % 3;
  if (shape === 0) return [...open, two, ...look, until];
  return shape === 1 ? [...open, why, ...look, two] : [...open, ...look, two];
}

export function spareAlike(say: Say): string[] {
  return [SELF_ALIKE.until, SELF_ALIKE.meaning].flatMap((list) => list.map((text) => say([text], "spare")));
}
