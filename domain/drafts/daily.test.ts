import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { draftFor } from "./draft-for.ts";
import { DAILY_CASES_EN, DAILY_NO_MESSAGE_EN } from "./drafts.cases.daily.en.ts";
import { DAILY_CASES_IT, DAILY_NO_MESSAGE_IT } from "./drafts.cases.daily.it.ts";
import { faultsOf } from "./gate.ts";
import { readDraftCases } from "./read-cases.ts";
import { isToneSegment } from "./tone-segment.ts";
import { withWordsTyped } from "./words-typed.ts";
import { render } from "./write-draft.ts";

const CASES = { en: readDraftCases(DAILY_CASES_EN), it: readDraftCases(DAILY_CASES_IT) };
const NONE: Record<Language, readonly string[]> = { en: DAILY_NO_MESSAGE_EN, it: DAILY_NO_MESSAGE_IT };
const STRAY = / {2,}| [,.?!;]|[,;:.][.?!,](?!\.)|,,/;

const has = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`, "u").test(text);

const written = (language: Language, text: string, persona: { name: string; context: "friend" }): string => {
  const draft = draftFor({ language, text, persona, user: { name: null } });
  return "missing" in draft ? "" : render(draft);
};

describe.each(LANGUAGES)("requests of every day, in %s", (language) => {
  it("are enough to tell something", () => {
    expect(CASES[language].length).toBeGreaterThanOrEqual(40);
  });

  it.each(CASES[language])("$say", ({ say, persona, holds, lacks }) => {
    const text = written(language, say, persona as { name: string; context: "friend" });
    const small = text.toLowerCase();
    expect({
      text,
      missing: holds.filter((any) => !any.some((one) => small.includes(one))),
      stray: [...lacks.filter((words) => has(small, words)), ...(STRAY.test(text) ? ["signs"] : [])],
    }).toEqual({ text, missing: [], stray: [] });
  });

  it.each(NONE[language])("makes no message of: %s", (say) => {
    expect(written(language, say, { name: language === "en" ? "Alex" : "Andrea", context: "friend" })).toBe("");
  });
});

describe("what says how a message should sound", () => {
  it.each([
    ["en", "light-hearted, with a smiley"],
    ["en", "matter of fact"],
    ["en", "no jokes in it"],
    ["en", "respectful but not grovelling"],
    ["en", "romantic but make him laugh"],
    ["en", "breezy if you can manage it"],
    ["en", "polite nudge"],
    ["en", "keep it chatty"],
    ["it", "frizzante, con una faccina"],
    ["it", "affettuose ma nette"],
    ["it", "romantico ma che la fa ridere"],
    ["it", "sbrigativo"],
    ["it", "tranqui"],
    ["it", "senza tante storie"],
    ["it", "frasi corte"],
    ["it", "alla mano"],
    ["it", "deve essere allegro"],
  ] as const)("%s: %s", (language, words) => {
    expect(isToneSegment(words, language)).toBe(true);
  });

  it.each([
    ["en", "so kind of you", ""],
    ["en", "nothing serious", ""],
    ["en", "no rush", ""],
    ["en", "with love", ""],
    ["en", "warm and sunny", "the weather is lovely,"],
    ["en", "sad and calm", "I'm quiet,"],
    ["en", "see you at 7", ""],
    ["en", "nice to Anna", ""],
    ["it", "niente di grave", ""],
    ["it", "molto gentile", ""],
    ["it", "orgogliosa di te", ""],
    ["it", "sereno e rilassato", "sono tranquillo,"],
    ["it", "ci vediamo alle 8", ""],
    ["it", "con affetto", ""],
  ] as const)("%s: not %s", (language, words, behind) => {
    expect(isToneSegment(words, language, behind)).toBe(false);
  });
});

describe("a message with words of its request is not sent out", () => {
  it.each([
    ["en", "I can't come on Friday, jokey."],
    ["en", "drop a line to you."],
    ["en", "find the right words."],
    ["en", "Alex owes me 60 euro."],
    ["en", "for you Sir."],
    ["en", "'s not naggy."],
    ["it", "venerdì non vengo, spiritoso."],
    ["it", "me la butti giù tu una cosa onesta."],
    ["it", "mi aiuti con due righe."],
    ["it", "Andrea mi deve 60 euro."],
    ["it", "trovi tu le parole."],
  ] as const)("%s: %s", (language, sentence) => {
    const persona = language === "en" ? "Alex" : "Andrea";
    const greeting = language === "en" ? "Hi Alex," : "Ciao Andrea,";
    expect(faultsOf({ sentences: [sentence], greeting }, { language, said: sentence, persona })).not.toEqual([]);
  });
});

describe("words mended to read a request", () => {
  it("stand in the message as they were typed, unless it is certain what was meant", () => {
    const text = "scrivi a teo l'aperi è alle 7 settembbre";
    const read = "scrivi a teo l'aperti è alle 7 settembre";
    const draft = draftFor({ language: "it", text: read, persona: { name: "Teo", context: "friend" } });
    const sent = withWordsTyped(draft, text, read);
    expect("sentences" in sent && sent.sentences.join(" ")).toContain("l'aperi è alle 7 settembre");
  });
});
