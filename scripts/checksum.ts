import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/**
 * SHA-256 of files, so that a test can tell when weights are out of date. Comments and whitespace in code don't count.
 */
export function checksumOfFiles(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    const text = readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n");
    hash.update(`${path}\n${path.endsWith(".ts") ? codeOf(path, text) : text}`);
  }
  return hash.digest("hex");
}

function codeOf(path: string, text: string): string {
  let code = "";
  let at = 0;
  for (const { start, end } of parseSync(path, text).comments) {
    code += text.slice(at, start);
    at = end;
  }
  return (code + text.slice(at)).replaceAll(/\s+/g, " ");
}
