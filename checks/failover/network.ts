import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";

/** Each node's own network, reached from this machine over a bridge. Disposing of it ends what runs there. */
export interface Network extends AsyncDisposable {
  /** The address of this machine, as the nodes see it. */
  host: string;
  /** In the form of `ip addr`: all nodes and this machine. */
  subnet: string;
  /** Nodes are counted from 1. */
  address(node: number): string;
  /** What runs a program in the node's network. */
  inside(node: number): string[];
  /** Nothing reaches the node any more, and nothing leaves it; no connection is told. */
  cut(node: number): void;
  mend(node: number): void;
  /** Sends a signal to everything that runs in the node's network. */
  signal(node: number, signal: NodeJS.Signals): void;
}

/** Sets up and, at the end of standard input, which comes however this process ends, takes down. */
const KEEPER = `
bridge=$1; net=$2; nodes=$3
down() {
  for node in $nodes; do
    for pid in $(ip netns pids $bridge-$node 2>/dev/null); do kill -9 $pid; done
    ip netns del $bridge-$node 2>/dev/null
    ip link del $bridge.$node 2>/dev/null
  done
  ip link del $bridge 2>/dev/null
}
up() {
  ip link add $bridge type bridge && ip addr add $net.254/24 dev $bridge && ip link set $bridge up || return 1
  for node in $nodes; do
    ip netns add $bridge-$node && ip link add $bridge.$node type veth peer name eth0 netns $bridge-$node &&
      ip link set $bridge.$node master $bridge up && ip -n $bridge-$node addr add $net.$node/24 dev eth0 &&
      ip -n $bridge-$node link set eth0 up && ip -n $bridge-$node link set lo up || return 1
  done
}
if up; then echo ready; else echo failed; fi
read -r _
down
`;

/** Makes a network for each of `nodes` nodes, as root. @throws if the kernel does not allow it. */
export async function makeNetwork(nodes: number): Promise<Network> {
  if (process.getuid?.() !== 0) throw new Error("The nodes have networks of their own: run this check as root.");
  const bridge = `sint${process.pid % 100_000}`;
  const net = `10.213.${process.pid % 250}`;
  const numbers = Array.from({ length: nodes }, (_, index) => index + 1);
  const keeper = spawn("/bin/sh", ["-c", KEEPER, "network-keeper", bridge, net, numbers.join(" ")], {
    detached: true,
    stdio: ["pipe", "pipe", "inherit"],
    env: { PATH: `${process.env["PATH"]}:/usr/sbin:/sbin` },
  });
  const ended = once(keeper, "exit");
  const dispose = async () => {
    keeper.stdin.end();
    await ended;
  };
  const [said] = (await once(keeper.stdout, "data")) as [Buffer];
  if (said.toString().trim() !== "ready") {
    await dispose();
    throw new Error("This machine does not let root make network namespaces.");
  }
  const ip = (...args: string[]) => execFileSync("ip", args, { encoding: "utf8" });
  return {
    host: `${net}.254`,
    subnet: `${net}.0/24`,
    address: (node) => `${net}.${node}`,
    inside: (node) => ["ip", "netns", "exec", `${bridge}-${node}`],
    cut: (node) => void ip("link", "set", `${bridge}.${node}`, "down"),
    mend: (node) => void ip("link", "set", `${bridge}.${node}`, "up"),
    signal: (node, signal) => {
      for (const pid of ip("netns", "pids", `${bridge}-${node}`).split("\n").filter(Boolean)) {
        try {
          process.kill(Number(pid), signal);
        } catch {
          // It has ended meanwhile.
        }
      }
    },
    [Symbol.asyncDispose]: dispose,
  };
}
