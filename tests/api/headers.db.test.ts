import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PAGES, pageRoutes } from "#server/pages/pages.ts";
import { ensureWeb } from "../../scripts/ensure-web.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { operationsOf } from "../support/api-document.ts";

/** Security headers of every response: pages, files, JSON and errors. */

const ROOT = resolve(import.meta.dirname, "../..");
const HTTPS = "https://sintonia.example.org";

let app: TestApp;
let secure: TestApp;
let anna: TestUser;
/** Built pages and files with the API in front, as the server mounts them. */
let whole: { request: (path: string, init?: RequestInit) => Response | Promise<Response> };

beforeAll(async () => {
  await ensureWeb(ROOT);
  app = await testApp();
  secure = await testApp({ publicUrl: HTTPS });
  // A Hono router accepts no more routes after its first request.
  whole = app.app.route("/", pageRoutes(app.services, resolve(ROOT, "dist/web")));
  anna = await app.signUp();
});
afterAll(async () => {
  await app.close();
  await secure.close();
});

const HTML = { accept: "text/html" };
const pagePath = (page: string) => page.replaceAll(/:\w+/g, crypto.randomUUID());

function expectOrdinary(response: Response, name: string): void {
  const headers = Object.fromEntries(response.headers);
  expect(headers, name).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
  });
  expect(headers, name).not.toHaveProperty("access-control-allow-origin");
  expect(headers, name).not.toHaveProperty("x-powered-by");
  expect(headers, name).not.toHaveProperty("server");
  expect(headers["content-security-policy"], name).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
}

/** The Content-Security-Policy by directive. */
function policyOf(response: Response): Record<string, string> {
  const text = response.headers.get("content-security-policy") ?? "";
  return Object.fromEntries(text.split("; ").map((part) => [part.split(" ")[0]!, part.split(" ").slice(1).join(" ")]));
}

