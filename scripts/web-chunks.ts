/** What the bundler says about a module. */
interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
type FindModule = (id: string) => Module | null;

/** Modules that re-export others of which each importer uses a few: nothing follows from them. */
const BARREL = /[\\/]node_modules[\\/](?:lucide-react|react-i18next)[\\/]/;

const FORM_LIBRARIES = /[\\/]node_modules[\\/](?:zod|react-hook-form|@hookform)[\\/]/;

/** A module and all that it imports statically. */
function closureOf(find: FindModule, starts: Iterable<string>): Set<string> {
  const closure = new Set(starts);
  for (const id of closure) {
    if (BARREL.test(id)) continue;
    for (const imported of find(id)?.importedIds ?? []) closure.add(imported);
  }
  return closure;
}

/** All modules that the application may load. */
function allModules(find: FindModule, entry: string): Set<string> {
  const all = new Set([entry]);
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = find(id) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) all.add(imported);
  }
  return all;
}

const inRoute = (name: string) => (id: string) => id.includes(`/web/routes/${name}.tsx?`);

/**
 * Names the chunk of each module that is no part of the first load of all pages, so that a page takes few files and
 * little that it does not need: what the signed-in pages share, what only /home or only a person's page needs, the pages
 * for visitors, the chat, and what is loaded on demand.
 */
export function chunkNames(entry: string): (id: string, find: FindModule) => string | null {
  let names: Map<string, string> | undefined;
  function nameAll(find: FindModule): Map<string, string> {
    const all = [...allModules(find, entry)];
    const route = (...of: string[]) =>
      closureOf(
        find,
        of.flatMap((name) => all.filter(inRoute(name))),
      );
    const [frame, home, person] = [route("_app"), route("_app.home"), route("_app.persona.$id")];
    const visitors = route("auth", "invite.$code");
    const chat = closureOf(
      find,
      all.filter((id) => /[\\/]chat[\\/]ChatPanel\.tsx$/.test(id)),
    );
    const dialogs = closureOf(
      find,
      all.filter((id) => /[\\/]dialogs\.ts$/.test(id)).flatMap((id) => find(id)?.dynamicallyImportedIds ?? []),
    );
    const groups: [name: string, modules: ReadonlySet<string>][] = [
      ["pages", frame.union(home.intersection(person)).union(visitors.intersection(home.union(person)))],
      ["home", home],
      ["person", person],
      ["forms", new Set([...visitors.intersection(dialogs), ...all.filter((id) => FORM_LIBRARIES.test(id))])],
      ["visitors", visitors],
      ["chat", chat.difference(dialogs)],
      ["dialogs", dialogs],
    ];
    const found = new Map<string, string>();
    for (const [name, modules] of groups) {
      for (const id of modules) if (!found.has(id)) found.set(id, name);
    }
    // Icons, each of which is small.
    for (const id of all) if (id.includes("/lucide-react/")) found.set(id, "pages");
    return found;
  }
  return (id, find) => {
    names ??= nameAll(find);
    return names.get(id) ?? null;
  };
}
