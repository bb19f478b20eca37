import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { keepRunning, type KeptProcess } from "../kept-process.ts";
import type { Network } from "./network.ts";

/** A member of etcd beside each node's PostgreSQL. */
export interface Etcd extends AsyncDisposable {
  /** What Patroni is given. */
  hosts: string[];
  start(node: number): Promise<void>;
  kill(node: number): Promise<void>;
  /** The node whose member leads etcd. */
  leader(): Promise<number>;
  /** The nodes whose member answers, and knows a leader. */
  healthy(): Promise<number[]>;
  logs(): string;
}

interface Settings {
  network: Network;
  nodes: number[];
  folder: string;
  user: { uid: number; gid: number };
}

const ANSWERS_WITHIN_MS = 2000;
const statusSchema = z.object({ header: z.object({ member_id: z.string() }), leader: z.string() });

/** Starts a member on each node. */
export async function startEtcd({ network, nodes, folder, user }: Settings): Promise<Etcd> {
  const members = new Map<number, KeptProcess>();
  const client = (node: number) => `http://${network.address(node)}:2379`;
  const peer = (node: number) => `http://${network.address(node)}:2380`;
  const start = async (node: number) => {
    const asUser = ["setpriv", `--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"];
    const etcd = [
      ["etcd", "--enable-v2=true", `--name=node${node}`, `--data-dir=${join(folder, `etcd${node}`)}`],
      [`--listen-client-urls=${client(node)}`, `--advertise-client-urls=${client(node)}`],
      [`--listen-peer-urls=${peer(node)}`, `--initial-advertise-peer-urls=${peer(node)}`],
      [`--initial-cluster=${nodes.map((one) => `node${one}=${peer(one)}`).join(",")}`],
    ].flat();
    members.set(node, await keepRunning([...network.inside(node), ...asUser, ...etcd], { cwd: folder }));
  };
  const status = async (node: number) => {
    const answer = await fetch(`${client(node)}/v3/maintenance/status`, {
      method: "POST",
      body: "{}",
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    return { node, ...statusSchema.parse(await answer.json()) };
  };
  const statuses = async () =>
    (await Promise.allSettled(nodes.map(status))).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  await Promise.all(nodes.map(start));
  return {
    hosts: nodes.map((node) => `${network.address(node)}:2379`),
    start,
    kill: async (node) => {
      await members.get(node)?.stop("SIGKILL");
    },
    leader: async () => {
      for (let tries = 0; tries < 50; tries += 1) {
        const leading = (await statuses()).find(({ header, leader }) => header.member_id === leader);
        if (leading) return leading.node;
        await sleep(200);
      }
      throw new Error("etcd has no leader");
    },
    healthy: async () => (await statuses()).filter(({ leader }) => leader !== "0").map(({ node }) => node),
    logs: () => nodes.map((node) => `etcd${node}: ${members.get(node)?.log().slice(-1500) ?? ""}`).join("\n"),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([...members.values()].map((one) => one.stop("SIGKILL")));
    },
  };
}
