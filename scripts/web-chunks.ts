/** What the bundler knows about a module. */
interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
}
type FindModule = (id: string) => Module | null;

const LIBRARY = /[\\/]node_modules[\\/]/;
const FORM_LIBRARY = /[\\/]node_modules[\\/](?:zod|react-hook-form|@hookform|react-i18next|html-parse-stringify)[\\/]/;
/** Modules that re-export the parts of a library, of which each importer uses a few. */
const BARREL =
  /[\\/]node_modules[\\/](lucide-react|@tanstack[\\/]react-(?:router|query)|react-i18next)[\\/].*[\\/](?:lucide-react|index)\.m?js$/;
/** `import { a, b as c } from "d"`, also as an export. */
const NAMED = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

const OTHER_PAGE = /[\\/]web[\\/]routes[\\/](?!_app\.persona\.\$id|_app\.home|_app\.admin|_app\.tsx)[^?]*\?tsr-split/;
const SIGNED_IN_PAGE = /[\\/]web[\\/]routes[\\/](?:_app\.(?!settings\.index|admin)|onboarding)[^?]*\?tsr-split/;
/** The operator's room: no other page may need its file. */
const ADMIN_PAGE = /[\\/]web[\\/]routes[\\/]_app\.admin[^?]*\?tsr-split/;
const OFFLINE = /[\\/]web[\\/]routes[\\/]-offline\.tsx$/;
const CHAT = /[\\/]chat[\\/]ChatPanel\.tsx$/;
const CHAT_PARTS = /[\\/]chat[\\/]ChatParts\.tsx$/;
/** Those that load toasts, menus and confirmations. */
const APP_PARTS = /[\\/]web[\\/]app[\\/][\w-]+\.tsx?$/;
/** Modules of the parts that are loaded on demand. */
const ON_DEMAND = /[\\/]dialogs\.ts$/;

/** What at least two of these sets contain. */
function inSeveral(sets: readonly ReadonlySet<string>[]): Set<string> {
  const [seen, again] = [new Set<string>(), new Set<string>()];
  for (const id of sets.flatMap((set) => [...set])) (seen.has(id) ? again : seen).add(id);
  return again;
}

/** What a module's code imports or exports from elsewhere by name, as there and as here. */
function* namedIn(code: string): Generator<{ there: string; here: string; from: string }> {
  for (const [, list = "", from = ""] of code.matchAll(NAMED)) {
    for (const one of list.split(",")) {
      const [there = "", here = there] = one.trim().split(" as ");
      yield { there, here, from };
    }
  }
}

class ModuleGraph {
  /** All modules that the application may load. */
  readonly all: ReadonlySet<string>;
  readonly #find: FindModule;
  /** The module of what is imported from a library with a barrel, by library and name. */
  readonly #parts = new Map<string, string>();

  constructor(find: FindModule, entry: string) {
    this.#find = find;
    const all = new Set([entry]);
    for (const id of all) {
      const { importedIds = [], dynamicallyImportedIds = [] } = find(id) ?? {};
      for (const imported of [...importedIds, ...dynamicallyImportedIds]) all.add(imported);
    }
    this.all = all;
    for (const id of all) {
      const library = BARREL.exec(id)?.[1]?.replaceAll("\\", "/");
      const { importedIds = [], code } = find(id) ?? {};
      for (const { here, from } of library ? namedIn(code ?? "") : []) {
        const part = importedIds.find((one) => one.replaceAll("\\", "/").endsWith(from.replace(/^\./, "")));
        if (part) this.#parts.set(`${library} ${here}`, part);
      }
    }
  }

  matching(test: (id: string) => boolean): string[] {
    return [...this.all].filter(test);
  }

  /** What a module imports statically; of libraries with a barrel, the parts that it names. */
  #importsOf(id: string): readonly string[] {
    if (BARREL.test(id)) return [];
    const { importedIds = [], code } = this.#find(id) ?? {};
    if (LIBRARY.test(id)) return importedIds;
    const named = [...namedIn(code ?? "")].flatMap(({ there, from }) => this.#parts.get(`${from} ${there}`) ?? []);
    return [...importedIds, ...named];
  }

  /** These modules and all that they import statically. */
  closure(starts: readonly string[]): Set<string> {
    const closure = new Set(starts);
    for (const id of closure) for (const imported of this.#importsOf(id)) closure.add(imported);
    return closure;
  }

  dynamicImports(ids: readonly string[]): string[] {
    return ids.flatMap((id) => this.#find(id)?.dynamicallyImportedIds ?? []);
  }
}

/**
 * Names the chunk of each module that is no part of the first load of all pages, so that a page takes few files and
 * little that it does not need. Null for what only one page needs, which is in that page's own chunk.
 */
export function chunkNames(entry: string): (id: string, find: FindModule) => string | null {
  let names: Map<string, string> | undefined;
  function nameAll(find: FindModule): Map<string, string> {
    const graph = new ModuleGraph(find, entry);
    const page = (...routes: string[]) =>
      graph.closure(graph.matching((id) => routes.some((route) => id.includes(`/web/routes/${route}.tsx?`))));
    const [frame, home, person] = [page("_app"), page("_app.home"), page("_app.persona.$id")];
    const [settings, visitors] = [page("_app.settings.index"), page("auth", "invite.$code")];
    const others = graph.closure(graph.matching((id) => OTHER_PAGE.test(id)));
    const offline = graph.closure(graph.matching((id) => OFFLINE.test(id)));
    const chat = graph.closure(graph.matching((id) => CHAT.test(id)));
    const admin = graph.closure(graph.matching((id) => ADMIN_PAGE.test(id)));
    const signedIn = graph.matching((id) => SIGNED_IN_PAGE.test(id)).map((id) => graph.closure([id]));
    const partsOf = (loader: RegExp) => graph.closure(graph.dynamicImports(graph.matching((id) => loader.test(id))));
    const [dialogs, chatParts, appParts] = [partsOf(ON_DEMAND), partsOf(CHAT_PARTS), partsOf(APP_PARTS)];
    const groups: [name: string, modules: ReadonlySet<string>][] = [
      [
        "pages",
        frame
          .union(home.intersection(person.union(others)))
          .union(visitors.intersection(home.union(person).union(chat)))
          .union(settings.intersection(chat)),
      ],
      ["home", home],
      // Fetched for every page, because safety cards and helplines are not on demand.
      ["care", offline.intersection(person.union(dialogs).union(chat).union(others))],
      ["person", person],
      ["offline", offline],
      ["forms", new Set([...visitors.intersection(dialogs), ...graph.matching((id) => FORM_LIBRARY.test(id))])],
      ["visitors", visitors],
      ["panel", chat.intersection(dialogs.union(others).union(appParts))],
      ["chat", chat],
      ["chat-parts", chatParts.difference(dialogs).difference(others)],
      ["shared", dialogs.intersection(others)],
      ["dialogs", dialogs],
      ["menus", appParts],
      ["more", inSeveral([...signedIn, admin])],
      ["admin", admin.difference(others)],
    ];
    const found = new Map<string, string>();
    for (const [name, modules] of groups) {
      for (const id of modules) if (!found.has(id)) found.set(id, name);
    }
    // Icons and the like that are left, which would be files of their own.
    const entries = graph.dynamicImports([...graph.all]).map((id) => graph.closure([id]));
    for (const id of inSeveral(entries)) if (LIBRARY.test(id) && !found.has(id)) found.set(id, "pages");
    return found;
  }
  return (id, find) => {
    names ??= nameAll(find);
    return names.get(id) ?? null;
  };
}
