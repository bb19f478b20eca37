import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { COMPILED, testFlags } from "./compiled.ts";
import { freePort } from "./listen.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const MAIN = new URL("../../server/main.ts", import.meta.url);
const START_MS = 90_000;
/** Longer than the server's own limit for a shutdown (SHUTDOWN_MAX_MS in server/serve.ts). */
const STOP_MS = 30_000;
/** Clock ticks per second in /proc; the same on every Linux that Node supports. */
const TICKS = 100;

/** A process that serves at `url`; disposing it stops it. */
export interface ListeningProcess extends AsyncDisposable {
  url: string;
  process: ChildProcess;
  /** Its standard output so far. */
  stdout(): string;
  /** Its standard error so far. */
  stderr(): string;
  /** Resolves with the exit code, or null after a signal. */
  exited: Promise<number | null>;
  /** Sends SIGTERM or `signal`, then SIGKILL if the process does not end, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** CPU time used so far, in seconds. */
  cpuSeconds(): number;
  /** Resident memory in MiB. */
  residentMib(): number;
}

export interface ServerProcess extends ListeningProcess {
  /** The invitation link it printed; null if an account exists. */
  invitation: string | null;
}

/** Creates a folder for a server's data in the system's temporary folder. */
export function temporaryFolder(): { folder: string; remove: () => void } & Disposable {
  const folder = mkdtempSync(path.join(tmpdir(), "sintonia-data-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, remove, [Symbol.dispose]: remove };
}

/** Creates a migrated data folder at this path, which saves the time of a first start. */
export function preparedFolder(folder: string): string {
  const template = process.env["TEST_EMBEDDED_TEMPLATE"];
  if (!template) throw new Error("only for tests on the embedded database");
  cpSync(template, folder, { recursive: true });
  return folder;
}

/**
 * Runs a TypeScript file, on a free port unless `env` has PORT, and waits until it prints the address it listens on.
 * @throws with its standard error if it ends, or takes too long, before that.
 */
export async function startProcess(
  script: URL,
  env: Record<string, string>,
  flags: string[] = [],
): Promise<ListeningProcess> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [...testFlags(), ...flags, fileURLToPath(script)], {
    cwd: ROOT,
    env: { PATH, HOME, TZ: "Europe/Rome", NODE_ENV: "production", PORT: "0", ...COMPILED, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (output += part));
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (errors += part));
  const exited = new Promise<number | null>((done) => child.once("close", done));
  const address = new Promise<string>((done) => {
    child.stdout.on("data", () => {
      const url = /: (https?:\S+)\n/.exec(output)?.[1];
      if (url) done(url);
    });
  });
  const late = setTimeout(() => child.kill("SIGKILL"), START_MS);
  const ended = exited.then((code) => {
    throw new Error(`the server ended with ${code}: ${errors}`);
  });
  const url = await Promise.race([address, ended]).finally(() => clearTimeout(late));
  let wanted = false;
  child.once("close", (code, signal) => {
    if (!wanted) console.error(`${script.pathname} ended by itself (${signal ?? code}).\n${errors.slice(-4000)}`);
  });
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    wanted = true;
    child.kill(signal);
    const hanging = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await exited;
    clearTimeout(hanging);
  };
  return {
    url,
    process: child,
    stdout: () => output,
    stderr: () => errors,
    exited,
    stop,
    [Symbol.asyncDispose]: () => stop(),
    cpuSeconds: () => {
      // utime and stime. Fields are counted from after the name, which may contain spaces.
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    },
    residentMib: () =>
      Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
  };
}

/** As in `npm start`. */
export const SERVER_FLAGS = ["--max-semi-space-size=16"];

/** Starts the server, or the variant in `script`, and waits until it is ready. @throws like `startProcess`. */
export async function startServerProcess(env: Record<string, string>, script = MAIN): Promise<ServerProcess> {
  // With PUBLIC_URL it prints that URL instead of its port, so the port is chosen here.
  const port = env["PORT"] ?? (env["PUBLIC_URL"] ? String(await freePort()) : "0");
  const server = await startProcess(script, { ...env, PORT: port }, SERVER_FLAGS);
  const url = env["PUBLIC_URL"] ? `http://127.0.0.1:${port}` : server.url;
  // The invitation is printed right after the URL, so it is available once a request has been answered.
  await (await fetch(`${url}/readyz`)).text();
  await setImmediate();
  return { ...server, url, invitation: /^Invitation: (\S+)$/m.exec(server.stdout())?.[1] ?? null };
}
