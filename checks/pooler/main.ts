import { parseArgs } from "node:util";
import { runParts } from "../../bench/run.ts";
import { measureProcesses } from "./processes.ts";
import { measureSuite } from "./suite.ts";
import { measureUpgrade } from "./upgrade.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: "boolean", default: false }, file: { type: "string", multiple: true, default: [] } },
});

const SERVERS = values.short ? 10 : 50;
/** Of a process with one server; half of it is shared by the servers of one process. */
const PROCESS_BYTES = 350 * 1024 ** 2;
/** A process for each server, where there is the memory. */
const PROCESSES = process.availableMemory() > SERVERS * PROCESS_BYTES ? SERVERS : SERVERS / 5;
const CONNECTIONS = 20;
const SECONDS = values.short ? 20 : 60;

await runParts(
  {
    tests: {
      title: "tests · every test on PostgreSQL, through PgBouncer in transaction mode",
      needs: ["postgresql", "pgbouncer"],
      measure: () => measureSuite(values.file),
    },
    upgrade: {
      title: `upgrade · a database in use is migrated through PgBouncer with ${CONNECTIONS} connections`,
      needs: ["postgresql", "pgbouncer"],
      measure: () => measureUpgrade(CONNECTIONS),
    },
    processes: {
      title: `processes · ${SERVERS} servers with 10 connections each share ${CONNECTIONS}, for ${SECONDS} s`,
      needs: ["postgresql", "pgbouncer"],
      measure: () =>
        measureProcesses({ servers: SERVERS, processes: PROCESSES, connections: CONNECTIONS, seconds: SECONDS }),
    },
  },
  positionals,
);
