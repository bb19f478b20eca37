import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../tests/support/app.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import { SHARE_PATH } from "#server/http/security.ts";
import { isOfflinePage, SHARE_URL, sharedText, SHELL_URL } from "#web/worker/offline-pages.ts";
import { SHELL_PATH } from "./offline-shell.ts";
import { PAGES, pageRoutes } from "./pages.ts";

let app: TestApp;
let outside: string;
let pages: ReturnType<typeof pageRoutes>;
const FILES: Record<string, string> = {
  "landing.en.html": '<html lang="__LANG__" class="__THEME__">Hello, __HELP_EMAIL__</html>',
  "landing.it.html": '<html lang="__LANG__">Ciao</html>',
  "app.html":
    '<html lang="__LANG__"><head><title>Sintonia</title><meta name="nonce" content="__NONCE__"><!--preloads--></head>' +
    '<body><div id="root"></div></body>',
  "account.html": '<html lang="__LANG__"><head></head><body><div id="root"></div></body>',
  "csp.json": JSON.stringify({ "landing.en.html": { "style-src": ["'sha256-en'"] } }),
  "preloads.json": JSON.stringify({
    pages: { "/home": ["/assets/home.js"] },
    texts: { en: { "": ["/en.js"], "/home": ["/en.js", "/en.home.js"] }, it: { "": ["/it.js"] } },
    shell: ["/offline.js"],
  }),
  "assets/main.js": "export {}",
  "assets/main.js.br": "brotli",
  "assets/main.js.gz": "gzip",
  "favicon.svg": "<svg/>",
  "service-worker.js": "worker",
  "favicon.ico": "icon",
  "robots.txt": "User-agent: *",
};

beforeAll(async () => {
  app = await testApp();
  outside = mkdtempSync(path.join(tmpdir(), "sintonia-web-"));
  mkdirSync(path.join(outside, "web/assets"), { recursive: true });
  writeFileSync(path.join(outside, "secret.txt"), "secret");
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(outside, "web", name), text);
  pages = pageRoutes(app.services, path.join(outside, "web"));
});
afterAll(async () => {
  rmSync(outside, { recursive: true });
  await app.close();
});

const get = (url: string, headers: Record<string, string> = {}) => pages.request(url, { headers });

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/%00",
  "/csp.json",
  "/app.html",
  "/account.html",
  "/landing.en.html",
  "/assets/main.js.br",
  "/assets/",
  "/constructor",
])("%s is not found", async (url) => {
  const response = await get(url);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("secret");
});

test("files are cached for a year if their name changes with their content, else for an hour", async () => {
  const plain = await get("/assets/main.js");
  expect(await plain.text()).toBe("export {}");
  expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(plain.headers.get("vary")).toBe("Accept-Encoding");
  expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
});

test.each([
  ["br", "gzip, deflate, br"],
  ["gzip", "gzip, br;q=0.9"],
  ["gzip", "gzip"],
  ["gzip", "br;q=0, gzip;q=0.1"],
  [null, "gzip;q=0, br;q=0.000"],
  [null, "identity, br;q=0.5"],
  [null, "zstd, constructor"],
  [null, ""],
])(
  "encoding %s is sent to a client that accepts “%s”, of files and of the landing page",
  async (encoding, accepted) => {
    const file = await get("/assets/main.js", { "accept-encoding": accepted });
    expect(file.headers.get("content-encoding")).toBe(encoding);
    expect(await file.text()).toBe({ br: "brotli", gzip: "gzip", null: "export {}" }[String(encoding)]);
    const page = await get("/", { "accept-encoding": accepted });
    expect(page.headers.get("content-encoding")).toBe(encoding);
    const bytes = Buffer.from(await page.arrayBuffer());
    const html = encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
    expect(html.toString()).toContain("Hello, help@example.org");
  },
);

test.each(["/assets/main.js", "/favicon.svg", "/"])(
  "%s is answered by 304 if the client has it already",
  async (url) => {
    const first = await get(url);
    const etag = first.headers.get("etag") ?? "";
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
      const again = await get(url, { "if-none-match": known, "accept-encoding": "br" });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      for (const name of ["etag", "vary", "cache-control"])
        expect(again.headers.get(name), name).toBe(first.headers.get(name));
    }
    for (const other of ['"other"', 'W/""', etag.replaceAll('"', "")])
      expect((await get(url, { "if-none-match": other })).status).toBe(200);
  },
);

test("the landing page has another ETag in each language, and the application’s pages have none", async () => {
  const etag = (await get("/")).headers.get("etag")!;
  expect((await get("/", { "if-none-match": etag, cookie: "sintonia_lang=it" })).status).toBe(200);
  expect((await get("/home")).headers.get("etag")).toBeNull();
});

test("HEAD is answered like GET, without a body", async () => {
  for (const url of ["/assets/main.js", "/", "/home"]) {
    const [head, whole] = [await pages.request(url, { method: "HEAD" }), await get(url)];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const name of ["content-type", "cache-control", "etag"])
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
  }
});

test.each([
  ["/favicon.ico", "image/x-icon"],
  ["/robots.txt", "text/plain; charset=utf-8"],
])("%s is served as %s", async (url, type) => {
  const response = await get(url);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
});

test("the files that browsers, search engines and messengers request exist", () => {
  const files = readdirSync(path.resolve(import.meta.dirname, "../../web/public"));
  expect(files).toEqual(
    expect.arrayContaining(["favicon.ico", "robots.txt", "invitation-en.png", "invitation-it.png"]),
  );
});

