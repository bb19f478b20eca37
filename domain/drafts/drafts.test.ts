import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { DRAFT_CASES_EN } from "./drafts.cases.en.ts";
import { DRAFT_CASES_IT } from "./drafts.cases.it.ts";
import { FRESH_CASES_1_EN } from "./drafts.cases.fresh1.en.ts";
import { FRESH_CASES_1_IT } from "./drafts.cases.fresh1.it.ts";
import { FRESH_CASES_2_EN } from "./drafts.cases.fresh2.en.ts";
import { FRESH_CASES_2_IT } from "./drafts.cases.fresh2.it.ts";
import { FRESH_CASES_3_EN } from "./drafts.cases.fresh3.en.ts";
import { FRESH_CASES_3_IT } from "./drafts.cases.fresh3.it.ts";
import { DRAFT_CHAINS_EN } from "./drafts.chains.en.ts";
import { DRAFT_CHAINS_IT } from "./drafts.chains.it.ts";
import { NO_REQUESTS } from "./drafts.no-requests.ts";
import { readDraftCases, readDraftChains, type DraftCase, type DraftChain, type Pieces } from "./read-cases.ts";
import { reviseDraft } from "./revise-draft.ts";
import { wantsWords } from "./wants-words.ts";
import { render, writeDraft } from "./write-draft.ts";

const CASES: Record<Language, DraftCase[]> = {
  en: readDraftCases(DRAFT_CASES_EN + FRESH_CASES_1_EN + FRESH_CASES_2_EN + FRESH_CASES_3_EN),
  it: readDraftCases(DRAFT_CASES_IT + FRESH_CASES_1_IT + FRESH_CASES_2_IT + FRESH_CASES_3_IT),
};
const CHAINS: Record<Language, DraftChain[]> = {
  en: readDraftChains(DRAFT_CHAINS_EN),
  it: readDraftChains(DRAFT_CHAINS_IT),
};
const USER = { name: "Robin Hale" };
const STRAY = / {2,}| [,.?!;]|[,;:][.?!]|\.\.(?!\.)|,,|\?\.|@/;

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"');

function hasWord(text: string, words: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d])${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`, "u").test(text);
}

/** Required pieces that are missing, and forbidden ones that are there. */
function faults(message: string, { holds, lacks }: Pieces): string[] {
  const text = plain(message);
  return [
    ...holds
      .filter((spellings) => !spellings.some((one) => text.includes(one)))
      .map((spellings) => `- ${spellings.join("|")}`),
    ...lacks.filter((words) => hasWord(text, words)).map((words) => `+ ${words}`),
    ...(STRAY.test(message) ? ["stray marks"] : []),
  ];
}

const written = (language: Language, text: string, persona: DraftCase["persona"]): string => {
  const draft = writeDraft({ language, text, persona, user: USER });
  return "missing" in draft ? "(missing)" : render(draft);
};

describe.each(LANGUAGES)("requests for a message in %s", (language) => {
  it("are enough to tell something", () => {
    expect(CASES[language].length).toBeGreaterThan(300);
    expect(CHAINS[language].length).toBeGreaterThanOrEqual(40);
  });

  it.each(CASES[language])("$say", ({ say, persona, isNew, ...wanted }) => {
    if (isNew) expect(wantsWords(say)).toBe("new");
    const message = written(language, say, persona);
    expect({ message, faults: faults(message, wanted) }).toEqual({ message, faults: [] });
  });

  it.each(CHAINS[language])("changed: $say", ({ say, persona, changes }) => {
    let draft = written(language, say, persona);
    for (const { wish, ...wanted } of changes) {
      const revised = reviseDraft(draft, wish, { language, persona, user: USER });
      expect({ wish, revised: revised !== null }).toEqual({ wish, revised: true });
      // Without a draft, “tell her …” is a new request.
      const kinds = revised!.done.includes("told") ? ["change", "new"] : ["change"];
      expect(kinds).toContain(wantsWords(wish));
      draft = revised!.text;
      expect({ wish, draft, faults: faults(draft, wanted) }).toEqual({ wish, draft, faults: [] });
    }
  });

  it.each(NO_REQUESTS[language])("is no request: %s", (text) => {
    expect(wantsWords(text)).toBeNull();
  });
});
