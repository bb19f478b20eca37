import { interpretPersona } from "#domain/coaching/interpret-persona.ts";
import type { PortraitInput } from "#domain/coaching/portrait-input.ts";
import { DomainError } from "#domain/errors.ts";
import type { PersonaSummary, RefreshPersonaSummaryInput } from "#domain/profiling/contract.ts";
import { isSummaryStale } from "#domain/progress/stale.ts";
import { asksForCare, orderPortrait, writePortrait, type PortraitOrder } from "#server/db/portrait-texts.ts";
import { requirePersona } from "#server/db/require-persona.ts";
import type { Verb, Writing } from "#server/services.ts";

/**
 * A person's texts, written anew where that is forced or they are missing, stale or in another language, and where
 * there is advice although something told since then asks for care.
 * @throws DomainError not_found; no_personality_data before the short test.
 */
export async function refreshPersonaSummary(verb: Verb<RefreshPersonaSummaryInput> & Writing): Promise<PersonaSummary> {
  const { db, user, input, clock } = verb;
  const { language, force } = input;
  const now = clock();
  const found = await db.withUser(user.id, async (tx) => {
    const persona = await requirePersona(tx, input.personaId);
    const due = force || isSummaryStale(persona.lastSummaryUpdate, now) || persona.textsLanguage !== language;
    const order = await orderPortrait(tx, persona, { now, language });
    const kept = due ? null : textsOf(persona, { order, refreshed: false });
    return { kept: kept && order && owesCare(order.input, kept) ? null : kept, order };
  });
  if (found.kept) return found.kept;
  if (!found.order) throw new DomainError("no_personality_data");
  const written = await writePortrait(verb, found.order);
  // Newer scores came in while the text was being written: what it rests on is read again.
  return (written && textsOf(written, { order: found.order, refreshed: true })) ?? refreshPersonaSummary(verb);
}

/**
 * Whether something was told meanwhile that asks for care where there still is advice: that waits for no week to pass.
 * The words of care are always the same for the same facts, so those already given are known again.
 */
function owesCare(input: PortraitInput, kept: PersonaSummary): boolean {
  return kept.care && interpretPersona(input).relational_advice !== kept.relational_tips;
}

function textsOf(
  row: {
    profileLabel: string | null;
    profileSummary: string | null;
    relationalTips: string | null;
    lastSummaryUpdate: Date | null;
  },
  { order, refreshed }: { order: PortraitOrder | null; refreshed: boolean },
): PersonaSummary | null {
  const { profileLabel, profileSummary, relationalTips, lastSummaryUpdate } = row;
  if (profileLabel === null || profileSummary === null || relationalTips === null || !lastSummaryUpdate) return null;
  return {
    profile_label: profileLabel,
    profile_summary: profileSummary,
    relational_tips: relationalTips,
    last_summary_update: lastSummaryUpdate.toISOString(),
    care: asksForCare(order),
    refreshed,
  };
}
