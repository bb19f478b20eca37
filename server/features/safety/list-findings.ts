import { and, asc, eq } from "drizzle-orm";
import type { Finding } from "#domain/care/contract.ts";
import { requirePersona } from "#server/records/people/require-persona.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import type { Verb } from "#server/services.ts";
import { toFinding } from "./to-finding.ts";

/** The alarms about a person, open or cleared, oldest first, at most 500. @throws DomainError not_found. */
export function listFindings({ db, user, input }: Verb<{ persona_id: string }>): Promise<{ items: Finding[] }> {
  return db.withUser(user.id, async (tx) => {
    await requirePersona(tx, input.persona_id);
    const rows = await tx
      .select()
      .from(safetyFindings)
      .where(and(eq(safetyFindings.personaId, input.persona_id), eq(safetyFindings.level, "alarm")))
      .orderBy(asc(safetyFindings.createdAt), asc(safetyFindings.id))
      .limit(500);
    return { items: rows.map(toFinding) };
  });
}
