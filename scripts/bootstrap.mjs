#!/usr/bin/env node
// Plain JavaScript for Node 20: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const ROOT = realpathSync(join(dirname(fileURLToPath(import.meta.url)), ".."));
const MODULES = join(ROOT, "node_modules");
const MIN_NODE = 20;
const LOCK_POLL_MS = 250;

const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/;

/** stderr, because commands that print JSON to stdout run behind this script. */
function say(line) {
  process.stderr.write(`${line}\n`);
}

class BootstrapError extends Error {}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules matches package-lock.json, by npm's own record, which npm writes last. Optional packages
 * (binaries for other platforms) are compared only if installed.
 */
export function isInstalled(root = ROOT) {
  const wanted = readJson(join(root, "package-lock.json"))?.packages;
  const found = readJson(join(root, "node_modules", ".package-lock.json"))?.packages;
  if (!wanted || !found || !existsSync(join(root, "node_modules", ".bin", "node"))) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || entry.link) return true;
    const installed = found[path];
    if (!installed) return Boolean(entry.optional);
    return installed.version === entry.version && installed.integrity === entry.integrity;
  });
}

/**
 * Runs `work` while no other process on this machine does under the same name. The lock is a Linux abstract socket,
 * which the kernel frees even after kill -9; on other systems there is no lock.
 */
export async function withLock(name, work, root = ROOT) {
  if (process.platform !== "linux") return work();
  const id = createHash("sha256").update(`${name}:${root}`).digest("hex").slice(0, 32);
  let server;
  for (let attempt = 0; ; attempt += 1) {
    server = createServer((socket) => socket.destroy());
    const held = await new Promise((resolve, reject) => {
      server.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
      server.listen(`\0sintonia-${id}`, () => resolve(true));
    });
    if (held) break;
    if (attempt === 0) say(`Another process is running "${name}" here; waiting for it.`);
    await sleep(LOCK_POLL_MS);
  }
  try {
    return await work();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/** npm must not run on the Node inside the folder it is about to replace. */
function environmentOutsideModules() {
  const own = join(MODULES, ".bin");
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => entry !== own);
  return { ...process.env, PATH: path.join(delimiter) };
}

/** One line that names the cause of npm's failure, from its output. */
export function installFailure(output, registry) {
  const text = String(output);
  if (UNREACHABLE.test(text)) {
    return `Cannot install: the package registry ${registry} cannot be reached. Check the network, or name another with: npm config set registry URL`;
  }
  if (/\b(EACCES|EPERM|EROFS)\b/.test(text)) {
    return `Cannot install: no permission to write to ${ROOT} or to npm's cache. Run as the folder's owner.`;
  }
  if (/\bENOSPC\b/.test(text)) return "Cannot install: the disk is full.";
  const first = text
    .split("\n")
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, "").trim())
    .find((line) => line !== "" && !line.startsWith("code "));
  return `Cannot install: npm ci failed: ${first ?? "without a message"}`;
}

/**
 * Whether npm ci rejected the lock file only because optional packages are missing from it. A registry without the
 * binaries of other platforms produces such lock files, which npm 11 rejects; all required packages are still pinned.
 */
export function lacksOnlyOptional(output, lock) {
  const complaints = String(output).match(/(?:Missing|Invalid): .*/g) ?? [];
  const entries = Object.values(lock?.packages ?? {});
  const optional = new Set(entries.flatMap((entry) => Object.keys(entry.optionalDependencies ?? {})));
  const missing = complaints.map((line) => /^Missing: (@?[^@\s]+)@\S* from lock file$/.exec(line)?.[1]);
  return missing.length > 0 && missing.every((name) => name !== undefined && optional.has(name));
}

function install() {
  say("Installing packages (npm ci), once; this takes about a minute.");
  const started = performance.now();
  const env = environmentOutsideModules();
  // --include=dev: the web build needs dev dependencies, even with NODE_ENV=production.
  const flags = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retry-mintimeout=1000"];
  const registry = () =>
    spawnSync("npm", ["config", "get", "registry"], { cwd: ROOT, env, encoding: "utf8" }).stdout?.trim() || "of npm";
  const npm = (...args) =>
    spawnSync("npm", [...args, ...flags], { cwd: ROOT, env, encoding: "utf8", maxBuffer: 1 << 26 });
  // Without a registry npm ci retries every package, for many minutes, so ping once first. Some registries do not
  // support ping; only network errors count.
  const ping = spawnSync(
    "npm",
    ["ping", "--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-timeout=15000"],
    {
      cwd: ROOT,
      env,
      encoding: "utf8",
    },
  );
  if (ping.status !== 0 && UNREACHABLE.test(ping.stderr))
    throw new BootstrapError(installFailure(ping.stderr, registry()));
  let run = npm("ci");
  if (run.status !== 0 && lacksOnlyOptional(run.stderr, readJson(join(ROOT, "package-lock.json")))) {
    say(
      "package-lock.json lacks optional packages of other platforms; installing what it pins (npm install --no-save).",
    );
    run = npm("install", "--no-save");
  }
  if (run.error) {
    const missing = run.error.code === "ENOENT";
    throw new BootstrapError(
      missing ? "Cannot install: npm is not on the PATH." : `Cannot install: ${run.error.message}`,
    );
  }
  if (run.status !== 0) {
    throw new BootstrapError(installFailure(run.stderr + run.stdout, registry()));
  }
  if (!isInstalled()) {
    throw new BootstrapError(
      "Cannot install: npm left something out (is ignore-scripts set? a script installs Node 24).",
    );
  }
  say(`Installed in ${Math.round((performance.now() - started) / 1000)} s.`);
}

/** Installs packages that are missing or differ from package-lock.json; concurrent commands install once. */
export async function ensurePackages() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < MIN_NODE)
    throw new BootstrapError(`Node ${MIN_NODE} or newer is needed; this is ${process.versions.node}.`);
  if (isInstalled()) return;
  await withLock("install", () => {
    if (!isInstalled()) install();
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await ensurePackages();
  } catch (error) {
    say(error instanceof BootstrapError ? error.message : String(error?.stack ?? error));
    process.exit(1);
  }
}
