import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const START_MS = 60_000;
/** Clock ticks a second in /proc, the same on every Linux that Node runs on. */
const TICKS = 100;

/** A server in a process of its own, at `url`; disposing of it ends it. */
export interface ServerProcess extends AsyncDisposable {
  url: string;
  /** Seconds of processor time it has used so far. */
  cpuSeconds(): number;
  /** MiB of memory it holds now. */
  residentMib(): number;
}

/**
 * Runs a TypeScript file and waits until it prints the address it listens on. @throws with what it wrote to standard
 * error when it ends, or takes too long, before that.
 * @param script the file, as an absolute URL
 */
export async function startProcess(script: URL, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script.pathname], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], NODE_ENV: "production", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  let complaints = "";
  child.stderr.on("data", (bytes: Buffer) => (complaints = (complaints + bytes.toString()).slice(-4000)));
  const url = await new Promise<string>((done, fail) => {
    const late = setTimeout(() => child.kill("SIGKILL"), START_MS);
    let printed = "";
    child.stdout.on("data", (bytes: Buffer) => {
      if (printed.length < 10_000) printed += bytes.toString();
      const address = /: (http:\S+)\n/.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(late);
      done(address);
    });
    child.once("error", fail);
    child.once("close", () => fail(new Error(`${script.pathname} did not start:\n${complaints}`)));
  });
  let wanted = true;
  child.once("close", (code, signal) => {
    if (wanted) console.error(`${script.pathname} ended in the middle (${signal ?? code}).\n${complaints}`);
  });
  return {
    url,
    cpuSeconds: () => {
      // utime and stime, counted after the name, which may hold spaces.
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    },
    residentMib: () =>
      Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    [Symbol.asyncDispose]: async () => {
      wanted = false;
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), 10_000);
      await ended;
      clearTimeout(late);
    },
  };
}
