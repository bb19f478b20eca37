import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";

const KEY_ID = "AKIATEST";
const SECRET = "the secret of the tests' bucket";
const BUCKET = "kept";

/** How the server misbehaves: it refuses what is sent, stores half of it, or fails at the second part. */
export type S3Fault = "none" | "refuses" | "stores-half" | "fails-second-part" | "fails-completing";

export interface S3Server {
  settings: { url: string; keyId: string; secret: string; region: string };
  objects: Map<string, Buffer>;
  /** Uploads in parts that were begun and neither completed nor aborted. */
  openUploads(): number;
  fault: S3Fault;
  close(): Promise<void>;
}

/** An S3 server with one bucket, which checks the signature (AWS Signature Version 4) of every request. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const state = { fault: "none" as S3Fault };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request);
      const url = new URL(request.url ?? "/", "http://s3");
      const refusal = signatureProblem(request, url, body);
      if (refusal) return fail(response, 403, refusal);
      const [, bucket, ...rest] = url.pathname.split("/").map(decodeURIComponent);
      if (bucket !== BUCKET) return fail(response, 404, "NoSuchBucket");
      answer(request.method ?? "", url.searchParams, rest.join("/"), body, response);
    })();
  });

  function answer(method: string, query: URLSearchParams, key: string, body: Buffer, response: ServerResponse): void {
    const upload = uploads.get(query.get("uploadId") ?? "");
    const stored = state.fault === "stores-half" ? body.subarray(0, body.length / 2) : body;
    if (state.fault === "refuses" && method !== "GET") return fail(response, 403, "AccessDenied");
    if (method === "GET" && key === "") return send(response, listing(objects, query.get("prefix") ?? ""));
    if (method === "POST" && query.has("uploads")) {
      const id = randomUUID();
      uploads.set(id, new Map());
      const begun = `<Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`;
      return send(response, `<InitiateMultipartUploadResult>${begun}</InitiateMultipartUploadResult>`);
    }
    if (method === "PUT" && upload) {
      const part = Number(query.get("partNumber"));
      if (state.fault === "fails-second-part" && part === 2) return fail(response, 403, "QuotaExceeded");
      upload.set(part, body);
      response.setHeader("etag", `"${createHash("md5").update(body).digest("hex")}"`);
      return send(response, "");
    }
    if (method === "POST" && upload) {
      // S3 may answer 200 and say in the body that it has failed.
      if (state.fault === "fails-completing") return send(response, "<Error><Code>InternalError</Code></Error>");
      uploads.delete(query.get("uploadId")!);
      objects.set(key, Buffer.concat([...upload].toSorted(([a], [b]) => a - b).map(([, part]) => part)));
      return send(response, `<CompleteMultipartUploadResult><ETag>"x-1"</ETag></CompleteMultipartUploadResult>`);
    }
    if (method === "DELETE") {
      if (upload) uploads.delete(query.get("uploadId")!);
      else objects.delete(key);
      response.statusCode = 204;
      return send(response, "");
    }
    if (method === "PUT") {
      objects.set(key, stored);
      response.setHeader("etag", `"${createHash("md5").update(stored).digest("hex")}"`);
      return send(response, "");
    }
    return fail(response, 405, "MethodNotAllowed");
  }

  const { url, close } = await listen(server);
  return {
    settings: { url: `${url}/${BUCKET}/of/sintonia`, keyId: KEY_ID, secret: SECRET, region: "test-1" },
    objects,
    openUploads: () => uploads.size,
    get fault() {
      return state.fault;
    },
    set fault(fault) {
      state.fault = fault;
    },
    close,
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The error code for a request that is not signed with the secret; null for one that is. */
function signatureProblem(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    );
  if (!authorization) return "MissingSecurityHeader";
  const [, keyId, day = "", region = "", names = "", signature = ""] = authorization;
  if (keyId !== KEY_ID) return "InvalidAccessKeyId";
  const signed = names.split(";");
  if (!signed.includes("host") || !signed.includes("x-amz-date")) return "AccessDenied";
  const header = (name: string) => String(request.headers[name] ?? "").trim();
  const content = header("x-amz-content-sha256");
  if (content !== "UNSIGNED-PAYLOAD" && content !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join("&");
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...signed.map((name) => `${name}:${header(name)}`),
    "",
    names,
    content,
  ].join("\n");
  const moment = header("x-amz-date");
  const text = ["AWS4-HMAC-SHA256", moment, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join("\n");
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), region), "s3"), "aws4_request");
  const expected = hmac(key, text);
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) ? null : "SignatureDoesNotMatch";
}

function listing(objects: Map<string, Buffer>, prefix: string): string {
  const contents = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(
      ([key, { length }]) =>
        `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><ETag>"x"</ETag><Size>${length}</Size></Contents>`,
    );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`;
}

function send(response: ServerResponse, xml: string): void {
  response.setHeader("content-type", "application/xml");
  response.end(xml);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status;
  send(response, `<Error><Code>${code}</Code><Message>refused</Message></Error>`);
}
