import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readKeys } from "../scripts/locale-keys.ts";
import { readSources, type SourceFile } from "./support/source-files.ts";
import { ALL_GROUPS, groupOf, groupsOfPage, TEXT_GROUPS } from "#web/locales/groups.ts";

const ROUTES = "web/routes/";
let sources: Map<string, SourceFile>;
beforeAll(() => {
  sources = new Map(readSources().map((source) => [source.path, source]));
});

test.each(["en", "it"])("each namespace in %s is in exactly one group", (language) => {
  const namespaces = globSync(`web/locales/${language}/*.json`).map((file) => basename(file, ".json"));
  expect(ALL_GROUPS.flatMap((group): readonly string[] => TEXT_GROUPS[group]).toSorted()).toEqual(
    namespaces.toSorted(),
  );
});

/** The modules that these import, and so on, as far as they are loaded together. */
function closureOf(paths: string[], seen = new Set<string>()): Set<string> {
  for (const path of paths) {
    const source = sources.get(path);
    if (!source || seen.has(path) || !path.startsWith("web/") || path.includes(".gen.")) continue;
    seen.add(path);
    const loadedLater = new Set([...source.text.matchAll(/\bimport\(\s*"([^"]+)"/g)].map(([, written]) => written));
    closureOf(
      source.imports
        .filter((one) => one.local && !one.typeOnly && !loadedLater.has(one.written))
        .map((one) => one.target),
      seen,
    );
  }
  return seen;
}

const known = new Map<string, string[]>();

/** The namespaces whose texts a module may show. */
function namespacesOf(path: string): string[] {
  const namespaces = known.get(path) ?? readNamespaces(path);
  known.set(path, namespaces);
  return namespaces;
}

function readNamespaces(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const { mentions, namespaces } = readKeys(path, text);
  const own = /\b(?:useTranslation|getFixedT)\(/.test(text) ? namespaces : [];
  const prefixes = [...mentions].map((mention) => /^([a-z-]+):[a-z]/.exec(mention)?.[1] ?? "");
  const templates = [...text.matchAll(/`([a-z-]+):/g)].map(([, prefix]) => prefix!);
  return [...own, ...prefixes, ...templates].filter((name) => groupOf(name) !== undefined);
}

function groupsIn(paths: string[]): string[] {
  return [...new Set([...closureOf(paths)].flatMap(namespacesOf).map((namespace) => groupOf(namespace)!))].toSorted();
}

const routes = globSync(`${ROUTES}*.tsx`)
  .map((file) => basename(file, ".tsx"))
  .filter((name) => !name.startsWith("-") && !name.endsWith(".test") && !["__root", "_app"].includes(name));

test.each(routes)("the texts of %s are those that its code uses", (route) => {
  const path = route
    .replace(/^_app\./, "")
    .replaceAll("_.", ".")
    .replace(/\.index$/, "");
  const layout = route.startsWith("_app.") ? [`${ROUTES}_app.tsx`] : [];
  const used = groupsIn(["web/main.tsx", `${ROUTES}__root.tsx`, ...layout, `${ROUTES}${route}.tsx`]);
  const named: string[] = groupsOfPage(`/${path.replaceAll(".", "/")}`);
  expect(named.toSorted()).toEqual(used);
});

const ON_DEMAND = /onDemand[^(]*\(\s*async \(\) => \(await import\("([^"]+)"\)\)([^]*?)\n\);/g;

/** The parts that a module loads on demand, with the groups it names for each. */
function partsOf({ path, text, imports }: SourceFile): [name: string, part: string, named: string[]][] {
  return Array.from(text.matchAll(ON_DEMAND), ([, written = "", options = ""]) => [
    `${path}: ${written}`,
    imports.find((one) => one.written === written)?.target ?? "",
    [...(/texts: \[([^\]]*)\]/.exec(options)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(([, group]) => group!),
  ]);
}

test("the parts that are loaded on demand name the texts that their code uses", () => {
  const parts = [...sources.values()].filter(({ path }) => path.startsWith("web/")).flatMap(partsOf);
  expect(parts.length).toBeGreaterThan(10);
  for (const [name, part, named] of parts) {
    // Those of a page on which the chat can be opened are there.
    const ofPage = part.includes("/chat/") ? groupsOfPage("/persona/$id") : ["start"];
    expect([...new Set([...ofPage, ...named])].toSorted(), name).toEqual(
      [...new Set([...ofPage, ...groupsIn([part])])].toSorted(),
    );
  }
});

test("an address with a slash at its end is the same page", () => {
  expect(groupsOfPage("/settings/")).toEqual(groupsOfPage("/settings"));
  expect(groupsOfPage("/")).toEqual(["start"]);
});
