import { and, inArray, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { ImportPeopleInput } from "#domain/people/contract.ts";
import { personas } from "#server/db/schema/people.ts";
import type { Verb } from "#server/services.ts";
import { personaColumns } from "./create-persona.ts";

/** People per statement: one for five hundred would block everybody else. */
const AT_ONCE = 100;

/** Adds people from an address book, all or none; existing ids are skipped. @throws DomainError conflict. */
export function importPeople({ db, user, input }: Verb<ImportPeopleInput>): Promise<{ added: number }> {
  const rows = input.people.map(({ id, ...fields }) => ({
    id,
    userId: user.id,
    ...personaColumns(fields),
    safetyReadAt: new Date(),
  }));
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size < rows.length) throw new DomainError("conflict", { field: "people" });
  return db.withUser(user.id, async (tx) => {
    let added = 0;
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = rows.slice(from, from + AT_ONCE);
      added += (await tx.insert(personas).values(some).onConflictDoNothing().returning({ id: personas.id })).length;
    }
    const there = await tx
      .select({ id: personas.id })
      .from(personas)
      .where(and(inArray(personas.id, [...ids]), isNull(personas.deletedAt)));
    if (there.length < ids.size) throw new DomainError("conflict", { field: "people" });
    return { added };
  });
}
