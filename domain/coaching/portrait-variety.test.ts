import { describe, expect, it } from "vitest";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { INDICES } from "#domain/relationship/indices.ts";
import { largestShare } from "../../tests/support/largest-share.ts";
import { writePortrait } from "./interpret-persona.ts";
import type { PortraitInput } from "./portrait-input.ts";
import { b, hash } from "./text.ts";

const PROFILES = 200;
const SEQUENCE = 5;
const MOST_SHARED = 0.4;
const DRAWS = [1, 2];

const NOTES: readonly Bilingual[] = [
  b("Interrupted me twice at dinner and did not notice.", "A cena mi ha interrotto due volte e non se ne è accorta."),
  b("Thanked me for the advice, and we laughed all evening.", "Mi ha ringraziato, e abbiamo riso tutta la sera."),
  b("We talked about the garden and the new neighbours.", "Abbiamo parlato dell’orto e dei nuovi vicini."),
  b("Argued about money again, I left the room.", "Abbiamo litigato di nuovo per i soldi, sono uscita."),
  b("Long walk by the river, we hardly spoke.", "Lunga passeggiata lungo il fiume, quasi in silenzio."),
  b("Called, sounded tired, asked about my exam.", "Ha chiamato con voce stanca, mi ha chiesto dell’esame."),
];
const WORDS: readonly Bilingual[] = [
  b("That we talk more, without phones.", "Che parlassimo di più, senza telefoni."),
  b("The summer at the lake when the boat leaked.", "L’estate al lago quando la barca faceva acqua."),
  b("Coffee on Sunday mornings.", "Il caffè della domenica mattina."),
];

type Draw = (size: number) => number;

/** Reproducible numbers; by hash, so that draws are independent. */
function drawer(seed: string): Draw {
  let count = 0;
  return (size) => {
    count += 1;
    return hash(`${count}|${seed}`) % size;
  };
}

function from<T>(list: readonly T[], draw: Draw): T {
  return list[draw(list.length)]!;
}

function traitsOnly(form: "short" | "full", language: Language, draw: Draw): PortraitInput {
  const score = () => (form === "full" ? 1 + draw(17) / 4 : 1 + draw(5));
  const traits = { O: score(), C: score(), E: score(), A: score(), N: score() };
  return { traits, form, language, persona: { name: "Marta", context: "friend" } };
}

function wellKnown(language: Language, draw: Draw): PortraitInput {
  const answers: Record<string, string> = {};
  for (const item of [...INITIAL, ...SECTIONS.flatMap(({ items }) => items)]) {
    if (draw(10) < 6)
      answers[item.key] = item.kind === "choice" ? from(["a", "b", "c", "d"], draw) : from(WORDS, draw)[language];
  }
  return {
    ...traitsOnly(from(["short", "full"], draw), language, draw),
    persona: { name: from(["Marta", "Luca", "Andrea"], draw), context: from(PERSONA_CONTEXTS, draw) },
    answers,
    notes:
      draw(4) > 0 ? [{ content: from(NOTES, draw)[language], created_at: `2026-11-${10 + draw(9)}T12:00:00Z` }] : [],
    assessment:
      draw(2) > 0 ? { strength: from(INDICES, draw), focus: from(INDICES, draw), safetyConcern: false } : null,
    now: new Date("2026-11-20T12:00:00Z"),
    time_zone: "Europe/Rome",
  };
}

/** Five-word sequences of a text, with the name masked. */
function sequences(text: string, name: string): Set<string> {
  const words =
    text
      .replaceAll(name, "X")
      .toLowerCase()
      .match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.slice(SEQUENCE - 1).map((_, at) => words.slice(at, at + SEQUENCE).join(" ")));
}

/** The largest share that a text has in common with a longer one, over all pairs of different profiles. */
function mostShared(inputs: readonly PortraitInput[]): number {
  const different = [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()];
  const texts = different.map((input) => {
    const { summary, relational_tips } = writePortrait(input);
    return sequences(`${summary}\n${relational_tips}`, input.persona.name);
  });
  return largestShare(texts);
}

describe.each(LANGUAGES)("two portraits of different people (%s)", (language) => {
  it.each([
    ["of five traits alone, all friends", (draw: Draw) => traitsOnly("short", language, draw)],
    ["of traits from the full form alone, all friends", (draw: Draw) => traitsOnly("full", language, draw)],
    ["of people well known", (draw: Draw) => wellKnown(language, draw)],
  ] as [string, (draw: Draw) => PortraitInput][])("share little text: %s", (_, profile) => {
    for (const seed of DRAWS) {
      const draw = drawer(`${language}${seed}`);
      const inputs = Array.from({ length: PROFILES }, () => profile(draw));
      expect(mostShared(inputs)).toBeLessThanOrEqual(MOST_SHARED);
    }
  });
});
