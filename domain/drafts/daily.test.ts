import { describe, expect, it } from "vitest";
import { testDraftRequests } from "../../tests/support/draft-requests.ts";
import { draftFor } from "./draft-for.ts";
import { DAILY_CASES_EN, DAILY_NO_MESSAGE_EN } from "./drafts.cases.daily.en.ts";
import { DAILY_CASES_IT, DAILY_NO_MESSAGE_IT } from "./drafts.cases.daily.it.ts";
import { faultsOf } from "./gate.ts";
import { isToneSegment } from "./tone-segment.ts";
import { restoreTypedWords } from "./restore-typed-words.ts";

testDraftRequests(
  "requests of every day",
  {
    en: { cases: DAILY_CASES_EN, none: DAILY_NO_MESSAGE_EN },
    it: { cases: DAILY_CASES_IT, none: DAILY_NO_MESSAGE_IT },
  },
  40,
);

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
    const sent = restoreTypedWords(draft, text, read);
    expect("sentences" in sent && sent.sentences.join(" ")).toContain("l'aperi è alle 7 settembre");
  });
});
