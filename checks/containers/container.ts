import { spawnSync } from "node:child_process";
import { keepRunning } from "../kept-process.ts";
import { environment, tryCommand, type Outcome } from "./commands.ts";

/** A container under runc. Disposing of it kills what still runs. */
export interface Container extends AsyncDisposable {
  /** Of its first process. */
  ended: Promise<number | null>;
  /** Its standard output and standard error. */
  log(): string;
  /** Runs a program in it, as `docker exec` does. */
  exec(command: string[], env?: Record<string, string>): Promise<Outcome>;
  /** Sends a signal to its first process. */
  kill(signal: string): Promise<Outcome>;
}

/** Starts the container that a bundle describes. `state` is a folder for runc. */
export async function startContainer(name: string, bundle: string, state: string): Promise<Container> {
  const runc = ["runc", "--root", state];
  const remove = ["--root", state, "delete", "--force", name];
  const removeNow = () => void spawnSync("runc", remove, { env: environment() });
  process.prependOnceListener("exit", removeNow);
  const kept = await keepRunning([...runc, "run", "--bundle", bundle, name]);
  return {
    ended: kept.ended,
    log: () => kept.log(),
    exec: (command, env = {}) =>
      tryCommand([
        ...runc,
        "exec",
        ...Object.entries(env).flatMap((pair) => ["--env", pair.join("=")]),
        name,
        ...command,
      ]),
    kill: (signal) => tryCommand([...runc, "kill", name, signal]),
    [Symbol.asyncDispose]: async () => {
      await tryCommand(["runc", ...remove]);
      await kept.stop();
      process.off("exit", removeNow);
    },
  };
}
