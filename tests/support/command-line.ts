import { execFile } from "node:child_process";
import path from "node:path";
import { COMPILED, testFlags } from "./compiled.ts";

/** Runs `sintonia` asynchronously: if this process blocked, it would miss that a server closes an idle connection. */
export function commandLine(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ status: number; out: string; err: string }> {
  return new Promise((done) => {
    const options = {
      cwd: path.resolve(import.meta.dirname, "../.."),
      env: { PATH: process.env["PATH"], ...COMPILED, ...env },
    };
    const child = execFile(
      process.execPath,
      [...testFlags(), "cli/main.ts", ...args],
      options,
      (_error, stdout, stderr) => done({ status: child.exitCode ?? -1, out: stdout.trim(), err: stderr.trim() }),
    );
  });
}
