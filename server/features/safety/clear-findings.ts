import { and, eq, inArray, ne } from "drizzle-orm";
import type { ClearFindingsInput, Finding, ReopenFindingsInput } from "#domain/care/contract.ts";
import { DomainError } from "#domain/errors.ts";
import type { Tx } from "#server/db/connect.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import type { Verb } from "#server/services.ts";
import { toFinding } from "./to-finding.ts";

/**
 * Clears findings at the user's request and returns those newly cleared. Idempotent.
 * @throws DomainError not_found when one is not the caller's.
 */
export function clearFindings({
  db,
  user,
  input: { ids, as, now },
}: Verb<ClearFindingsInput & { now: Date }>): Promise<{ items: Finding[] }> {
  return db.withUser(user.id, async (tx) => {
    await requireAll(tx, ids);
    const rows = await tx
      .update(safetyFindings)
      .set({ status: "cleared", clearedAs: as, clearedAt: now, updatedAt: now })
      .where(and(inArray(safetyFindings.id, ids), ne(safetyFindings.status, "cleared")))
      .returning();
    return { items: rows.map(toFinding) };
  });
}

/** Reopens cleared findings. @throws DomainError not_found when one is not the caller's. */
export function reopenFindings({
  db,
  user,
  input: { ids, now },
}: Verb<ReopenFindingsInput & { now: Date }>): Promise<{ items: Finding[] }> {
  return db.withUser(user.id, async (tx) => {
    await requireAll(tx, ids);
    const rows = await tx
      .update(safetyFindings)
      .set({ status: "open", clearedAs: null, clearedAt: null, updatedAt: now })
      .where(and(inArray(safetyFindings.id, ids), eq(safetyFindings.status, "cleared")))
      .returning();
    return { items: rows.map(toFinding) };
  });
}

async function requireAll(tx: Tx, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids);
  const rows = await tx
    .select({ id: safetyFindings.id })
    .from(safetyFindings)
    .where(inArray(safetyFindings.id, [...wanted]))
    .for("update");
  if (rows.length < wanted.size) throw new DomainError("not_found", { field: "ids" });
}
