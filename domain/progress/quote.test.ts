import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { TRAITS, type TraitScores } from "#domain/traits.ts";
import { QUOTE_REST_DAYS, quoteSchema } from "./contract.ts";
import { localDay } from "./days.ts";
import { dailyQuote, quoteFor, QUOTES, type TraitLean } from "./quote.ts";

const DAY = 86_400_000;
const LEANS = TRAITS.flatMap((trait): TraitLean[] => [`${trait} low`, `${trait} high`]);
const OWN = QUOTES.filter(({ author }) => !author);
const MIDDLE: TraitScores = { O: 3, C: 3, E: 3, A: 3, N: 3 };

const score = fc.constantFrom(1, 2, 3, 4, 5);
const traits = fc.option(fc.record({ O: score, C: score, E: score, A: score, N: score }));

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * DAY).toISOString().slice(0, 10),
  );
}

/** The quotes of a user who visits every day. */
function run(seed: string, scores: TraitScores | null, count: number) {
  const shown: string[] = [];
  return daysFrom("2026-11-20", count).map((day) => {
    const quote = quoteFor({ day, seed, traits: scores, recent: shown.slice(-QUOTE_REST_DAYS) });
    shown.push(quote.id);
    return quote;
  });
}

describe("the quotes", () => {
  it("are enough, mostly our own", () => {
    expect(QUOTES.length).toBeGreaterThanOrEqual(150);
    expect(OWN.length).toBeGreaterThanOrEqual(100);
    expect(QUOTES.length - OWN.length).toBeLessThanOrEqual(60);
  });

  it("have unique ids in a safe format", () => {
    for (const { id } of QUOTES) expect(id).toMatch(/^[a-z]+(?:-[a-z0-9]+)+$/);
    expect(new Set(QUOTES.map(({ id }) => id)).size).toBe(QUOTES.length);
  });

  it.each(LANGUAGES)("are complete, clean, short and unique in %s", (language) => {
    for (const { id, text, author, source } of QUOTES) {
      expect(text[language].length, id).toBeGreaterThan(15);
      expect(text[language].length, id).toBeLessThanOrEqual(200);
      expect(text[language], id).toMatch(/^(?:… \p{Ll}|[\p{Lu}“«])/u);
      for (const written of [text, author, source].flatMap((part) => part?.[language] ?? [])) {
        expect(written, id).not.toMatch(/['"`{}]| {2}|^ | $|!!| [,.;:!?]|\.\.\./);
        expect(written.split("“").length, id).toBe(written.split("”").length);
      }
    }
    expect(new Set(QUOTES.map(({ text }) => text[language])).size).toBe(QUOTES.length);
  });

  it("have author and source together, and an original language only with them", () => {
    for (const { id, author, source, original } of QUOTES) {
      expect(author === undefined, id).toBe(source === undefined);
      if (original) expect(author, id).toBeDefined();
    }
  });

  it("assume no gender in Italian", () => {
    const gendered =
      /\b(?:lui|gli altri|tutti(?! i)|te stess[oa]|da sol[oa]|soli|noi due|(?:sei|sii|sentirti|sentirsi|resta|stai) (?!accanto|fra|tra)\p{L}+[oa]|(?:essere|sono) \p{L}+[aiu]t[oa]|stanc[oa]|content[oa]|amic[oi]|ness(?:un)? altro|qualcun altro|ognuno|ciascuno)\b/iu;
    // “Chi ci è amico” is a set phrase, and Emerson’s sentence is quoted in its usual form.
    const fine = new Set(["epicurus-confidence", "emerson-friend"]);
    expect(QUOTES.filter(({ id, text }) => !fine.has(id) && gendered.test(text.it))).toEqual([]);
  });

  it("of our own neither push nor cheer, and never say he or she", () => {
    for (const { id, text } of OWN) {
      expect(text.en, id).not.toMatch(/!|\b(?:must|should|never forget|he|she|his|her|him|amazing|best self)\b/i);
      expect(text.it, id).not.toMatch(/!|\b(?:devi|dovresti|bisogna|sempre ricorda|vergogna|colpa)\b/i);
    }
  });

  it("are enough not to repeat too early, for everybody and for every lean", () => {
    expect(QUOTES.filter(({ fits }) => fits.length === 0).length).toBeGreaterThan(QUOTE_REST_DAYS);
    for (const lean of LEANS) {
      expect(QUOTES.filter(({ fits }) => fits.includes(lean)).length, lean).toBeGreaterThanOrEqual(12);
    }
    for (const { id, fits } of QUOTES) {
      expect(new Set(fits).size, id).toBe(fits.length);
      for (const lean of fits) expect(LEANS, id).toContain(lean);
    }
  });
});

describe("the quote of the day", () => {
  it("is not repeated too early over 400 days, for anybody", () => {
    expect(new Set(run("anna", null, QUOTE_REST_DAYS + 1)).size).toBe(QUOTE_REST_DAYS + 1);
    fc.assert(
      fc.property(fc.string(), traits, (seed, scores) => {
        const ids = run(seed, scores, 400).map(({ id }) => id);
        return ids.every((id, index) => !ids.slice(Math.max(0, index - QUOTE_REST_DAYS), index).includes(id));
      }),
      { numRuns: 25 },
    );
  });

  it("is the same for the same request, whatever the order of recent quotes", () => {
    const ids = fc.subarray(QUOTES.map(({ id }) => id));
    fc.assert(
      fc.property(fc.string(), traits, ids, (seed, scores, recent) => {
        const request = { day: "2026-11-20", seed, traits: scores, recent };
        const quote = quoteFor(request);
        expect(quoteFor({ ...request, recent: recent.toReversed() })).toBe(quote);
        if (recent.length < QUOTES.length) expect(recent).not.toContain(quote.id);
      }),
    );
  });

  it("fits the user on about two of three days if they have many leans", () => {
    const scores: TraitScores = { O: 4.5, C: 2, E: 1.67, A: 4, N: 2 };
    const mine = new Set<TraitLean>(["O high", "C low", "E low", "A high", "N low"]);
    const fitting = run("anna", scores, 300).filter(({ fits }) => fits.some((lean) => mine.has(lean))).length;
    expect(fitting / 300).toBeGreaterThan(0.55);
    expect(fitting / 300).toBeLessThan(0.8);
  });

  it("never suits a lean that the user does not have", () => {
    for (const quote of [...run("luca", null, 300), ...run("luca", MIDDLE, 300)]) expect(quote.fits).toEqual([]);
    for (const { fits } of run("marta", { ...MIDDLE, E: 1 }, 300)) {
      if (fits.length > 0) expect(fits).toContain("E low");
    }
  });

  it("differs between days and people", () => {
    expect(new Set(run("anna", null, 60).map(({ id }) => id)).size).toBe(60);
    const day = { day: "2026-11-20", traits: null, recent: [] };
    expect(new Set(Array.from({ length: 40 }, (_, n) => quoteFor({ ...day, seed: `${n}` }).id)).size).toBeGreaterThan(
      15,
    );
  });

  it.each([
    ["Europe/Rome", "2026-03-28T23:00:00Z"],
    ["Europe/Rome", "2026-03-29T22:00:00Z"],
    ["Europe/Rome", "2026-10-24T22:00:00Z"],
    ["Europe/Rome", "2026-10-25T23:00:00Z"],
    ["America/New_York", "2026-11-01T04:00:00Z"],
    ["America/New_York", "2026-11-02T05:00:00Z"],
    ["Asia/Kathmandu", "2026-06-01T18:15:00Z"],
  ])("in %s changes at midnight (%s) and only then", (timeZone, midnight) => {
    const at = Date.parse(midnight);
    const shown = (time: number, recent: string[]) =>
      quoteFor({ day: localDay(new Date(time), timeZone), seed: "anna", traits: null, recent }).id;
    const before = shown(at - 1, []);
    expect(shown(at - 3 * 3_600_000, [])).toBe(before);
    const after = shown(at, [before]);
    expect(after).not.toBe(before);
    expect(shown(at + 20 * 3_600_000, [before])).toBe(after);
  });

  it("is returned in both languages, with nulls if it is our own", () => {
    for (const quote of QUOTES) expect(quoteSchema.parse(dailyQuote(quote, "2026-11-20")).id).toBe(quote.id);
    expect(dailyQuote(OWN[0]!, "2026-11-20")).toMatchObject({ author: null, source: null, original: null });
  });

  it("is repeated early only if every quote is recent", () => {
    const all = QUOTES.map(({ id }) => id);
    expect(all).toContain(quoteFor({ day: "2026-11-20", seed: "anna", traits: null, recent: all }).id);
  });
});
