import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Read files beside their modules, or are only loaded where an operator wants traces. */
export const LEFT = /^@(?:electric-sql|opentelemetry)\//;

/** dist/node_modules/packages/index.json, which scripts/pack-packages.ts writes. */
export interface PackedPackages {
  /** Of the package.json whose versions were packed. */
  manifest: string;
  /** The packages, and parts of packages, that have a file. */
  specifiers: string[];
}

/** The file of a package, or of a part of one, in dist/node_modules/packages. */
export function fileOfPackage(specifier: string): string {
  return `${specifier.replaceAll("/", "__")}.mjs`;
}

/** @param root the folder of package.json */
export function hashManifest(root: string): string {
  return hash("sha256", readFileSync(path.join(root, "package.json")), "base64url");
}

/** The packages that are packed in their present versions; null if none are. */
export function readPacked(root: string): ReadonlySet<string> | null {
  const index = path.join(root, "dist/node_modules/packages/index.json");
  if (!existsSync(index)) return null;
  const { manifest, specifiers } = JSON.parse(readFileSync(index, "utf8")) as PackedPackages;
  return manifest === hashManifest(root) ? new Set(specifiers) : null;
}
