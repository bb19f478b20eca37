import { eq, gte, lt, notInArray, sql } from "drizzle-orm";
import { QUOTE_REST_DAYS, type DailyQuote } from "#domain/progress/contract.ts";
import { localDay } from "#domain/progress/days.ts";
import { dailyQuote, quoteFor, QUOTES, type Quote } from "#domain/progress/quote.ts";
import type { Tx } from "#server/db/connect.ts";
import { requireProfile } from "#server/records/account/profile-facts.ts";
import { dailyQuotes } from "#server/db/schema/progress.ts";
import type { Verb } from "#server/services.ts";

const KNOWN: ReadonlyMap<string, Quote> = new Map(QUOTES.map((quote) => [quote.id, quote]));

/**
 * The quote for the caller's local day. The first request of a day chooses and stores it, so that all tabs and
 * processes show the same; old ones are deleted.
 */
export function getQuote({
  db,
  user,
  input: { now, timeZone },
}: Verb<{ now: Date; timeZone: string }>): Promise<DailyQuote> {
  const day = localDay(now, timeZone);
  return db.withUser(user.id, async (tx) => {
    const shown = await tx
      .select({ day: dailyQuotes.day, quoteId: dailyQuotes.quoteId })
      .from(dailyQuotes)
      .where(gte(dailyQuotes.day, restSince(day)));
    const kept = KNOWN.get(shown.find((row) => row.day === day)?.quoteId ?? "");
    return dailyQuote(kept ?? (await choose(tx, user.id, day, shown)), day);
  });
}

/** `shown` may include later days, of a user who has travelled west. */
async function choose(tx: Tx, userId: string, day: string, shown: readonly { quoteId: string }[]): Promise<Quote> {
  const { traitsFull, traitsShort } = await requireProfile(tx);
  const recent = shown.map(({ quoteId }) => quoteId);
  const chosen = quoteFor({ day, seed: userId, traits: traitsFull ?? traitsShort, recent });
  const stored = await tx
    .insert(dailyQuotes)
    .values({ userId, day, quoteId: chosen.id })
    .onConflictDoUpdate({
      target: [dailyQuotes.userId, dailyQuotes.day],
      set: { quoteId: chosen.id },
      // The first one stored stays; only a quote unknown to this version is replaced.
      setWhere: notInArray(dailyQuotes.quoteId, [...KNOWN.keys()]),
    })
    .returning({ quoteId: dailyQuotes.quoteId });
  await tx.delete(dailyQuotes).where(lt(dailyQuotes.day, restSince(day)));
  if (stored.length > 0) return chosen;
  const [first] = await tx.select().from(dailyQuotes).where(eq(dailyQuotes.day, day));
  return KNOWN.get(first?.quoteId ?? "") ?? chosen;
}

/** The first day whose quote may not be repeated yet. */
function restSince(day: string) {
  return sql<string>`${day}::date - ${QUOTE_REST_DAYS}::int`;
}
