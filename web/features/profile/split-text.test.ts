import { describe, expect, it } from "vitest";
import { JOINT_FRAMES, LEAD_FRAMES } from "#domain/coaching/content.self-frames.ts";
import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import { interpretSelf } from "#domain/coaching/interpret-self.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { TraitScores } from "#domain/traits.ts";
import { firstSentence, keySentence, paragraphsOf } from "./split-text.ts";

describe("splitting a text", () => {
  it("splits paragraphs at blank lines", () => {
    expect(paragraphsOf("One.\nStill one.\n\n \nTwo.\n")).toEqual(["One.\nStill one.", "Two."]);
    expect(paragraphsOf("  ")).toEqual([]);
  });

  it("splits off the first sentence", () => {
    expect(firstSentence("Anna, you begin at once. You plan less. ", "en")).toEqual([
      "Anna, you begin at once.",
      "You plan less.",
    ]);
    expect(firstSentence("Una sola frase", "it")).toEqual(["Una sola frase", ""]);
    expect(firstSentence("", "it")).toEqual(["", ""]);
  });

  it("keeps a question together with its answer in the key sentence", () => {
    expect(keySentence("Anna, where does it point? You begin at once. You plan less.", "en")).toEqual([
      "Anna, where does it point? You begin at once.",
      "You plan less.",
    ]);
    expect(keySentence("You begin at once. You plan less.", "en")).toEqual(["You begin at once.", "You plan less."]);
    expect(keySentence("And now?", "en")).toEqual(["And now?", ""]);
  });

  it("does not end a sentence at a quoted question, an abbreviation or within a quotation", () => {
    const whole = [
      [
        "You ask “how could it look?” before others have sat down. Then you wait.",
        "You ask “how could it look?” before others have sat down.",
      ],
      [
        "Chiedi «e poi?» anche quando la storia è finita. Poi ascolti.",
        "Chiedi «e poi?» anche quando la storia è finita.",
      ],
      ["You answered “Yes. Always!” without a pause. It shows.", "You answered “Yes. Always!” without a pause."],
      ["Ecco il Dott. Rossi, oggi. Sembra stanco.", "Ecco il Dott. Rossi, oggi."],
      [
        "A few lines about J. Grey, from where you stand. They rest on five answers.",
        "A few lines about J. Grey, from where you stand.",
      ],
    ] as const;
    for (const [text, first] of whole) {
      expect(firstSentence(text, "en")[0]).toBe(first);
      expect(firstSentence(text, "it")[0]).toBe(first);
    }
    expect(firstSentence("You wrote: “And now?” Then you went. Home.", "en")[0]).toBe("You wrote: “And now?”");
    expect(firstSentence("One line\n\nand another. Third.", "en")[0]).toBe("One line");
  });
});

/** Trait means on both sides of every score band. */
const SCORES = [1, 2.2, 3, 3.8, 5];
function* people(): Generator<{ traits: TraitScores; seed: string }> {
  for (let at = 0; at < 400; at++) {
    const pick = (n: number) => SCORES[(at * 7 + n * n * 3 + Math.floor(at / 5) * n) % SCORES.length]!;
    yield { traits: { O: pick(1), C: pick(2), E: pick(3), A: pick(4), N: pick(5) }, seed: `seed ${at}` };
  }
}

describe("the key sentence of a portrait", () => {
  for (const language of LANGUAGES) {
    const balanced = (text: string) => (text.match(/[“«]/g)?.length ?? 0) === (text.match(/[”»]/g)?.length ?? 0);

    it(`is a complete sentence, for the user and for other people (${language})`, () => {
      for (const { traits, seed } of people()) {
        const own = interpretSelf({ traits, language, seed, name: "Dr. Kim" });
        const name = language === "it" ? "Dott. Anna Rossi" : "J. Grey";
        const other = interpretPersona({ traits, language, seed, persona: { name, context: "friend" } });
        for (const text of [own.summary, other.summary]) {
          const [key, rest] = keySentence(text, language);
          expect(key).toMatch(/[.!?…][”»]?$/);
          expect(balanced(key), key).toBe(true);
          expect(rest, text).toMatch(/^[“«]?[\p{Lu}\p{N}]/u);
          expect(key.split(" ").length, key).toBeGreaterThan(3);
        }
      }
    });

    it(`contains a statement about the user, not only an introduction (${language})`, () => {
      const frames = [...Object.values(LEAD_FRAMES), ...Object.values(JOINT_FRAMES)].flat();
      for (const frame of frames) {
        const text = frame[language]
          .replaceAll(/\[([^|\]]*)[^\]]*\]/g, "$1")
          .replaceAll(/\{([cd])\}/g, "are at home in $1");
        expect(keySentence(text, language)[0], text).toContain("are at home in c");
      }
    });
  }
});
