import type { SourceFile } from "../tests/support/source-files.ts";

const BEGIN = "<!-- layers: npm run -s layers -->";
const END = "<!-- /layers -->";

/** Folders with a box of their own; all other files of a layer are in the box of its root. */
const MODULES: Record<string, string[]> = {
  web: [
    "routes",
    "features",
    "app",
    "questions",
    "forms",
    "dictation",
    "safety",
    "people",
    "format",
    "ui",
    "landing",
    "worker",
  ],
  server: ["pages", "features", "records", "auth", "http", "ai", "mail", "outgoing", "db", "runtime"],
  domain: [],
  weights: [],
};

const isTest = (path: string) => /\.(?:test|gen)\.|\.d\.ts$/.test(path);

function moduleOf(path: string): string | null {
  const [layer = "", folder = ""] = path.split("/");
  const modules = MODULES[layer];
  if (!modules || isTest(path)) return null;
  if (modules.includes(folder)) return `${layer}/${folder}`;
  // Locales are imported everywhere and import nothing.
  return folder === "locales" ? null : layer;
}

/**
 * Which module imports which, without type imports. A module is a folder of a layer, or the files in the layer's root.
 */
export function importsOfModules(sources: readonly SourceFile[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = moduleOf(path);
    if (!from) continue;
    const reached = edges.get(from) ?? new Set();
    edges.set(from, reached);
    for (const { target, local, typeOnly } of imports) {
      const to = local && !typeOnly ? moduleOf(target) : null;
      if (to && to !== from) reached.add(to);
    }
  }
  return edges;
}

/** Modules that are part of an import cycle; empty if there is none. */
export function cycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(edges.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return [...edges.keys()].filter((module) => reaches(module, module)).toSorted();
}

/** The edges without those implied by a longer path (transitive reduction). */
function reduced(edges: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] {
  const reachedBy = (from: string, without: string): Set<string> => {
    const seen = new Set<string>();
    const visit = (module: string): void => {
      for (const next of edges.get(module) ?? []) {
        if ((module === from && next === without) || seen.has(next)) continue;
        seen.add(next);
        visit(next);
      }
    };
    visit(from);
    return seen;
  };
  return [...edges].flatMap(([from, to]) =>
    [...to].filter((module) => !reachedBy(from, module).has(module)).map((module): [string, string] => [from, module]),
  );
}

/** The layers and their modules as a Mermaid diagram; an arrow means imports. */
export function drawLayers(edges: ReadonlyMap<string, ReadonlySet<string>>): string {
  const name = (module: string) => module.replace("/", "_");
  const modules = [...new Set([...edges.keys(), ...[...edges.values()].flatMap((to) => [...to])])];
  const layer = (of: string) => [
    `  subgraph ${of}_layer [${of}]`,
    ...modules
      .filter((module) => module.split("/")[0] === of)
      .toSorted()
      .map((module) => `    ${name(module)}["${module.includes("/") ? module.split("/")[1] : `${of}/*.ts`}"]`),
    "  end",
  ];
  const arrows = reduced(edges).map(([from, to]) => `  ${name(from)} --> ${name(to)}`);
  return ["```mermaid", "flowchart TD", ...Object.keys(MODULES).flatMap(layer), ...arrows.toSorted(), "```"].join("\n");
}

/** The document with the diagram between its markers replaced. @throws Error if it has no markers. */
export function withLayers(document: string, drawing: string): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the document lacks ${BEGIN} … ${END}`);
  return `${document.slice(0, from + BEGIN.length)}\n\n${drawing}\n\n${document.slice(to)}`;
}
