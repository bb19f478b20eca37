import { and, asc, isNull, notInArray } from "drizzle-orm";
import type { Database } from "#server/db/connect.ts";
import { notSuspended } from "#server/db/suspended.ts";
import { personas } from "#server/db/schema/people.ts";
import { readPersona } from "#server/records/safety/read-persona.ts";

/** People per batch; each is read in its own transaction, as their user. */
const BATCH = 20;

/**
 * Reads for danger the texts from before findings were stored, or from a backup of that time, until `stopped` or none
 * is left. Several processes may run it: reading twice changes nothing. A person that cannot be read does not stop the
 * others. Returns how many people were read.
 * @throws AggregateError with all failures, once the others are read.
 */
export async function readPending(db: Database, now: Date, stopped: () => boolean = () => false): Promise<number> {
  let read = 0;
  const failed: { id: string; error: unknown }[] = [];
  while (!stopped()) {
    const due = await db.withSystem((tx) =>
      tx
        .select({ id: personas.id, userId: personas.userId })
        .from(personas)
        .where(
          and(
            isNull(personas.safetyReadAt),
            isNull(personas.deletedAt),
            notSuspended(personas.userId),
            notInArray(
              personas.id,
              failed.map(({ id }) => id),
            ),
          ),
        )
        .orderBy(asc(personas.createdAt))
        .limit(BATCH),
    );
    for (const { id, userId } of due) {
      if (stopped()) break;
      try {
        await db.withUser(userId, (tx) => readPersona(tx, userId, id, now));
        read += 1;
      } catch (error) {
        failed.push({ id, error });
      }
    }
    if (due.length < BATCH) break;
  }
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ error }) => error),
      "people not read for danger",
    );
  return read;
}
