import { openAsBlob } from "node:fs";
import { S3mini } from "s3mini";
import { Agent, fetch as send } from "undici";
import { z } from "zod";
import { causesOf } from "#server/runtime/causes.ts";

/** Bytes of a part; four are sent at once. */
const PART_BYTES = 16 * 1024 * 1024;
/** For one part, on a slow line. */
const REQUEST_MS = 600_000;
const agent = new Agent({ connectTimeout: 30_000 });

export interface ObjectStoreSettings {
  /** https://HOST/BUCKET or https://HOST/BUCKET/PREFIX. */
  url: string;
  keyId: string;
  secret: string;
  region: string;
}

/** Why an object store did not do as asked, in a fixed word: its own text is passed to nobody. */
export class ObjectStoreError extends Error {
  override name = "ObjectStoreError";
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

export interface ObjectStore {
  /** The objects directly below the prefix. @throws ObjectStoreError */
  list(): Promise<{ name: string; bytes: number }[]>;
  /** Sends a file, in parts if it is long. What was sent of a failed one is taken back. @throws ObjectStoreError */
  put(name: string, file: string): Promise<void>;
  /** @throws ObjectStoreError */
  remove(name: string): Promise<void>;
  /**
   * Takes back the parts of uploads that were never completed, directly below the prefix and of names that `mine` accepts:
   * they are in no list of objects, and are paid for. Leaves what the server or the key does not let it take back: the
   * objects do not depend on it.
   */
  discardUnfinished(mine: (name: string) => boolean): Promise<void>;
}

/** A bucket of any server that speaks S3. Redirects are not followed, as with everything that is sent. */
export function openObjectStore({ url, keyId, secret, region }: ObjectStoreSettings): ObjectStore {
  const { origin, pathname } = new URL(url);
  const [bucket = "", ...folders] = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const prefix = folders.map((folder) => `${folder}/`).join("");
  const client = new S3mini({
    accessKeyId: keyId,
    secretAccessKey: secret,
    endpoint: `${origin}/${bucket}`,
    region,
    minPartSize: PART_BYTES,
    requestAbortTimeout: REQUEST_MS,
    fetch: ((address: string, init: object) =>
      send(address, { ...init, redirect: "error", dispatcher: agent })) as unknown as typeof fetch,
  });
  return {
    list: async () => {
      const found = await explained(client.listObjects("/", prefix));
      if (!found) throw new ObjectStoreError("no_bucket");
      return found
        .map(({ Key, Size }) => ({ name: Key.slice(prefix.length), bytes: Size }))
        .filter(({ name }) => name !== "" && !name.includes("/"));
    },
    put: async (name, file) => {
      await explained(client.putAnyObject(prefix + name, await openAsBlob(file)));
    },
    remove: async (name) => {
      await explained(client.deleteObject(prefix + name));
    },
    discardUnfinished: async (mine) => {
      // Its parameter for a prefix is not sent.
      const found = await client.listMultipartUploads("/", "", "GET", prefix ? { prefix } : {}).catch(() => null);
      for (const { Key, UploadId } of unfinishedUploads(found)) {
        if (Key.startsWith(prefix) && mine(Key.slice(prefix.length))) {
          await client.abortMultipartUpload(Key, UploadId).catch(() => {});
        }
      }
    },
  };
}

/** What the client has parsed from the answer, which is not of the type that it declares. */
const unfinishedSchema = z.object({ Key: z.string(), UploadId: z.string() });
const listedUploadsSchema = z.object({
  ListMultipartUploadsResult: z.object({
    Upload: z.union([z.array(unfinishedSchema), unfinishedSchema.transform((one) => [one])]).default([]),
  }),
});

function unfinishedUploads(answer: unknown): z.output<typeof unfinishedSchema>[] {
  return listedUploadsSchema.safeParse(answer).data?.ListMultipartUploadsResult.Upload ?? [];
}

async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new ObjectStoreError(reasonOf(error));
  }
}

/** Codes of Node's for a certificate that is not trusted, or not this server's. */
const UNTRUSTED = /^(CERT_|DEPTH_ZERO_SELF_SIGNED|ERR_TLS_CERT_|SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF))/;

function reasonOf(error: unknown): string {
  const { status, code, name, message } = error as { status?: unknown; code?: unknown; name: string; message: string };
  if (typeof status === "number") return statusReason(status, typeof code === "string" ? code : "");
  // A list that fails has both in its message only.
  const found = /status (\d{3}): (\w+)/.exec(message);
  if (found) return statusReason(Number(found[1]), found[2]!);
  if (causesOf(error).some((one) => "code" in one && UNTRUSTED.test(String(one.code)))) return "certificate";
  return name === "TimeoutError" ? "too_slow" : "network";
}

function statusReason(status: number, code: string): string {
  return `status_${status}${/^[A-Za-z]{1,40}$/.test(code) && code !== "Unknown" ? `_${code}` : ""}`;
}