test("an invitation’s page has a title, a description and a picture in its language, and reveals nothing else", async () => {
  const { code, url } = await createInvitation(app.db, "https://sintonia.example.org", {
    tester_type: "friend of Paola",
    email: "marco@example.org",
    language: "it",
  });
  const address = new URL(url);
  const html = await (await get(address.pathname + address.search)).text();
  const tag = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(html).toContain('<html lang="it">');
  expect(html).toContain("<title>Un invito per Sintonia</title>");
  expect(tag("og:title")).toBe("Un invito per Sintonia");
  expect(tag("og:description")).toMatch(/^Per stare meglio con le persone/);
  expect(tag("og:image")).toBe(`${app.services.site.publicUrl}/invitation-it.png`);
  for (const secret of [code, "Paola", "marco@example.org", "og:url"]) expect(html).not.toContain(secret);

  const english = await (await get("/invite/whatever")).text();
  expect(english).toContain('property="og:title" content="An invitation to Sintonia"');
  expect(english).toContain("/invitation-en.png");
  // The language chosen on this device takes precedence over the link's.
  const chosen = await (await get("/invite/whatever?lang=it", { cookie: "sintonia_lang=en" })).text();
  expect(chosen).toContain('<html lang="en">');
  // Only invitation pages have these tags.
  expect(await (await get("/home")).text()).not.toContain("og:");
});

test("the landing page is in the chosen language, allows only its own styles, and is not cached by proxies", async () => {
  const response = await get("/", { cookie: 'sintonia_lang=en; sintonia_theme="><script>' });
  expect(await response.text()).toBe('<html lang="en" class="">Hello, help@example.org</html>');
  expect(response.headers.get("content-security-policy")).toContain("style-src 'self' 'sha256-en';");
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  expect(response.headers.get("vary")).toBe("Cookie, Accept-Encoding");
  expect(await (await get("/", { cookie: "sintonia_lang=it" })).text()).toContain("Ciao");
});

test("each application page has a nonce of its own, in its header and its content", async () => {
  const nonces = new Set<string>();
  for (let count = 0; count < 2; count += 1) {
    const response = await get("/home");
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";
    expect(await response.text()).toContain(`content="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test("the offline shell holds no nonce, language or theme, and nothing about who requests it", async () => {
  const { cookie } = await app.signUp();
  const response = await get("/offline-shell", { cookie: `${cookie}; sintonia_lang=it; sintonia_theme=dark` });
  const html = await response.text();
  expect(html).toContain('<html data-shell lang="__LANG__"');
  expect(html).toContain('content="__NONCE__"');
  expect(html).toContain('"shell":["/offline.js"]}-->');
  expect(html).toContain(">__LOADING__</p></div>");
  expect(html).toBe(await (await get("/offline-shell")).text());
  expect(response.headers.get("content-security-policy")).not.toContain("nonce");
});

test("the service worker may fetch this site’s files, and is never taken from a cache unasked", async () => {
  const worker = await get("/service-worker.js");
  expect(worker.headers.get("content-security-policy")).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  expect(worker.headers.get("cache-control")).toBe("no-cache");
});

test("a shared text begins a note without appearing in an address that reaches a server", async () => {
  const body = new FormData();
  body.set("text", "She laughed at #1 & me");
  body.set("url", "https://example.org/a?b");
  const response = await pages.request("/share", { method: "POST", body });
  expect(response.status).toBe(303);
  const [before, fragment] = response.headers.get("location")!.split("#");
  expect(before).toBe("/home?add=note");
  expect(sharedText(`#${fragment}`)).toBe("She laughed at #1 & me\nhttps://example.org/a?b");
  expect((await pages.request("/share", { method: "POST", body: "{" })).headers.get("location")).toBe("/home?add=note");
});

test("the service worker and the server agree on their addresses, and on the pages that work offline", () => {
  expect([SHELL_URL, SHARE_URL]).toEqual([SHELL_PATH, SHARE_PATH]);
  const atServer = [
    "/reset-password",
    "/verify-email",
    "/auth/callback",
    "/invite",
    "/invite/:code",
    "/unsubscribe/:token",
  ];
  const offline = PAGES.filter((page) => isOfflinePage(page.replaceAll(/:\w+/g, "a1-b2")));
  expect(offline).toEqual(PAGES.filter((page) => !atServer.includes(page)));
  for (const other of ["/", "/api/export", "/persona", "/persona/1/2", "/settings/", "/admin/1/2", "/administration"])
    expect(isOfflinePage(other), other).toBe(false);
});

test("an unknown address is answered by a page for browsers, by an error for others", async () => {
  const page = await get("/nowhere", { accept: "text/html" });
  expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=UTF-8"]);
  expect((await get("/nowhere")).status).toBe(404);
});

test("signed-in users are redirected from the landing page, but not when returning from a provider", async () => {
  const { cookie } = await app.signUp();
  const home = await get("/", { cookie });
  expect([home.status, home.headers.get("location")]).toEqual([302, "/home"]);
  expect((await get("/?code=a&state=b", { cookie })).status).toBe(200);
});

test("every page in web/routes is listed here", () => {
  const files = readdirSync(path.resolve(import.meta.dirname, "../../web/routes"))
    .filter((file) => /^[^_-].*\.tsx$|^_app\..+\.tsx$/.test(file) && file !== "_app.tsx")
    .map(
      (file) =>
        `/${file
          .replace(/^_app\./, "")
          .replace(/\.tsx$/, "")
          // A trailing underscore opts a route out of its parent's layout.
          .replaceAll("_.", ".")
          .replace(/\.index$/, "")
          .replaceAll(".", "/")
          .replaceAll("$", ":")}`,
    );
  expect(files.toSorted()).toEqual(PAGES.toSorted());
});
