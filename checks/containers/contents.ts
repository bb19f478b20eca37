import { closeSync, lstatSync, openSync, readdirSync, readFileSync, readSync, type Stats } from "node:fs";
import { extname, join } from "node:path";
import type { Figure } from "../../bench/report.ts";
import { PROGRAM } from "./base-image.ts";
import { ENV_FILE, type BuiltImage } from "./build.ts";

interface Entry {
  /** From the root of the image, with a leading slash. */
  path: string;
  stat: Stats;
}

function walk(root: string, path = ""): Entry[] {
  return readdirSync(join(root, path)).flatMap((name) => {
    const found = `${path}/${name}`;
    const stat = lstatSync(join(root, found));
    return [{ path: found, stat }, ...(stat.isDirectory() ? walk(root, found) : [])];
  });
}

/** The first bytes of programs and libraries for one architecture: ELF, Mach-O (one or several), PE. */
const BINARY = ["7f454c46", "feedface", "feedfacf", "cefaedfe", "cffaedfe", "cafebabe", "4d5a"];

function isBinary(file: string): boolean {
  const start = Buffer.alloc(4);
  const opened = openSync(file, "r");
  const length = readSync(opened, start, 0, start.length, 0);
  closeSync(opened);
  const hex = start.subarray(0, length).toString("hex");
  return BINARY.some((magic) => hex.startsWith(magic));
}

/** Packages of package-lock.json that are not for those who use the application. */
function packagesOfTheBuild(context: string): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(context, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
  };
  const needless = Object.entries(packages).filter(
    ([, { dev, optional, devOptional }]) => dev || optional || devOptional,
  );
  return new Set(["/app/node_modules/node", ...needless.map(([name]) => `/app/${name}`)]);
}

/** What Containerfile copies; anything else in /app should not be there. */
const SHIPPED = ["package.json", "node_modules", "dist", "domain", "weights", "server", "cli"];

/** Of the application's own files: a test, or one that differs from what is committed and was not built. */
function isForeign({ files, context }: BuiltImage, path: string): boolean {
  const inside = path.slice("/app/".length);
  const [top] = inside.split("/");
  if (!SHIPPED.includes(top!)) return true;
  if (["package.json", "node_modules", "dist"].includes(top!)) return false;
  if (/\.test\.tsx?$/.test(path)) return true;
  const committed = join(context, inside);
  return (
    !lstatSync(committed, { throwIfNoEntry: false }) || !readFileSync(committed).equals(readFileSync(join(files, path)))
  );
}

/** Files that hold what only .env should, looked for in all that is the image's own. */
function holdsSecret(files: string, path: string): boolean {
  return readFileSync(join(files, path)).includes(ENV_FILE.trim());
}

const megabytes = (entries: Entry[]) => {
  const once = new Map(entries.filter(({ stat }) => stat.isFile()).map(({ stat }) => [stat.ino, stat.size]));
  return [...once.values()].reduce((sum, size) => sum + size, 0) / 1e6;
};

function none(name: string, unit: string, found: string[], told: string): Figure {
  const some = found.length === 0 ? told : `${found.slice(0, 5).join(", ")}${found.length > 5 ? ", …" : ""}`;
  return { name, value: found.length, unit, bound: { atMost: 0 }, detail: some };
}

/** What is in the image, and what is not. */
export function measureContents(image: BuiltImage, user: { uid: number; gid: number }): Figure[] {
  const { files } = image;
  const entries = walk(files);
  const under = (...folders: string[]) =>
    entries.filter(({ path }) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`)));
  const app = under("/app");
  const own = app.filter(({ stat }) => stat.isFile());
  const kinds = Map.groupBy(own, ({ path }) => extname(path) || "none");
  const common = [...kinds].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 8);
  const needless = packagesOfTheBuild(image.context);
  const foreign = app.filter(({ path, stat }) =>
    stat.isFile() ? isForeign(image, path) || holdsSecret(files, path) : needless.has(path),
  );
  const changeable = app.filter(
    ({ stat }) =>
      !stat.isSymbolicLink() &&
      (stat.uid === user.uid || (stat.gid === user.gid && (stat.mode & 0o020) !== 0) || (stat.mode & 0o002) !== 0),
  );
  const [node, whole, ours] = [under(PROGRAM, "/usr/local/lib/node_modules"), entries, app].map(megabytes) as [
    number,
    number,
    number,
  ];
  const modules = megabytes(under("/app/node_modules"));
  return [
    {
      name: "image",
      value: whole,
      unit: "MB",
      detail: `Node and npm ${node.toFixed(0)}, Debian ${(whole - node - ours).toFixed(0)}, /app ${ours.toFixed(0)}, of it packages ${modules.toFixed(0)}`,
    },
    none(
      "files for one architecture",
      "in /app",
      own.filter(({ path }) => isBinary(join(files, path))).map(({ path }) => path),
      `of ${own.length}: ${common.map(([kind, { length }]) => `${length} ${kind}`).join(", ")}, others ${own.length - common.reduce((sum, [, { length }]) => sum + length, 0)}`,
    ),
    none(
      "what does not belong there",
      "in /app",
      foreign.map(({ path }) => path),
      `no test, no .env or what it holds, none of ${needless.size} packages of the build; sources as committed`,
    ),
    none(
      "what its user could change",
      "in /app",
      changeable.map(({ path }) => path),
      `by owner and mode, as ${user.uid}:${user.gid}`,
    ),
  ];
}
