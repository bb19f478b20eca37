import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In order of preference among those the client likes equally. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];
type Bytes = Buffer<ArrayBuffer>;
type Encoded = { identity: Bytes; br?: Bytes | undefined; gzip?: Bytes | undefined };

/** A page or a file, held in memory. */
export interface Content {
  type: string;
  /** Weak, because it is the same for every encoding. */
  etag: string;
  bytes: Encoded;
}

/** @param file a file name, for the type */
export function contentOf(file: string, bytes: Encoded): Content {
  const type = getMimeType(file) ?? "application/octet-stream";
  return { type, etag: `W/"${hash("sha256", bytes.identity, "base64url")}"`, bytes };
}

/** The files of the built web by path, without the pages. */
export function readAssets(folder: string): Map<string, Content> {
  const optional = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
  const files = globSync("**/*.*", { cwd: folder }).filter(
    (file) => !/(\.br|\.gz|\.html|csp\.json|preloads\.json)$/.test(file),
  );
  return new Map(
    files.map((file) => {
      const full = path.join(folder, file);
      const bytes = { identity: readFileSync(full), br: optional(`${full}.br`), gzip: optional(`${full}.gz`) };
      return [`/${file}`, contentOf(file, bytes)];
    }),
  );
}

/** Sends the content in the encoding the client prefers, or 304 if the client has it already. */
export function sendContent(c: Context, { type, etag, bytes }: Content): Response {
  c.header("ETag", etag);
  if (bytes.br || bytes.gzip) c.header("Vary", "Accept-Encoding", { append: true });
  const known = c.req.header("if-none-match");
  // Weak comparison (RFC 9110, 13.1.2): without the W/.
  if (known === "*" || known?.includes(etag.slice(2))) return c.body(null, 304);
  c.header("Content-Type", type);
  const encoding = encodingFor(c.req.header("accept-encoding") ?? "", bytes);
  if (encoding !== "identity") c.header("Content-Encoding", encoding);
  return c.body(bytes[encoding] ?? bytes.identity);
}

/** Quality 11 would take a hundred times as long for a fifth less. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends HTML that is different each time, and nobody else's. */
export async function sendCompressed(c: Context, html: string): Promise<Response> {
  const identity = Buffer.from(html);
  const encoding = encodingFor(c.req.header("accept-encoding") ?? "", { identity, br: identity, gzip: identity });
  c.header("Vary", "Accept-Encoding", { append: true });
  c.header("Cache-Control", "private, no-store");
  c.header("Content-Type", "text/html; charset=UTF-8");
  if (encoding !== "identity") c.header("Content-Encoding", encoding);
  if (encoding === "br") return c.body(await brotli(identity, QUICK));
  return c.body(encoding === "gzip" ? await zip(identity) : identity);
}

/** The available encoding with the highest q-value. */
function encodingFor(header: string, bytes: Encoded): Encoding {
  const offers = parseAccept(header);
  const quality = (encoding: Encoding) => (bytes[encoding] && offers.find(({ type }) => type === encoding)?.q) ?? 0;
  const preferred = ENCODINGS.reduce((best, one) => (quality(one) > quality(best) ? one : best));
  return quality(preferred) > 0 ? preferred : "identity";
}
