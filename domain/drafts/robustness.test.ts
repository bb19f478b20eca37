import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { readDraft } from "./read-draft.ts";
import { reviseDraft } from "./revise-draft.ts";
import { MOST_TIMES_THE_WORK, timesTheWork } from "../../tests/support/cpu-time.ts";
import { wantsWords } from "./wants-words.ts";
import { render, writeDraft } from "./write-draft.ts";

const persona = { name: "Gerda", context: "friend" } as const;

const ODD: readonly string[] = [
  "",
  " ",
  "\n\n\t",
  "?",
  ":",
  '"',
  '""',
  "write",
  "write:",
  "scrivi",
  "scrivi:",
  "ask her",
  "chiedile",
  "digli che",
  "tell him that",
  "🙂",
  "write her 🙂🙂🙂",
  "ask her if 🙂",
  "напиши ей что я не приду",
  "彼女に書いて:明日は行けません",
  "اكتب لها أنني لن آتي",
  "tell her that 彼女 can't come",
  "\u0000\u0001",
  "\ud800",
  "@ @ @",
  "ask @ if @ can",
  "((((((((((",
  "$1 $& \\ [ ] ( * +",
  "write to $1 that $& is \\late",
  "scrivi a (Anna che [non] vengo",
  "without (",
  "change * to +",
  "senza [",
  "{name}",
  "write to {name} that {name} is late",
  "null undefined NaN",
];

const LONG: readonly string[] = [
  "a",
  "ask her if ",
  "chiedile se può ",
  "tell him that I can't come because ",
  "digli che non posso perché ",
  "and that ",
  "e che ",
  ", I ",
  ". ",
  "🙂",
  "她",
  "you always ",
  "if you don't ",
  "se non ",
  "sorry ",
  "could you please ",
  "on Friday ",
  "write to Ana ",
  "scrivi ad Anna ",
  '"',
  "'",
  ":",
  " ",
  "please ",
  "very ",
  "un po' ",
  "1 ",
  "Tom's ",
];

/** The maximum length of a message. */
const LONG_LENGTH = 4_000;

const repeated = (part: string, length: number) => part.repeat(Math.ceil(length / part.length));

describe.each(LANGUAGES)("odd words in %s", (language) => {
  const tryEverything = (text: string) => {
    const draft = writeDraft({ language, text, persona });
    if ("sentences" in draft) expect(typeof render(draft)).toBe("string");
    wantsWords(text);
    readDraft(text, language);
    reviseDraft(text, "shorter", { language, persona });
    reviseDraft("Hi Ana, I can't come on Saturday. Ciao.", text, { language, persona });
    for (const start of ["write to Ana that ", "scrivi ad Anna che ", "without ", "aggiungi che "]) {
      writeDraft({ language, text: start + text, persona });
      wantsWords(start + text);
      reviseDraft("Hi Ana, see you.", start + text, { language, persona });
    }
    writeDraft({ language, text: "ask her if she can come", persona: { name: text, context: "friend" } });
  };

  it.each(ODD)("do not throw: %j", (text) => {
    expect(() => tryEverything(text)).not.toThrow();
  });

  it.each(LONG)("take no more than their length explains: %j", (part) => {
    const times = timesTheWork((length) => tryEverything(repeated(part, length)), LONG_LENGTH);
    expect(times).toBeLessThan(MOST_TIMES_THE_WORK);
  });

  it("does not throw on ends cut off anywhere", () => {
    const whole =
      language === "en"
        ? "Draft a text to Ana: I can't come on Saturday because my mother is visiting, could we do the 5th instead?"
        : "Scrivi ad Anna che sabato non posso perché viene mia madre, e chiedile se possiamo fare il 5 alle 18.";
    for (let end = 0; end < whole.length; end += 1) {
      expect(() => writeDraft({ language, text: whole.slice(0, end), persona })).not.toThrow();
      expect(() => writeDraft({ language, text: whole.slice(end), persona })).not.toThrow();
    }
  });
});
