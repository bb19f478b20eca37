// Builds dist/web: the application (app.html; account.html for the pages that work before it has loaded), the
// prerendered landing (landing.en.html, landing.it.html), hashed assets with .br and .gz beside each, the service worker,
// the manifests, and csp.json with the hashes of what is inlined.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, runnerImport } from "vite";

import { LANGUAGES } from "#domain/language.ts";
import { groupsOfPage } from "#web/locales/groups.ts";

const root = resolve(import.meta.dirname, "..");
const out = join(root, "dist", "web");
/** The HTML files of the application, the script in the head of each, and the most characters that it may have. */
const DOCUMENTS = [
  { file: "app.html", script: "early.ts", limit: 2500 },
  { file: "account.html", script: "early-account.ts", limit: 8500 },
];

async function buildApp() {
  const chunks = new Map();
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { emptyOutDir: true },
    plugins: [recordChunks(chunks)],
  });
  const html = await readFile(join(out, "web", "index.html"), "utf8");
  const styled = await inlineStyles(html);
  const documents = { "app.html": styled, "account.html": withWaitingModules(styled) };
  for (const { file, script, limit } of DOCUMENTS) {
    const early = await earlyScript(script, limit);
    await writeFile(
      join(out, file),
      documents[file].replace("<!--early-->", () => early),
    );
  }
  await rm(join(out, "web"), { recursive: true });
  await writePreloads(html, chunks);
}

/** Notes what each file of the build contains and imports: `Map<name, { name, modules, imports }>`. */
function recordChunks(chunks) {
  return {
    name: "record-chunks",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After the plugin that removes a file (scripts/web-runtime.ts).
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const { fileName, name, moduleIds, imports } = chunk;
          chunks.set(fileName, { name, modules: moduleIds, imports: imports.filter((file) => file in bundle) });
        }
      },
    },
  };
}

/**
 * Writes which modules each page takes besides those of app.html: `{ pages: { [path]: [url] }, texts: { [language]:
 * { [path]: [url] } }, shell: [url] }`. Unknown pages have the texts of ""; `shell` is what any page takes besides when
 * it is shown without a network.
 */
async function writePreloads(html, chunks) {
  const withImports = (file) => [file, ...(chunks.get(file)?.imports ?? []).flatMap(withImports)];
  const filesWith = (isWanted) => {
    const files = [...chunks].filter(([, { modules }]) => modules.some(isWanted)).map(([file]) => file);
    if (files.length === 0) throw new Error(`no file contains ${isWanted}`);
    return files;
  };
  const first = new Set(Array.from(html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g), ([, file]) => file));
  const codeOf = (route) => filesWith((id) => id.includes(`/web/routes/${route}.tsx?tsr-split=component`));
  const routes = (await readdir(join(root, "web", "routes")))
    .filter((name) => /^[^-].*\.tsx$/.test(name) && !name.includes(".test.") && name !== "__root.tsx")
    .map((name) => name.slice(0, -".tsx".length));
  const addresses = routes.filter((route) => route !== "_app").map((route) => [route, addressOf(route)]);
  // Who may enter the operator's room is known only once its page asks.
  const preloaded = addresses.filter(([, address]) => !address.startsWith("/admin"));
  const pages = Object.fromEntries(
    preloaded.map(([route, address]) => {
      const chain = route.startsWith("_app.") ? ["_app", route] : [route];
      const files = new Set(chain.flatMap(codeOf).flatMap(withImports));
      return [address.replaceAll("$", ":"), [...files.difference(first)].map((file) => `/${file}`)];
    }),
  );
  // With what draws its messages, which are in the page's HTML.
  const opened = ["/chat/ChatPanel.tsx", "/chat/markdown.ts"];
  const chat = new Set(filesWith((id) => opened.some((end) => id.endsWith(end))).flatMap(withImports));
  const withChat = [...pages["/persona/:id"], ...[...chat.difference(first)].map((file) => `/${file}`)];
  pages["/persona/:id?chat=1"] = [...new Set(withChat)];
  const files = new Map(Array.from(chunks, ([file, { name }]) => [name, `/${file}`]));
  const textsOf = (language, address) =>
    groupsOfPage(address).map((group) => {
      const url = files.get(`texts.${language}.${group}`);
      if (!url) throw new Error(`the texts ${group} in ${language} are missing`);
      return url;
    });
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => {
      const known = addresses.map(([, address]) => [address.replaceAll("$", ":"), textsOf(language, address)]);
      return [language, { "": textsOf(language, ""), ...Object.fromEntries(known) }];
    }),
  );
  const offline = new Set(filesWith((id) => id.endsWith("/web/routes/-offline.tsx")).flatMap(withImports));
  const shell = [...[...offline.difference(first)].map((file) => `/${file}`), ...(await firstFonts())];
  await writeFile(join(out, "preloads.json"), JSON.stringify({ pages, texts, shell }, null, 2));
}

/** The fonts that every page shows. */
async function firstFonts() {
  const files = await readdir(join(out, "assets"));
  return ["brygada-latin", "commissioner-latin"].map((font) => {
    const file = files.find((name) => name.startsWith(font) && /^-[\w-]{8}\.woff2$/.test(name.slice(font.length)));
    if (!file) throw new Error(`the font ${font} is missing`);
    return `/assets/${file}`;
  });
}

