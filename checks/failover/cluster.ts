import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { findPostgres, unprivileged } from "../../tests/support/postgres.ts";
import { keepRunning, type KeptProcess } from "../kept-process.ts";
import { startEtcd, type Etcd } from "./etcd.ts";
import type { Network } from "./network.ts";

export const NODES = [1, 2, 3];
const HEALTHY_WITHIN_MS = 120_000;

const replicationSchema = z.object({ replication: z.array(z.object({ state: z.string() })).optional() });

const membersSchema = z.object({
  members: z.array(
    z.object({ name: z.string(), role: z.string(), state: z.string(), timeline: z.number().optional() }),
  ),
});

/** Three nodes, each with PostgreSQL that Patroni leads, with synchronous replication, and a member of etcd. */
export interface PatroniCluster extends AsyncDisposable {
  etcd: Etcd;
  /** The superuser's URL at a node. */
  superuserUrl(host: string, port: number): string;
  /** Waits until there is a leader, a synchronous standby, a third node that follows, and all of etcd. Returns the leader. */
  healthy(): Promise<number>;
  /** Starts etcd and Patroni on a node where nothing runs any more. */
  start(node: number): Promise<void>;
  /** The last lines of Patroni and PostgreSQL on each node. */
  logs(): string;
}

/**
 * In seconds. `ttl` is Patroni's least: a leader that says nothing for so long is replaced. A leader that is cut off waits
 * for its standbys when it stops, up to a minute. If it still does when Patroni 3.0 has asked etcd once more, Patroni
 * stops and starts it twice at the same time.
 */
const TIMES = { ttl: 20, loop_wait: 2, retry_timeout: 5, primary_start_timeout: 0, primary_stop_timeout: 1 };

export async function startCluster(network: Network): Promise<PatroniCluster> {
  const bin = findPostgres();
  const user = unprivileged();
  if (!bin || !user) throw new Error("PostgreSQL is not installed");
  const folder = mkdtempSync(join(tmpdir(), "sintonia-patroni-"));
  const own = (path: string) => chownSync(path, user.uid, user.gid);
  own(folder);
  const password = randomBytes(18).toString("hex");
  const patronis = new Map<number, KeptProcess>();
  const etcd = await startEtcd({ network, nodes: NODES, folder, user });

  const startPatroni = async (node: number) => {
    const file = join(folder, `node${node}.json`);
    const home = join(folder, `node${node}`);
    mkdirSync(home, { recursive: true });
    own(home);
    writeFileSync(file, JSON.stringify(settings({ network, etcd, node, home, bin, password })), { mode: 0o600 });
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
    await etcd[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const log = (node: number) => patronis.get(node)?.log() ?? "";
  const logs = () => NODES.map((node) => `node${node}: ${log(node).slice(-6000)}`).join("\n");
  try {
    for (const node of NODES) await startPatroni(node);
    const cluster: PatroniCluster = {
      etcd,
      superuserUrl: (host, port) => `postgres://postgres:${password}@${host}:${port}/postgres`,
      healthy: () =>
        healthy(network, etcd).catch((error: unknown) => {
          throw new Error(logs(), { cause: error });
        }),
      start: async (node) => {
        await etcd.start(node);
        await startPatroni(node);
      },
      logs,
      [Symbol.asyncDispose]: dispose,
    };
    await cluster.healthy();
    return cluster;
  } catch (error) {
    const told = logs();
    await dispose();
    throw new Error(`Patroni did not start:\n${etcd.logs()}\n${told}`, { cause: error });
  }
}

interface Node {
  network: Network;
  etcd: Etcd;
  node: number;
  home: string;
  bin: string;
  password: string;
}

/** Patroni's settings, in JSON, which is YAML too. */
function settings({ network, etcd, node, home, bin, password }: Node): object {
  const address = network.address(node);
  const superuser = { username: "postgres", password };
  return {
    scope: "sintonia",
    name: `node${node}`,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    // By version 2 of etcd's protocol. By version 3, Patroni 3.0.2 writes the leader's name without a condition: a leader
    // that was cut off together with a member of etcd takes the lead back, and what was confirmed meanwhile is lost.
    etcd: { hosts: etcd.hosts },
    bootstrap: {
      dcs: {
        ...TIMES,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        // While etcd is away the leader goes on, as long as it reaches every other node.
        failsafe_mode: true,
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

async function healthy(network: Network, etcd: Etcd): Promise<number> {
  const late = performance.now() + HEALTHY_WITHIN_MS;
  let last = "";
  let since = performance.now();
  while (performance.now() < late) {
    const asked = NODES.map(async (node) => {
      const answer = await fetch(`http://${network.address(node)}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
      return membersSchema.parse(await answer.json()).members;
    });
    const views = (await Promise.allSettled(asked)).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const voters = await etcd.healthy();
    last = JSON.stringify([views, voters]);
    const leaders = new Set(views.map(leaderOf));
    const [leader] = leaders;
    const complete = views.length === NODES.length && voters.length === NODES.length;
    if (!complete || leaders.size > 1 || !leader) since = performance.now();
    // Which standby is the synchronous one may change at any time: it is enough that there is one at the end.
    else if (performance.now() - since > HEALTHY_FOR_MS && views.every(hasSynchronous)) {
      const node = Number(leader.replace("node", ""));
      const following = await countFollowing(network, node).catch(() => 0);
      if (following === NODES.length - 1) return node;
      last = `${following} follow node${node}: ${last}`;
    }
    await sleep(300);
  }
  throw new Error(`the cluster is not whole again within ${HEALTHY_WITHIN_MS / 1000} s: ${last}`);
}

/** Patroni calls a standby running that receives nothing. */
async function countFollowing(network: Network, leader: number): Promise<number> {
  const answer = await fetch(`http://${network.address(leader)}:8008/patroni`, { signal: AbortSignal.timeout(2000) });
  const { replication = [] } = replicationSchema.parse(await answer.json());
  return replication.filter(({ state }) => state === "streaming").length;
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
