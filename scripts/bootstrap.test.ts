import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { installFailure, isInstalled, lacksOnlyOptional, withLock } from "./bootstrap.mjs";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function project(wanted: Record<string, unknown>, found?: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), "sintonia-bootstrap-"));
  folders.push(root);
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...wanted } }));
  if (found) {
    mkdirSync(join(root, "node_modules", ".bin"), { recursive: true });
    writeFileSync(join(root, "node_modules", ".bin", "node"), "");
    writeFileSync(join(root, "node_modules", ".package-lock.json"), JSON.stringify({ packages: found }));
  }
  return root;
}

describe("what is installed", () => {
  const zod = { version: "1.0.0", integrity: "sha512-a" };

  it("is compared with the lock file", () => {
    const all = { "node_modules/zod": zod };
    expect(isInstalled(project(all, all))).toBe(true);
    expect(isInstalled(project(all))).toBe(false);
    expect(isInstalled(project(all, {}))).toBe(false);
    expect(isInstalled(project(all, { "node_modules/zod": { ...zod, version: "2.0.0" } }))).toBe(false);
    expect(isInstalled(project({ ...all, "node_modules/mac": { ...zod, optional: true } }, all))).toBe(true);
  });
});

describe("a failed installation", () => {
  it("reports an unreachable registry in one line", () => {
    const line = installFailure("npm error code ENOTFOUND\nnpm error network", "https://registry.example/");
    expect(line).toContain("https://registry.example/ cannot be reached");
    expect(line).not.toContain("\n");
  });

  it("otherwise reports npm's own first line", () => {
    expect(installFailure("npm error code E404\nnpm error Not found: zod", "r")).toMatch(/Not found: zod$/);
  });

  it("is retried only if no required package lacks its pin", () => {
    const lock = { packages: { "": {}, "node_modules/a": { optionalDependencies: { "@a/mac": "1.0.0" } } } };
    const mac = "npm error Missing: @a/mac@ from lock file";
    expect(lacksOnlyOptional(mac, lock)).toBe(true);
    expect(lacksOnlyOptional(`${mac}\nnpm error Missing: zod@4.0.0 from lock file`, lock)).toBe(false);
    expect(lacksOnlyOptional(`${mac}\nnpm error Invalid: lock file's a@1 does not satisfy a@2`, lock)).toBe(false);
    expect(lacksOnlyOptional("npm error code ENOTFOUND", lock)).toBe(false);
  });
});

describe("the lock", () => {
  it("admits one process at a time and is released after a failure", async () => {
    const root = project({});
    let inside = 0;
    const work = async (): Promise<number> => {
      inside += 1;
      await new Promise((resolve) => setImmediate(resolve));
      expect(inside).toBe(1);
      inside -= 1;
      return inside;
    };
    await Promise.all([withLock("test", work, root), withLock("test", work, root), withLock("other", () => 1, root)]);
    await expect(withLock("test", () => Promise.reject(new Error("no")), root)).rejects.toThrow("no");
    await expect(withLock("test", work, root)).resolves.toBe(0);
  });
});
