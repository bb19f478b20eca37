import { execFile } from "node:child_process";
import { promisify } from "node:util";

const SCRIPT = new URL("./cookies.lua", import.meta.url).pathname;
const MILLISECONDS: Record<string, number> = { us: 1e-3, ms: 1, s: 1000, m: 60_000 };

export interface Load {
  requestsPerSecond: number;
  requests: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Loads `url` for some seconds over 16 connections, alternating between users.
 * @param cookieFile one Cookie header per line
 * @param anew no page is asked for twice within thousands of requests
 * @throws if any response is an error, because the figure would be meaningless.
 */
export async function load(url: string, cookieFile: string, seconds: number, anew = false): Promise<Load> {
  const args = ["-t1", "-c16", `-d${seconds}s`, "--latency", "-s", SCRIPT, url, "--", cookieFile];
  if (anew) args.push("limits");
  const { stdout } = await promisify(execFile)("wrk", args);
  const take = (pattern: RegExp): string => {
    const found = pattern.exec(stdout)?.[1];
    if (found === undefined) throw new Error(`wrk said something unexpected:\n${stdout}`);
    return found;
  };
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  return {
    requestsPerSecond: Number(take(/Requests\/sec:\s+([\d.]+)/)),
    requests: Number(take(/(\d+) requests in/)),
    p50: milliseconds(take(/\n\s+50%\s+(\S+)/)),
    p99: milliseconds(take(/\n\s+99%\s+(\S+)/)),
  };
}

function milliseconds(text: string): number {
  const [, amount, unit = ""] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(amount) * (MILLISECONDS[unit] ?? Number.NaN);
}
