import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { startOidcServer, type OidcServer } from "../support/oidc-server.ts";
import { exampleOf, operationsOf, type Operation } from "../support/api-document.ts";
import { rowsOf } from "../support/live-schema.ts";

/** Cross-site requests from a page that a signed-in user visits. */

let app: TestApp;
let anna: TestUser;
let changing: Operation[];
let provider: OidcServer;
beforeAll(async () => {
  provider = await startOidcServer();
  app = await testApp({ google: provider.settings });
  anna = await app.signUp();
  const operations = operationsOf(await (await app.request("/api/openapi.json")).json());
  changing = operations.filter(({ method }) => method !== "GET");
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const FOREIGN: Record<string, string>[] = [
  { origin: "https://elsewhere.example" },
  { origin: "https://localhost.elsewhere.example" },
  { origin: "http://localhost:8080" },
  { origin: "http://localhost@elsewhere.example" },
  { origin: "null" },
  { origin: "" },
  { "sec-fetch-site": "cross-site" },
  { origin: "https://sibling.localhost", "sec-fetch-site": "same-site" },
];

async function send(operation: Operation, headers: Record<string, string>, raw?: string): Promise<Response> {
  const body = raw ?? (operation.body ? exampleOf(operation.body, () => crypto.randomUUID()) : undefined);
  const path = operation.path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
  return anna.request(path, { method: operation.method, body, headers });
}

describe("a cross-site change", () => {
  test("is rejected on every route, whichever header names the origin", async () => {
    expect(changing.length).toBeGreaterThan(20);
    const before = await rowsOf(app.db, anna.id);
    for (const operation of changing) {
      for (const headers of FOREIGN) {
        const name = `${operation.method} ${operation.path} ${JSON.stringify(headers)}`;
        expect(await errorOf(await send(operation, headers)), name).toMatchObject({ status: 403, code: "forbidden" });
      }
    }
    expect(await rowsOf(app.db, anna.id)).toEqual(before);
  });

  test("is rejected as a form or plain text, which need no CORS preflight, even without an origin header", async () => {
    const kinds = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"];
    const before = await rowsOf(app.db, anna.id);
    for (const operation of changing.filter(({ body }) => body !== null)) {
      for (const kind of kinds) {
        const json = JSON.stringify(exampleOf(operation.body!, () => crypto.randomUUID()));
        const response = await send(operation, { "content-type": kind }, json);
        expect(response.status, `${operation.method} ${operation.path} as ${kind}`).toBeGreaterThanOrEqual(400);
        expect(response.status, `${operation.method} ${operation.path} as ${kind}`).toBeLessThan(500);
      }
    }
    expect(await rowsOf(app.db, anna.id)).toEqual(before);
  });

  test("no CORS origin may read responses", async () => {
    const asked = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
    for (const [method, path] of [
      ["GET", "/api/profile"],
      ["OPTIONS", "/api/personas"],
      ["OPTIONS", "/functions/v1/ai-chat"],
    ] as const) {
      const response = await anna.request(path, { method, headers: asked });
      const names = [...response.headers.keys()].filter((name) => name.startsWith("access-control-"));
      expect(names, `${method} ${path}`).toEqual([]);
      expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  });
});

describe("a redirect target injected into a link", () => {
  const DESTINATIONS = [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "%2f%2fevil.example",
    "/%09/evil.example",
    "javascript:alert(1)",
    "https:evil.example",
  ];
  const NAMES = [
    "redirect",
    "callbackURL",
    "next",
    "redirect_to",
    "errorCallbackURL",
    "newUserCallbackURL",
    "returnTo",
  ];

  test("has no effect, in any parameter of any route", async () => {
    const operations = operationsOf(await (await app.request("/api/openapi.json")).json());
    for (const destination of DESTINATIONS) {
      const query = new URLSearchParams(NAMES.map((name) => [name, destination])).toString();
      for (const { method, path } of operations.filter(({ path: route }) => !route.includes("{"))) {
        const body = method === "GET" ? undefined : Object.fromEntries(NAMES.map((name) => [name, destination]));
        const response = await app.request(`${path}?${query}`, { method, body });
        const name = `${method} ${path} to ${destination}`;
        expect(response.headers.get("location"), name).toBeNull();
        expect(`${response.status}`, name).not.toMatch(/^3/);
        expect(await response.text(), name).not.toContain("evil.example");
      }
    }
  });
});
