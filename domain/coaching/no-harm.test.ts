import { describe, expect, it } from "vitest";
import { last, PERSON, talk } from "../../tests/support/coach-talk.ts";
import { isPersonDead } from "./grief.ts";
import type { CoachInput } from "./reply-types.ts";

const as = (name: string, context: typeof PERSON.context = "partner") => ({ persona: { ...PERSON, name, context } });

describe("the dead person", () => {
  const died = (name: string, message: string, notes: string[] = []) =>
    isPersonDead({
      persona: { name },
      message,
      history: [],
      notes: notes.map((content) => ({ content })),
    } as unknown as CoachInput);

  it.each([
    ["Marco", "Marco died last week"],
    ["Marco", "I miss him so much since Marco died"],
    ["Marco", "è morto Marco"],
    ["Dad", "my dad died in March"],
    ["Papà", "papà è mancato ieri"],
    ["Nonna Ada", "domani c'è il funerale della nonna"],
  ])("is the conversation's person (%s: %s)", (name, message) => {
    expect(died(name, message)).toBe(true);
  });

  it.each([
    ["Marco", "My uncle died yesterday", "Marco was so kind when my grandad died"],
    ["Marco", "Marco told me his dad died this morning"],
    ["Marco", "My phone just died and Marco was angry"],
    ["Marco", "è morto il padre di Marco"],
    ["Marco", "Marco è venuto al funerale con me"],
    ["Dad", "Tom said his dad died"],
  ])("is somebody else, or nobody (%s: %s)", (name, message, ...notes) => {
    expect(died(name, message, notes)).toBe(false);
  });

  it.each([
    ["en", "My phone just died and Marco was angry"],
    ["it", "Marco mi ha lasciato ieri"],
    ["it", "sono stanco morto e Marco non mi aiuta mai"],
  ] as const)("is never a living person (%s: %s)", (language, message) => {
    expect(last(talk(language, [message], as("Marco"))).topic).not.toBe("grief");
  });
});

describe("being controlled", () => {
  it.each([
    ["en", "Marco checks my phone every night, even in front of my kids. How do I tell him to stop?", /afraid/],
    ["it", "Marco non vuole che veda mia madre. Cosa gli dico?", /paura/],
  ] as const)(
    "leads to a question about fear before any words, whoever else is named (%s)",
    (language, message, asked) => {
      const { text } = last(talk(language, [message], as("Marco")));
      expect(text).toMatch(asked);
      expect(text).not.toMatch(/^> /m);
    },
  );

  it.each([
    ["en", "Marco checks my phone every night.", "Yes, often", /safety comes before/],
    ["it", "Marco mi controlla il telefono ogni sera.", "Sì, spesso", /sicurezza viene prima/],
  ] as const)("leads to help if the user is afraid (%s)", (language, told, answer, said) => {
    expect(last(talk(language, [told, answer], as("Marco"))).text).toMatch(said);
  });

  it("isn't seen in what a parent does", () => {
    const { text } = last(talk("en", ["my mum checks my phone"], as("Jo", "friend")));
    expect(text).not.toMatch(/that is control/);
  });
});

it.each(["constructor said he hates me", "because constructor", "__proto__", "valueOf toString constructor", "🙂"])(
  "words of a message are never taken for object properties: %s",
  (message) => {
    for (const language of ["en", "it"] as const) {
      for (const before of ["", "Write to Marco that he "]) {
        const { text } = last(talk(language, [before + message, message], as("Marco")));
        expect(text).not.toMatch(/function|native code|\[object/);
      }
    }
  },
);
