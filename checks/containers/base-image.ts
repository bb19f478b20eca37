import { copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { runApart, runCommand } from "./commands.ts";
import { nodeNameOf, ownArchitecture, type Architecture } from "./emulate.ts";

const MIRROR = "http://deb.debian.org/debian";
/** Where Node is, as in Docker Hub's image. */
export const PROGRAM = "/usr/local/bin/node";
const CERTIFICATES = "etc/ssl/certs/ca-certificates.crt";
/** As Docker Hub's image of Node has them. */
const USER = { name: "node", id: "1000" };

/**
 * Makes what stands in for Docker Hub's image of Node, such as `node:24-bookworm-slim`: the same Debian from its packages,
 * the Node that runs this, and this machine's npm with its registry and certificates. For another architecture, Debian's
 * packages are unpacked and not set up, which by emulation takes a quarter of an hour, Node is npm's package of the same
 * version, and npm is left out: nothing of it runs there.
 */
export async function makeBaseSystem(folder: string, named: string, architecture: Architecture): Promise<void> {
  const [, major, suite] = /^node:(\d+)-(\w+)-slim$/.exec(named) ?? [];
  if (!major || !suite) throw new Error(`No way is known to make an image like ${named}.`);
  const own = process.versions.node.split(".")[0];
  if (own !== major) throw new Error(`${named} has Node ${major}, but this is ${own}.`);
  const native = architecture === ownArchitecture();
  const how = native ? ["--include=ca-certificates"] : ["--foreign", `--arch=${architecture}`];
  await runApart(["debootstrap", "--variant=minbase", ...how, suite, folder, MIRROR]);
  // Where it leaves what an unpacked system needs to be set up.
  rmSync(join(folder, "debootstrap"), { recursive: true, force: true });
  // An image has no devices, and neither the packages nor the lists they came from.
  for (const name of ["dev", "proc", "sys", "var/cache/apt", "var/lib/apt/lists"]) {
    rmSync(join(folder, name), { recursive: true, force: true });
    mkdirSync(join(folder, name), { recursive: true });
  }
  if (native) {
    copyFileSync(realpathSync(process.execPath), join(folder, PROGRAM));
    await copyNpm(folder);
  } else {
    for (const name of ["passwd", "group"]) {
      copyFileSync(join(folder, `usr/share/base-passwd/${name}.master`), join(folder, "etc", name));
    }
    await fetchNode(folder, architecture);
  }
  if (existsSync(`/${CERTIFICATES}`)) {
    mkdirSync(dirname(join(folder, CERTIFICATES)), { recursive: true });
    copyFileSync(`/${CERTIFICATES}`, join(folder, CERTIFICATES));
  }
  await runCommand(["groupadd", "--prefix", folder, "--gid", USER.id, USER.name]);
  const account = ["--uid", USER.id, "--gid", USER.name, "--shell", "/bin/bash", "--create-home"];
  await runCommand(["useradd", "--prefix", folder, ...account, USER.name]);
}

/** Puts npm's package of this Node's version for another architecture into the system. */
async function fetchNode(folder: string, architecture: Architecture): Promise<void> {
  const unpacked = join(folder, "tmp/node");
  mkdirSync(unpacked);
  const name = `node-linux-${nodeNameOf(architecture)}@${process.versions.node}`;
  const archive = await runCommand(["npm", "pack", "--silent", name], { cwd: unpacked });
  await runCommand(["tar", "-xzf", archive.trim()], { cwd: unpacked });
  mkdirSync(dirname(join(folder, PROGRAM)), { recursive: true });
  copyFileSync(join(unpacked, "package/bin/node"), join(folder, PROGRAM));
  rmSync(unpacked, { recursive: true });
}

async function copyNpm(folder: string): Promise<void> {
  const program = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((one) => join(one, "npm"))
    .find((file) => existsSync(file));
  if (!program) throw new Error("npm is not on the PATH.");
  const modules = join(folder, "usr/local/lib/node_modules");
  mkdirSync(modules, { recursive: true });
  cpSync(dirname(dirname(realpathSync(program))), join(modules, "npm"), { recursive: true });
  for (const name of ["npm", "npx"]) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, "usr/local/bin", name));
  }
  const registry = (await runCommand([program, "config", "get", "registry"])).trim();
  mkdirSync(join(folder, "usr/local/etc"), { recursive: true });
  writeFileSync(join(folder, "usr/local/etc/npmrc"), `registry=${registry}\ncafile=/${CERTIFICATES}\n`);
}
