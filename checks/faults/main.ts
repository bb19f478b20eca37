import { parseArgs } from "node:util";
import { runParts, type Part } from "../../bench/run.ts";
import { measureConnection } from "./connection.ts";
import { measureDisk } from "./disk.ts";
import { measureKills } from "./kills.ts";
import { enterMountNamespace } from "./small-disk.ts";
import { DATABASES } from "./world.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: "boolean", default: false } },
});
const ROUNDS = values.short ? 1 : 3;
const KILLS = values.short ? 5 : 50;

const NAMES = { embedded: "the embedded database", postgres: "PostgreSQL" };

const parts: [string, Part][] = DATABASES.map((kind) => [
  `kills-${kind}`,
  {
    title: `kills · ${KILLS} × SIGKILL under a stream of writes, on ${NAMES[kind]}`,
    needs: ["postgresql"],
    measure: () => measureKills(kind, KILLS),
  },
]);

parts.push([
  "connection",
  {
    title: "connection · PostgreSQL's connections ended, PostgreSQL restarted, a connection that hangs",
    needs: ["postgresql"],
    measure: () =>
      measureConnection(
        values.short ? { terminations: 3, restarts: 1, hangs: 1 } : { terminations: 10, restarts: 5, hangs: 2 },
      ),
  },
]);

for (const kind of DATABASES) {
  parts.push([
    `disk-${kind}`,
    {
      title: `disk · a small tmpfs filled to the last byte, ${ROUNDS} times, under ${NAMES[kind]}`,
      needs: ["postgresql"],
      measure: () => measureDisk(kind, ROUNDS),
    },
  ]);
}

if (positionals.length === 0 || positionals.some((name) => name.startsWith("disk-"))) enterMountNamespace();
await runParts(Object.fromEntries(parts), positionals);
