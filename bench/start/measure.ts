import { execFile } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { startProcess, temporaryFolder, type ListeningProcess } from "../../tests/support/server-process.ts";
import { median, spread, type Figure } from "../report.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const MAIN = new URL("../../server/main.ts", import.meta.url);
const FLOOR = new URL("./open-floor.ts", import.meta.url);
const ROUNDS = 7;
const IDLE_MS = 30_000;

/** Starts on an embedded database with the demo's data until the first answer, and what such a server holds when idle. */
export async function measureStart(): Promise<Figure[]> {
  using data = temporaryFolder();
  const ours = path.join(data.folder, "ours");
  const floor = path.join(data.folder, "floor");
  const run = promisify(execFile);
  await run(process.execPath, ["cli/main.ts", "demo"], { cwd: ROOT, env: { ...process.env, DATA_DIR: ours } });
  cpSync(path.join(ours, "db"), floor, { recursive: true });

  const startOurs = () => start(MAIN, "/healthz", { DATA_DIR: ours }, nodeFlags());
  const startFloor = () => start(FLOOR, "/", { FOLDER: floor });
  // The first start compiles what the others find compiled.
  for (const warmUp of [startOurs, startFloor]) await (await warmUp()).server.stop();
  const seconds: number[] = [];
  const ratios: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await startFloor();
    await bare.server.stop();
    const whole = await startOurs();
    await whole.server.stop();
    seconds.push(whole.seconds);
    floors.push(bare.seconds);
    ratios.push(whole.seconds / bare.seconds);
  }
  const { server: idle } = await startOurs();
  await sleep(IDLE_MS);
  const resident = idle.residentMib();
  await idle.stop();
  return [
    {
      name: "to the first answer",
      value: median(seconds),
      unit: "seconds",
      bound: { atMost: 1.5 },
      detail: `rounds ${spread(seconds)}`,
    },
    {
      name: "the same, against the floor",
      value: median(ratios),
      unit: "times",
      detail: `the floor ${median(floors).toFixed(2)} s; rounds ${spread(ratios)}`,
    },
    { name: "memory when idle", value: resident, unit: "MiB", bound: { atMost: 600 } },
  ];
}

/** With which `npm start` runs the server. */
function nodeFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  return /node ((?:--\S+ )*)server\/main\.ts/.exec(scripts.start)?.[1]?.split(" ").filter(Boolean) ?? [];
}

async function start(
  script: URL,
  page: string,
  env: Record<string, string>,
  flags: string[] = [],
): Promise<{ server: ListeningProcess; seconds: number }> {
  const begun = performance.now();
  const server = await startProcess(script, env, flags);
  const response = await fetch(server.url + page);
  await response.text();
  if (!response.ok) throw new Error(`${script.pathname} answered ${response.status}`);
  return { server, seconds: (performance.now() - begun) / 1000 };
}
