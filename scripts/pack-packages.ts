import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { withLock } from "./bootstrap.mjs";
import { fileOfPackage, hashManifest, LEFT, type PackedPackages } from "#server/runtime/packed-packages.ts";

const SOURCES = ["server/**/*.ts", "cli/**/*.ts", "domain/**/*.ts", "weights/**/*.ts"];
/** What decides how they are packed. */
const OWN = ["scripts/pack-packages.ts", "server/runtime/packed-packages.ts"];
const TEST = /\.test\.ts$/;
/** `import`s and `export`s that are there at run time, and `import()`s, at the beginning of a line or within one. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?from\s+)?"([^"]+)"|\bimport\("([^"]+)"\)/gm;
const PACKAGE = /^(?!node:)[a-z@][^:]*$/i;
/** What the files of packed packages have for the packages themselves. */
const ENTRY = "packed:";

/** The packages, or parts of them, that the source of a module imports at run time. */
export function packagesOf(source: string): string[] {
  const found = Array.from(source.matchAll(IMPORT), ([, named, dynamic]) => named ?? dynamic ?? "");
  return found.filter((specifier) => PACKAGE.test(specifier));
}

/** What the server and the command line import of other packages, in order. */
function importedPackages(root: string): string[] {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !TEST.test(file));
  const all = files.flatMap((file) => packagesOf(readFileSync(join(root, file), "utf8")));
  return [...new Set(all)].filter((specifier) => !LEFT.test(specifier)).toSorted();
}

/** The module that exports all that a package exports by name; a list of names, because CommonJS has none. */
async function entryOf(specifier: string): Promise<string> {
  const names = Object.keys((await import(specifier)) as object).filter((name) => /^[\w$]+$/.test(name));
  return `export { ${names.join(", ")} } from ${JSON.stringify(specifier)};`;
}

/** Packs what the server and the command line import, if that or a version has changed, or if forced. */
export async function ensurePacked(root: string, { force = false } = {}): Promise<void> {
  const specifiers = importedPackages(root);
  const stamp = join(root, "dist/packages.sha256");
  const hash = createHash("sha256").update(specifiers.join());
  for (const file of ["package.json", "package-lock.json", ...OWN]) {
    hash.update(readFileSync(join(root, file)));
  }
  const wanted = hash.digest("hex");
  const isPacked = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (!force && isPacked()) return;
  await withLock(
    "packages",
    async () => {
      if (!force && isPacked()) return;
      rmSync(stamp, { force: true });
      await packPackages(root, specifiers);
      writeFileSync(stamp, wanted);
    },
    root,
  );
}

/** Writes packages into few files in dist/node_modules/packages, from which server/runtime/resolve-once.ts takes them. */
async function packPackages(root: string, specifiers: string[]): Promise<void> {
  const folder = join(root, "dist/node_modules/packages");
  // Made beside: a server that runs may still load some.
  const made = `${folder}.new`;
  rmSync(made, { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: root,
    platform: "node",
    input: Object.fromEntries(specifiers.map((specifier) => [fileOfPackage(specifier), ENTRY + specifier])),
    external: [/^node:/, LEFT, "pg-native"],
    logLevel: "silent",
    plugins: [
      {
        name: "packed-packages",
        resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : null),
        load: (id) => (id.startsWith(`\0${ENTRY}`) ? entryOf(id.slice(ENTRY.length + 1)) : null),
      },
    ],
  });
  await bundle.write({
    dir: made,
    format: "esm",
    entryFileNames: "[name]",
    chunkFileNames: "shared/[name]-[hash].mjs",
  });
  await bundle.close();
  const packed: PackedPackages = { manifest: hashManifest(root), specifiers };
  writeFileSync(join(made, "index.json"), JSON.stringify(packed));
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
}
