import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { writePortrait } from "./interpret-persona.ts";
import type { Portrait, PortraitInput } from "./portrait-input.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const base: PortraitInput = {
  traits: { O: 5, C: 4, E: 3, A: 2, N: 4 },
  language: "en",
  persona: { name: "Marta", context: "friend" },
  now: NOW,
  time_zone: "Europe/Rome",
};
const seeds = Array.from({ length: 20 }, (_, seed) => String(seed));

function everything({ profile_label, summary, relational_tips }: Portrait): string {
  return [profile_label, summary, relational_tips].join("\n");
}

describe("a portrait's use of notes and answers", () => {
  it("quotes an answer once: a tip on it only mentions it", () => {
    for (const language of LANGUAGES)
      for (const seed of seeds) {
        const text = everything(writePortrait({ ...base, language, seed, answers: { dynamics_3: "d" } }));
        const [quote = ""] = { en: ["without mentioning it"], it: ["senza parlarne"] }[language];
        expect(text.split(quote)).toHaveLength(2);
      }
  });

  it("bases no tip on an old note", () => {
    const notes = [{ content: "Brought soup, and we laughed a lot.", created_at: "2026-03-02T09:00:00Z" }];
    for (const seed of seeds) {
      const { summary, relational_tips } = writePortrait({ ...base, seed, notes });
      expect(summary).toContain("2 March");
      expect(relational_tips).not.toContain("2 March");
    }
  });

  it("keeps inner quotation marks paired, and shortens a long name", () => {
    const notes = [{ content: 'Said "enough" and left it there.', created_at: NOW }];
    const name = "Maria Antonietta Guglielmina Sofia della Valle di Sotto";
    const text = everything(writePortrait({ ...base, persona: { name, context: "friend" }, notes }));
    expect(text).toContain("Said ‘enough’ and");
    expect(text).toContain("Maria Antonietta Guglielmina");
    expect(text).not.toContain("Sofia");
  });
});
