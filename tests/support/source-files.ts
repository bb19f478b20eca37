import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { parseSync, Visitor } from "vite";

/** An import: a path relative to the repository if it is local, else the name of the package. */
export type Import = { target: string; written: string; local: boolean; typeOnly: boolean; names: string[] };

/** A source file as the repo rules see it. Paths are relative to the repository, with slashes. */
export type SourceFile = {
  path: string;
  text: string;
  imports: Import[];
  hasDefaultExport: boolean;
  /** Contains only `export … from`: a barrel. */
  onlyReexports: boolean;
  /** Lines of the longest function. */
  longestFunction: number;
};

const ROOT = resolve(import.meta.dirname, "../..");
const FOLDERS = ["domain", "weights", "server", "web", "cli", "tests", "bench", "checks", "scripts"];
const ALIAS = /^#(domain|weights|server|web)\//;

function packageName(written: string): string {
  if (written.startsWith("node:")) return written;
  return written
    .split("/")
    .slice(0, written.startsWith("@") ? 2 : 1)
    .join("/");
}

function toImport(path: string, written: string, typeOnly: boolean, names: string[]): Import {
  if (ALIAS.test(written)) return { target: written.slice(1), written, local: true, typeOnly, names };
  if (written.startsWith(".")) {
    return { target: posix.join(dirname(path), written), written, local: true, typeOnly, names };
  }
  return { target: packageName(written), written, local: false, typeOnly, names };
}

/** Parses a file's imports: static, dynamic, type-only, and re-exports. @throws if it does not parse. */
export function parseSource(path: string, text: string): SourceFile {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries }) => {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    return toImport(
      path,
      moduleRequest.value,
      typeOnly,
      entries.map((entry) => entry.importName.name ?? entry.importName.kind),
    );
  });
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  for (const entry of exported) {
    if (!entry.moduleRequest) continue;
    const name = entry.importName.name ?? entry.importName.kind;
    imports.push(toImport(path, entry.moduleRequest.value, entry.isType, [name]));
  }
  let longestFunction = 0;
  const measure = ({ start, end }: { start: number; end: number }) => {
    longestFunction = Math.max(longestFunction, text.slice(start, end).split("\n").length);
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string") {
        imports.push(toImport(path, source.value, false, []));
      }
    },
    TSImportType: ({ source, qualifier }) => {
      const name = qualifier?.type === "Identifier" ? [qualifier.name] : [];
      imports.push(toImport(path, source.value, true, name));
    },
  }).visit(program);
  return {
    path,
    text,
    imports,
    longestFunction,
    hasDefaultExport: exported.some(({ exportName }) => exportName.kind === "Default" || exportName.name === "default"),
    onlyReexports:
      program.body.length > 0 &&
      program.body.every(
        (statement) =>
          statement.type === "ExportAllDeclaration" ||
          (statement.type === "ExportNamedDeclaration" && statement.source !== null),
      ),
  };
}

function paths(pattern: string[]): string[] {
  return globSync(pattern, { cwd: ROOT, exclude: ["**/node_modules/**"] }).toSorted();
}

let parsed: SourceFile[] | undefined;

/** All scripts of the repository, parsed once for each process. */
export function readSources(): readonly SourceFile[] {
  parsed ??= parseSources();
  return parsed;
}

function parseSources(): SourceFile[] {
  const patterns = ["*.{ts,mjs}", ...FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,mts,mjs}`)];
  return paths(patterns).map((path) => parseSource(path, readFileSync(join(ROOT, path), "utf8")));
}

/** All documents and style sheets. */
export function readTexts(): { path: string; text: string }[] {
  const patterns = ["*.md", "docs/**/*.md", "web/**/*.{css,html}", "server/**/*.{sql,md}"];
  return paths(patterns).map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}
