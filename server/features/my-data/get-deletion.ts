import { sql } from "drizzle-orm";
import type { Deletion } from "#domain/my-data/contract.ts";
import { hasSecondFactor, passwordHash } from "#server/auth/proof.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Verb } from "#server/services.ts";

/** What deleting the account would delete, without rows that are already in the bin. */
export async function getDeletion({ db, user }: Verb): Promise<Deletion> {
  const counts = await db.withUser(user.id, async (tx) => {
    const { rows } = await tx.execute<Omit<Deletion, "proof" | "second_factor">>(sql`select
      (select count(*)::int from personas where user_id = ${OWN_ID} and deleted_at is null) as people,
      (select count(*)::int from notes_persona where user_id = ${OWN_ID} and deleted_at is null) as notes,
      (select count(*)::int from interactions where user_id = ${OWN_ID} and deleted_at is null) as interactions,
      (select count(*)::int from conversations where user_id = ${OWN_ID} and deleted_at is null) as conversations,
      (select count(*)::int from persona_profile_answers where user_id = ${OWN_ID} and archived_at is null) +
        (select count(*)::int from user_profile_answers where user_id = ${OWN_ID} and archived_at is null) as answers`);
    return rows[0]!;
  });
  const proof = (await passwordHash(db, user.id)) === null ? "code" : "password";
  return { ...counts, proof, second_factor: await hasSecondFactor(db, user.id) };
}
