import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../support/db.ts";

/** Foreign keys without an index of their own, with the reason. */
const WITHOUT = new Map([
  ["person_context_assessment (user_id, profile_id)", "a user has one profile: all their rows refer to it"],
  ["reminder_deliveries (user_id, subscription_id)", "a user has few deliveries, and they go within hours"],
]);

test("what refers to a deleted row is found by an index: none is partial, or begins with other columns", async () => {
  const opened = await openTestDatabase();
  const { rows } = await opened.db.withSystem((tx) =>
    tx.execute<{ key: string; indexed: boolean }>(sql`
      select format('%s (%s)', f.conrelid::regclass, (select string_agg(a.attname, ', ' order by at)
          from unnest(f.conkey) with ordinality k (num, at) join pg_attribute a on a.attrelid = f.conrelid and a.attnum = num)) as key,
        exists (select from pg_index i where i.indrelid = f.conrelid
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)',
            (select attname from pg_attribute where attrelid = f.conrelid and attnum = f.conkey[array_upper(f.conkey, 1)])))
          and (select array_agg(n order by n) from unnest(f.conkey) n) =
            (select array_agg(n order by n) from unnest((i.indkey::int2[])[0:cardinality(f.conkey) - 1]) n)) as indexed
      from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace`),
  );
  await opened.drop();
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.filter(({ indexed }) => !indexed).map(({ key }) => key);
  expect(missing.toSorted()).toEqual([...WITHOUT.keys()].toSorted());
});
