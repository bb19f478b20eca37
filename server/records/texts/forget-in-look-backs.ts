import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import { personas } from "#server/db/schema/people.ts";
import { lookBacks } from "#server/db/schema/progress.ts";

const NO_WORDS = { askedAt: null, openingText: null, questionText: null, factsHash: null };

/** Condition that a look back speaks of one of these notes, interactions or people. */
function speaksOf(ids: readonly string[]): SQL | undefined {
  const { planIds, dueIds, noteId, personaIds } = lookBacks;
  const these = sql`${`{${ids.join(",")}}`}::uuid[]`;
  return or(
    sql`${planIds} && ${these}`,
    sql`${dueIds} && ${these}`,
    sql`${personaIds} && ${these}`,
    sql`${noteId} = any (${these})`,
  );
}

/** Removes a model's words from the look backs that speak of what the user is deleting. */
export async function forgetLookBackWords(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .update(lookBacks)
    .set(NO_WORDS)
    .where(and(eq(lookBacks.userId, userId), speaksOf([id])));
}

/** After these were deleted for good: removes their ids, too, and those of what belonged to them. */
export async function forgetInLookBacks(tx: Tx, user: string, ids: readonly string[]): Promise<void> {
  const { userId, planIds, dueIds, noteId, personaIds } = lookBacks;
  const people = (list: typeof dueIds | typeof personaIds) =>
    sql`array(select p.id from ${personas} p where p.user_id = ${user} and p.id = any (${list}))`;
  await tx
    .update(lookBacks)
    .set({
      ...NO_WORDS,
      planIds: sql`array(select i.id from ${interactions} i where i.user_id = ${user} and i.id = any (${planIds}))`,
      dueIds: people(dueIds),
      personaIds: people(personaIds),
      noteId: sql`(select n.id from ${notesPersona} n where n.user_id = ${user} and n.id = ${noteId})`,
    })
    .where(and(eq(userId, user), speaksOf(ids)));
}