describe("pages", () => {
  const addresses = () => ["/", ...PAGES.map(pagePath), "/no/such/page", "/invite/%00", "/home/", "/persona/..%2f"];

  test("the policy forbids evaluating text as code, and a browser reports attempts", () => {
    const scripts = globSync("**/*.js", { cwd: resolve(ROOT, "dist/web") });
    expect(scripts.length).toBeGreaterThan(5);
    const trying = scripts.filter((file) =>
      /(?<![\w$.])(?:Function|eval)\(|=\s*Function\b/.test(readFileSync(resolve(ROOT, "dist/web", file), "utf8")),
    );
    expect(trying).toEqual([]);
  });

  test("a page may load only its own scripts, its own style files, and known inline styles", async () => {
    for (const address of addresses()) {
      const response = await whole.request(address, { headers: HTML });
      expectOrdinary(response, address);
      const policy = policyOf(response);
      expect(policy, address).toMatchObject({
        "default-src": "'none'",
        "connect-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
      });
      expect(policy["script-src"], address).toMatch(/^'self'(?: 'sha256-[\w+/=]{44}')?$/);
      expect(JSON.stringify(policy), address).not.toMatch(/unsafe|data:|https?:|\*/);
      expect(policy["style-src"], address).toMatch(/^'self'(?: '(?:nonce-[\w+/=]{24}|sha256-[\w+/=]{44})')+$/);
      expect(response.headers.get("cache-control"), address).toMatch(/no-store|private, no-cache/);
    }
  });

  test("a page's only inline script is the one its policy knows, and it has no handlers or style attributes", async () => {
    for (const address of addresses()) {
      const response = await whole.request(address, { headers: HTML });
      const html = await response.text();
      for (const [, code = ""] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
        const hash = createHash("sha256").update(code).digest("base64");
        expect(policyOf(response)["script-src"], address).toContain(`'sha256-${hash}'`);
      }
      // Data for the application is no script.
      const rest = html.replaceAll(
        /<script>.*?<\/script>|<script type="application\/json" id="reads">.*?<\/script>/gs,
        "",
      );
      expect(rest, address).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|javascript:|\sstyle="/i);
      expect(html.match(/(?:src|href)="(?:https?:)?\/\/[^"]+"/g), address).toBeNull();
    }
  });
});

describe("the installed application", () => {
  test("pages may start this site’s worker, the shell may load no more than they, the worker only fetch", async () => {
    expect(policyOf(await whole.request("/home", { headers: HTML }))["worker-src"]).toBe("'self'");
    const shell = await whole.request("/offline-shell");
    expectOrdinary(shell, "the shell");
    expect(policyOf(shell)["style-src"]).not.toMatch(/nonce|unsafe/);
    expect(await shell.text()).toMatch(/content="__NONCE__"/);
    const worker = await whole.request("/service-worker.js");
    expectOrdinary(worker, "the worker");
    expect(policyOf(worker)).toEqual({
      "default-src": "'none'",
      "connect-src": "'self'",
      "frame-ancestors": "'none'",
    });
  });

  test("the worker stores the shell and every script and style but the landing's and the operator's room's", async () => {
    const text = await (await whole.request("/service-worker.js")).text();
    const files = globSync("assets/*.{js,css}", { cwd: resolve(ROOT, "dist/web") });
    const notStored = files.filter((file) => !text.includes(file)).map((file) => file.replace(/-.{8}\.js$/, ""));
    expect(notStored.toSorted()).toEqual(
      ["admin", "landing", "texts.en.admin", "texts.it.admin"].map((name) => `assets/${name}`),
    );
    expect(text).toContain('"/offline-shell"');
  });

  test("a shared text is redirected whatever its origin, and nothing else accepts a foreign one", async () => {
    const form = new FormData();
    form.set("text", "Tuesday");
    const init = { method: "POST", body: form, headers: { origin: "null", "sec-fetch-site": "none" } };
    const shared = await whole.request("/share", init);
    expect([shared.status, shared.headers.get("location")]).toEqual([303, "/home?add=note#shared=Tuesday"]);
    expect((await whole.request("/share/x", init)).status).toBe(403);
    expect((await whole.request("/home", init)).status).toBe(403);
  });
});

describe("API", () => {
  test("responses, errors and 404s may load nothing, be framed nowhere and be cached nowhere", async () => {
    const operations = operationsOf(await (await app.request("/api/openapi.json")).json());
    const asked = operations.map(({ method, path }) => ({
      method,
      path: path.replaceAll(/\{\w+\}/g, crypto.randomUUID()),
    }));
    for (const { method, path } of [
      ...asked,
      { method: "GET", path: "/api/nothing" },
      { method: "PUT", path: "/functions/v1/x" },
    ]) {
      for (const user of [anna, app]) {
        const response = await user.request(path, { method });
        await response.body?.cancel();
        expectOrdinary(response, `${method} ${path}`);
        expect(response.headers.get("content-security-policy"), path).toBe(
          "default-src 'none'; frame-ancestors 'none'",
        );
        expect(response.headers.get("cache-control"), `${method} ${path}`).toMatch(/no-store/);
      }
    }
  });

  test("bodies that are too long, malformed or of another type, and foreign origins, are rejected with the same headers", async () => {
    const headers = { "content-type": "application/json" };
    for (const [body, extra] of [
      ["x".repeat(300_000), headers],
      ["{", headers],
      ["a=b", { "content-type": "application/x-www-form-urlencoded" }],
      ["{}", { ...headers, origin: "https://elsewhere.example" }],
    ] as const) {
      const response = await anna.request("/api/personas", { method: "POST", body, headers: extra });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expectOrdinary(response, body.slice(0, 10));
    }
  });
});

test("HSTS is sent over https only", async () => {
  for (const path of ["/api/site", "/api/profile", "/nowhere"]) {
    expect((await secure.request(path)).headers.get("strict-transport-security")).toMatch(/^max-age=(?:\d{8,})$/);
    expect((await app.request(path)).headers.get("strict-transport-security")).toBeNull();
  }
});

describe("files", () => {
  test("only the built web can be fetched, and no source", async () => {
    for (const path of [
      "/../package.json",
      "/..%2fpackage.json",
      "/assets/..%2f..%2f..%2fpackage.json",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/assets/%5c..%5c..%5cpackage.json",
      "//etc/passwd",
      "/assets//etc/passwd",
      "/.env",
      "/data/secret",
      "/csp.json",
      "/node_modules/hono/package.json",
      "/server/main.ts",
    ]) {
      const response = await whole.request(path);
      expect(response.status, path).toBe(404);
      expectOrdinary(response, path);
    }
  });

  test("scripts, styles and fonts have the headers that mean something on a file, pictures all of them", async () => {
    const files = globSync("**/*.*", { cwd: resolve(ROOT, "dist/web") }).filter((file) => !/\.(?:br|gz)$/.test(file));
    const parts = files.filter((file) => /^assets\/.*\.(?:js|css|woff2)$/.test(file));
    expect(parts.length).toBeGreaterThan(10);
    for (const file of parts) {
      const { headers } = await whole.request(`/${file}`);
      expect(Object.fromEntries(headers), file).toEqual({
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": expect.stringMatching(/^(?:text\/javascript|text\/css|font\/woff2)/),
        "cross-origin-resource-policy": "same-origin",
        etag: expect.stringMatching(/^W\/"/),
        "x-content-type-options": "nosniff",
        ...(headers.has("vary") && { vary: "Accept-Encoding" }),
      });
    }
    for (const file of ["icon.svg", "icon-192.png", "robots.txt", "manifest.en.webmanifest", "service-worker.js"]) {
      expectOrdinary(await whole.request(`/${file}`), file);
    }
  });

  test("the built scripts and styles contain no source maps", async () => {
    const html = await (await whole.request("/home", { headers: HTML })).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const response = await whole.request(file);
      expect(await response.text(), file).not.toContain("sourceMappingURL");
      expect(response.headers.get("sourcemap"), file).toBeNull();
      expect((await whole.request(`${file}.map`)).status, file).toBe(404);
    }
  });
});

test.each(["TRACE", "CONNECT", "PROPFIND", "TRACK", "FOO"])("rejects the method %s", async (method) => {
  // The Fetch API rejects some of these methods, so a proxy replaces the name.
  for (const path of ["/", "/api/profile", "/api/auth/get-session", "/assets/x.js"]) {
    const asked = new Proxy(new Request(`http://localhost${path}`, { method: "POST" }), {
      get: (target, key) => {
        if (key === "method") return method;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
    const response = await app.app.request(asked);
    expect(response.status, path).toBeGreaterThanOrEqual(400);
    expect(response.status, path).toBeLessThan(500);
    expect(await response.text(), path).not.toContain("cookie");
  }
});
