import { and, desc, eq, isNull } from "drizzle-orm";
import type { Interaction } from "#domain/interactions/contract.ts";
import type { PageQuery } from "#domain/page.ts";
import { after, toPage, type Page } from "#server/db/paging.ts";
import { requirePersona } from "#server/db/require-persona.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import type { Verb } from "#server/services.ts";

type Input = PageQuery & { personaId: string; status?: Interaction["status"] | undefined };

/** A person's interactions, newest first, all or those in one state. @throws DomainError not_found. */
export function listInteractions({ db, user, input }: Verb<Input>): Promise<Page<Interaction>> {
  return db.withUser(user.id, async (tx) => {
    await requirePersona(tx, input.personaId);
    const rows = await tx
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
    return toPage(rows, input.limit, toInteraction, (row) => ({ time: row.createdAt, id: row.id }));
  });
}

function toInteraction(row: typeof interactions.$inferSelect): Interaction {
  return {
    id: row.id,
    persona_id: row.personaId,
    status: row.status,
    objectives: row.objectives,
    avoid: row.avoid,
    feeling: row.feeling,
    planned_date: row.plannedDate?.toISOString() ?? null,
    result_summary: row.resultSummary,
    completed_date: row.completedDate?.toISOString() ?? null,
    ai_tips: row.aiTips,
    created_at: row.createdAt.toISOString(),
  };
}
