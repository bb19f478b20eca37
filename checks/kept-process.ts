import { spawn } from "node:child_process";
import { once } from "node:events";

/** A program that ends with this process, however this process ends. */
export interface KeptProcess extends AsyncDisposable {
  pid: number;
  /** What it has written to standard output and standard error, the last of it. */
  log(): string;
  /** Resolves when it has ended, with its exit code; null after a signal to the shell that keeps it. */
  ended: Promise<number | null>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * A shell that starts the program, prints its process id, and stops it at the end of standard input, which comes however
 * this process ends. `exec` in the inner shell makes the id the program's own.
 */
const KEEPER = `
"$@" </dev/null & pid=$!
echo "pid $pid" >&3
(while read -r signal; do kill "-$signal" $pid 2>/dev/null; done; kill -TERM $pid 2>/dev/null; sleep 5; kill -KILL $pid 2>/dev/null) 0<&4 &
watcher=$!
wait $pid
code=$?
kill $watcher 2>/dev/null
exit $code
`;

const LOG_MAX = 200_000;

export interface Kept {
  /** The user to run as. */
  user?: { uid: number; gid: number } | undefined;
  env?: Record<string, string>;
  cwd?: string;
}

/** Starts a program. @throws if it cannot be started. */
export async function keepRunning(command: string[], { user, env = {}, cwd = "/" }: Kept = {}): Promise<KeptProcess> {
  const child = spawn("/bin/sh", ["-c", KEEPER, "keeper", ...command], {
    cwd,
    detached: true, // so that Ctrl-C in the terminal does not reach it before this process has cleaned up
    env: { PATH: `${process.env["PATH"]}:/usr/sbin:/sbin`, LC_ALL: "C.UTF-8", ...env },
    stdio: ["ignore", "pipe", "pipe", "pipe", "pipe"],
    ...user,
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (part: Buffer) => (log = (log + part.toString()).slice(-LOG_MAX)));
  }
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const control = child.stdio[4] as NodeJS.WritableStream;
  control.on("error", () => {});
  const [line] = (await once(child.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    control.write(`${signal.replace("SIG", "")}\n`);
    control.end();
    await ended;
  };
  return {
    pid: Number(line.toString().replace("pid ", "")),
    log: () => log,
    ended,
    stop,
    [Symbol.asyncDispose]: () => stop(),
  };
}
