import { and, desc, eq, isNull } from "drizzle-orm";
import type { Interaction } from "#domain/interactions/contract.ts";
import type { PageQuery } from "#domain/page.ts";
import { after, toPage, type Page } from "#server/db/paging.ts";
import { requirePersona } from "#server/db/require-persona.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import type { Verb } from "#server/services.ts";
import { toInteraction } from "#server/db/to-interaction.ts";

type Input = PageQuery & { personaId: string; status?: Interaction["status"] | undefined };

/** A person's interactions, newest first, all or those in one state. @throws DomainError not_found. */
export function listInteractions({ db, user, input }: Verb<Input>): Promise<Page<Interaction>> {
  return db.readUser(user.id, async (tx) => {
    const found = tx
      .select()
      .from(interactions)
      .where(
        and(
          eq(interactions.personaId, input.personaId),
          isNull(interactions.deletedAt),
          input.status ? eq(interactions.status, input.status) : undefined,
          after(interactions.createdAt, interactions.id, input.cursor),
        ),
      )
      .orderBy(desc(interactions.createdAt), desc(interactions.id))
      .limit(input.limit + 1);
    const [rows] = await Promise.all([found, requirePersona(tx, input.personaId)]);
    return toPage(rows, input.limit, toInteraction, (row) => ({ time: row.createdAt, id: row.id }));
  });
}
