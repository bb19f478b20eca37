import { describe, expect, it } from "vitest";
import type { LookBack } from "#domain/progress/contract.ts";
import { LANGUAGES } from "#domain/language.ts";
import { lookBackLetter } from "./look-back-letter.ts";
import { renderLetter } from "./render.ts";

const lookBack = (change: Partial<LookBack> = {}): LookBack => ({
  starts: "2026-11-09",
  ends: "2026-11-15",
  language: "en",
  opening: "You had one thing planned, and Marta liked {it}.",
  plans: [
    {
      interaction_id: "i1",
      persona_id: "p1",
      persona_name: "Marta <b>",
      action: "Ask about the {garden}",
      outcome: "We laughed",
      day: "2026-11-12",
    },
  ],
  people: [{ persona_id: "p2", persona_name: "Luca", since: "5 weeks since the last time" }],
  note: {
    id: "n1",
    persona_id: "p1",
    persona_name: "Marta <b>",
    content: "We walked along the river",
    day: "2025-11-16",
    ago: "year",
  },
  question: "What did you and Luca last talk about?",
  ...change,
});
const site = { publicUrl: "https://example.org", helpEmail: "help@example.org" };
const link = "https://example.org/home?look_back=open";
const render = (names: boolean, change: Partial<LookBack> = {}) => {
  const look = lookBack(change);
  const to = { email: "anna@example.org", name: "Anna", language: look.language };
  return renderLetter(to, lookBackLetter(look, { names, link }), site);
};

describe("the letter with a look back", () => {
  it.each(LANGUAGES)("names nobody and quotes nothing unless it is wanted (%s)", async (language) => {
    const { subject, text, html } = await render(false, { language });
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/Marta|Luca|garden|laughed|river|talk/);
    }
    expect(text).toContain(link);
    expect((await render(true, { language })).subject).toBe(subject);
  });

  it("counts what there is", async () => {
    expect((await render(false)).text).toContain(
      "one thing you had planned, whom it has been a while with, a note from a year ago and a question.",
    );
    const two = [...lookBack().plans, ...lookBack().plans];
    expect((await render(false, { plans: two, people: [], note: null, language: "it" })).text).toContain(
      "Ci trovi due cose che avevi in programma e una domanda.",
    );
  });

  it("holds all of it where names are wanted, and escapes it", async () => {
    const { text, html } = await render(true);
    expect(text).toContain("Marta liked {it}.");
    expect(text).toContain("What you had planned\nMarta <b>: Ask about the {garden} — “We laughed”");
    expect(text).toContain("It has been a while\nLuca: 5 weeks since the last time");
    expect(text).toContain("You wrote a year ago\nMarta <b>, 16 November 2025\n“We walked along the river”");
    expect(text).toContain("A question\nWhat did you and Luca last talk about?");
    expect(html).toContain("Marta &lt;b&gt;");
    expect(html).not.toContain("<b>");
  });
});
