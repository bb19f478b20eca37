import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { explain } from "#server/explain.ts";
import { FILE, openWeights } from "#weights/load.ts";
import { fileOf } from "./weights-file.ts";

const sections = {
  facts: { checksum: "più", values: { covered: 0.84 } },
  "coach/acts": {
    bias: [-0.1, 1e-7],
    scale: 0.3,
    levels: Uint8Array.of(1, 2, 255),
    index: Uint32Array.of(2 ** 32 - 1, 7),
  },
};
const file = () => fileOf(new Map(Object.entries(sections)));

/** A copy of the file with a different number in its header. */
function withNumber(at: number, value: number): Uint8Array<ArrayBuffer> {
  const bytes = file();
  new Uint32Array(bytes.buffer)[at] = value;
  return bytes;
}

describe("weights file", () => {
  it("returns what was written, with arrays as views of the file", () => {
    const bytes = file();
    const opened = openWeights(bytes);
    expect(Object.fromEntries(opened)).toEqual(sections);
    expect((opened.get("coach/acts") as { index: Uint32Array }).index.buffer).toBe(bytes.buffer);
  });

  it("is the same for the same sections in any order", () => {
    const stored = openWeights(readFileSync(FILE));
    expect(Buffer.from(fileOf(new Map([...stored].toReversed()))).equals(readFileSync(FILE))).toBe(true);
  });

  it.each([
    ["holds no weights", withNumber(0, 1)],
    ["has version 9 instead of 1", withNumber(1, 9)],
    [`has ${file().length - 1} bytes instead of ${file().length}`, file().slice(0, -1)],
    ["has only 3 bytes", file().slice(0, 3)],
  ])("is rejected if it %s", (why, bytes) => {
    const message = `weights/weights.bin ${why}: restore it from the repository`;
    expect(() => openWeights(bytes)).toThrow(message);
    expect(explain(new Error(message))).toBe(`${message}.`);
  });
});
