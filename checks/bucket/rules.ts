import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KEPT } from "#domain/backups/kept.ts";
import { backupName } from "#server/db/backup/folder.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import type { Figure } from "../../bench/report.ts";
import { startCluster } from "../../bench/seed.ts";
import { createBucket } from "./bucket.ts";
import { backupEnded, makeInstance, metric, PREFIX, startLater } from "./instance.ts";
import { startSwift } from "./swift.ts";

const DAY = 86_400_000;
const DAYS = 400;
/** More than a list has on a page. */
const THEIRS = 1100;
const AT_ONCE = 8;
const END_SECONDS = 600;

/** A copy for each of 400 days, in the folder and in the bucket, among others' objects; then the day's backup. */
export async function measureRules(): Promise<Figure[]> {
  await using cluster = await startCluster();
  await using swift = await startSwift();
  const bucket = await createBucket(swift, "rules");
  const database = await cluster.createDatabase("rules");
  await migrateDatabase({ connectionString: database.url });
  using instance = await makeInstance(database, swift, bucket);

  const daily = Array.from({ length: DAYS }, (_, days) => backupName(new Date(Date.now() - (days + 1) * DAY), true));
  for (const name of daily) writeFileSync(join(instance.kept, name), name);
  const old = daily.at(-1)!;
  const theirs = [
    ...Array.from({ length: THEIRS }, (_, n) => `${PREFIX}by-hand-${n}`),
    old,
    `of/another/${old}`,
    `${PREFIX}deeper/${old}`,
    `${PREFIX}${old}.copy`,
    `${PREFIX}sintonia-20240230T030000Z.backup.age`,
    `of/sintonia-other/${old}`,
  ];
  const wanted = [...daily.map((name) => PREFIX + name), ...theirs];
  const putting = wanted.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const key of putting) await bucket.put(key, key.slice(key.lastIndexOf("/") + 1));
    }),
  );

  await using server = await startLater(instance.env);
  const end = await backupEnded(server, END_SECONDS);
  const notUploaded = await metric(server, "sintonia_backup_not_uploaded");
  await server.stop();

  const here = readdirSync(instance.kept).map((name) => PREFIX + name);
  const found = (await bucket.objects()).map(({ name }) => name);
  const copies = found.filter((name) => !theirs.includes(name));
  const different = [
    ...copies.filter((name) => !here.includes(name)),
    ...here.filter((name) => !copies.includes(name)),
  ];
  const week = daily.slice(0, 6).filter((name) => !copies.includes(PREFIX + name));
  const gone = theirs.filter((name) => !found.includes(name));
  return [
    {
      name: "copies before",
      value: DAYS,
      unit: "of a day each",
      detail: `${theirs.length} objects of others in the bucket`,
    },
    {
      name: "copies kept",
      value: copies.length,
      unit: "objects",
      bound: { atMost: KEPT.days + KEPT.weeks + KEPT.months },
      detail: `backup_made: uploaded ${String(end["uploaded"])}`,
    },
    {
      name: "other than in the folder",
      value: different.length,
      unit: "objects",
      bound: { atMost: 0 },
      detail: different.slice(0, 3).join(", "),
    },
    { name: "of the last seven days, missing", value: week.length, unit: "objects", bound: { atMost: 0 } },
    {
      name: "others' objects gone",
      value: gone.length,
      unit: "objects",
      bound: { atMost: 0 },
      detail: gone.slice(0, 3).join(", "),
    },
    { name: "not uploaded, in the metrics", value: notUploaded ?? Number.NaN, unit: "", bound: { atMost: 0 } },
  ];
}
