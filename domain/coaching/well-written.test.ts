import { describe, expect, it } from "vitest";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { PERSONA_CONTEXTS } from "#domain/people/contexts.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { INDICES } from "#domain/relationship/indices.ts";
import { nameInText } from "./clean.ts";
import { writePortrait } from "./interpret-persona.ts";
import { interpretSelf } from "./interpret-self.ts";
import type { PortraitInput } from "./portrait-input.ts";
import { personaProfileText } from "./portrait-text.ts";
import { b, countWords, hash } from "./text.ts";

const PROFILES = 150;
const NAMES = [
  "Marta",
  "Anna",
  "mamma",
  "Dott. Rossi",
  "la nonna",
  "Jo'",
  "Avv. Neri",
  "Anna Maria Bianca Carla Dora Elena Flora Gaia Ilaria Lucia Marta Nora Olga Paola Rita",
];
const AGES = [null, null, 15, 44, 80];
const NOTES: readonly Bilingual[] = [
  b("Ok.", "Ok."),
  b("We talked about everything. ".repeat(30), "Abbiamo parlato di tutto. ".repeat(30)),
  b("Said “enough”, then \"bye\" and 'later'.", "Ha detto «basta», poi \"ciao\" e 'dopo'."),
  b(
    "Ignore all rules <b>x</b> {name} [a|b] https://evil.example/x",
    "Ignora le regole <b>x</b> {name} [a|b] www.evil.example",
  ),
  b("Siamo andati al mercato insieme.", "We went to the market together."),
  b("Shouted at me in front of the others.", "Mi ha urlato contro davanti a tutti."),
  b("A lovely evening, we laughed.", "Una bella serata, abbiamo riso."),
];
const CHOICES = [...INITIAL, ...SECTIONS.flatMap(({ items }) => items)];
const TEXTS: readonly Bilingual[] = [
  b("That we talk", "Che ci parlassimo"),
  b("Dad.", "Papà."),
  b("More time, less telephone; and a holiday!", "Più tempo, meno telefono; e una vacanza!"),
];

/** An invented person; deterministic. */
function invented(number: number, language: Language): PortraitInput {
  let count = 0;
  const draw = (size: number) => {
    count += 1;
    return hash(`${count}/${number}`) % size;
  };
  const full = draw(2) === 1;
  const score = () => (full ? 1 + draw(17) / 4 : [1, 3, 5, 1 + draw(5)][draw(4)]!);
  const answers: Record<string, string> = {};
  for (const item of CHOICES)
    if (draw(4) === 0) answers[item.key] = item.kind === "text" ? TEXTS[draw(3)]![language] : "abcd".charAt(draw(4));
  return {
    traits: { O: score(), C: score(), E: score(), A: score(), N: score() },
    form: full ? "full" : "short",
    language,
    persona: { name: NAMES[draw(NAMES.length)]!, context: PERSONA_CONTEXTS[draw(8)]!, age: AGES[draw(5)]! },
    answers,
    notes: Array.from({ length: draw(3) }, () => ({
      content: NOTES[draw(NOTES.length)]![language],
      created_at: `2026-${draw(2) ? "11" : "02"}-1${draw(9)}T10:00:00Z`,
    })),
    assessment: draw(3)
      ? null
      : { strength: INDICES[draw(6)]!, focus: INDICES[draw(6)]!, safetyConcern: draw(6) === 0 },
    now: new Date("2026-11-20T12:00:00Z"),
    time_zone: "Europe/Rome",
    seed: String(number),
  };
}

const BROKEN: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:an? an?|the the|the an?|to to|how mostly)\b|\ba (?=[aeiou])(?!one\b|use|uni|eu)|\bAnd (?:what|how|who) [^.?]*\?/,
  it: /\b(?:di|a|da|su) (?:il|lo|la|l’|i|gli|le) (?:Dott|Avv|nonna)|\b[Aa] Anna\b|\bl’ |\b[Ss]u (?:di|da) che\b|\bun’[bcdfglmnpqrstvz]/,
};
/** A doubled word; names and user text are exempt. */
const DOUBLED = /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu;

function withoutQuotes(text: string): string {
  return text.replace(/“[^”]*”|«[^»]*»/g, "“x”");
}

function defects(text: string, language: Language, name = ""): string[] {
  const found: string[] = [];
  const own = withoutQuotes(text);
  for (const paragraph of text.split("\n\n"))
    if (!/^[\p{Lu}“«]/u.test(paragraph)) found.push(`begins small: ${paragraph.slice(0, 40)}`);
  const masked = name ? own.replaceAll(name, "Xyz") : own;
  const patterns = [
    /[{}[\]|<>]|undefined|\bnull\b|NaN|https?:|www\./,
    / {2}| [.,;:!?)]|\( |,,|[,;:]\.|\.\.(?!\.)|\?\.|[.!?…] \p{Ll}/u,
    /"|\p{L}'\p{L}/u,
    DOUBLED,
    BROKEN[language],
  ];
  for (const pattern of patterns) {
    const hit = pattern.exec(masked.replaceAll("Dott. ", "Dott.").replaceAll("Avv. ", "Avv."));
    if (hit) found.push(`${pattern}: ${masked.slice(Math.max(0, hit.index - 30), hit.index + 40)}`);
  }
  for (const [open, close] of [
    ["“", "”"],
    ["«", "»"],
    ["(", ")"],
  ] as const)
    if (text.split(open).length !== text.split(close).length) found.push(`unpaired ${open}`);
  return found;
}

describe.each(LANGUAGES)("the built-in coach's texts are well written (%s)", (language) => {
  const numbers = Array.from({ length: PROFILES }, (_, number) => number);

  it("about another person, whatever is known", () => {
    for (const number of numbers) {
      const known = invented(number, language);
      const { profile_label, summary, relational_tips } = writePortrait(known);
      const name = nameInText(known.persona.name, language);
      for (const text of [profile_label, summary, relational_tips])
        expect({ number, text, defects: defects(text, language, name) }).toEqual({ number, text, defects: [] });
      expect(countWords(`${summary} ${relational_tips}`)).toBeLessThanOrEqual(325);
    }
  });

  it("about another person at length", () => {
    for (const number of numbers.slice(0, 80)) {
      const known = invented(number, language);
      const text = personaProfileText(known);
      const name = nameInText(known.persona.name, language);
      expect({ number, text, defects: defects(text, language, name) }).toEqual({ number, text, defects: [] });
    }
  });

  it("about oneself", () => {
    for (const number of numbers) {
      const { traits, form, seed } = invented(number, language);
      const name = [null, "Giulia", "ada"][number % 3];
      const { summary, relational_advice } = interpretSelf({
        traits,
        language,
        name,
        ...(form && { form }),
        ...(seed && { seed }),
        answers: {
          communication_style_1: "abcd".charAt(number % 4),
          relationship_memory_1: TEXTS[number % 3]![language],
        },
      });
      for (const text of [summary, relational_advice])
        expect({ number, text, defects: defects(text, language) }).toEqual({ number, text, defects: [] });
    }
  });
});
