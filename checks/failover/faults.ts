import type { ServerProcess } from "../../tests/support/server-process.ts";
import { NODES, type PatroniCluster } from "./cluster.ts";
import type { HaProxy } from "./haproxy.ts";
import type { Network } from "./network.ts";

export type Fault =
  | "killed"
  | "frozen"
  | "cut off"
  | "etcd member lost"
  | "etcd lost"
  | "a Sintonia process killed"
  | "HAProxy killed";

/** Faults of what the database rests on: the first Sintonia process is asked all the time meanwhile. */
const OF_DATABASE: Fault[] = ["killed", "frozen", "cut off", "etcd member lost", "etcd lost"];

export const isOfDatabase = (fault: Fault) => OF_DATABASE.includes(fault);

/**
 * How long a fault lasts during which the leader stays and writes go on. Longer than Patroni's `ttl`: what is only
 * remembered has run out by then.
 */
const LASTS_MS: Partial<Record<Fault, number>> = { "etcd member lost": 40_000, "etcd lost": 60_000 };

/** Undefined if the fault ends once writes go on again. */
export const lastsMs = (fault: Fault) => LASTS_MS[fault];

export interface Actors {
  leader: number;
  network: Network;
  cluster: PatroniCluster;
  haproxy: HaProxy;
  servers: ServerProcess[];
  restart: (at: number) => Promise<ServerProcess>;
}

/** Causes the fault; returns what ends it. */
export async function cause(fault: Fault, actors: Actors): Promise<() => Promise<unknown>> {
  const { leader, network, cluster, haproxy, servers, restart } = actors;
  if (fault === "killed") {
    network.signal(leader, "SIGKILL");
    return () => cluster.start(leader);
  }
  if (fault === "frozen") {
    network.signal(leader, "SIGSTOP");
    return () => Promise.resolve(network.signal(leader, "SIGCONT"));
  }
  if (fault === "cut off") {
    network.cut(leader);
    return () => Promise.resolve(network.mend(leader));
  }
  if (fault === "etcd member lost") {
    const member = await cluster.etcd.leader();
    await cluster.etcd.kill(member);
    return () => cluster.etcd.start(member);
  }
  if (fault === "etcd lost") {
    await Promise.all(NODES.map((node) => cluster.etcd.kill(node)));
    return () => Promise.all(NODES.map((node) => cluster.etcd.start(node)));
  }
  if (fault === "HAProxy killed") {
    await haproxy.restart();
    return () => Promise.resolve();
  }
  await servers[1]!.stop("SIGKILL");
  return () => restart(1);
}
