import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own that can be filled to the last byte. */
export interface SmallDisk extends Disposable {
  folder: string;
  /** Has another file take all the room but so much. */
  fill(leftBytes: number): void;
  /** Gives that room back. */
  free(): void;
}

const CHUNK = Buffer.alloc(64 * 1024);
const OPTIONS = "size=320m,mode=1777";
/** Where the disk is that was mounted before this process began. */
const MOUNTED = "SINTONIA_SMALL_DISK";

/**
 * Runs this program again where somebody who is not root has a small tmpfs: in a mount namespace of their own, which ends
 * with it. Mounting takes the root of a user namespace; inside another one they are themselves again, as whom PostgreSQL
 * runs. Does nothing where that is not needed, or not allowed.
 */
export function enterOwnMounts(): void {
  if (process.getuid?.() === 0 || process.env[MOUNTED]) return;
  const outer = ["--user", "--map-root-user", "--mount"];
  if (spawnSync("unshare", [...outer, "true"]).status !== 0) return;
  const folder = mkdtempSync(join(tmpdir(), "sintonia-disk-"));
  const ids = [`--map-user=${process.getuid?.()}`, `--map-group=${process.getgid?.()}`].join(" ");
  const script = `mount -t tmpfs -o ${OPTIONS} tmpfs "$${MOUNTED}" && exec unshare --user ${ids} -- "$@"`;
  const program = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync("unshare", [...outer, "sh", "-c", script, "sh", ...program], {
    stdio: "inherit",
    env: { ...process.env, [MOUNTED]: folder },
  });
  rmdirSync(folder);
  process.exit(status ?? 1);
}

/** The tmpfs: the one this process was begun with, or one that root mounts. @throws one line for anybody else. */
export function mountSmallDisk(): SmallDisk {
  const given = process.env[MOUNTED];
  const folder = given ?? mkdtempSync(join(tmpdir(), "sintonia-disk-"));
  try {
    if (!given) execFileSync("mount", ["-t", "tmpfs", "-o", OPTIONS, "tmpfs", folder], { stdio: "pipe" });
  } catch {
    rmdirSync(folder);
    throw new Error(
      "The parts on full disks mount a small tmpfs: that takes root, or a Linux that lets everybody have user namespaces (sysctl kernel.unprivileged_userns_clone=1).",
    );
  }
  const file = join(folder, "filler");
  const room = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    fill: (leftBytes) => {
      const filler = openSync(file, "a");
      try {
        while (room() > leftBytes) writeSync(filler, CHUNK, 0, Math.min(CHUNK.length, room() - leftBytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(filler);
      }
    },
    free: () => rmSync(file, { force: true }),
    [Symbol.dispose]: () => {
      rmSync(file, { force: true });
      if (given) return;
      execFileSync("umount", ["--lazy", folder]);
      rmdirSync(folder);
    },
  };
}
