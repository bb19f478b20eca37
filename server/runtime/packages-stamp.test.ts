import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createPackagesStamp } from "./packages-stamp.ts";

test("packages that npm replaces are not there until it has completed them, and then others", () => {
  const root = mkdtempSync(path.join(tmpdir(), "sintonia-packages-"));
  const record = path.join(root, "node_modules/.package-lock.json");
  try {
    expect(createPackagesStamp(root)(), "installed by something else").toBe(0);
    mkdirSync(path.dirname(record));
    writeFileSync(record, "{}");
    const stamp = createPackagesStamp(root);
    const before = stamp();
    expect(before).toBeGreaterThan(0);
    expect(stamp()).toBe(before);
    rmSync(path.dirname(record), { recursive: true });
    expect(stamp()).toBeNull();
    mkdirSync(path.dirname(record));
    writeFileSync(record, "{}");
    utimesSync(record, new Date(), new Date("2031-01-01"));
    expect(stamp()).not.toBe(before);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
