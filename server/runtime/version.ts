import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const COMMIT_DIGITS = 10;
const packageSchema = z.object({ version: z.string() });

/** The version of this installation's code. */
export const VERSION: string = packageSchema.parse(
  JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")),
).version;

/** The beginning of the commit that runs: what the image's build was told, or what is checked out; null if neither. */
export const COMMIT: string | null = shortened(process.env["SINTONIA_COMMIT"]) ?? readCommit(ROOT);

/** The commit that is checked out at `root`, without git; null if that is no checkout or cannot be read. */
export function readCommit(root: string): string | null {
  try {
    const git = gitFolder(path.join(root, ".git"));
    const head = readFileSync(path.join(git, "HEAD"), "utf8").trim();
    const [, ref] = /^ref: (.+)$/.exec(head) ?? [];
    return shortened(ref ? readRef(git, ref) : head);
  } catch {
    return null;
  }
}

/** The folder itself, or the one named by a file, as in a worktree. */
function gitFolder(place: string): string {
  if (existsSync(path.join(place, "HEAD"))) return place;
  const [, folder = ""] = /^gitdir: (.+)$/m.exec(readFileSync(place, "utf8")) ?? [];
  return path.resolve(path.dirname(place), folder);
}

function readRef(git: string, ref: string): string | undefined {
  const shared = path.join(git, "commondir");
  const common = existsSync(shared) ? path.resolve(git, readFileSync(shared, "utf8").trim()) : git;
  const loose = path.join(common, ref);
  if (existsSync(loose)) return readFileSync(loose, "utf8").trim();
  const packed = readFileSync(path.join(common, "packed-refs"), "utf8").split("\n");
  return packed.find((line) => line.endsWith(` ${ref}`))?.split(" ")[0];
}

function shortened(commit: string | undefined): string | null {
  return commit && /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, COMMIT_DIGITS) : null;
}
