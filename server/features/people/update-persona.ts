import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { formerNames } from "#domain/people/former-names.ts";
import { relationshipProblem, type Persona, type UpdatePersonaInput } from "#domain/people/contract.ts";
import { changesRow, isStale } from "#domain/version.ts";
import type { Tx } from "#server/db/connect.ts";
import { queuePersonaMemory } from "#server/records/memory/queue-memory.ts";
import { modelUseFor } from "#server/records/account/model-use.ts";
import { changePersona, lockPersona, type PersonaRow } from "#server/records/people/require-persona.ts";
import { forgetLookBackWords } from "#server/records/texts/forget-in-look-backs.ts";
import { sameSubject } from "#server/records/texts/portrait-texts.ts";
import { renameAbout } from "#server/records/texts/rename-texts.ts";
import { orderRewrite, rewriteAbout } from "#server/records/texts/rewrite-texts.ts";
import { personas } from "#server/db/schema/people.ts";
import type { Verb, Writing } from "#server/services.ts";
import { personaColumns } from "./create-persona.ts";
import { personaView, toPersona } from "#server/records/people/to-persona.ts";
import { lastContact } from "#server/records/people/last-contact.ts";

/**
 * Updates the given fields of a person, and archives them, leaves them out of AI, or undoes either. The texts about
 * them are rewritten when their name, relationship or age changes.
 * @throws DomainError not_found; changed_elsewhere if what the form edits has changed since `base_version`; or the rule
 * between fields that the change would break.
 */
export async function updatePersona({
  db,
  user,
  input: { id, change },
  ai,
  ...writing
}: Verb<{ id: string; change: UpdatePersonaInput }> & Writing): Promise<Persona> {
  const { archived, keep_in_touch_days, left_out_of_ai, base_version, ...fields } = change;
  const view = async (tx: Tx, row: PersonaRow) => ({
    ...(await personaView(tx, row)),
    last_contact: await lastContact(tx, { userId: user.id, personaId: id }),
  });
  const saved = await db.withUser(user.id, async (tx) => {
    const before = await lockPersona(tx, id);
    const merged = { ...toPersona(before, []), ...fields };
    const columns = personaColumns(merged);
    if (isStale(before, columns, base_version)) {
      throw new DomainError("changed_elsewhere", { current: await view(tx, before) });
    }
    const problem = relationshipProblem(merged);
    if (problem) throw new DomainError(problem.code, { field: problem.field });
    const now = new Date();
    const after = await changePersona(tx, id, {
      ...columns,
      formerNames: formerNames(before.formerNames, { from: before.name, to: merged.name }),
      ...(keep_in_touch_days === undefined ? {} : { keepInTouchDays: keep_in_touch_days }),
      ...(left_out_of_ai === undefined ? {} : { leftOutOfAi: left_out_of_ai }),
      ...(archived === undefined ? {} : { archivedAt: archived ? now : null }),
      updatedAt: now,
      version: before.version + (changesRow(before, columns) ? 1 : 0),
    });
    if (left_out_of_ai !== undefined) await queuePersonaMemory(tx, id);
    if (sameSubject(before, after)) return { shown: await view(tx, after) };
    const later = ai.provider === "model" && (await modelUseFor(tx, after, now)).consented;
    const called = before.name === after.name ? after : await renameAbout(tx, { before, after, later });
    // If only the name has changed, the texts are kept.
    if (sameSubject({ ...before, name: after.name }, after)) return { shown: await view(tx, called) };
    return { order: await orderRewrite(tx, called, writing.clock()), later };
  });
  if (saved.shown) return saved.shown;
  const row = await rewriteAbout({ db, user, ai, ...writing }, saved.order, saved.later);
  return db.withUser(user.id, (tx) => view(tx, row));
}

/** Deletes a person with everything about them; it can be restored until the purge. @throws DomainError not_found. */
export function deletePersona({ db, user, input }: Verb<{ id: string }>): Promise<void> {
  return setDeleted({ db, user, input: { id: input.id, deleted: true } });
}

/** Undoes a deletion that has not been purged yet. @throws DomainError not_found. */
export function restorePersona({ db, user, input }: Verb<{ id: string }>): Promise<void> {
  return setDeleted({ db, user, input: { id: input.id, deleted: false } });
}

function setDeleted({ db, user, input }: Verb<{ id: string; deleted: boolean }>): Promise<void> {
  return db.withUser(user.id, async (tx) => {
    const rows = await tx
      .update(personas)
      .set({ deletedAt: input.deleted ? new Date() : null })
      .where(and(eq(personas.id, input.id), input.deleted ? isNull(personas.deletedAt) : isNotNull(personas.deletedAt)))
      .returning({ id: personas.id });
    if (rows.length === 0) throw new DomainError("not_found");
    await queuePersonaMemory(tx, input.id);
    if (input.deleted) await forgetLookBackWords(tx, user.id, input.id);
  });
}
