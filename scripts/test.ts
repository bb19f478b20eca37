import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { findChromium } from "../tests/support/chromium.ts";
import { ensureSystemPackages } from "./system-packages.ts";
import { addResults, NOTHING, readPlaywright, readVitest, type Results } from "./test-results.ts";

const ROOT = resolve(import.meta.dirname, "..");
const BIN = join(ROOT, "node_modules", ".bin");
const REPORTS = join(ROOT, "test-results");
const CODE = ["domain", "weights", "server", "web", "cli", "tests", "bench", "checks", "scripts"];
const PARTS = ["static", "unit", "db", "e2e"] as const;

type Part = (typeof PARTS)[number];
/**
 * One step: a program in node_modules/.bin with its arguments; `report` reads its results afterwards. Adjacent steps
 * marked `together` run in parallel and print when they finish.
 */
type Step = {
  title: string;
  parts: Part[];
  command: [string, ...string[]];
  report?: () => Results;
  together?: true;
  env?: Record<string, string>;
};

/** The repo rules are unit tests too, so they run separately only if the unit tests do not run. */
const RULES = "tests/repo-rules.test.ts";

function vitest(title: string, parts: Part[], ...args: string[]): Step {
  const file = join(REPORTS, `${title.replaceAll(/\W+/g, "-")}.json`);
  return {
    title,
    parts,
    command: ["vitest", "run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    report: () => readVitest(file),
  };
}

/**
 * The two long static checks share the cores. Each of their threads computes all types it needs by itself, so more
 * threads than cores only add work.
 */
const THREADS = String(Math.max(1, Math.floor(availableParallelism() / 2)));
const SHARED_CORES = { GOMAXPROCS: THREADS };

function inParallel(commands: Record<string, Step["command"]>): Step[] {
  return Object.entries(commands).map(([title, command]) => ({
    title,
    parts: ["static"],
    command,
    together: true,
    env: SHARED_CORES,
  }));
}

const STEPS: Step[] = [
  ...inParallel({
    types: ["tsc", "--noEmit", "-p", "tsconfig.json", "--checkers", THREADS],
    lint: ["oxlint", ...CODE, "playwright.config.ts", "vite.config.ts", "vitest.config.ts"],
    format: ["oxfmt", "--check"],
    "unused code": ["knip"],
    "texts in both languages": ["node", "scripts/check-locales.ts"],
  }),
  vitest("repo rules", ["static"], "--project", "unit", RULES),
  // They wait for nothing, so a third worker would only load the modules once more.
  vitest("unit tests", ["unit"], "--project", "unit", "--project", "web", "--maxWorkers", "2"),
  { title: "web build", parts: ["db", "e2e"], command: ["node", "scripts/ensure-web.ts"] },
  vitest("integration tests on both databases", ["db"], "--project", "embedded", "--project", "postgres"),
  {
    title: "browser journeys",
    parts: ["e2e"],
    command: ["playwright", "test"],
    report: () => readPlaywright(join(REPORTS, "journeys.json")),
  },
  { title: "screens that the journeys checked", parts: ["e2e"], command: ["node", "scripts/check-screens.ts"] },
];

/** Installs the Debian packages that the chosen parts need, when run as root. @throws Error naming them otherwise. */
function ensureSystem(parts: Set<Part>): void {
  if (parts.has("db")) ensureSystemPackages(["postgresql"]);
  if (!parts.has("e2e")) return;
  try {
    ensureSystemPackages(["chromium-headless-shell"]);
  } catch (error) {
    // The full browser works too, only slower.
    if (!findChromium()) throw error;
  }
}

function chosenParts(args: string[]): Set<Part> {
  const unknown = args.filter((arg) => !(PARTS as readonly string[]).includes(arg));
  if (unknown.length > 0) throw new Error(`Unknown part ${unknown.join(", ")}: choose among ${PARTS.join(", ")}.`);
  return new Set(args.length > 0 ? (args as Part[]) : PARTS);
}

/** Runs one program to its end; forwards signals to it so that it can clean up. */
async function runStep({ command: [program, ...args], title, together, env }: Step): Promise<number> {
  const from = performance.now();
  const output = together ? "pipe" : "inherit";
  const child = spawn(join(BIN, program), args, {
    cwd: ROOT,
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env, PATH: `${BIN}:${process.env["PATH"]}` },
  });
  if (!together) console.log(`\n── ${title}`);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => (printed += part.toString()));
  const forward = (signal: NodeJS.Signals): boolean => child.kill(signal);
  process.on("SIGINT", forward).on("SIGTERM", forward);
  const code = await new Promise<number>((done) => {
    child.once("error", (error) => {
      console.error(error.message);
      done(1);
    });
    child.once("close", (status) => done(status ?? 1));
  });
  process.off("SIGINT", forward).off("SIGTERM", forward);
  if (together) console.log(`\n── ${title}\n${printed.trim()}`);
  console.log(`── ${title}: ${code === 0 ? "good" : "FAILED"}, ${seconds(from)}`);
  return code;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

async function main(): Promise<number> {
  const parts = chosenParts(process.argv.slice(2));
  ensureSystem(parts);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const started = performance.now();
  const steps = STEPS.filter(
    (step) => step.parts.some((part) => parts.has(part)) && !(parts.has("unit") && step.command.includes(RULES)),
  );
  let total = NOTHING;
  while (steps.length > 0) {
    const alone = steps.findIndex(({ together }) => !together);
    const next = steps.splice(0, alone === -1 ? steps.length : Math.max(alone, 1));
    const codes = await Promise.all(next.map(runStep));
    const results = next.map(({ report }) => report?.() ?? NOTHING);
    total = results.reduce(addResults, total);
    const bad = next.filter((_, at) => codes[at] !== 0 || results[at]!.failed > 0);
    if (bad.length > 0) {
      console.log(`Stopped at: ${bad.map(({ title }) => title).join(", ")}`);
      console.log(`${total.passed} passed, ${Math.max(total.failed, bad.length)} failed`);
      return 1;
    }
  }
  for (const name of total.skipped) console.log(`Skipped: ${name}`);
  console.log(`\nAll in ${seconds(started)}.`);
  console.log(`${total.passed} passed, 0 failed`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
