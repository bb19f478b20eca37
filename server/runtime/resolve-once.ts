import { registerHooks, type ResolveFnOutput } from "node:module";

const ROOT = new URL("../../", import.meta.url).href;
/** The folders behind `imports` in package.json. */
const BY_NAME = /^#((?:domain|server|weights)\/.+\.ts)$/;
const BESIDE = /^\.\.?\/.+\.ts$/;
/** Another package, or a part of it. */
const PACKAGE = /^(?!node:)[a-z@][^:]*$/i;
/** The folder of a package below the nearest node_modules. */
const WITHIN = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//;

/**
 * Finds this package's own modules by their address, and another package only once for all modules of one that imports
 * it. Node reads and parses package.json, which may list a thousand exports, for each import: a third of the start.
 */
export function resolveOnce(): void {
  const found = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL: parent, conditions } = context;
      if (!parent?.startsWith(ROOT)) return next(specifier, context);
      const importer = WITHIN.exec(parent)?.[0] ?? ROOT;
      const own = importer === ROOT ? ownFile(specifier, parent) : null;
      if (own !== null) return { url: own, format: "module-typescript", shortCircuit: true };
      if (!PACKAGE.test(specifier)) return next(specifier, context);
      const key = [importer, specifier, ...conditions].join(" ");
      const known = found.get(key);
      if (known) return { ...known, shortCircuit: true };
      const result = next(specifier, context);
      found.set(key, result);
      return result;
    },
  });
}

function ownFile(specifier: string, parent: string): string | null {
  const named = BY_NAME.exec(specifier)?.[1];
  if (named !== undefined) return ROOT + named;
  return BESIDE.test(specifier) ? new URL(specifier, parent).href : null;
}
