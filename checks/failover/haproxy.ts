import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../tests/support/listen.ts";
import { keepRunning, type KeptProcess } from "../kept-process.ts";
import { NODES } from "./cluster.ts";
import type { Network } from "./network.ts";

export interface HaProxy extends AsyncDisposable {
  /** On 127.0.0.1: the leader's PostgreSQL. */
  databasePort: number;
  /** The Sintonia processes, those that are ready. */
  url: string;
  /** Kills it and starts it again. */
  restart(): Promise<void>;
}

/** Starts HAProxy in front of the nodes and of the Sintonia processes on these ports. */
export async function startHaProxy(network: Network, ports: number[]): Promise<HaProxy> {
  const folder = mkdtempSync(join(tmpdir(), "sintonia-haproxy-"));
  const file = join(folder, "haproxy.cfg");
  const [databasePort, webPort] = [await freePort(), await freePort()];
  const nodes = NODES.map((node) => `  server node${node} ${network.address(node)}:5432 check port 8008`);
  const servers = ports.map((port, at) => `  server sintonia${at + 1} 127.0.0.1:${port} check`);
  writeFileSync(
    file,
    `global
  maxconn 2000
defaults
  timeout connect 3s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${databasePort}
  mode tcp
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.join("\n")}
listen web
  bind 127.0.0.1:${webPort}
  mode http
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host sintonia
  http-check expect status 200
  option redispatch
  default-server inter 1s fall 2 rise 1
${servers.join("\n")}
`,
  );
  const start = async () => {
    const started = await keepRunning(["haproxy", "-db", "-f", file]);
    await listening(webPort, started);
    return started;
  };
  let running = await start();
  return {
    databasePort,
    url: `http://127.0.0.1:${webPort}`,
    restart: async () => {
      await running.stop("SIGKILL");
      running = await start();
    },
    [Symbol.asyncDispose]: async () => {
      await running.stop("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number, process: KeptProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(100);
  }
  throw new Error(`HAProxy did not start: ${process.log()}`);
}
