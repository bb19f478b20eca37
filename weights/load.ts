import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ranking } from "#domain/facts/rank.ts";
import type { PackedClassifier } from "#domain/safety/classifier.ts";
import type { Packed } from "#domain/safety/learned.ts";

/** What is stored, by the part that learned it. */
export interface Sections {
  safety: Packed & { checksum: string };
  "care/paths": PackedClassifier;
  "care/answers": PackedClassifier;
  "coach/acts": PackedClassifier;
  "coach/situations": PackedClassifier;
  facts: Ranking;
}

/*
 * The file: a header of four 32-bit numbers (magic, version, bytes of the file, bytes of the directory), the directory as
 * JSON, and the arrays, each at a multiple of ALIGNMENT. All numbers are little-endian.
 */
export const FILE = join(import.meta.dirname, "weights.bin");
/** “SWGT”. On a machine of the other byte order it does not match, and the arrays could not be used there. */
export const MAGIC = 0x54475753;
export const VERSION = 1;
export const HEADER = 16;
export const ALIGNMENT = 8;
export const ARRAYS = { u8: Uint8Array, u32: Uint32Array };

/** What the directory says of each section: values, and arrays by their offset from the first one. */
export interface StoredSection {
  values: Record<string, unknown>;
  arrays: Record<string, { type: keyof typeof ARRAYS; at: number; length: number }>;
}

export const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** The sections of a file; arrays are views of it. @throws where it is something else, of another version or cut short. */
export function openWeights(file: Uint8Array<ArrayBuffer>): Map<string, object> {
  const wrong = (why: string) => new Error(`weights/weights.bin ${why}: restore it from the repository`);
  const { buffer, byteOffset, byteLength } = file;
  if (byteLength < HEADER) throw wrong(`has only ${byteLength} bytes`);
  const [magic, version, bytes, directory] = new Uint32Array(buffer, byteOffset, HEADER / 4);
  if (magic !== MAGIC) throw wrong("holds no weights");
  if (version !== VERSION) throw wrong(`has version ${version} instead of ${VERSION}`);
  if (bytes !== byteLength) throw wrong(`has ${byteLength} bytes instead of ${bytes}`);
  const stored = JSON.parse(new TextDecoder().decode(file.subarray(HEADER, HEADER + directory!))) as Record<
    string,
    StoredSection
  >;
  const start = byteOffset + aligned(HEADER + directory!);
  return new Map(
    Object.entries(stored).map(([name, { values, arrays }]) => {
      const views = Object.entries(arrays).map(([key, { type, at, length }]) => [
        key,
        new ARRAYS[type](buffer, start + at, length),
      ]);
      return [name, { ...values, ...Object.fromEntries(views) }];
    }),
  );
}

const SECTIONS = openWeights(readFileSync(FILE));

export function readSection<N extends keyof Sections>(name: N): Sections[N] {
  const section = SECTIONS.get(name);
  if (!section) throw new Error(`weights/weights.bin has no section ${name}`);
  return section as Sections[N];
}
