import { personaProfileText } from "#domain/coaching/portrait-text.ts";
import { DomainError } from "#domain/errors.ts";
import type { GeneratePersonaProfileInput } from "#domain/profiling/contract.ts";
import { asksForCare, orderPortrait } from "#server/db/portrait-texts.ts";
import { changePersona, lockPersona, requirePersona } from "#server/db/require-persona.ts";
import type { Verb, Writing } from "#server/services.ts";

/**
 * Has the longer portrait of a person written, and keeps it; while danger is open, words of care that are not kept.
 * @throws DomainError not_found; no_personality_data before the short test.
 */
export async function generatePersonaProfile({
  db,
  ai,
  clock,
  user,
  input: { personaId, language },
}: Verb<GeneratePersonaProfileInput> & Writing): Promise<{ profile_text: string }> {
  const order = await db.withUser(user.id, async (tx) =>
    orderPortrait(tx, await requirePersona(tx, personaId), { now: clock(), language }),
  );
  if (!order) throw new DomainError("no_personality_data");
  if (asksForCare(order)) return { profile_text: personaProfileText(order.input) };
  const text = await ai.personaProfileText(order.input, order.use);
  await db.withUser(user.id, async (tx) => {
    await lockPersona(tx, personaId);
    await changePersona(tx, personaId, { personaProfileText: text });
  });
  return { profile_text: text };
}
