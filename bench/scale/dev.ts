import { readFileSync } from "node:fs";
import { startServerProcess } from "../../tests/support/server-process.ts";
import { AUTH_SECRET } from "../seed.ts";
import { generator, Visits, READS } from "./visitor.ts";
const kept = JSON.parse(readFileSync("/tmp/scale-data/seeded.json", "utf8"));
const port = readFileSync("/tmp/scale-data/data/postmaster.pid", "utf8").split("\n")[3];
const password = readFileSync("/tmp/scale-data/password", "utf8");
const url = `postgres://sintonia_login:${password}@127.0.0.1:${port}/${process.argv[2]}`;
const template = { ...kept.template, rows: new Map(kept.template.rows) } as never;
await using server = await startServerProcess(
  { DATABASE_URL: url, AUTH_SECRET },
  new URL("../../checks/fuzz/server.ts", import.meta.url),
);
const visits = new Visits(template);
const pick = generator(1);
for (let i = 0; i < 60; i++)
  for (const read of READS) {
    const account = 1 + pick(200);
    try {
      const ms = await visits.time(read, { url: server.url, account, copy: 0 }, pick);
      if (i > 55) console.log(read, ms.toFixed(1));
    } catch (e) {
      console.log(i, read, account, String(e));
    }
  }
