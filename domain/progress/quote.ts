import { hash } from "#domain/coaching/text.ts";
import type { Bilingual, Language } from "#domain/language.ts";
import { TRAITS, traitBand, type Trait, type TraitScores } from "#domain/traits.ts";
import { AUTHOR_QUOTES } from "./content.quotes.authors.ts";
import { OWN_QUOTES } from "./content.quotes.own.ts";
import type { DailyQuote } from "./contract.ts";

/** A trait with answers that lean one way. */
export type TraitLean = `${Trait} ${"low" | "high"}`;

export interface Quote {
  readonly id: string;
  readonly text: Bilingual;
  /** Missing for a line of our own; otherwise there is a source, too. */
  readonly author?: Bilingual;
  readonly source?: Bilingual;
  /** The language of the author’s original; missing if both texts are translations. */
  readonly original?: Language;
  /** The leans it suits; empty for everybody. */
  readonly fits: readonly TraitLean[];
}

export const QUOTES: readonly Quote[] = [...AUTHOR_QUOTES, ...OWN_QUOTES];

export interface QuoteRequest {
  /** The user’s calendar day, “YYYY-MM-DD”. */
  day: string;
  /** Differs between users, so that not everybody gets the same quote on one day. */
  seed: string;
  traits: TraitScores | null;
  /** Ids shown within the last `QUOTE_REST_DAYS` days. */
  recent: readonly string[];
}

/**
 * The quote of a day: deterministic, and never one of `recent` (unless that contains all of them). On about two of
 * three days it is one for the user’s leans, if any are left; otherwise one for everybody; one for other leans only if
 * nothing else is left.
 */
export function quoteFor(request: QuoteRequest): Quote {
  const { day, seed, traits } = request;
  const recent = new Set(request.recent);
  const leans = new Set(traits ? leansOf(traits) : []);
  const rested = QUOTES.filter(({ id }) => !recent.has(id));
  const fitting = rested.filter(({ fits }) => fits.some((lean) => leans.has(lean)));
  const general = rested.filter(({ fits }) => fits.length === 0);
  const personal = hash(`${seed}|${day}|kind`) % 3 > 0;
  const order = personal ? [fitting, general, rested, QUOTES] : [general, fitting, rested, QUOTES];
  const pool = order.find((list) => list.length > 0) ?? QUOTES;
  const quote = pool[hash(`${seed}|${day}|quote`) % pool.length];
  if (quote === undefined) throw new RangeError("no quotes");
  return quote;
}

/** A quote in the format of the API. */
export function dailyQuote(quote: Quote, day: string): DailyQuote {
  const { id, text, author = null, source = null, original = null } = quote;
  return { day, id, text, author, source, original };
}

function leansOf(traits: TraitScores): TraitLean[] {
  return TRAITS.flatMap((trait): TraitLean[] => {
    const band = traitBand(traits[trait]);
    return band === "middle" ? [] : [`${trait} ${band}`];
  });
}
