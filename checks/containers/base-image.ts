import { copyFileSync, cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { runApart, runCommand } from "./commands.ts";

const MIRROR = "http://deb.debian.org/debian";
/** Where Node is, as in Docker Hub's image. */
export const PROGRAM = "/usr/local/bin/node";
const CERTIFICATES = "etc/ssl/certs/ca-certificates.crt";
/** As Docker Hub's image of Node has them. */
const USER = { name: "node", id: "1000" };

/**
 * Makes what stands in for Docker Hub's image of Node, such as `node:24-bookworm-slim`: the same Debian from its packages,
 * the Node that runs this, and this machine's npm with its registry and certificates.
 */
export async function makeBaseSystem(folder: string, named: string): Promise<void> {
  const [, major, suite] = /^node:(\d+)-(\w+)-slim$/.exec(named) ?? [];
  if (!major || !suite) throw new Error(`No way is known to make an image like ${named}.`);
  const own = process.versions.node.split(".")[0];
  if (own !== major) throw new Error(`${named} has Node ${major}, but this is ${own}.`);
  await runApart(["debootstrap", "--variant=minbase", "--include=ca-certificates", suite, folder, MIRROR]);
  // An image has no devices, and neither the packages nor the lists they came from.
  for (const name of ["dev", "proc", "sys", "var/cache/apt", "var/lib/apt/lists"]) {
    rmSync(join(folder, name), { recursive: true, force: true });
    mkdirSync(join(folder, name));
  }
  copyFileSync(realpathSync(process.execPath), join(folder, PROGRAM));
  await copyNpm(folder);
  await runCommand(["chroot", folder, "groupadd", "--gid", USER.id, USER.name]);
  const account = ["--uid", USER.id, "--gid", USER.name, "--shell", "/bin/bash", "--create-home"];
  await runCommand(["chroot", folder, "useradd", ...account, USER.name]);
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
  if (existsSync(`/${CERTIFICATES}`)) copyFileSync(`/${CERTIFICATES}`, join(folder, CERTIFICATES));
  const registry = (await runCommand([program, "config", "get", "registry"])).trim();
  mkdirSync(join(folder, "usr/local/etc"), { recursive: true });
  writeFileSync(join(folder, "usr/local/etc/npmrc"), `registry=${registry}\ncafile=/${CERTIFICATES}\n`);
}
