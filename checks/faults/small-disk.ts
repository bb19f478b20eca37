import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A separate file system that can be filled to the last byte. */
export interface SmallDisk extends Disposable {
  folder: string;
  /** Writes a file that leaves only this much free space. */
  fill(leftBytes: number): void;
  /** Deletes that file. */
  free(): void;
}

const CHUNK = Buffer.alloc(64 * 1024);
const OPTIONS = "size=320m,mode=1777";
/** The variable with the mount point if the file system was mounted before this process started. */
const MOUNTED = "SINTONIA_SMALL_DISK";

/**
 * For users other than root, runs this program again in a private mount namespace with a small tmpfs. Mounting needs
 * root in a user namespace; a nested one restores the user's own id, which PostgreSQL runs as. Does nothing if that is
 * not needed or not permitted.
 */
export function enterMountNamespace(): void {
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

/** The tmpfs mounted for this process, or a new one if it runs as root. @throws if neither is possible. */
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
