import { registerHooks, type ResolveFnOutput } from "node:module";
import { fileOfPackage, LEFT } from "./packed-packages.ts";

const ROOT = new URL("../../", import.meta.url).href;
/** The folders behind `imports` in package.json. */
const BY_NAME = /^#((?:domain|server|weights)\/.+\.ts)$/;
const BESIDE = /^\.\.?\/.+\.ts$/;
/** Another package, or a part of it. */
const PACKAGE = /^(?!node:)[a-z@][^:]*$/i;
/** The folder of a package below the nearest node_modules. */
const WITHIN = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//;

/**
 * Finds this package's own modules by their address, other packages in the few files of dist/node_modules/packages where they are
 * packed, and else only once for all modules of one that imports them. Node reads and parses package.json, which may
 * list a thousand exports, for each import: with reading a thousand modules half of the start.
 * @param packed the packages in dist/node_modules/packages, or null
 */
export function resolveOnce(packed: ReadonlySet<string> | null): void {
  const found = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL: parent, conditions } = context;
      if (!parent?.startsWith(ROOT)) return next(specifier, context);
      const importer = WITHIN.exec(parent)?.[0] ?? ROOT;
      const own = importer === ROOT ? ownFile(specifier, parent) : null;
      if (own !== null) return { url: own, format: "module-typescript", shortCircuit: true };
      if (!PACKAGE.test(specifier)) return next(specifier, context);
      if (packed && importer === ROOT && !parent.includes("/dist/") && !LEFT.test(specifier)) {
        // From its own folder it would be there twice, as two packages that do not know each other's classes.
        if (!packed.has(specifier))
          throw new Error(`dist/node_modules/packages has no ${specifier}: run npm run build`);
        return {
          url: `${ROOT}dist/node_modules/packages/${fileOfPackage(specifier)}`,
          format: "module",
          shortCircuit: true,
        };
      }
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
