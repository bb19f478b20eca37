import { hash } from "#domain/coaching/text.ts";
import type { Bilingual, Language } from "#domain/language.ts";
import { TRAITS, traitBand, type Trait, type TraitScores } from "#domain/traits.ts";
import { AUTHOR_QUOTES } from "./content.quotes.authors.ts";
import { OWN_QUOTES } from "./content.quotes.own.ts";
import type { DailyQuote } from "./contract.ts";

/** A trait whose answers lean one way. */
export type TraitLean = `${Trait} ${"low" | "high"}`;

export interface Quote {
  readonly id: string;
  readonly text: Bilingual;
  /** Missing with a line of our own; otherwise there is a source, too. */
  readonly author?: Bilingual;
  readonly source?: Bilingual;
  /** Language of the text that is the author’s own; missing when both are translations. */
  readonly original?: Language;
  /** The leans it speaks to; empty for everybody. */
  readonly fits: readonly TraitLean[];
}

export const QUOTES: readonly Quote[] = [...AUTHOR_QUOTES, ...OWN_QUOTES];

export interface QuoteRequest {
  /** The person’s own calendar day, “YYYY-MM-DD”. */
  day: string;
  /** Differs between people, so that they do not all read the same on one day. */
  seed: string;
  traits: TraitScores | null;
  /** Ids shown on the days before, for as long as a quote rests. */
  recent: readonly string[];
}

/**
 * The quote of a day: the same for the same request, never one of `recent` (unless that names all of them). On about
 * two days of three it is one that speaks to the person’s leans, as long as there are any left; otherwise one for
 * everybody; one that speaks to other leans only when nothing else is left.
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

/** A quote as it is answered for a day. */
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
