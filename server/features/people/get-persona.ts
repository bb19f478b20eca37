import { and, eq, isNull, sql } from "drizzle-orm";
import type { Persona, PersonaContents } from "#domain/people/contract.ts";
import { requirePersona } from "#server/db/require-persona.ts";
import { conversations } from "#server/db/schema/chat.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personaProfileAnswers } from "#server/db/schema/people.ts";
import type { Verb } from "#server/services.ts";
import { toPersona } from "#server/db/to-persona.ts";
import { lastContact } from "./last-contact.ts";

/** One person. @throws DomainError not_found. */
export function getPersona({ db, user, input }: Verb<{ id: string }>): Promise<Persona> {
  return db.readUser(user.id, async (tx) => {
    const [row, contact] = await Promise.all([requirePersona(tx, input.id), lastContact(tx, input.id)]);
    return { ...toPersona(row), last_contact: contact };
  });
}

/** How much would go with a person. @throws DomainError not_found. */
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
