import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import type { ManifestEntry } from "workbox-build";
import type { Plugin, ViteDevServer } from "vite";

import { PRODUCT_NAME } from "#domain/brand.ts";
import { chunkNames } from "./scripts/web-chunks.ts";
import { helpersInVendor } from "./scripts/web-runtime.ts";
import { groupOf } from "#web/locales/groups.ts";
import { SHELL_URL } from "#web/worker/offline-pages.ts";

const root = import.meta.dirname;
const nameChunk = chunkNames(resolve(root, "web/main.tsx"));

/** Replaces `%NAME%` in the HTML with the product's name. */
function productName(): Plugin {
  return {
    name: "product-name",
    transformIndexHtml: { order: "pre", handler: (html) => html.replaceAll("%NAME%", PRODUCT_NAME) },
  };
}

/** The parts of zod that use `Function`, and their replacements. */
const WITHOUT_EVAL = new Map([
  ["zod/v4/core/util.js", [/cached\(\(\) => \{[^]*?new F\(""\);[^]*?\n\}\)/, "cached(() => false)"]],
  ["zod/v4/core/doc.js", [/const F = Function;[^]*?(?=\n {4}\})/, 'throw new Error("no code is made of text here");']],
] as const);

/**
 * Removes zod's JIT compiler. The pages' CSP forbids eval, and browsers report even the feature test; zod works without
 * it.
 */
function withoutEval(): Plugin {
  return {
    name: "without-eval",
    transform(code, id) {
      for (const [file, [found, instead]] of WITHOUT_EVAL) {
        if (!id.split("?")[0]?.endsWith(`/node_modules/${file}`)) continue;
        if (!found.test(code)) throw new Error(`${file} no longer looks as vite.config.ts expects it`);
        return { code: code.replace(found, instead), map: null };
      }
      return null;
    },
  };
}

/** The HTML that the production server would send, with its placeholders replaced. */
async function developmentPage(server: ViteDevServer, url: string, cookies: string): Promise<string> {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([a-z]+)`).exec(cookies)?.[1] ?? "";
  const language = cookie("sintonia_lang") === "it" ? "it" : "en";
  const theme = cookie("sintonia_theme");
  let html: string;
  if (url.split("?")[0] === "/") {
    const page = await server.ssrLoadModule("/web/landing/document.tsx");
    const css = await server.transformRequest("/web/landing/landing.css?direct");
    const landing = page["landingDocument"](language, { css: css?.code ?? "", script: "/web/landing/landing.ts" });
    html = await server.transformIndexHtml(url, landing);
  } else {
    html = await server.transformIndexHtml(url, await readFile(resolve(root, "web/index.html"), "utf8"));
  }
  return html
    .replaceAll("__LANG__", language)
    .replaceAll("__THEME__", theme === "light" || theme === "dark" ? theme : "")
    .replaceAll("__NONCE__", "")
    .replaceAll("__PUBLIC_URL__", "")
    .replaceAll("__HELP_EMAIL__", process.env["HELP_EMAIL"] ?? "help@localhost");
}

/** Serves the HTML pages in development. */
function developmentPages(): Plugin {
  return {
    name: "development-pages",
    apply: "serve",
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const answer = async () => {
            try {
              const html = await developmentPage(server, request.originalUrl ?? "/", request.headers.cookie ?? "");
              response.setHeader("content-type", "text/html; charset=utf-8");
              response.end(html);
            } catch (error) {
              next(error);
            }
          };
          void answer();
        });
      };
    },
  };
}

/** The file that a namespace's texts are put into, such as `texts.en.start`; null for other modules. */
function textsFile(id: string): string | null {
  const [, language, namespace] = /[\\/]web[\\/]locales[\\/](\w+)[\\/]([\w-]+)\.json$/.exec(id) ?? [];
  return namespace === undefined ? null : `texts.${language}.${groupOf(namespace) ?? namespace}`;
}

/** What is needed soonest after a page's first load: dialogs, what they are made of, toasts. */
const SOON = /\/(?:dialogs|forms|shared|toast-list|dropdown-menu)-/;

/**
 * Adds the offline shell, which the server makes of the built page, to what the service worker stores, one after another
 * in this order.
 */
async function withOfflineShell(entries: (ManifestEntry & { size: number })[]) {
  const html = await readFile(resolve(root, "dist/web/web/index.html"));
  const [soon, later] = [entries.filter(({ url }) => SOON.test(url)), entries.filter(({ url }) => !SOON.test(url))];
  const shell = { url: SHELL_URL, revision: hash("sha256", html), size: html.length };
  return { manifest: [...soon, ...later, shell] };
}

export default defineConfig(({ isSsrBuild }) => ({
  root,
  appType: "custom",
  publicDir: isSsrBuild ? false : resolve(root, "web/public"),
  resolve: {
    // React has this hook itself; the shim is for versions before 18.
    alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" },
  },
  plugins: [
    tanstackRouter({
      target: "react",
      routesDirectory: "web/routes",
      generatedRouteTree: "web/route-tree.gen.ts",
      routeFileIgnorePattern: "\\.test\\.tsx?$",
      addExtensions: true,
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [["component", "pendingComponent", "errorComponent", "notFoundComponent"]],
      },
      quoteStyle: "double",
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
    productName(),
    withoutEval(),
    !isSsrBuild && helpersInVendor(),
    developmentPages(),
    // In development there is no service worker. scripts/build-web.mjs writes the manifest.
    !isSsrBuild &&
      VitePWA({
        strategies: "injectManifest",
        srcDir: "web/worker",
        filename: "service-worker.ts",
        injectRegister: false,
        manifest: false,
        injectManifest: {
          globPatterns: ["assets/*.{js,css,woff2}"],
          // The operator's room, which nearly nobody enters and which needs the server.
          globIgnores: ["assets/admin-*", "assets/texts.*.admin-*"],
          manifestTransforms: [withOfflineShell],
          injectionPoint: "self.FILES_OF_THIS_VERSION",
          rollupFormat: "iife",
        },
      }),
  ],
  build: {
    outDir: resolve(root, "dist/web"),
    // No data: URLs, so that the CSP does not have to allow them.
    assetsInlineLimit: 0,
    // Tailwind's minimum; also compiles light-dark() for browsers without it.
    cssTarget: ["chrome111", "safari16.4", "firefox128"],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(isSsrBuild ? {} : { input: resolve(root, "web/index.html") }),
      output: {
        // Few requests (docs/decisions/039-first-load.md). By default the bundler makes a chunk per combination of
        // pages, about thirty for each page.
        ...(!isSsrBuild && {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: textsFile },
              {
                name: "vendor",
                test: /[\\/]node_modules[\\/](?!zod|react-hook-form|@hookform)/,
                tags: ["$initial"],
              },
              { name: "start", tags: ["$initial"] },
              // Only pages with charts load the charting library.
              { name: "charts", test: /[\\/]node_modules[\\/](?:@visx|d3-|internmap|classnames)/ },
              { name: (id, context) => nameChunk(id, (other) => context.getModuleInfo(other)) },
            ],
          },
        }),
      },
    },
  },
}));
