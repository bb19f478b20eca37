import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { ModelUse } from "#server/ai/model-use.ts";
import { OWN_ID } from "#server/db/own-rows.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import type { PersonaRow } from "#server/records/people/require-persona.ts";
import { consents } from "#server/db/schema/account.ts";
import { modelUsage } from "#server/db/schema/chat.ts";
import { personas } from "#server/db/schema/people.ts";
import { accountLimits } from "#server/db/schema/operator.ts";
import { profiles } from "#server/db/schema/profile.ts";

const CONSENTED = sql`exists(select from ${consents} u where u.user_id = ${OWN_ID} and u.kind = 'model' and u.revoked_at is null)`;
/** The day (UTC) that usage counts for. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/**
 * SQL: today's usage, the account's own limit and the names that must not leave, as JSON. The names are read only after consent, unless
 * `always`. They include deleted people, whom notes about others may name, and earlier names, which older texts
 * contain.
 */
export function modelUseColumn(day: SQLWrapper | string, always = false): SQL {
  return sql`jsonb_build_object(
    'limit', (select daily_tokens from ${accountLimits} where user_id = ${OWN_ID}),
    'spent', coalesce((select tokens from ${modelUsage} where user_id = ${OWN_ID} and day = ${day}::date), 0),
    'people', coalesce((select jsonb_agg(jsonb_build_object('name', name, 'gender', gender, 'also_called', also_called, 'formerly', former_names) order by place, created_at)
      from (select 0 as place, name, null as also_called, former_names, gender, created_at from ${profiles} where user_id = ${OWN_ID}
        union all select 1, name, also_called, former_names, gender, created_at from ${personas} where user_id = ${OWN_ID}) people
      where ${always}::boolean or ${CONSENTED}), '[]'))`;
}

/** The user's consent to an external model, their usage, and the names to hide. */
export async function modelUse(tx: Tx, now: Date, { always = false } = {}): Promise<ModelUse> {
  const { rows } = await tx.execute<{
    user_id: string;
    consented: boolean;
    use: Pick<ModelUse, "spent" | "limit" | "people">;
  }>(sql`select ${OWN_ID} as user_id, ${CONSENTED} as consented, ${modelUseColumn(dayOf(now), always)} as use`);
  const { user_id: userId, consented, use } = rows[0]!;
  return { userId, consented, ...use };
}

/** `modelUse` for texts about one person; no consent for a person left out of AI. */
export async function modelUseFor(tx: Tx, persona: Pick<PersonaRow, "leftOutOfAi">, now: Date): Promise<ModelUse> {
  const use = await modelUse(tx, now);
  return persona.leftOutOfAi ? { ...use, consented: false } : use;
}

/** Adds to a user's usage of today (UTC), in one statement, so that concurrent calls are all counted. */
export async function spendTokens(db: Database, userId: string, tokens: number, now: Date): Promise<void> {
  await db.withUser(userId, (tx) =>
    tx
      .insert(modelUsage)
      .values({ userId, day: dayOf(now), tokens })
      .onConflictDoUpdate({
        target: [modelUsage.userId, modelUsage.day],
        set: { tokens: sql`least(${modelUsage.tokens}::bigint + excluded.tokens, 2147483647)` },
      }),
  );
}
