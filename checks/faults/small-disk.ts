import { execFileSync } from "node:child_process";
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

/** A tmpfs of this size. @throws one line for anybody who may not mount one. */
export function mountSmallDisk(mib: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "sintonia-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${mib}m,mode=1777`, "tmpfs", folder], { stdio: "pipe" });
  } catch {
    rmdirSync(folder);
    throw new Error("The parts on full disks mount a small tmpfs, and so must be run as root.");
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
      execFileSync("umount", ["--lazy", folder]);
      rmdirSync(folder);
    },
  };
}
