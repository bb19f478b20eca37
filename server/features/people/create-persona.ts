import { eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { relationshipType } from "#domain/people/contexts.ts";
import type { CreatePersonaInput, Persona } from "#domain/people/contract.ts";
import { personas } from "#server/db/schema/people.ts";
import type { Verb } from "#server/services.ts";
import { personaView } from "#server/records/people/to-persona.ts";

/**
 * Adds a person. The same id sent again returns the existing person. @throws DomainError conflict if that one is
 * deleted.
 */
export function createPersona({ db, user, input }: Verb<CreatePersonaInput>): Promise<Persona> {
  return db.withUser(user.id, async (tx) => {
    const id = input.id ?? crypto.randomUUID();
    await tx
      .insert(personas)
      .values({ id, userId: user.id, ...personaColumns(input), safetyReadAt: new Date() })
      .onConflictDoNothing();
    const [row] = await tx.select().from(personas).where(eq(personas.id, id));
    if (!row || row.deletedAt) throw new DomainError("conflict", { field: "id" });
    return personaView(tx, row);
  });
}

/** The columns filled by the person form. */
export function personaColumns(input: Omit<CreatePersonaInput, "id">) {
  return {
    name: input.name,
    alsoCalled: input.also_called,
    context: input.context,
    relationshipOther: input.context === "other" ? input.relationship_other : null,
    relationshipType: relationshipType(input.context),
    gender: input.gender,
    age: input.age,
    locationCountry: input.location_country,
    locationRegion: input.location_region,
  };
}
