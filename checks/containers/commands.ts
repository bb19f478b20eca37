import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter } from "node:path";

/** Debian's tools for administrators may not be on the PATH. */
export function environment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: [process.env["PATH"], "/usr/sbin", "/sbin"].join(delimiter), LC_ALL: "C.UTF-8" };
}

interface Given {
  cwd?: string;
  env?: Record<string, string>;
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end, whatever its exit code. It is killed if this process ends before. */
export async function tryCommand([program, ...args]: string[], { cwd = "/", env = {} }: Given = {}): Promise<Outcome> {
  const child = spawn(program!, args, {
    cwd,
    env: { ...environment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => child.kill("SIGKILL");
  process.prependOnceListener("exit", kill);
  try {
    const outcome: Outcome = { code: null, stdout: "", stderr: "" };
    child.stdout.setEncoding("utf8").on("data", (part: string) => (outcome.stdout += part));
    child.stderr.setEncoding("utf8").on("data", (part: string) => (outcome.stderr += part));
    [outcome.code] = (await once(child, "close")) as [number | null];
    return outcome;
  } finally {
    process.off("exit", kill);
  }
}

/** What a program writes to its standard output. @throws with what it wrote last if it fails. */
export async function runCommand(command: string[], given?: Given): Promise<string> {
  const { code, stdout, stderr } = await tryCommand(command, given);
  if (code === 0) return stdout;
  const last = `${stdout}\n${stderr}`.trim().slice(-3000);
  throw new Error(`${command.slice(0, 3).join(" ")} failed (${code ?? "killed"}):\n${last}`);
}

/**
 * The same with a process id namespace and mounts of its own, for what starts many processes and mounts much: however this
 * process ends, even by kill -9, the kernel ends them all, and nothing stays mounted.
 */
export function runApart(command: string[], given?: Given): Promise<string> {
  const apart = ["unshare", "--mount", "--pid", "--mount-proc", "--fork", "--kill-child=SIGKILL"];
  return runCommand(["setpriv", "--pdeathsig", "KILL", ...apart, ...command], given);
}
