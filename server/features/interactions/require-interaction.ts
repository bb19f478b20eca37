import { and, eq, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { changesRow } from "#domain/version.ts";
import type { Tx } from "#server/db/connect.ts";
import { forgetCorrections } from "#server/records/memory/forget-corrections.ts";
import { queueMemory } from "#server/records/memory/queue-memory.ts";
import { personaExists } from "#server/records/people/require-persona.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import type { InteractionRow } from "#server/records/interactions/to-interaction.ts";

/** The caller's interaction, if its person is not deleted. @throws DomainError not_found for any other id. */
export async function requireInteraction(tx: Tx, id: string): Promise<InteractionRow> {
  const [row] = await select(tx, id);
  if (!row) throw new DomainError("not_found");
  return row;
}

/**
 * The same, locked until the transaction ends, so that concurrent changes run one after the other. @throws DomainError
 * not_found.
 */
export async function lockInteraction(tx: Tx, id: string): Promise<InteractionRow> {
  const [row] = await select(tx, id).for("update");
  if (!row) throw new DomainError("not_found");
  return row;
}

/** Updates columns of an interaction, queues it for embedding and returns the new row. */
export async function changeInteraction(
  tx: Tx,
  before: InteractionRow,
  columns: Partial<InteractionRow>,
): Promise<InteractionRow> {
  const { id, userId } = before;
  // Everything given but what the server itself writes.
  const { aiTips: _tips, tipsLanguage: _language, completedDate: _done, ...edited } = columns;
  const [row] = await tx
    .update(interactions)
    .set({ ...columns, updatedAt: new Date(), version: before.version + (changesRow(before, edited) ? 1 : 0) })
    .where(eq(interactions.id, id))
    .returning();
  if (!row) throw new DomainError("not_found");
  await queueMemory(tx, userId, "interactions", [id]);
  // Corrections were about the old text.
  const rewritten = row.resultSummary !== before.resultSummary || row.objectives !== before.objectives;
  if (rewritten) await forgetCorrections(tx, [id]);
  return row;
}

function select(tx: Tx, id: string) {
  return tx
    .select()
    .from(interactions)
    .where(and(eq(interactions.id, id), isNull(interactions.deletedAt), personaExists(interactions.personaId)));
}
