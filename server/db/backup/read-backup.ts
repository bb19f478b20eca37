import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { isSecret } from "#server/runtime/secret.ts";
import {
  BackupError,
  countSchema,
  FORMAT_VERSION,
  headerSchema,
  tableSchema,
  trailerSchema,
  type BackupHeader,
} from "./format.ts";

/** The parts of a backup, in order; a row is the JSON text of an object. */
export type BackupPart = { table: string; columns: string[] } | { row: string };

const NEWLINE = 10;

/**
 * Reads the whole file and returns its header.
 * @throws BackupError if it is not a backup, is truncated or damaged, or was made by a newer version.
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  const reading = read(file);
  const first = await reading.next();
  const header = first.done || !("header" in first.value) ? null : first.value.header;
  if (!header) throw new BackupError(`${file} is not a backup.`);
  while (!(await reading.next()).done);
  return header;
}

/** The tables and rows of a file that `checkBackup` accepted; checked again while reading. */
export async function* readParts(file: string): AsyncGenerator<BackupPart> {
  for await (const part of read(file)) if (!("header" in part)) yield part;
}

async function* read(file: string): AsyncGenerator<BackupPart | { header: BackupHeader }> {
  const damaged = () => new BackupError(`${file} is damaged or truncated.`);
  const hash = createHash("sha256");
  let state: "header" | "tables" | "rows" | "end" = "header";
  let count = 0;
  for await (const line of linesOf(file)) {
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
        if (countSchema.safeParse(data).data?.rows !== count) throw damaged();
        state = "tables";
      } else {
        const table = tableSchema.safeParse(data).data;
        if (table) {
          yield table;
          state = "rows";
          count = 0;
        } else if (trailerSchema.safeParse(data).data?.sha256 === hash.copy().digest("hex")) state = "end";
        else throw damaged();
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
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on("error", (error) => unzipped.destroy(error));
  let partial: Buffer[] = [];
  try {
    for await (const chunk of source.pipe(unzipped) as AsyncIterable<Buffer>) {
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
  } finally {
    source.destroy();
  }
  if (partial.length > 0) yield Buffer.concat(partial);
}
