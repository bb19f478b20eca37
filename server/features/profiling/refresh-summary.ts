import { adviceParts } from "#domain/coaching/advice-parts.ts";
import { DomainError } from "#domain/errors.ts";
import type { Interpretation } from "#domain/profile/contract.ts";
import type { PersonaSummary, RefreshPersonaSummaryInput } from "#domain/profiling/contract.ts";
import { isSummaryStale } from "#domain/progress/stale.ts";
import { writeWithFallback } from "#server/ai/write-with-fallback.ts";
import { dangerIsOpen, orderPortrait, writePortrait } from "#server/records/texts/portrait-texts.ts";
import { requirePersona, type PersonaRow } from "#server/records/people/require-persona.ts";
import type { Verb, Writing } from "#server/services.ts";

/**
 * A person's texts, rewritten if forced or if they are missing, stale or in another language. While danger is open,
 * words of care replace them, which are not stored.
 * @throws DomainError not_found; no_personality_data before the short test; conflict if their basis keeps changing
 * while they are being written.
 */
export async function refreshPersonaSummary(verb: Verb<RefreshPersonaSummaryInput> & Writing): Promise<PersonaSummary> {
  // Retried once if newer scores arrived while the text was being written.
  const summary = (await refreshOnce(verb)) ?? (await refreshOnce(verb));
  if (!summary) throw new DomainError("conflict");
  return summary;
}

/** Null if scores, name, relationship or age have changed while it was being written. */
async function refreshOnce(verb: Verb<RefreshPersonaSummaryInput> & Writing): Promise<PersonaSummary | null> {
  const { db, user, input, clock } = verb;
  const { language, force } = input;
  const now = clock();
  const found = await db.withUser(user.id, async (tx) => {
    const persona = await requirePersona(tx, input.personaId);
    const due = force || isSummaryStale(persona.lastSummaryUpdate, now) || persona.textsLanguage !== language;
    const order = await orderPortrait(tx, persona, { now, language });
    return { due, order, persona };
  });
  const thread = { write: verb.ai.byCoach, log: verb.log };
  const care =
    dangerIsOpen(found.order) && found.order ? await writeWithFallback("persona", found.order.input, thread) : null;
  const kept = found.due ? null : textsOf(found.persona, { care, refreshed: false, changed: [] });
  if (kept) return kept;
  if (!found.order) throw new DomainError("no_personality_data");
  const written = await writePortrait(verb, found.order);
  const changed = written ? changedTexts(found.persona, written) : [];
  return written && textsOf(written, { care, refreshed: true, changed });
}

function changedTexts(before: PersonaRow, after: PersonaRow): PersonaSummary["changed"] {
  return [
    ...(before.profileLabel !== after.profileLabel || before.profileSummary !== after.profileSummary
      ? (["portrait"] as const)
      : []),
    ...(before.relationalTips === after.relationalTips ? [] : (["tips"] as const)),
  ];
}

function textsOf(
  row: {
    profileLabel: string | null;
    profileSummary: string | null;
    relationalTips: string | null;
    lastSummaryUpdate: Date | null;
  },
  { care, refreshed, changed }: { care: Interpretation | null } & Pick<PersonaSummary, "refreshed" | "changed">,
): PersonaSummary | null {
  const { profileLabel, profileSummary, relationalTips, lastSummaryUpdate } = row;
  if (profileLabel === null || profileSummary === null || relationalTips === null || !lastSummaryUpdate) return null;
  const tips = care?.relational_advice ?? relationalTips;
  return {
    profile_label: profileLabel,
    profile_summary: care?.summary ?? profileSummary,
    relational_tips: tips,
    tips_parts: adviceParts(tips),
    last_summary_update: lastSummaryUpdate.toISOString(),
    care: care !== null,
    refreshed,
    changed,
  };
}
