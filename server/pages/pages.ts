import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { createRouter } from "#server/http/http.ts";
import { SHARE_PATH, withoutDocumentHeaders } from "#server/http/security.ts";
import { contentOf, readAssets, sendCompressed, sendContent, type Content } from "./content.ts";
import { offlineShell, redirectShared, SHELL_PATH, WORKER_PATH, WORKER_POLICY } from "./offline-shell.ts";
import { escapeHtml, invitationTags, invitationTitle } from "./preview.ts";
import { pageHtml, type PageRenderer } from "./render.ts";
import type { Services } from "#server/services.ts";
import { findSession } from "#server/auth/session.ts";

/**
 * The addresses of the application's pages; web/routes holds a file for each, and a test compares the two. Any other
 * address gets the same application, which says that there is no such page, with status 404.
 */
export const PAGES = [
  "/auth",
  "/reset-password",
  "/verify-email",
  "/auth/callback",
  "/invite",
  "/invite/:code",
  "/onboarding",
  "/home",
  "/extended-profiling",
  "/personality-summary",
  "/persona/:id",
  "/persona-profiling/:personaId",
  "/persona-summary/:personaId",
  "/persona-relationship-snapshot/:personaId",
  "/settings",
  "/settings/:part",
  "/admin",
  "/admin/:part",
  "/admin/accounts/:id",
  "/import-people",
  "/unsubscribe/:token",
  "/privacy",
  "/terms",
];

/**
 * Pages whose first HTML the server renders; the others are drawn by the browser alone. `dates`: they show dates;
 * `early`: they work without the application, which therefore loads once they are drawn.
 */
const RENDERED: ReadonlyMap<string, { dates: boolean; early?: true }> = new Map([
  ["/auth", { dates: false, early: true }],
  ["/invite/:code", { dates: false, early: true }],
  ["/home", { dates: true }],
  ["/persona/:id", { dates: true }],
]);

/** Files that a browser shows as text or not at all if they are opened as a document. */
const PART = /\.(?:js|css|woff2)$/;

/**
 * Serves the built web: the prerendered landing, the application for every other page, and their files, from memory.
 * Without a renderer the browser draws every page of the application.
 */
