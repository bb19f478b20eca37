import type { Finding } from "#domain/care/contract.ts";
import { markOf, type FindingRow } from "#server/records/safety/findings.ts";

/** A finding as the API shows it. */
export function toFinding(row: FindingRow): Finding {
  return {
    ...markOf(row),
    persona_id: row.personaId,
    by: row.dangerBy,
    kind: row.kind,
    source: row.source,
    cleared_as: row.clearedAs,
    created_at: row.createdAt.toISOString(),
  };
}
