import { and, asc, isNull } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";
import { personas } from "#server/db/schema/people.ts";
import { readPersona } from "#server/records/safety/read-persona.ts";

/** People at once; each in a transaction of its own, as their user. */
const BATCH = 20;

/**
 * Reads for danger what was written before findings were kept, or came from such a backup, until `stopped` or none is
 * left. Several processes may do so: what is read twice changes nothing. Returns how many people were read.
 */
export async function readPending(db: Database, now: Date, stopped: () => boolean = () => false): Promise<number> {
  let read = 0;
  while (!stopped()) {
    const due = await db.withSystem((tx) =>
      tx
        .select({ id: personas.id, userId: personas.userId })
        .from(personas)
        .where(and(isNull(personas.safetyReadAt), isNull(personas.deletedAt)))
        .orderBy(asc(personas.createdAt))
        .limit(BATCH),
    );
    for (const { id, userId } of due) {
      if (stopped()) break;
      await db.withUser(userId, (tx) => readPersona(tx, userId, id, now));
      read += 1;
    }
    if (due.length < BATCH) break;
  }
  return read;
}
