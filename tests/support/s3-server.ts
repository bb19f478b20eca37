import { createHash, createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { SignatureV4 } from "@smithy/signature-v4";
import { listen } from "./listen.ts";

const KEY_ID = "AKIATEST";
const SECRET = "the secret of the tests' bucket";
const REGION = "test-1";
const BUCKET = "kept";

/**
 * How the server misbehaves: it refuses what is sent, stores half of it, fails at the second part or at the end, or does
 * not list uploads in parts.
 */
export type S3Fault =
  | "none"
  | "refuses"
  | "stores-half"
  | "fails-second-part"
  | "fails-completing"
  | "refuses-listing-uploads";

export interface S3Server {
  settings: { url: string; keyId: string; secret: string; region: string };
  objects: Map<string, Buffer>;
  /** The keys of uploads in parts that were begun and neither completed nor aborted. */
  openUploads(): string[];
  /** Begins one, as a process that is killed leaves it. */
  leaveUpload(key: string): void;
  fault: S3Fault;
  close(): Promise<void>;
}

/** An S3 server with one bucket, which checks the signature (AWS Signature Version 4) of every request with Amazon's own signer. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>();
  const state = { fault: "none" as S3Fault };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request);
      const url = new URL(request.url ?? "/", "http://s3");
      const refusal = await signatureProblem(request, url, body);
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
    if (method === "GET" && query.has("uploads")) {
      if (state.fault === "refuses-listing-uploads") return fail(response, 403, "AccessDenied");
      return send(response, unfinished(uploads, query.get("prefix") ?? ""));
    }
    if (method === "GET" && key === "") return send(response, listing(objects, query.get("prefix") ?? ""));
    if (method === "POST" && query.has("uploads")) {
      const id = randomUUID();
      uploads.set(id, { key, parts: new Map() });
      const begun = `<Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`;
      return send(response, `<InitiateMultipartUploadResult>${begun}</InitiateMultipartUploadResult>`);
    }
    if (method === "PUT" && upload) {
      const part = Number(query.get("partNumber"));
      if (state.fault === "fails-second-part" && part === 2) return fail(response, 403, "QuotaExceeded");
      upload.parts.set(part, body);
      response.setHeader("etag", `"${createHash("md5").update(body).digest("hex")}"`);
      return send(response, "");
    }
    if (method === "POST" && upload) {
      // S3 may answer 200 and say in the body that it has failed.
      if (state.fault === "fails-completing") return send(response, "<Error><Code>InternalError</Code></Error>");
      uploads.delete(query.get("uploadId")!);
      objects.set(key, Buffer.concat([...upload.parts].toSorted(([a], [b]) => a - b).map(([, part]) => part)));
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
    settings: { url: `${url}/${BUCKET}/of/sintonia`, keyId: KEY_ID, secret: SECRET, region: REGION },
    objects,
    openUploads: () => [...uploads.values()].map(({ key }) => key),
    leaveUpload: (key) => void uploads.set(randomUUID(), { key, parts: new Map([[1, Buffer.alloc(10)]]) }),
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

type Bytes = string | ArrayBuffer | ArrayBufferView;
const bytesOf = (from: Bytes) => {
  if (typeof from === "string") return Buffer.from(from);
  return ArrayBuffer.isView(from) ? Buffer.from(from.buffer, from.byteOffset, from.byteLength) : Buffer.from(from);
};

/** SHA-256, or HMAC with a key, in the form that the signer takes. */
class Sha256 {
  private readonly hash;
  constructor(key?: Bytes) {
    this.hash = key === undefined ? createHash("sha256") : createHmac("sha256", bytesOf(key));
  }
  update(part: Bytes): void {
    this.hash.update(bytesOf(part));
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }
  reset(): void {
    throw new Error("The signer resets no hash.");
  }
}

const signer = new SignatureV4({
  service: "s3",
  region: REGION,
  credentials: { accessKeyId: KEY_ID, secretAccessKey: SECRET },
  sha256: Sha256,
  // As for S3, whose keys are not encoded twice.
  uriEscapePath: false,
});

/** The error code for a request that Amazon's own signer would not have signed like this; null for one it would. */
async function signatureProblem(request: IncomingMessage, url: URL, body: Buffer): Promise<string | null> {
  const { authorization = "" } = request.headers;
  const names = /, ?SignedHeaders=([^,]+), ?Signature=[0-9a-f]{64}$/.exec(authorization)?.[1]?.split(";");
  if (!names) return "MissingSecurityHeader";
  if (!authorization.includes(`Credential=${KEY_ID}/`)) return "InvalidAccessKeyId";
  if (!names.includes("host") || !names.includes("x-amz-date")) return "AccessDenied";
  const header = (name: string) => String(request.headers[name] ?? "");
  const content = header("x-amz-content-sha256");
  if (content !== "UNSIGNED-PAYLOAD" && content !== createHash("sha256").update(body).digest("hex"))
    return "XAmzContentSHA256Mismatch";
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(header("x-amz-date")) ?? [];
  const signed = await signer.sign(
    {
      method: request.method ?? "",
      protocol: "http:",
      hostname: header("host"),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(names.map((name) => [name, header(name)])),
      body,
    },
    {
      signingDate: new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`),
      signableHeaders: new Set(names),
    },
  );
  const withoutSpaces = (text: string | undefined) => text?.replaceAll(", ", ",");
  return withoutSpaces(signed.headers["authorization"]) === withoutSpaces(authorization)
    ? null
    : "SignatureDoesNotMatch";
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

function unfinished(uploads: Map<string, { key: string }>, prefix: string): string {
  const listed = [...uploads]
    .filter(([, { key }]) => key.startsWith(prefix))
    .map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${listed.join("")}</ListMultipartUploadsResult>`;
}

function send(response: ServerResponse, xml: string): void {
  response.setHeader("content-type", "application/xml");
  response.end(xml);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status;
  send(response, `<Error><Code>${code}</Code><Message>refused</Message></Error>`);
}
