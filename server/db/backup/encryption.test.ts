import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { gzipSync } from "node:zlib";
import { Encrypter, generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encrypted, encryptionOf, openedBytes, type BackupKeys, type Encryption } from "./encryption.ts";
import { checkBackup } from "./read-backup.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sintonia-age-"));
const inside = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Several of the pieces that are encrypted one by one. */
const TEXT = Buffer.from(Array.from({ length: 40_000 }, (_, line) => `line ${line}\n`).join(""));
const PASSPHRASE = "four words of a list";
let identity: string;
let recipient: string;

beforeAll(async () => {
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  await write("passphrase", { kind: "passphrase", passphrase: PASSPHRASE });
  await write("recipients", { kind: "recipients", recipients: [recipient] });
  // Trying a passphrase on this one takes a millisecond; on a backup of the server's own, a second.
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(8);
  encrypter.setPassphrase(PASSPHRASE);
  writeFileSync(inside("quick"), await encrypter.encrypt(TEXT));
});

async function write(name: string, encryption: Exclude<Encryption, { kind: "off" }>): Promise<void> {
  await pipeline(Readable.from([TEXT]), encrypted(encryption), createWriteStream(inside(name)));
}

async function read(name: string, keys: BackupKeys): Promise<string> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of openedBytes(inside(name), keys)) parts.push(part);
  } catch (error) {
    return (error as Error).message.replace(inside(name), "FILE");
  }
  return Buffer.concat(parts).equals(TEXT) ? "the text" : "something else";
}

test("a passphrase or an identity opens what was encrypted with it, and nothing else does", async () => {
  expect(encryptionOf(inside("passphrase"))).toBe("passphrase");
  expect(encryptionOf(inside("recipients"))).toBe("recipients");
  expect(await read("passphrase", { passphrase: PASSPHRASE })).toBe("the text");
  expect(await read("recipients", { identities: [await generateIdentity(), identity] })).toBe("the text");
  expect(await read("quick", { passphrase: PASSPHRASE })).toBe("the text");
  expect(await read("quick", { passphrase: "other words" })).toBe("The passphrase is wrong, or FILE is damaged.");
  expect(await read("passphrase", {})).toMatch(/^FILE is encrypted with a passphrase: set /);
  expect(await read("recipients", { passphrase: PASSPHRASE })).toMatch(/^FILE is encrypted to recipients: name /);
  expect(await read("recipients", { identities: [await generateIdentity()] })).toMatch(/^No identity given opens FILE/);
  const wrong = await read("recipients", { identities: ["AGE-SECRET-KEY-1NOTONE"] });
  expect(wrong).toMatch(/^The identity file contains a line/);
  expect(wrong).not.toContain("NOTONE");
});

test("an altered or truncated file is refused, wherever it is altered", async () => {
  const whole = readFileSync(inside("recipients"));
  const payload = whole.indexOf("\n---") + 60;
  for (const at of [30, payload - 30, payload + 16, payload + 70_000, whole.length - 1]) {
    const altered = Buffer.from(whole);
    altered[at]! ^= 1;
    writeFileSync(inside("altered"), altered);
    expect(await read("altered", { identities: [identity] }), `at ${at}`).toMatch(/damaged|is not/);
  }
  for (const length of [25, payload - 20, payload + 8, payload + 16, payload + 16 + 65_552, whole.length - 1]) {
    writeFileSync(inside("short"), whole.subarray(0, length));
    expect(await read("short", { identities: [identity] }), `of ${length}`).toBe(
      "FILE is damaged, truncated or altered.",
    );
  }
});

test("a file that is not encrypted is read as it is, and a check says in one line what is wrong", async () => {
  writeFileSync(inside("plain"), gzipSync("{}\n"));
  expect(encryptionOf(inside("plain"))).toBe("off");
  await expect(checkBackup(inside("plain"), {})).rejects.toThrow(/is not a backup\.$/);
  await expect(checkBackup(inside("quick"), { passphrase: PASSPHRASE })).rejects.toThrow(
    /quick is damaged or not a backup\.$/,
  );
  await expect(checkBackup(inside("quick"), { passphrase: "wrong" })).rejects.toThrow(/^The passphrase is wrong/);
  await expect(checkBackup(inside("nowhere"), {})).rejects.toThrow(/^The backup cannot be read: ENOENT/);
  await expect(checkBackup(folder, {})).rejects.toThrow(/^The backup cannot be read: EISDIR/);
});
