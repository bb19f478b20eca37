import { createServer, type IncomingMessage } from "node:http";
import { readdirSync } from "node:fs";
import path from "node:path";
import { listen } from "../support/listen.ts";

const ASSETS = path.resolve(import.meta.dirname, "../../dist/web/assets");
const MARK = "-next";
const ENDLESS = "/endless";

/** A proxy to a server whose files can be given other names, as a new version of the application gives them. */
export interface VersionedProxy {
  url: string;
  /** The address of a page that is never answered. */
  endless: string;
  /** From now on answers as the next version. */
  release(): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function startVersionedProxy(to: string): Promise<VersionedProxy> {
  const names = readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name));
  const pattern = new RegExp(names.map((name) => name.replaceAll(/[.$]/g, String.raw`\$&`)).join("|"), "g");
  const renamed = (text: string) => text.replaceAll(pattern, (name) => name.replace(/(?=\.\w+$)/, MARK));
  let next = false;
  const server = createServer((request, response) => {
    if (request.url === ENDLESS) return;
    const answer = async () => {
      const asked = (request.url ?? "").replace(MARK, "");
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === "string" && !["host", "connection", "accept-encoding", "content-length"].includes(name)
          ? [[name, value] as [string, string]]
          : [],
      );
      const method = request.method ?? "GET";
      const body = method === "GET" || method === "HEAD" ? null : await bodyOf(request);
      const got = await fetch(new URL(asked, to), {
        method,
        headers: [...headers, ["accept-encoding", "identity"], ["origin", to]],
        redirect: "manual",
        ...(body ? { body: new Uint8Array(body) } : {}),
      });
      const isText = /javascript|css|html/.test(got.headers.get("content-type") ?? "");
      const bytes = Buffer.from(await got.arrayBuffer());
      const out = next && isText ? Buffer.from(renamed(bytes.toString())) : bytes;
      response.statusCode = got.status;
      for (const [name, value] of got.headers) {
        if (!["content-length", "transfer-encoding", "connection", "etag", "set-cookie"].includes(name))
          response.setHeader(name, value);
      }
      const cookies = got.headers.getSetCookie();
      if (cookies.length > 0) response.setHeader("set-cookie", cookies);
      response.end(out);
    };
    answer().catch(() => response.destroy());
  });
  const { url, close } = await listen(server);
  return {
    url,
    endless: url + ENDLESS,
    release: () => {
      next = true;
    },
    close: async () => {
      server.closeAllConnections();
      await close();
    },
  };
}
