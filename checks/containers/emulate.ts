import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { undoAtExit } from "../undo-at-exit.ts";
import { environment } from "./commands.ts";

/** An architecture that images are built for. */
export type Architecture = keyof typeof KNOWN;

/** Its names in Node and QEMU, and its number in the header of a program (`e_machine` of elf(5)). */
const KNOWN = {
  amd64: { node: "x64", qemu: "x86_64", machine: 0x3e },
  arm64: { node: "arm64", qemu: "aarch64", machine: 0xb7 },
};

const HANDLERS = "/proc/sys/fs/binfmt_misc";
const NAME = "sintonia-check";

/** Node's name of an architecture, which its packages at npm's registry have, too. */
export const nodeNameOf = (architecture: Architecture): string => KNOWN[architecture].node;

/** @throws Error on a machine that images are not built for. */
export function ownArchitecture(): Architecture {
  const own = Object.entries(KNOWN).find(([, { node }]) => node === process.arch);
  if (!own) throw new Error(`No image is built for ${process.arch}.`);
  return own[0] as Architecture;
}

/** The one of the two that this machine is not. */
export const otherArchitecture = (): Architecture => (ownArchitecture() === "amd64" ? "arm64" : "amd64");

/** What the header of a program is compared with, and which of its bits count (Documentation/admin-guide/binfmt-misc). */
function headerOf(machine: number): { magic: string; mask: string } {
  const header = Buffer.alloc(20);
  // 64 bits, little-endian, version 1; an executable (2, or 3 with addresses of any place).
  header.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
  header.writeUInt16LE(2, 16);
  header.writeUInt16LE(machine, 18);
  const mask = Buffer.alloc(20, 0xff);
  // Whose conventions it follows does not matter.
  mask[7] = 0;
  mask[16] = 0xfe;
  const escaped = (bytes: Buffer) => [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
  return { magic: escaped(header), mask: escaped(mask) };
}

/** Whether the kernel has Debian's handler for such programs already, as where that package has registered it. */
function hasHandler(qemu: string): boolean {
  return readdirSync(HANDLERS).includes(`qemu-${qemu}`);
}

export interface Emulator extends Disposable {
  program: string;
}

/**
 * Makes the kernel run programs of another architecture by QEMU, in containers as well, until disposed of or until this
 * process ends by itself or by a signal.
 * @throws Error if the kernel cannot
 */
export function emulate(architecture: Architecture): Emulator {
  const mounted = !existsSync(`${HANDLERS}/register`);
  if (mounted) run("mount", "-t", "binfmt_misc", "binfmt_misc", HANDLERS);
  const unmount = () => mounted && run("umount", HANDLERS);
  const { qemu, machine } = KNOWN[architecture];
  const program = `/usr/bin/qemu-${qemu}-static`;
  if (hasHandler(qemu)) return { program, [Symbol.dispose]: unmount };
  // Of a check that was killed.
  if (existsSync(`${HANDLERS}/${NAME}`)) writeFileSync(`${HANDLERS}/${NAME}`, "-1");
  const { magic, mask } = headerOf(machine);
  // F: QEMU is opened now, so that it need not be among a container's files.
  writeFileSync(`${HANDLERS}/register`, `:${NAME}:M::${magic}:${mask}:${program}:F`);
  const remove = () => {
    writeFileSync(`${HANDLERS}/${NAME}`, "-1");
    unmount();
  };
  return { program, ...undoAtExit(remove) };
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { env: environment(), encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
}
