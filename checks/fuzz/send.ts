import { Agent, request } from "node:http";
import { unzip } from "../../tests/support/unzip.ts";

export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

export interface Answered {
  /** 0 if the connection ended without a response, or if the zip archive is invalid. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** For an archive, the texts of all its files. */
  text: string;
  /** Milliseconds until the last byte, or the first of a stream. */
  ms: number;
}

/** Timeout of a response. */
const LATE_MS = 30_000;
/** How long a stream is read; other routes return its text again. */
const STREAM_MS = 60;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends the request exactly as it is. A browser or `fetch` would correct it. */
export function send(base: string, asked: Asked): Promise<Answered> {
  const { method, path, headers, body } = asked;
  return new Promise((done) => {
    const started = performance.now();
    const parts: Buffer[] = [];
    let answered: Omit<Answered, "text"> | undefined;
    const finish = () => {
      const answer = answered ?? { status: 0, headers: {}, ms: performance.now() - started };
      done(withText(answer, Buffer.concat(parts)));
    };
    const length = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const asking = request(new URL(base), { agent, method, path, headers: { ...length, ...headers } }, (response) => {
      const streamed = response.headers["content-type"]?.startsWith("text/event-stream") ?? false;
      const tell = () => {
        answered ??= { status: response.statusCode ?? 0, headers: response.headers, ms: performance.now() - started };
      };
      response.on("data", (part: Buffer) => {
        parts.push(part);
        if (!streamed || answered) return;
        tell();
        setTimeout(() => asking.destroy(), STREAM_MS);
      });
      response.on("end", tell);
      response.on("error", () => {});
      response.on("close", finish);
    });
    asking.setTimeout(LATE_MS, () => asking.destroy());
    // A request rejected before it was read completely breaks the connection during the write; its response counts.
    asking.on("error", (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection: retries on a new one.
      if (asking.reusedSocket && error.code === "ECONNRESET" && !answered) done(send(base, asked));
      else setTimeout(finish, 50);
    });
    asking.end(body ?? undefined);
  });
}

async function withText(answer: Omit<Answered, "text">, bytes: Buffer): Promise<Answered> {
  if (answer.headers["content-type"] !== "application/zip") return { ...answer, text: bytes.toString() };
  const texts = await unzip(bytes).catch(() => null);
  return texts ? { ...answer, text: Object.values(texts).join("\n") } : { ...answer, status: 0, text: "" };
}
