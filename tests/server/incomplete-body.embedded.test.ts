import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { operationsOf, type Operation } from "../support/api-document.ts";
import { createClient, signUp } from "../support/client.ts";
import { preparedFolder, startServerProcess, temporaryFolder, type ServerProcess } from "../support/server-process.ts";

const TOKEN = "a-token-for-prometheus";
const { folder, remove } = temporaryFolder();
let server: ServerProcess;
let cookie: string;

beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: preparedFolder(`${folder}/data`), METRICS_TOKEN: TOKEN });
  ({ cookie } = await signUp(createClient(server.url), { code: server.invitation!.split("/").at(-1)! }));
  // Waits for the sign-up's e-mail, so that later log lines belong to the test.
  await vi.waitUntil(() => server.stderr().includes("mail_written"), 10_000);
}, 60_000);
afterAll(async () => {
  await server.stop();
  remove();
});

/** Beginnings of bodies that never end: chunked, or shorter than their Content-Length. */
const BEGINNINGS = {
  "in chunks": `transfer-encoding: chunked\r\n\r\n10\r\n{"content":"We t\r\n`,
  "with a Content-Length": `content-length: 5000\r\n\r\n{"content":"We talked`,
};
/** How a client closes the connection. */
const WAYS_OUT = {
  "resets the connection": "resetAndDestroy",
  "closes the connection": "destroy",
  "ends its side": "end",
} as const;

const withBody = async (): Promise<Operation[]> => {
  const operations = operationsOf(await createClient(server.url).json("/api/openapi.json"));
  return operations.filter(({ body }) => body !== null);
};

async function leave(
  { method, path }: Operation,
  beginning: string,
  way: "resetAndDestroy" | "destroy" | "end",
  afterMs: number,
): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((done) => socket.once("close", () => done()));
  socket.on("error", () => {});
  // Responses are read, or the connection would never close.
  socket.resume();
  const address = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
  socket.write(
    `${method} ${address} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n${beginning}`,
  );
  await sleep(afterMs);
  socket[way]();
  await closed;
}

test.each(
  Object.entries(BEGINNINGS).flatMap(([kind, beginning]) =>
    Object.entries(WAYS_OUT).map(([how, way]) => ({ kind, how, beginning, way })),
  ),
)("an incomplete body $kind whose client $how causes no server error on any route", async ({ beginning, way }) => {
  const operations = await withBody();
  expect(operations.length).toBeGreaterThan(40);
  const before = server.stderr().length;
  const lines = () =>
    server
      .stderr()
      .slice(before)
      .split("\n")
      .filter((line) => line.includes('"event"'))
      .map((line) => JSON.parse(line) as { event: string; level: string; status?: number });
  const ofBodies = () => lines().filter(({ event, status }) => event === "request" && status !== 200);
  // Until all of them have been begun: a busy server leaves those whose client has gone before.
  let begun = 0;
  for (let afterMs = 40; begun < operations.length && afterMs < 3000; afterMs *= 2) {
    const earlier = ofBodies().length;
    await Promise.all(operations.map((operation) => leave(operation, beginning, way, afterMs)));
    const all = () => ofBodies().length - earlier === operations.length;
    await vi.waitUntil(all, 10_000).catch(() => {});
    begun = ofBodies().length - earlier;
  }
  expect(begun).toBe(operations.length);
  expect(lines().filter(({ event }) => event !== "request")).toEqual([]);
  expect(ofBodies().filter(({ status }) => status! >= 500)).toEqual([]);
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await createClient(server.url).ask("/metrics", { headers })).text).not.toMatch(/status="5\d\d"/);
});
