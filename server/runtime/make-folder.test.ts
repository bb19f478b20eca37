import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeFolder } from "./make-folder.ts";

let place: string;
beforeEach(() => (place = mkdtempSync(path.join(tmpdir(), "sintonia-folder-"))));
afterEach(() => rmSync(place, { recursive: true }));

it("creates a folder and its parents, private to this user, and accepts an existing one", () => {
  const folder = path.join(place, "a", "b", "c");
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(place, "a")).mode & 0o777).toBe(0o700);
});

it("fails if a file is in the way", () => {
  const file = path.join(place, "file");
  writeFileSync(file, "");
  expect(() => makeFolder(file)).toThrow("not a folder");
  expect(() => makeFolder(path.join(file, "below"))).toThrow("ENOTDIR");
});

it.runIf(process.platform === "linux")("fails where no folder can be created, instead of looping", () => {
  expect(() => makeFolder("/proc/sintonia/data")).toThrow("ENOENT");
});