export function pageRoutes({ db, auth, site }: Services, folder: string, renderer?: PageRenderer) {
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const landing: Record<Language, string> = { en: read("landing.en.html"), it: read("landing.it.html") };
  const app = read("app.html");
  const documents = { "app.html": withPreviews(app), "account.html": withPreviews(read("account.html")) };
  const hashes = JSON.parse(read("csp.json")) as Record<string, { "style-src"?: string[]; "script-src"?: string[] }>;
  const preloads = JSON.parse(read("preloads.json")) as Preloads;
  const assets = readAssets(folder);
  const pages = new Map<string, Content>();

  /** The document as it is, and as an invitation in each language. */
  function withPreviews(html: string): Record<Language | "plain", string> {
    const withPreview = (language: Language) =>
      html
        .replace(/<title>[^<]*/, `<title>${escapeHtml(invitationTitle(language))}`)
        .replace("</head>", `${invitationTags(language, site.publicUrl)}</head>`);
    return { plain: html, en: withPreview("en"), it: withPreview("it") };
  }

  function landingPage(c: Context): Response {
    const language = chosenLanguage(c);
    const theme = chosenTheme(c);
    const key = `${language} ${theme}`;
    let page = pages.get(key);
    if (!page) {
      const values = { LANG: language, THEME: theme, HELP_EMAIL: site.helpEmail, PUBLIC_URL: site.publicUrl };
      const identity = Buffer.from(fill(landing[language], values));
      page = contentOf("landing.html", { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) });
      pages.set(key, page);
    }
    c.header("Content-Security-Policy", policy({ styles: hashes[`landing.${language}.html`]?.["style-src"] ?? [] }));
    c.header("Vary", "Cookie");
    c.header("Cache-Control", "private, no-cache");
    return sendContent(c, page);
  }

  async function appPage(c: Context, { status = 200, page }: PageOptions = {}): Promise<Response> {
    const nonce = randomBytes(16).toString("base64");
    const chosen = chosenLanguage(c);
    const kind = RENDERED.get(page ?? "");
    const rendered = kind && (await renderer?.(c, { language: chosen, dates: kind.dates }));
    // A visitor without a language is asked for it, which takes the application.
    const file = rendered && kind.early && languageOfDevice(c) ? "account.html" : "app.html";
    const known = hashes[file];
    const styles = [`'nonce-${nonce}'`, ...(known?.["style-src"] ?? [])];
    c.header("Content-Security-Policy", policy({ styles, scripts: known?.["script-src"] ?? [] }));
    const language = rendered?.language ?? chosen;
    const values = { LANG: language, THEME: chosenTheme(c), NONCE: nonce, HELP_EMAIL: site.helpEmail };
    const isInvitation = c.req.path.startsWith("/invite/");
    const texts = preloads.texts[language];
    const withChat = page === "/persona/:id" && c.req.query("chat") === "1";
    const modules = preloads.pages[withChat ? `${page}?chat=1` : (page ?? "")] ?? [];
    const links = preloadLinks([...(texts[page ?? ""] ?? texts[""]), ...modules]);
    const html = fill(documents[file][isInvitation ? language : "plain"], values).replace("<!--preloads-->", links);
    if (!rendered) return c.html(html, status);
    // Room for the chat beside the page (web/ui/side-panel.tsx), which the browser draws.
    const first = withChat ? html.replace("<html ", "<html data-side-panel ") : html;
    return sendCompressed(c, pageHtml(first, rendered, nonce));
  }

  const router = createRouter();
  router.get("/", async (c) => {
    const returning = c.req.query("code") !== undefined && c.req.query("state") !== undefined;
    if (!returning && (await findSession(db, auth.cookie, c.req.raw.headers))) return c.redirect("/home", 302);
    return landingPage(c);
  });
  for (const page of PAGES) router.get(page, (c) => appPage(c, { page }));
  const shell = offlineShell(app, site.helpEmail, preloads);
  router.get(SHELL_PATH, (c) => {
    const known = hashes["app.html"];
    c.header(
      "Content-Security-Policy",
      policy({ styles: known?.["style-src"] ?? [], scripts: known?.["script-src"] ?? [] }),
    );
    return c.html(shell);
  });
  router.post(SHARE_PATH, redirectShared);
  router.get("*", (c) => {
    const asset = assets.get(c.req.path);
    if (asset) {
      const hashed = c.req.path.startsWith("/assets/");
      if (hashed && PART.test(c.req.path)) withoutDocumentHeaders(c);
      c.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      if (c.req.path === WORKER_PATH) {
        c.header("Content-Security-Policy", WORKER_POLICY);
        c.header("Cache-Control", "no-cache");
      }
      return sendContent(c, asset);
    }
    const wantsPage = c.req.header("accept")?.includes("text/html") && !path.extname(c.req.path);
    return wantsPage ? appPage(c, { status: 404 }) : c.notFound();
  });
  return router;
}

interface PageOptions {
  status?: 200 | 404;
  /** One of PAGES. */
  page?: string;
}

/** What scripts/build-web.mjs writes: the modules and the texts of each page as URLs; "" has an unknown page's texts. */
interface Preloads {
  pages: Record<string, string[]>;
  texts: Record<Language, { [path: string]: string[]; "": string[] }>;
  /** What any page takes besides without a network. */
  shell: string[];
}

/** Fetched at once, not only when the application's first module asks for them. */
function preloadLinks(urls: string[]): string {
  return urls.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`).join("");
}

/** What a page may load: its own files, and the styles and scripts it is known to hold. */
function policy({ styles, scripts = [] }: { styles: string[]; scripts?: string[] }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    `style-src 'self' ${styles.join(" ")}`.trim(),
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The language of this device, else the one that an invitation's link is in (`?lang=it`). */
function chosenLanguage(c: Context): Language {
  return languageOfDevice(c) ?? languageSchema.safeParse(c.req.query("lang")).data ?? DEFAULT_LANGUAGE;
}

function languageOfDevice(c: Context): Language | undefined {
  return languageSchema.safeParse(getCookie(c, "sintonia_lang")).data;
}

/** `light` or `dark`; empty follows the system. */
function chosenTheme(c: Context): string {
  const theme = getCookie(c, "sintonia_theme");
  return theme === "light" || theme === "dark" ? theme : "";
}

function fill(html: string, values: Record<string, string>): string {
  return html.replaceAll(/__([A-Z_]+?)__/g, (mark, name: string) =>
    name in values ? escapeHtml(values[name]!) : mark,
  );
}
