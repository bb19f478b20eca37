import { afterAll, beforeAll, expect, test } from "vitest";
import { createMetrics } from "#server/http/metrics.ts";
import { errorOf, testApp, type TestApp } from "../support/app.ts";

const TOKEN = "a-token-for-prometheus";
const metrics = createMetrics({
  runs: () => 2,
  streams: () => 3,
  pool: () => ({ open: 4, idle: 3, waiting: 5 }),
  queue: () => Promise.reject(new Error("the database is away")),
  mail: () => ({ waiting: 0, refused: 0, givenUp: 0, failedLately: 0 }),
  backups: null,
});
let draining = false;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ operation: { draining: () => draining, figures: { metrics, token: TOKEN } } });
});
afterAll(() => app.close());

const ask = (token: string) => app.request("/metrics", { headers: { authorization: `Bearer ${token}` } });

test("metrics require the token, and return 404 if none is configured", async () => {
  expect(await errorOf(await app.request("/metrics"))).toMatchObject({ status: 401, code: "unauthenticated" });
  expect((await ask("another-token-of-somebody")).status).toBe(401);
  const answer = await ask(TOKEN);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  for (const line of [
    "sintonia_chat_runs 2",
    "sintonia_chat_streams 3",
    'sintonia_db_connections{state="busy"} 1',
    'sintonia_db_connections{state="waiting"} 5',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text, "a figure that cannot be had keeps no other back").not.toMatch(/^sintonia_memory_queue /m);
  expect(text).toContain("process_cpu_seconds_total");
  app.services.operation.figures = { metrics, token: undefined };
  expect((await ask("undefined")).status).toBe(404);
});

test("unknown paths and methods add no time series", async () => {
  metrics.request({ method: "BREW", route: "unknown", status: 404, seconds: 0.001 });
  metrics.request({ method: "MELT", route: "unknown", status: 404, seconds: 0.001 });
  expect(await metrics.text()).toContain('_count{method="other",route="unknown",status="404"} 2');
});

test("during a shutdown readiness fails and health does not", async () => {
  expect((await app.request("/readyz")).status).toBe(200);
  draining = true;
  expect(await errorOf(await app.request("/readyz"))).toMatchObject({ status: 503, code: "unavailable" });
  expect((await app.request("/healthz")).status).toBe(200);
  draining = false;
});
