import { readFileSync, renameSync, writeFileSync } from "node:fs";
import {
  aligned,
  ARRAYS,
  FILE,
  HEADER,
  MAGIC,
  openWeights,
  VERSION,
  type Sections,
  type StoredSection,
} from "#weights/load.ts";

const TYPES = Object.keys(ARRAYS) as (keyof typeof ARRAYS)[];

/** Serializes the sections: typed arrays as binary data, everything else in the directory. */
export function fileOf(sections: ReadonlyMap<string, object>): Uint8Array<ArrayBuffer> {
  const parts: { at: number; array: Uint8Array | Uint32Array }[] = [];
  const stored: Record<string, StoredSection> = {};
  let end = 0;
  for (const [name, section] of [...sections].toSorted(([x], [y]) => (x < y ? -1 : 1))) {
    const own: StoredSection = (stored[name] = { values: {}, arrays: {} });
    for (const [key, value] of Object.entries(section)) {
      const type = TYPES.find((one) => value instanceof ARRAYS[one]);
      if (!type) {
        own.values[key] = value;
        continue;
      }
      const array = value as Uint8Array | Uint32Array;
      own.arrays[key] = { type, at: end, length: array.length };
      parts.push({ at: end, array });
      end = aligned(end + array.byteLength);
    }
  }
  const directory = new TextEncoder().encode(JSON.stringify(stored));
  const start = aligned(HEADER + directory.length);
  const file = new Uint8Array(start + end);
  file.set(new Uint8Array(Uint32Array.of(MAGIC, VERSION, file.length, directory.length).buffer));
  file.set(directory, HEADER);
  for (const { at, array } of parts) {
    file.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), start + at);
  }
  return file;
}

/** Replaces the sections with these names and keeps the others. */
export function writeSections(changed: Partial<Sections>): void {
  const file = fileOf(new Map([...openWeights(readFileSync(FILE)), ...Object.entries(changed)]));
  writeFileSync(`${FILE}.new`, file);
  renameSync(`${FILE}.new`, FILE);
  process.stdout.write(`${Object.keys(changed).join(", ")} in ${FILE}: ${Math.round(file.length / 1024)} KiB in all\n`);
}
