import { statSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");

/**
 * When npm last completed what is in node_modules; null while it replaces the packages: it removes its record with them,
 * and writes it last. A constant where the packages have been installed by something else, which writes no record.
 */
export function createPackagesStamp(root: string): () => number | null {
  const record = path.join(root, "node_modules/.package-lock.json");
  const read = () => statSync(record, { throwIfNoEntry: false })?.mtimeMs ?? null;
  const known = read() !== null;
  return () => (known ? read() : 0);
}

/** Of the packages that this process has been started with. */
export const packagesStamp = createPackagesStamp(ROOT);
