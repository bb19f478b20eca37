import { parseArgs } from "node:util";
import { runParts } from "../../bench/run.ts";
import type { SystemPackage } from "../../scripts/system-packages.ts";
import type { Fault } from "./faults.ts";
import { measureFailover } from "./measure.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: "string", default: "10" } },
});
const TIMES = Number(values.times);
if (!Number.isInteger(TIMES) || TIMES < 1) throw new Error("--times must be a whole number from 1");

const NEEDS: SystemPackage[] = ["postgresql", "patroni", "etcd-server", "haproxy", "iproute2"];
const part = (title: string, faults: Fault[]) => ({
  title: `${title}, ${TIMES} times each`,
  needs: NEEDS,
  measure: () => measureFailover(faults, TIMES),
});

await runParts(
  {
    killed: part("killed · everything on the leading PostgreSQL node is killed", ["killed"]),
    frozen: part("frozen · everything on the leading PostgreSQL node is stopped for a while", ["frozen"]),
    "cut-off": part("cut off · nothing reaches the leading PostgreSQL node", ["cut off"]),
    etcd: part("etcd · the leading member of etcd is killed, and all three", ["etcd member lost", "etcd lost"]),
    processes: part("processes · a Sintonia process is killed, and HAProxy", [
      "a Sintonia process killed",
      "HAProxy killed",
    ]),
  },
  positionals,
);
