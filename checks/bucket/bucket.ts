import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Swift } from "./swift.ts";

/** Where s3api keeps the parts of a bucket's objects, and of those that were never completed. */
const PARTS = "+segments";

export interface StoredObject {
  name: string;
  bytes: number;
}

/** A bucket, seen by Swift's own protocol: nothing of what is tried here is used to look at it. */
export interface Bucket {
  name: string;
  /** What S3 clients are told. */
  url: string;
  objects(prefix?: string): Promise<StoredObject[]>;
  put(name: string, content: string): Promise<void>;
  download(name: string, file: string): Promise<void>;
  /** The lengths of an object's parts, in order; none for one that was sent in one piece. */
  partsOf(name: string): Promise<number[]>;
  /** Parts that no object consists of, and marks of uploads begun, with their length. */
  unused(): Promise<StoredObject[]>;
  /** How many parts there are, of whatever. */
  partCount(): Promise<number>;
}

/** Creates a bucket that the key `reader` may read. */
export async function createBucket(swift: Swift, name: string): Promise<Bucket> {
  const signIn = await fetch(`${swift.url}/auth/v1.0`, {
    headers: { "x-auth-user": swift.writer.id, "x-auth-key": swift.writer.secret },
  });
  const token = signIn.headers.get("x-auth-token");
  const storage = signIn.headers.get("x-storage-url");
  if (!token || !storage) throw new Error(`Swift lets nobody in: ${signIn.status} ${await signIn.text()}`);
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { "x-auth-token": token, ...(init.headers as Record<string, string>) };
    const answer = await fetch(`${storage}/${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`Swift refuses ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const at = (container: string, key = "") => [container, ...key.split("/")].map(encodeURIComponent).join("/");
  const list = async (container: string, prefix = "") => {
    const found: StoredObject[] = [];
    for (;;) {
      const query = new URLSearchParams({ format: "json", prefix, marker: found.at(-1)?.name ?? "" });
      const answer = await ask(`${encodeURIComponent(container)}?${query}`);
      const page = (await answer.json()) as StoredObject[];
      if (page.length === 0) return found.map(({ name: key, bytes }) => ({ name: key, bytes }));
      found.push(...page);
    }
  };
  const partsList = async (key: string) => {
    const answer = await ask(`${at(name, key)}?multipart-manifest=get&format=raw`);
    if (answer.headers.get("x-static-large-object") !== "True") {
      await answer.body?.cancel();
      return [];
    }
    return (await answer.json()) as { path: string; size_bytes: number }[];
  };
  await ask(name, { method: "PUT", headers: { "x-container-read": `${swift.reader.id},.rlistings` } });
  await ask(encodeURIComponent(name + PARTS), { method: "PUT" });
  return {
    name,
    url: `${swift.url}/${name}`,
    objects: (prefix) => list(name, prefix),
    put: async (key, body) => void (await (await ask(at(name, key), { method: "PUT", body })).text()),
    download: async (key, file) => {
      const { body } = await ask(at(name, key));
      await pipeline(Readable.fromWeb(body as never), createWriteStream(file));
    },
    partsOf: async (key) => (await partsList(key)).map(({ size_bytes: bytes }) => bytes),
    unused: async () => {
      const used = new Set<string>();
      for (const { name: key } of await list(name)) {
        for (const { path } of await partsList(key)) used.add(path);
      }
      return (await list(name + PARTS)).filter(({ name: part }) => !used.has(`/${name}${PARTS}/${part}`));
    },
    partCount: async () => (await list(name + PARTS)).length,
  };
}
