import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { COMPILED } from "./compiled.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

export interface ServerProcess {
  url: string;
  /** The invitation link it printed; null where an account exists. */
  invitation: string | null;
  process: ChildProcess;
  /** What it wrote to standard output so far. */
  stdout(): string;
  /** What it wrote to standard error so far. */
  stderr(): string;
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>;
  /** Ends it (SIGTERM unless named) and waits. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A folder for a server's data, below the system's temporary folder. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "sintonia-data-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A migrated data folder at this path: what is not about the first start need not wait for it. */
export function preparedFolder(folder: string): string {
  const template = process.env["TEST_EMBEDDED_TEMPLATE"];
  if (!template) throw new Error("only for tests on the embedded database");
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** Runs the real server as a process of its own, on a free port unless `env` names one. @throws what it wrote when it ends before it listens. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], TZ: "Europe/Rome", PORT: "0", ...COMPILED, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  let errors = "";
  child.stderr.on("data", (part: Buffer) => (errors += part.toString()));
  const exited = new Promise<number | null>((done) => child.once("exit", done));
  const lines = createInterface({ input: child.stdout });
  const first = new Promise<{ url: string }>((done) => {
    lines.on("line", (line) => {
      const url = /^Sintonia: (\S+)$/.exec(line)?.[1];
      if (url) done({ url });
    });
  });
  const invitationLine = new Promise<string>((done) => {
    lines.on("line", (line) => {
      const url = /^Invitation: (\S+)$/.exec(line)?.[1];
      if (url) done(url);
    });
  });
  const ended = exited.then((code) => {
    throw new Error(`the server ended with ${code}: ${errors}`);
  });
  const printed = await Promise.race([first, ended]);
  // Behind a proxy it says where people reach it, which is not itself.
  const url = env["PUBLIC_URL"] ? `http://127.0.0.1:${env["PORT"]}` : printed.url;
  ended.catch(() => {});
  // Printed right after the address, in the same breath; readiness is asked of the server itself.
  const ready = await fetch(`${url}/readyz`);
  const invitation = await Promise.race([
    invitationLine,
    ready.text().then(() => new Promise<null>((done) => setImmediate(done, null))),
  ]);
  return {
    url,
    invitation,
    process: child,
    stdout: () => output,
    stderr: () => errors,
    exited,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      await exited;
    },
  };
}