/** The address of a file in web/routes: that of "_app.persona.$id" is "/persona/$id"; server/pages/pages.ts has ":id". */
function addressOf(route) {
  const path = route
    .replace(/^_app\./, "")
    .replaceAll("_.", ".")
    .replace(/\.index$/, "");
  return `/${path.replaceAll(".", "/")}`;
}

/** Styles in the page itself: a file of them would delay the first paint by a round trip. */
async function inlineStyles(html) {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)">/.exec(html);
  if (!link) throw new Error("the application's styles are missing");
  const css = await readFile(join(out, link[1]), "utf8");
  // The disabled link is not fetched; it keeps code that is loaded later from adding the same styles as a file.
  return html.replace(link[0], () => `<style>${css.trim()}</style><link rel="stylesheet" href="${link[1]}" disabled>`);
}

/** The modules in a template: they would take the network from the page that is to be drawn first. */
function withWaitingModules(html) {
  const modules = [];
  const rest = html.replaceAll(
    /<!--preloads-->|<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
    (tag) => {
      modules.push(tag);
      return "";
    },
  );
  return rest.replace("</body>", () => `<template id="application">${modules.join("")}</template></body>`);
}

/** @param limit the most characters that the built script may have */
async function earlyScript(script, limit) {
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, "web", script),
        output: { format: "iife" },
        // A module that it takes one function from may import a library for the rest.
        treeshake: { moduleSideEffects: (id) => !id.includes("/node_modules/") },
      },
    },
  });
  const code = output[0].code.trim();
  if (code.length > limit) throw new Error(`${script} has grown to ${code.length} characters`);
  return `<script>${code}</script>`;
}

/** What the server renders a page's first HTML with. */
async function buildRenderer() {
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "error",
    ssr: { noExternal: true },
    build: { ssr: join(root, "web", "entry-server.tsx"), outDir: join(root, "dist", "renderer"), emptyOutDir: true },
  });
}

async function buildLanding() {
  const folder = join(root, "web", "landing");
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [tailwindcss()],
    build: {
      outDir: out,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssTarget: ["chrome111", "safari16.4", "firefox128"],
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [join(folder, "landing.ts"), join(folder, "landing.css")] },
    },
  });
  const script = output.find((file) => file.type === "chunk" && file.isEntry && file.fileName.endsWith(".js"));
  const sheet = output.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  if (!script || !sheet) throw new Error("the landing's script or styles are missing");
  const css = withoutUnusedTokens(String(sheet.source)).trim();
  await rm(join(out, sheet.fileName));

  const { module } = await runnerImport(join(folder, "document.tsx"), {
    root,
    configFile: false,
    plugins: [react()],
    logLevel: "warn",
  });
  const hashes = {};
  for (const language of LANGUAGES) {
    const html = module.landingDocument(language, { css, script: `/${script.fileName}` });
    if (/\sstyle=/.test(html)) throw new Error("the landing has a style attribute, which the policy refuses");
    const file = `landing.${language}.html`;
    await writeFile(join(out, file), html);
    hashes[file] = { "style-src": hashesOf("style", html) };
  }
  for (const { file } of DOCUMENTS) {
    const html = await readFile(join(out, file), "utf8");
    hashes[file] = { "style-src": hashesOf("style", html), "script-src": hashesOf("script", html) };
  }
  await writeFile(join(out, "csp.json"), JSON.stringify(hashes, null, 2));
}

/** Content-security-policy sources of every inlined style or script of a document. */
function hashesOf(tag, html) {
  return [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(
    ([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}

/** Drops custom properties that the landing page does not use, until none is left. */
function withoutUnusedTokens(css) {
  for (;;) {
    const next = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) =>
      name.startsWith("--tw-") || name.startsWith("--lightningcss") || css.includes(`var(${name}`) ? declaration : "",
    );
    if (next === css) return css;
    css = next;
  }
}

const icon = (name, size, purpose) => ({
  src: `/icon-${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** One manifest for each language; `id` says that they describe the same application. */
async function writeManifests() {
  const { module } = await runnerImport(join(root, "web", "worker", "manifest.ts"), {
    root,
    configFile: false,
    logLevel: "warn",
  });
  const icons = [
    icon("192", 192, "any"),
    icon("512", 512, "any"),
    icon("maskable-512", 512, "maskable"),
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
  ];
  for (const language of LANGUAGES) {
    const manifest = module.webManifest(language, icons);
    await writeFile(join(out, `manifest.${language}.webmanifest`), JSON.stringify(manifest));
  }
}

/** HTML is left out: the server fills its placeholders before compressing. */
async function compress() {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = await readdir(out, { recursive: true });
  const texts = files.filter(
    (file) => /\.(js|css|svg|json|webmanifest|txt)$/.test(file) && !["csp.json", "preloads.json"].includes(file),
  );
  for (const file of texts) {
    const content = await readFile(join(out, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(join(out, `${file}.br`), await brotli(content, { params }));
    await writeFile(join(out, `${file}.gz`), await zip(content, { level: 9 }));
  }
}

await mkdir(out, { recursive: true });
await buildApp();
await buildRenderer();
await buildLanding();
await writeManifests();
await compress();
