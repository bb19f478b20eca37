import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyKeptCluster, keepCluster, keptClusterOf } from "./kept-cluster.ts";

let root: string;
let kept: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "kept-"));
  kept = path.join(root, "cache/cluster-1");
  mkdirSync(path.dirname(kept));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function cluster(name: string, content: string): string {
  const folder = path.join(root, name);
  mkdirSync(path.join(folder, "base/1"), { recursive: true });
  writeFileSync(path.join(folder, "PG_VERSION"), "18\n");
  writeFileSync(path.join(folder, "base/1/2601"), content);
  return folder;
}

test("what was kept is copied, the first of several", () => {
  expect(copyKeptCluster(path.join(root, "none"), kept)).toBe(false);
  keepCluster(cluster("first", "one"), kept);
  keepCluster(cluster("second", "two"), kept);
  const copy = path.join(root, "copy");
  expect(copyKeptCluster(copy, kept)).toBe(true);
  expect(readdirSync(copy, { recursive: true, encoding: "utf8" }).toSorted()).toEqual([
    "PG_VERSION",
    "base",
    "base/1",
    "base/1/2601",
  ]);
  expect(readFileSync(path.join(copy, "base/1/2601"), "utf8")).toBe("one");
  expect(readdirSync(path.dirname(kept))).toEqual(["cluster-1"]);
});

test.each([
  ["shortened", "base/1/2601", "on"],
  ["changed", "PG_VERSION", "17\n"],
])("one whose file was %s is not used, and the next is kept in its place", (_, file, content) => {
  keepCluster(cluster("first", "one"), kept);
  writeFileSync(path.join(kept, "cluster", file), content);
  expect(copyKeptCluster(path.join(root, "copy"), kept)).toBe(false);
  expect(existsSync(kept)).toBe(false);
  keepCluster(cluster("second", "two"), kept);
  expect(copyKeptCluster(path.join(root, "another"), kept)).toBe(true);
});

test("where nothing can be kept, nothing is left", () => {
  writeFileSync(path.join(root, "file"), "");
  keepCluster(cluster("first", "one"), path.join(root, "file/cluster-1"));
  keepCluster(path.join(root, "missing"), kept);
  expect(readdirSync(path.dirname(kept))).toEqual([]);
});

test("each version of PGlite has its own", () => {
  const folder = path.join(root, "node_modules/@electric-sql/pglite");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{"version":"9.8.7"}');
  expect(keptClusterOf(root)).toBe(path.join(root, "node_modules/.cache/cluster-9.8.7"));
});
