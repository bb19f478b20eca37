import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runParts } from "../../bench/run.ts";
import type { Figure } from "../../bench/report.ts";
import { freePort } from "../../tests/support/listen.ts";
import { findPostgres } from "../../tests/support/postgres.ts";

const START_SECONDS = 60;

/** A PostgreSQL with pgBackRest, set up as docs/OPERATIONS.md says, in a folder of its own. */
async function setUp(root: string) {
  const bin = findPostgres()!;
  const port = String(await freePort());
  const asRoot = userInfo().uid === 0;
  /** Neither PostgreSQL nor pgBackRest should run as root. */
  const run = (program: string, ...args: string[]): string => {
    const command = asRoot ? "runuser" : program;
    return execFileSync(command, [...(asRoot ? ["-u", "postgres", "--", program] : []), ...args], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  };
  const own = (name: string) => {
    const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
    if (asRoot) chownSync(name, id("-u"), id("-g"));
  };
  own(root);
  for (const name of ["repository", "log", "lock", "spool"]) {
    mkdirSync(path.join(root, name));
    own(path.join(root, name));
  }
  const data = path.join(root, "data");
  const config = path.join(root, "pgbackrest.conf");
  writeFileSync(
    config,
    `[global]
repo1-path=${root}/repository
repo1-retention-full=4
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=${randomBytes(36).toString("base64")}
compress-type=zst
start-fast=y
log-path=${root}/log
lock-path=${root}/lock
spool-path=${root}/spool

[sintonia]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${root}
`,
  );
  own(config);
  chmodSync(config, 0o600);
  run(path.join(bin, "initdb"), "-D", data, "-A", "trust", "--no-sync");
  const archive = `pgbackrest --config=${config} --stanza=sintonia archive-push %p`;
  appendFileSync(
    path.join(data, "postgresql.conf"),
    `listen_addresses = ''
unix_socket_directories = '${root}'
port = ${port}
archive_mode = on
archive_command = '${archive}'
archive_timeout = 60
`,
  );
  const control = (...args: string[]) =>
    run(path.join(bin, "pg_ctl"), "-D", data, "-w", "-t", String(START_SECONDS), "-l", `${root}/log/server`, ...args);
  return {
    start: () => control("start"),
    stop: (mode: "fast" | "immediate") => control("-m", mode, "stop"),
    sql: (text: string) => run(path.join(bin, "psql"), "-h", root, "-p", port, "-d", "postgres", "-XAtqc", text).trim(),
    backRest: (...args: string[]) => run("pgbackrest", `--config=${config}`, "--stanza=sintonia", ...args),
  };
}

/** Restores to a moment between two writes, and counts the rows. */
async function measure(): Promise<Figure[]> {
  const root = mkdtempSync(path.join(tmpdir(), "sintonia-pitr-"));
  const server = await setUp(root);
  const { sql, backRest } = server;
  try {
    server.start();
    backRest("stanza-create");
    backRest("check");
    sql("create table notes (n int); insert into notes select generate_series(1, 1000)");
    backRest("backup", "--type=full");
    sql("insert into notes select generate_series(1001, 1100)");
    const moment = sql("select pg_sleep(1); select clock_timestamp()");
    sql("select pg_sleep(1)");
    sql("insert into notes values (2000); delete from notes where n <= 500");
    sql("select pg_switch_wal()");
    const before = sql("select count(*) from notes");
    server.stop("fast");
    const begun = performance.now();
    backRest("restore", "--delta", "--type=time", `--target=${moment}`, "--target-action=promote");
    server.start();
    while (sql("select pg_is_in_recovery()") !== "f") await sleep(200);
    const seconds = (performance.now() - begun) / 1000;
    const found = sql("select count(*) filter (where n <= 1100) - count(*) filter (where n > 1100) from notes");
    sql("insert into notes values (3000)");
    return [
      {
        name: "rows as they were at the moment",
        value: Number(found),
        unit: "rows of 1,100",
        bound: { atLeast: 1100 },
        detail: `${before} rows before the restore, which took ${seconds.toFixed(1)} s`,
      },
    ];
  } finally {
    try {
      server.stop("immediate");
    } catch {
      // It had not been started.
    }
    rmSync(root, { recursive: true, force: true });
  }
}

await runParts(
  {
    pitr: {
      title: "pitr · PostgreSQL and pgBackRest, a restore to a moment between two writes",
      needs: ["postgresql", "pgbackrest"],
      measure,
    },
  },
  process.argv.slice(2),
);
