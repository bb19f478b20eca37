import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";

export interface RoundRobin {
  url: string;
  /** The servers it hands requests to, in turns; may be set later, as they need this proxy's address to start. */
  servers: string[];
  close(): Promise<void>;
}

/** A small reverse proxy: each request goes to the next server, its stream passed on as it comes. */
export async function startRoundRobin(): Promise<RoundRobin> {
  const servers: string[] = [];
  let turn = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const server = servers[(turn += 1) % servers.length];
    if (!server) return void outgoing.writeHead(502).end();
    const headers = { ...incoming.headers, "x-forwarded-for": incoming.headers["x-forwarded-for"] ?? "127.0.0.1" };
    const passed = ask(`${server}${incoming.url}`, { method: incoming.method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      // A server that died in the middle must not look like one that ended.
      answer.once("error", () => outgoing.destroy());
    });
    passed.once("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.once("close", () => passed.destroy());
    incoming.pipe(passed);
  }

  const { url, close } = await listen(createServer(pass));
  return { url, servers, close };
}
