import { registerHooks } from "node:module";

const ROOT = new URL("../../", import.meta.url).href;
const MODULES = `${ROOT}node_modules/`;
/** The folders behind `imports` in package.json. */
const BY_NAME = /^#((?:domain|server|weights)\/.+\.ts)$/;
const BESIDE = /^\.\.?\/.+\.ts$/;

/**
 * Finds this package's own modules by their address alone. Node reads and parses package.json for each of them, which
 * took a quarter of the start.
 */
export function resolveOwnFiles(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const url = ownFile(specifier, context.parentURL);
      return url === null ? next(specifier, context) : { url, format: "module-typescript", shortCircuit: true };
    },
  });
}

function ownFile(specifier: string, parent: string | undefined): string | null {
  if (!parent?.startsWith(ROOT) || parent.startsWith(MODULES)) return null;
  const named = BY_NAME.exec(specifier)?.[1];
  if (named !== undefined) return ROOT + named;
  return BESIDE.test(specifier) ? new URL(specifier, parent).href : null;
}
