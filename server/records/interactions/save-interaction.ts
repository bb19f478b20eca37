import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { planColumns, type Plan } from "#domain/interactions/plan.ts";
import type { Tx } from "#server/db/connect.ts";
import { queueMemory } from "#server/records/memory/queue-memory.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import type { InteractionRow } from "./to-interaction.ts";

export interface NewInteraction {
  userId: string;
  personaId: string;
  /** Made by the client; the same one again is the same interaction. */
  id?: string | undefined;
  plan: Plan;
  plannedDate: Date | null;
  expectation: string | null;
  /** The message whose plan this is: saved twice, also at once, it is one interaction. */
  planMessageId: string | null;
}

/**
 * Writes a planned interaction and queues it for the coach's memory. One that is there already, by its id or by its
 * message, is answered as it is (`saved` false), unless it was deleted meanwhile: then it comes back, with the plan as
 * it is now where it is still planned. The caller has seen that person and message are the user's.
 * @throws DomainError conflict when the id belongs to another interaction.
 */
export async function saveInteraction(tx: Tx, input: NewInteraction): Promise<{ row: InteractionRow; saved: boolean }> {
  const { userId, personaId, planMessageId } = input;
  const id = input.id ?? crypto.randomUUID();
  const lines = {
    ...planColumns(input.plan),
    plannedDate: input.plannedDate,
    expectation: input.expectation,
  };
  const [created] = await tx
    .insert(interactions)
    .values({ id, userId, personaId, planMessageId, ...lines })
    .onConflictDoNothing()
    .returning();
  if (created) {
    await queueMemory(tx, userId, "interactions", [created.id]);
    return { row: created, saved: true };
  }
  const [earlier] = await tx
    .select()
    .from(interactions)
    .where(or(eq(interactions.id, id), planMessageId ? eq(interactions.planMessageId, planMessageId) : undefined))
    .orderBy(sql`${interactions.planMessageId} is not distinct from ${planMessageId}::uuid desc`)
    .limit(1)
    .for("update");
  if (!earlier || earlier.personaId !== personaId || earlier.planMessageId !== planMessageId) {
    throw new DomainError("conflict", { field: "id" });
  }
  if (!earlier.deletedAt) return { row: earlier, saved: false };
  const [row] = await tx
    .update(interactions)
    .set({ deletedAt: null, ...(earlier.status === "planned" ? lines : {}) })
    .where(and(eq(interactions.id, earlier.id), isNotNull(interactions.deletedAt)))
    .returning();
  if (!row) throw new DomainError("conflict", { field: "id" });
  await queueMemory(tx, userId, "interactions", [row.id]);
  return { row, saved: true };
}
