import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { BackupError } from "./format.ts";

/** How backups are encrypted, in the format of age (age-encryption.org/v1). */
export type Encryption =
  | { kind: "off" }
  | { kind: "passphrase"; passphrase: string }
  | { kind: "recipients"; recipients: string[] };

/** What may open an encrypted backup. */
export interface BackupKeys {
  passphrase?: string | undefined;
  identities?: readonly string[];
}

const MAGIC = "age-encryption.org/v1\n";
/** Enough for the first recipient's kind. */
const HEAD_BYTES = MAGIC.length + 16;

/** What a file needs to be opened; `off` for one that is not encrypted, or no backup. */
export function encryptionOf(file: string): Encryption["kind"] {
  const head = Buffer.alloc(HEAD_BYTES);
  let opened: number;
  try {
    opened = openSync(file, "r");
  } catch (error) {
    throw new BackupError(`The backup cannot be read: ${(error as Error).message}`);
  }
  try {
    readSync(opened, head, 0, HEAD_BYTES, 0);
  } catch (error) {
    throw new BackupError(`The backup cannot be read: ${(error as Error).message}`);
  } finally {
    closeSync(opened);
  }
  const text = head.toString("latin1");
  if (!text.startsWith(MAGIC)) return "off";
  return text.startsWith("-> scrypt", MAGIC.length) ? "passphrase" : "recipients";
}

/** @throws BackupError naming a recipient that is none; never a passphrase. */
function encrypterFor(encryption: Exclude<Encryption, { kind: "off" }>): Encrypter {
  const encrypter = new Encrypter();
  if (encryption.kind === "passphrase") encrypter.setPassphrase(encryption.passphrase);
  else {
    for (const recipient of encryption.recipients) {
      if (!isRecipient(recipient)) throw new BackupError(`${recipient} is not a recipient of age (age1…).`);
      encrypter.addRecipient(recipient);
    }
  }
  return encrypter;
}

export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** A step of a pipeline that encrypts what passes, in pieces of 64 KB. */
export function encrypted(
  encryption: Exclude<Encryption, { kind: "off" }>,
): (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array> {
  const encrypter = encrypterFor(encryption);
  return async function* (source) {
    const plain = Readable.toWeb(Readable.from(source, { objectMode: false })) as ReadableStream<Uint8Array>;
    yield* Readable.fromWeb((await encrypter.encrypt(plain)) as WebStream<Uint8Array>);
  };
}

/**
 * The bytes of a file, decrypted if it is encrypted. Each piece is authenticated before it is passed on, and the last one
 * is marked, so that an altered or truncated file ends in an error.
 * @throws BackupError if it cannot be opened with these keys, or has been altered.
 */
export async function* openedBytes(file: string, keys: BackupKeys): AsyncGenerator<Uint8Array> {
  const kind = encryptionOf(file);
  const source = createReadStream(file);
  try {
    if (kind === "off") {
      yield* source as AsyncIterable<Buffer>;
      return;
    }
    const decrypter = decrypterFor(file, kind, keys);
    const bytes = Readable.toWeb(source) as ReadableStream<Uint8Array>;
    const opened = await decrypter.decrypt(bytes).catch((error: unknown) => {
      throw new BackupError(refusal(file, kind, error));
    });
    try {
      yield* Readable.fromWeb(opened as WebStream<Uint8Array>);
    } catch {
      throw new BackupError(`${file} is damaged, truncated or altered.`);
    }
  } finally {
    source.destroy();
  }
}

function decrypterFor(file: string, kind: Encryption["kind"], { passphrase, identities = [] }: BackupKeys): Decrypter {
  const decrypter = new Decrypter();
  if (kind === "passphrase" && !passphrase) {
    throw new BackupError(
      `${file} is encrypted with a passphrase: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE, or enter it when asked.`,
    );
  }
  if (kind === "recipients" && identities.length === 0) {
    throw new BackupError(`${file} is encrypted to recipients: name the file of an identity with --identity FILE.`);
  }
  if (passphrase) decrypter.addPassphrase(passphrase);
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity);
    } catch {
      // Not the error: it may quote the identity.
      throw new BackupError("The identity file contains a line that is not an identity of age (AGE-SECRET-KEY-1…).");
    }
  }
  return decrypter;
}

function refusal(file: string, kind: Encryption["kind"], error: unknown): string {
  if (!(error instanceof Error) || !error.message.startsWith("no identity matched")) {
    return `${file} is damaged, truncated or altered.`;
  }
  return kind === "passphrase"
    ? `The passphrase is wrong, or ${file} is damaged.`
    : `No identity given opens ${file}: it is encrypted to other recipients, or damaged.`;
}
