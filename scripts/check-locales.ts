import { globSync, readFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { readKeys, type FileKeys } from "./locale-keys.ts";

const LANGUAGES = ["en", "it"] as const;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Texts that may be the same in both languages. */
const SAME_IN_BOTH = new Set([
  "Sintonia",
  "English",
  "Italiano",
  "Email",
  "Password",
  "Home",
  "Chat",
  "mm",
  "hh",
  "AM/PM",
  "Privacy",
  "OK",
  "No",
  "Google",
  "Feedback",
  "Tag",
  "Database",
]);

/** Namespace → key → text, for one language; nested keys joined by dots. */
export type Texts = Map<string, Map<string, string>>;

function flatten(value: unknown, prefix: string, into: Map<string, string>): void {
  if (typeof value === "string") into.set(prefix, value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) flatten(child, prefix ? `${prefix}.${key}` : key, into);
  } else into.set(prefix, "");
}

/** Texts of one language from the parsed files, by namespace. */
export function toTexts(files: Record<string, unknown>): Texts {
  return new Map(
    Object.entries(files).map(([namespace, content]) => {
      const texts = new Map<string, string>();
      flatten(content, "", texts);
      return [namespace, texts];
    }),
  );
}

function marks(text: string, pattern: RegExp): string {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))].toSorted().join(", ");
}

const placeholders = (text: string): string => marks(text, /\{\{-?\s*([\w.]+)/g);
const tags = (text: string): string => marks(text, /<\/?(\w+)\s*\/?>/g);

/** A singular may omit {{count}} (“one note”). */
function samePlaceholders(key: string, one: string, other: string): boolean {
  const bare = (text: string): string =>
    /_(?:zero|one)$/.test(key)
      ? placeholders(text)
          .split(", ")
          .filter((name) => name !== "count")
          .join(", ")
      : placeholders(text);
  return bare(one) === bare(other);
}

function checkText(where: string, text: string): string[] {
  if (text.trim() === "") return [`${where}: empty text`];
  return /['"]/.test(text.replaceAll(/<[^>]*>/g, "")) ? [`${where}: straight apostrophe or quote in «${text}»`] : [];
}

function checkPlurals(where: string, key: string, texts: Map<string, string>): string[] {
  if (!PLURAL.test(key)) return [];
  const stem = key.replace(PLURAL, "");
  return ["_one", "_other"]
    .filter((suffix) => !texts.has(stem + suffix))
    .map((suffix) => `${where}: its plural form ${stem}${suffix} is missing`);
}

/** Problems in the texts themselves, one line each. */
export function compareTexts(en: Texts, it: Texts, same: Set<string> = SAME_IN_BOTH): string[] {
  const problems: string[] = [];
  for (const namespace of new Set([...en.keys(), ...it.keys()])) {
    const left = en.get(namespace) ?? new Map<string, string>();
    const right = it.get(namespace) ?? new Map<string, string>();
    for (const key of new Set([...left.keys(), ...right.keys()])) {
      const [english, italian] = [left.get(key), right.get(key)];
      const name = `${namespace}:${key}`;
      if (english !== undefined) problems.push(...checkText(`en ${name}`, english));
      if (italian !== undefined) problems.push(...checkText(`it ${name}`, italian));
      problems.push(...checkPlurals(`en ${name}`, key, left), ...checkPlurals(`it ${name}`, key, right));
      if (english === undefined) problems.push(`en ${name}: missing (or too much in it)`);
      else if (italian === undefined) problems.push(`it ${name}: missing`);
      else {
        if (!samePlaceholders(key, english, italian)) problems.push(`${name}: different placeholders`);
        if (tags(english) !== tags(italian)) problems.push(`${name}: different tags`);
        const words = english.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, "");
        if (english === italian && /\p{L}/u.test(words) && !same.has(english)) {
          problems.push(`it ${name}: untranslated «${english}»`);
        }
      }
    }
  }
  return [...new Set(problems)];
}

/** Keys used but missing, and keys never used, one line each. */
export function compareUses(texts: Texts, sources: Map<string, FileKeys>): string[] {
  const keys = [...texts].flatMap(([namespace, content]) =>
    [...content.keys()].map((key) => ({ namespace, key, stem: key.replace(PLURAL, "") })),
  );
  const used = new Set<string>();
  const problems: string[] = [];
  // A key that names a whole object (a list of texts) uses everything below it.
  const find = (namespace: string, wanted: string | RegExp): typeof keys =>
    keys.filter(({ namespace: own, key, stem }) => {
      if (wanted instanceof RegExp) {
        return [key, stem].some((name) => (namespace === own && wanted.test(name)) || wanted.test(`${own}:${name}`));
      }
      const [prefix, rest] = wanted.includes(":") ? wanted.split(":", 2) : [namespace, wanted];
      return own === prefix && (key === rest || stem === rest || key.startsWith(`${rest}.`));
    });
  for (const [path, file] of sources) {
    for (const use of file.uses) {
      const hits = use.namespaces.flatMap((namespace) => find(namespace, use.key));
      if (hits.length === 0) problems.push(`${path}:${use.line}: no text ${String(use.key)}`);
      for (const hit of hits) used.add(`${hit.namespace}:${hit.key}`);
    }
    for (const mention of file.mentions) {
      const namespaces = mention.includes(":") ? [""] : file.dynamic ? file.namespaces : [];
      for (const hit of namespaces.flatMap((namespace) => find(namespace, mention))) {
        used.add(`${hit.namespace}:${hit.key}`);
      }
    }
  }
  const unused = keys.filter(({ namespace, key }) => !used.has(`${namespace}:${key}`));
  return [...problems, ...unused.map(({ namespace, key }) => `${namespace}:${key}: unused`)];
}

function readLanguage(root: string, language: string): Texts {
  const files = globSync(`web/locales/${language}/*.json`, { cwd: root }).toSorted();
  return toTexts(
    Object.fromEntries(
      files.map((file): [string, unknown] => [
        basename(file, ".json"),
        JSON.parse(readFileSync(join(root, file), "utf8")),
      ]),
    ),
  );
}

/** Checks the locales and sources below `root`; returns the problems and how many texts there are in each language. */
export function checkLocales(root: string): { problems: string[]; count: number } {
  const [en, it] = LANGUAGES.map((language) => readLanguage(root, language)) as [Texts, Texts];
  const files = globSync("web/**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.(test|gen)\.tsx?$/.test(file));
  const sources = new Map(
    files.map((file) => [relative(root, join(root, file)), readKeys(file, readFileSync(join(root, file), "utf8"))]),
  );
  const count = [...en.values()].reduce((sum, texts) => sum + texts.size, 0);
  const none = count === 0 ? ["web/locales/en: no texts"] : [];
  return { problems: [...none, ...compareTexts(en, it), ...compareUses(en, sources)], count };
}

if (import.meta.main) {
  const { problems, count } = checkLocales(resolve(import.meta.dirname, ".."));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${count} texts, complete in ${LANGUAGES.join(" and ")}.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
