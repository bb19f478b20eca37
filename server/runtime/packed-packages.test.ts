import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashManifest, readPacked } from "./packed-packages.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "sintonia-packed-"));
  writeFileSync(path.join(root, "package.json"), '{"dependencies":{"pg":"8.1.0"}}');
});
afterEach(() => rmSync(root, { recursive: true }));

test("packed packages are used in the versions of package.json only", () => {
  expect(readPacked(root)).toBeNull();
  mkdirSync(path.join(root, "dist/node_modules/packages"), { recursive: true });
  const index = JSON.stringify({ manifest: hashManifest(root), specifiers: ["pg"] });
  writeFileSync(path.join(root, "dist/node_modules/packages/index.json"), index);
  expect(readPacked(root)).toEqual(new Set(["pg"]));
  writeFileSync(path.join(root, "package.json"), '{"dependencies":{"pg":"8.2.0"}}');
  expect(readPacked(root)).toBeNull();
});
