import { openDatabases, onClient } from "./databases.ts";
const d = await openDatabases({ accounts: Number(process.argv[2]), keep: process.argv[3] });
console.log(d.few.superuserUrl, d.many.superuserUrl);
await onClient(d.many, async (c) => {
  console.table(
    (
      await c.query(
        `select relname, n_live_tup, pg_size_pretty(pg_total_relation_size(relid)) t, pg_size_pretty(pg_indexes_size(relid)) i from pg_stat_user_tables where schemaname='public' order by pg_total_relation_size(relid) desc limit 25`,
      )
    ).rows,
  );
  console.table(
    (await c.query(`select user_id, count(*), sum(bytes) from account_storage group by 1 order by 3 desc limit 5`))
      .rows,
  );
});
if (process.argv[4]) await new Promise(() => setInterval(() => {}, 1000));
await d.cluster[Symbol.asyncDispose]();
