import { and, eq, isNull, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { personaSchema, type Persona, type PersonaContents } from "#domain/people/contract.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers, personas } from "#server/db/schema/people.ts";
import { withDanger } from "#server/records/people/to-persona.ts";
import { openColumn, type OpenRow } from "#server/records/safety/findings.ts";
import { readPersona } from "#server/records/safety/read-persona.ts";
import { columnsOf, isoText, SESSION_USER, sessionRead } from "#server/db/session-read.ts";
import type { SessionVerb, Verb } from "#server/services.ts";
import { lastContactOf } from "#server/records/people/last-contact.ts";

const person = sessionRead<
  "id",
  Omit<Persona, "danger" | "tips_parts"> & { open: OpenRow[]; owner: string; read: boolean }
>("get_persona", ({ id }) => ({
  rows: sql`
    select ${columnsOf(personaSchema.omit({ last_contact: true, danger: true, tips_parts: true }), "p")},
      ${isoText(lastContactOf({ userId: SESSION_USER, personaId: id }))} as last_contact,
      ${openColumn(SESSION_USER, sql`p.id`)} as open, p.user_id as owner, p.safety_read_at is not null as read
    from ${personas} p where p.user_id = ${SESSION_USER} and p.id = ${id} and p.deleted_at is null limit 1`,
}));

/** One person. @throws DomainError unauthenticated, not_found. */
export async function getPersona({ db, token, input }: SessionVerb<{ id: string }>): Promise<Persona> {
  const [found] = await person(db, token, input);
  if (!found) throw new DomainError("not_found");
  const { open, owner, read, ...persona } = found;
  if (read) return withDanger(persona, open);
  // Texts from before findings were stored must be read first, so that no danger is missed.
  await db.withUser(owner, (tx) => readPersona(tx, owner, input.id, new Date()));
  return getPersona({ db, token, input });
}

/** How much deleting a person would delete. @throws DomainError not_found. */
export function getPersonaContents({ db, user, input: { id } }: Verb<{ id: string }>): Promise<PersonaContents> {
  return db.withUser(user.id, async (tx) => {
    await requirePersona(tx, id);
    const count = sql<number>`count(*)::int`;
    const total = (rows: { count: number }[]) => rows[0]?.count ?? 0;
    return {
      notes: total(
        await tx
          .select({ count })
          .from(notesPersona)
          .where(and(eq(notesPersona.personaId, id), isNull(notesPersona.deletedAt))),
      ),
      interactions: total(
        await tx
          .select({ count })
          .from(interactions)
          .where(and(eq(interactions.personaId, id), isNull(interactions.deletedAt))),
      ),
      conversations: total(
        await tx
          .select({ count })
          .from(conversations)
          .where(and(eq(conversations.personaId, id), isNull(conversations.deletedAt))),
      ),
      answers: total(
        await tx
          .select({ count })
          .from(personaProfileAnswers)
          .where(and(eq(personaProfileAnswers.personaId, id), isNull(personaProfileAnswers.archivedAt))),
      ),
    };
  });
}
