import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupName } from "#server/db/backup/folder.ts";
import { startS3Server, type S3Server } from "../../../tests/support/s3-server.ts";
import { UNTRUSTED } from "../../../tests/support/untrusted-certificate.ts";
import { upload } from "./upload.ts";

/** Three parts. */
const LONG = 40_000_000;
const PREFIX = "of/sintonia/";
let s3: S3Server;
let folder: string;

beforeEach(async () => {
  s3 = await startS3Server();
  folder = mkdtempSync(path.join(tmpdir(), "sintonia-upload-"));
});
afterEach(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

function keep(day: number, bytes = 1000): string {
  const name = backupName(new Date(Date.UTC(2026, 0, day, 12)), true);
  writeFileSync(path.join(folder, name), Buffer.alloc(bytes, day));
  return name;
}
const there = () =>
  [...s3.objects.keys()].flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])).toSorted();
const GOOD = { uploaded: true, reason: null };

test("what is missing is copied whole, in parts if it is long, and old copies are deleted", async () => {
  const [short, long] = [keep(1), keep(2, LONG)];
  s3.objects.set(`${PREFIX}somebody-else.txt`, Buffer.from("theirs"));
  s3.objects.set(`${PREFIX}deeper/${short}`, Buffer.from("theirs"));
  s3.objects.set(short, Buffer.from("theirs"));
  expect(await upload(s3.settings, folder)).toEqual(GOOD);
  expect(s3.objects.get(PREFIX + short)).toEqual(Buffer.alloc(1000, 1));
  expect(s3.objects.get(PREFIX + long)?.equals(Buffer.alloc(LONG, 2))).toBe(true);
  expect(s3.openUploads()).toEqual([]);

  for (let day = 3; day <= 40; day += 1) s3.objects.set(PREFIX + keep(day), Buffer.alloc(1000));
  rmSync(path.join(folder, short));
  expect(await upload(s3.settings, folder)).toEqual(GOOD);
  // The same files are kept: 40 days end on 9 February, a Monday.
  const days = there().flatMap((name) => /^sintonia-2026(\d{4})T/.exec(name)?.[1] ?? []);
  expect(days).toEqual(["0125", "0131", "0201", "0203", "0204", "0205", "0206", "0207", "0208", "0209"]);
  expect(s3.objects.get(`${PREFIX}somebody-else.txt`)?.toString()).toBe("theirs");
  expect(s3.objects.get(`${PREFIX}deeper/${short}`)?.toString()).toBe("theirs");
  expect(s3.objects.get(short)?.toString()).toBe("theirs");
});

test("a copy that did not arrive whole is taken back, said, and made again", async () => {
  const name = keep(1);
  s3.fault = "stores-half";
  expect(await upload(s3.settings, folder)).toEqual({ uploaded: false, reason: "incomplete" });
  expect(there()).toEqual([]);
  s3.fault = "refuses";
  expect(await upload(s3.settings, folder)).toEqual({ uploaded: false, reason: "status_403_AccessDenied" });
  s3.fault = "none";
  s3.objects.set(PREFIX + name, Buffer.alloc(10));
  expect(await upload(s3.settings, folder)).toEqual(GOOD);
  expect(s3.objects.get(PREFIX + name)).toHaveLength(1000);

  const long = keep(2, LONG);
  s3.fault = "fails-second-part";
  expect(await upload(s3.settings, folder)).toEqual({ uploaded: false, reason: "status_403_QuotaExceeded" });
  expect(s3.openUploads(), "the parts that arrived are taken back").toEqual([]);
  s3.fault = "fails-completing";
  expect(await upload(s3.settings, folder)).toEqual({ uploaded: false, reason: "incomplete" });
  expect(there()).not.toContain(long);
});

test("what a killed upload has left is taken back by the next one, and nobody else's", async () => {
  const [killed, other] = [keep(1), keep(2)];
  const theirs = [`${PREFIX}theirs`, `${PREFIX}deeper/${killed}`, killed];
  for (const key of [PREFIX + killed, PREFIX + killed, ...theirs]) s3.leaveUpload(key);
  s3.fault = "refuses-listing-uploads";
  expect(await upload(s3.settings, folder), "a key that may not list them").toEqual(GOOD);
  expect(there()).toEqual([killed, other]);
  s3.fault = "none";
  expect(await upload(s3.settings, folder)).toEqual(GOOD);
  expect(s3.openUploads().toSorted()).toEqual(theirs.toSorted());
});

test("a wrong secret, bucket or address is one word, without the secret", async () => {
  keep(1);
  const tried = (changed: object) => upload({ ...s3.settings, ...changed }, folder);
  expect(await tried({ secret: "another" })).toEqual({
    uploaded: false,
    reason: "status_403_SignatureDoesNotMatch",
  });
  expect(await tried({ keyId: "nobody" })).toEqual({ uploaded: false, reason: "status_403_InvalidAccessKeyId" });
  expect(await tried({ url: s3.settings.url.replace("kept", "other") })).toEqual({
    uploaded: false,
    reason: "no_bucket",
  });
  expect(await tried({ url: "http://127.0.0.1:9/kept" })).toEqual({ uploaded: false, reason: "network" });
});

test("a server whose certificate is not trusted is told apart from one that is not there", async () => {
  keep(1);
  const server = createServer(UNTRUSTED, (_, response) => response.end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await upload({ ...s3.settings, url: `https://127.0.0.1:${port}/kept` }, folder);
  server.close();
  expect(answer).toEqual({ uploaded: false, reason: "certificate" });
});
