import type { Plugin } from "vite";

/** Which names a module imports from a file, such as `r as e,t`. */
const IMPORT = /^import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/;
const EXPORT = /;?export\{([^}]*)\};?\s*$/;

/** The pairs of a list of imports or exports: `[["r", "e"], ["t", "t"]]` of `r as e,t`. */
function pairs(list: string): [from: string, to: string][] {
  return list.split(",").map((one) => {
    const [from = "", to = from] = one.trim().split(" as ");
    return [from, to];
  });
}

/** The libraries' file with the bundler's helpers in it; it exports them as `rt_` and their name. */
export function withHelpers(vendor: string, helpers: string): string {
  const imported = IMPORT.exec(vendor);
  const exported = EXPORT.exec(helpers);
  if (!imported || !exported) throw new Error("the bundler's helpers no longer look as scripts/web-runtime.ts expects");
  const all = pairs(exported[1] ?? "");
  const found = all.map(([local, name]) => `${name}:${local}`).join();
  const made = `const{${all.map(([, name]) => `${name}:rt_${name}`).join()}}=(()=>{${helpers.slice(0, exported.index)};return{${found}}})();`;
  const own = pairs(imported[1] ?? "").map(([name, local]) => `${local}=rt_${name}`);
  const exports = all.map(([, name]) => `rt_${name}`).join();
  return `${made}var ${own.join()};${vendor.slice(imported[0].length)}\nexport{${exports}};`;
}

/** Another file, with its imports of the helpers taken from the file that now has them. */
export function fromVendor(code: string, runtime: string, vendor: string): string {
  const name = (file: string) => file.slice(file.lastIndexOf("/") + 1);
  const renamed = code.replaceAll(
    /import\{([^}]*)\}from"\.\/(rolldown-runtime-[\w-]+\.js)"/g,
    (_, list: string) =>
      `import{${pairs(list)
        .map(([from, to]) => `rt_${from} as ${to}`)
        .join()}}from"./${name(vendor)}"`,
  );
  return renamed.replaceAll(name(runtime), name(vendor));
}

/**
 * Puts the bundler's few helpers into the libraries' file. By itself it makes a file of 0.4 KB of them, which every page
 * would take a request for.
 */
export function helpersInVendor(): Plugin {
  return {
    name: "helpers-in-vendor",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace(/\s*<link rel="modulepreload"[^>]*\/rolldown-runtime-[^>]*>/, ""),
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const runtime = chunks.find(({ name }) => name === "rolldown-runtime");
        const vendor = chunks.find(({ name }) => name === "vendor");
        if (!runtime || !vendor) throw new Error("the file of the libraries or of the bundler's helpers is missing");
        vendor.code = withHelpers(vendor.code, runtime.code);
        for (const chunk of chunks) {
          if (chunk !== vendor) chunk.code = fromVendor(chunk.code, runtime.fileName, vendor.fileName);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}
