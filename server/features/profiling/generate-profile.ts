import { DomainError } from "#domain/errors.ts";
import { writeWithFallback } from "#server/ai/write-with-fallback.ts";
import type { GeneratePersonaProfileInput } from "#domain/profiling/contract.ts";
import { dangerIsOpen, orderPortrait, sameSubject, subjectOf } from "#server/records/texts/portrait-texts.ts";
import { changePersona, lockPersona, requirePersona } from "#server/records/people/require-persona.ts";
import type { Verb, Writing } from "#server/services.ts";

/**
 * Has the longer portrait of a person written and stores it; while danger is open, returns words of care instead, which
 * are not stored.
 * @throws DomainError not_found; no_personality_data before the short test; conflict if who they are keeps changing
 * while it is being written.
 */
export async function generatePersonaProfile(
  verb: Verb<GeneratePersonaProfileInput> & Writing,
): Promise<{ profile_text: string }> {
  // Retried once if who they are has changed meanwhile.
  const written = (await writeOnce(verb)) ?? (await writeOnce(verb));
  if (!written) throw new DomainError("conflict");
  return written;
}

/** Null, with nothing stored, if who they are has changed while it was being written. */
async function writeOnce(verb: Verb<GeneratePersonaProfileInput> & Writing): Promise<{ profile_text: string } | null> {
  const { db, ai, log, clock, user, input } = verb;
  const { personaId, language } = input;
  const order = await db.withUser(user.id, async (tx) =>
    orderPortrait(tx, await requirePersona(tx, personaId), { now: clock(), language }),
  );
  if (!order) throw new DomainError("no_personality_data");
  if (dangerIsOpen(order)) {
    return { profile_text: await writeWithFallback("profileText", order.input, { write: ai.byCoach, log }) };
  }
  const text = await ai.personaProfileText(order.input, order.use);
  const kept = await db.withUser(user.id, async (tx) => {
    const persona = await lockPersona(tx, personaId);
    if (!sameSubject(persona, subjectOf(order.input))) return false;
    await changePersona(tx, personaId, { personaProfileText: text });
    return true;
  });
  return kept ? { profile_text: text } : null;
}
