import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";

export interface RoundRobin {
  url: string;
  /** The servers, in order. May be set later, because they need this proxy's URL to start. */
  servers: string[];
  close(): Promise<void>;
}

/** A small reverse proxy: sends each request to the next server and streams the response. */
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
      // A connection that breaks must not look like a complete response.
      answer.once("error", () => outgoing.destroy());
    });
    passed.once("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.once("close", () => passed.destroy());
    incoming.pipe(passed);
  }

  const { url, close } = await listen(createServer(pass));
  return { url, servers, close };
}
