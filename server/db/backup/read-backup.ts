import { createHash } from "node:crypto";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { isSecret } from "#server/runtime/secret.ts";
import { openedBytes, type BackupKeys } from "./encryption.ts";
import {
  BackupError,
  countSchema,
  FORMAT_VERSION,
  headerSchema,
  tableSchema,
  trailerSchema,
  type BackupHeader,
} from "./format.ts";

/** The parts of a backup, in order; a row is the JSON text of an object, `end` what the file says of a table's rows. */
export type BackupPart =
  | { table: string; columns: string[] }
  | { row: string }
  | { end: { rows: number; digest?: string | undefined } };

const NEWLINE = 10;

/**
 * Reads the whole file and returns its header and checksum.
 * @throws BackupError if it is not a backup, is truncated or damaged, cannot be opened with these keys, or was made by a
 * newer version.
 */
export async function checkBackup(file: string, keys: BackupKeys): Promise<{ header: BackupHeader; sha256: string }> {
  let header: BackupHeader | null = null;
  let sha256 = "";
  for await (const part of read(file, keys)) {
    if ("header" in part) header = part.header;
    if ("sha256" in part) sha256 = part.sha256;
  }
  if (!header) throw new BackupError(`${file} is not a backup.`);
  return { header, sha256 };
}

/** The tables and rows of a file that `checkBackup` accepted; checked again while reading. */
export async function* readParts(file: string, keys: BackupKeys): AsyncGenerator<BackupPart> {
  for await (const part of read(file, keys)) if (!("header" in part) && !("sha256" in part)) yield part;
}

async function* read(
  file: string,
  keys: BackupKeys,
): AsyncGenerator<BackupPart | { header: BackupHeader } | { sha256: string }> {
  const damaged = () => new BackupError(`${file} is damaged or truncated.`);
  const hash = createHash("sha256");
  let state: "header" | "tables" | "rows" | "end" = "header";
  let count = 0;
  for await (const line of linesOf(file, keys)) {
    const text = line.toString("utf8");
    if (state === "end") throw damaged();
    if (state === "rows" && text.startsWith("[")) {
      count += 1;
      yield { row: text.slice(1, -1) };
    } else {
      const data = parseJson(text);
      if (state === "header") {
        yield { header: headerOf(data, file) };
        state = "tables";
      } else if (state === "rows") {
        const end = countSchema.safeParse(data).data;
        if (end?.rows !== count) throw damaged();
        yield { end };
        state = "tables";
      } else {
        const table = tableSchema.safeParse(data).data;
        if (table) {
          yield table;
          state = "rows";
          count = 0;
        } else {
          const sha256 = hash.copy().digest("hex");
          if (trailerSchema.safeParse(data).data?.sha256 !== sha256) throw damaged();
          yield { sha256 };
          state = "end";
        }
      }
    }
    hash.update(line).update("\n");
  }
  if (state === "header") throw new BackupError(`${file} is not a backup.`);
  if (state !== "end") throw damaged();
}

function headerOf(data: unknown, file: string): BackupHeader {
  const header = headerSchema.safeParse(data);
  const version = header.data?.version ?? 0;
  if (version > FORMAT_VERSION) {
    throw new BackupError(`${file} was made by a newer version of Sintonia; restore it with that one.`);
  }
  if (!header.success) throw new BackupError(`${file} is not a backup.`);
  // Restoring it would replace a valid secret.
  const { auth_secret } = header.data;
  if (auth_secret !== null && !isSecret(auth_secret)) {
    throw new BackupError(`${file} contains a secret (auth_secret) that no server accepts.`);
  }
  return header.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Splits at line feeds only: texts may contain other line separators. */
async function* linesOf(file: string, keys: BackupKeys): AsyncGenerator<Buffer> {
  // An error of either step ends the iteration below; a caller that stops early ends both.
  const unzipped = pipeline(openedBytes(file, keys), createGunzip(), () => {});
  let partial: Buffer[] = [];
  try {
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let from = 0;
      for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
        yield Buffer.concat([...partial, chunk.subarray(from, to)]);
        partial = [];
        from = to + 1;
      }
      if (from < chunk.length) partial.push(chunk.subarray(from));
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const unreadable = code?.startsWith("E") && !code.startsWith("ERR");
    throw new BackupError(unreadable ? `The backup cannot be read: ${message}` : `${file} is damaged or not a backup.`);
  }
  if (partial.length > 0) yield Buffer.concat(partial);
}
