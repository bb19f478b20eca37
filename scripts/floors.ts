import type { SourceFile } from "../tests/support/source-files.ts";

const BEGIN = "<!-- floors: npm run -s floors -->";
const END = "<!-- /floors -->";

/** Folders drawn by themselves; every other file of a layer belongs to the box of what stands in its root. */
const ROOMS: Record<string, string[]> = {
  web: ["routes", "features", "app", "questions", "forms", "dictation", "safety", "people", "format", "ui", "landing"],
  server: ["pages", "features", "records", "auth", "http", "ai", "mail", "outgoing", "db", "runtime"],
  domain: [],
};

const isTest = (path: string) => /\.(?:test|gen)\.|\.d\.ts$/.test(path);

function roomOf(path: string): string | null {
  const [layer = "", folder = ""] = path.split("/");
  const rooms = ROOMS[layer];
  if (!rooms || isTest(path)) return null;
  if (rooms.includes(folder)) return `${layer}/${folder}`;
  // Texts are asked for everywhere, and ask for nothing.
  return folder === "locales" ? null : layer;
}

/** Which room imports which, types left out; a room of a layer by its folder, what stands in the layer's root by its name. */
export function importsOfRooms(sources: readonly SourceFile[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = roomOf(path);
    if (!from) continue;
    const reached = edges.get(from) ?? new Set();
    edges.set(from, reached);
    for (const { target, local, typeOnly } of imports) {
      const to = local && !typeOnly ? roomOf(target) : null;
      if (to && to !== from) reached.add(to);
    }
  }
  return edges;
}

/** Rooms that import each other, directly or by others: empty where all point one way. */
export function circles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(edges.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return [...edges.keys()].filter((room) => reaches(room, room)).toSorted();
}

/** Without an arrow that a way over other rooms says already. */
function reduced(edges: ReadonlyMap<string, ReadonlySet<string>>): [string, string][] {
  const reachedBy = (from: string, without: string): Set<string> => {
    const seen = new Set<string>();
    const visit = (room: string): void => {
      for (const next of edges.get(room) ?? []) {
        if ((room === from && next === without) || seen.has(next)) continue;
        seen.add(next);
        visit(next);
      }
    };
    visit(from);
    return seen;
  };
  return [...edges].flatMap(([from, to]) =>
    [...to].filter((room) => !reachedBy(from, room).has(room)).map((room): [string, string] => [from, room]),
  );
}

/** The layers and their rooms as a Mermaid drawing; an arrow means imports. */
export function drawFloors(edges: ReadonlyMap<string, ReadonlySet<string>>): string {
  const name = (room: string) => room.replace("/", "_");
  const rooms = [...new Set([...edges.keys(), ...[...edges.values()].flatMap((to) => [...to])])];
  const layer = (of: string) => [
    `  subgraph ${of}_layer [${of}]`,
    ...rooms
      .filter((room) => room.split("/")[0] === of)
      .toSorted()
      .map((room) => `    ${name(room)}["${room.includes("/") ? room.split("/")[1] : `${of}/*.ts`}"]`),
    "  end",
  ];
  const arrows = reduced(edges).map(([from, to]) => `  ${name(from)} --> ${name(to)}`);
  return ["```mermaid", "flowchart TD", ...Object.keys(ROOMS).flatMap(layer), ...arrows.toSorted(), "```"].join("\n");
}

/** A document with the drawing put in place of the one between its marks. @throws where it has no marks. */
export function withFloors(document: string, drawing: string): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the document lacks ${BEGIN} … ${END}`);
  return `${document.slice(0, from + BEGIN.length)}\n\n${drawing}\n\n${document.slice(to)}`;
}
