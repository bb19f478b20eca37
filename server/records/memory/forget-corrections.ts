import { inArray } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { coachCorrections } from "#server/db/schema/chat.ts";

/** Lets the coach use sources again that the user called wrong and has rewritten since. */
export async function forgetCorrections(tx: Tx, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length > 0) await tx.delete(coachCorrections).where(inArray(coachCorrections.sourceId, [...sourceIds]));
}
