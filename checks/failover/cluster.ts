import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { freePort } from "../../tests/support/listen.ts";
import { findPostgres, unprivileged } from "../../tests/support/postgres.ts";
import { keepRunning, type KeptProcess } from "../kept-process.ts";
import type { Network } from "./network.ts";

export const NODES = [1, 2, 3];
const HEALTHY_WITHIN_MS = 120_000;

const membersSchema = z.object({
  members: z.array(
    z.object({ name: z.string(), role: z.string(), state: z.string(), timeline: z.number().optional() }),
  ),
});

/** Three PostgreSQL nodes that Patroni leads, with synchronous replication, and etcd on this machine. */
export interface PatroniCluster extends AsyncDisposable {
  /** The superuser's URL at a node. */
  superuserUrl(host: string, port: number): string;
  /** Waits until there is a leader, a synchronous standby and a third node that follows. Returns the leader. */
  healthy(): Promise<number>;
  /** Starts Patroni on a node where nothing runs any more. */
  start(node: number): Promise<void>;
  /** The last lines of Patroni and PostgreSQL on each node. */
  logs(): string;
}

/** `ttl` is Patroni's least: a leader that says nothing for so long, in seconds, is replaced. */
const TIMES = { ttl: 20, loop_wait: 2, retry_timeout: 5, primary_start_timeout: 0 };

export async function startCluster(network: Network): Promise<PatroniCluster> {
  const bin = findPostgres();
  const user = unprivileged();
  if (!bin || !user) throw new Error("PostgreSQL is not installed");
  const folder = mkdtempSync(join(tmpdir(), "sintonia-patroni-"));
  const own = (path: string) => chownSync(path, user.uid, user.gid);
  own(folder);
  const password = randomBytes(18).toString("hex");
  const peer = `http://127.0.0.1:${await freePort()}`;
  const etcdUrl = `http://${network.host}:2379`;
  const patronis = new Map<number, KeptProcess>();
  const etcd = await keepRunning(
    ["etcd", "--name=one", `--data-dir=${join(folder, "etcd")}`, `--listen-client-urls=${etcdUrl}`].concat([
      `--advertise-client-urls=${etcdUrl}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=one=${peer}`,
    ]),
    { user, cwd: folder },
  );

  const start = async (node: number) => {
    const file = join(folder, `node${node}.json`);
    const home = join(folder, `node${node}`);
    mkdirSync(home, { recursive: true });
    own(home);
    writeFileSync(file, JSON.stringify(settings({ network, node, home, bin, password })), { mode: 0o600 });
    own(file);
    const asUser = ["setpriv", `--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"];
    patronis.set(
      node,
      await keepRunning([...network.inside(node), ...asUser, "patroni", file], { env: { HOME: home } }),
    );
  };
  const dispose = async () => {
    await Promise.all([...patronis.values()].map((one) => one.stop("SIGKILL")));
    for (const node of NODES) network.signal(node, "SIGKILL");
    await etcd.stop("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const log = (node: number) => patronis.get(node)?.log() ?? "";
  const logs = () => NODES.map((node) => `node${node}: ${log(node).slice(-6000)}`).join("\n");
  try {
    for (const node of NODES) await start(node);
    const cluster: PatroniCluster = {
      superuserUrl: (host, port) => `postgres://postgres:${password}@${host}:${port}/postgres`,
      healthy: () =>
        healthy(network).catch((error: unknown) => {
          throw new Error(logs(), { cause: error });
        }),
      start,
      logs,
      [Symbol.asyncDispose]: dispose,
    };
    await cluster.healthy();
    return cluster;
  } catch (error) {
    const told = logs();
    await dispose();
    throw new Error(`Patroni did not start:\n${etcd.log().slice(-1500)}\n${told}`, { cause: error });
  }
}

interface Node {
  network: Network;
  node: number;
  home: string;
  bin: string;
  password: string;
}

/** Patroni's settings, in JSON, which is YAML too. */
function settings({ network, node, home, bin, password }: Node): object {
  const address = network.address(node);
  const superuser = { username: "postgres", password };
  return {
    scope: "sintonia",
    name: `node${node}`,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    etcd3: { host: `${network.host}:2379` },
    bootstrap: {
      dcs: {
        ...TIMES,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, shared_buffers: "64MB" } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: join(home, "data"),
      bin_dir: bin,
      pgpass: join(home, "pgpass"),
      authentication: { superuser, rewind: superuser, replication: { username: "replicator", password } },
      // Commits wait for a standby. One that was ahead of the new leader is rewound, or else copied anew, which would begin
      // with a checkpoint that is spread over time; one that asks too early would ask again after five seconds.
      basebackup: [{ checkpoint: "fast" }],
      parameters: { unix_socket_directories: home, wal_retrieve_retry_interval: "1s" },
      pg_hba: [
        "local all all trust",
        `host all all ${network.subnet} scram-sha-256`,
        `host replication replicator ${network.subnet} scram-sha-256`,
      ],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
}

/** A node that was frozen still says that it runs, before it notices that it has been replaced. */
const HEALTHY_FOR_MS = 8000;

async function healthy(network: Network): Promise<number> {
  const late = performance.now() + HEALTHY_WITHIN_MS;
  let last = "";
  let since = performance.now();
  while (performance.now() < late) {
    const asked = NODES.map(async (node) => {
      const answer = await fetch(`http://${network.address(node)}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
      return membersSchema.parse(await answer.json()).members;
    });
    const views = (await Promise.allSettled(asked)).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    last = JSON.stringify(views);
    const leaders = new Set(views.map(leaderOf));
    const [leader] = leaders;
    if (views.length < NODES.length || leaders.size > 1 || !leader) since = performance.now();
    // Which standby is the synchronous one may change at any time: it is enough that there is one at the end.
    else if (performance.now() - since > HEALTHY_FOR_MS && views.every(hasSynchronous))
      return Number(leader.replace("node", ""));
    await sleep(300);
  }
  throw new Error(`the cluster is not whole again within ${HEALTHY_WITHIN_MS / 1000} s: ${last}`);
}

type Members = z.infer<typeof membersSchema>["members"];

const hasSynchronous = (members: Members) => members.some(({ role }) => role === "sync_standby");

/** The leader of a cluster whose nodes all run, on one timeline. */
function leaderOf(members: Members): string | undefined {
  const running = members.filter(({ state }) => state === "running" || state === "streaming");
  const timelines = new Set(running.map(({ timeline }) => timeline));
  const whole = running.length === NODES.length && timelines.size === 1;
  return whole ? running.find(({ role }) => role === "leader")?.name : undefined;
}
