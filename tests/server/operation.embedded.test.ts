import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { createClient, PASSWORD, signUp } from "../support/client.ts";
import { commandLine } from "../support/command-line.ts";
import { preparedFolder, startServerProcess, temporaryFolder } from "../support/server-process.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);
const inside = (name: string) => path.join(folder, name);

test("a process logs and counts requests by route pattern, and keeps serving during the shutdown delay", async () => {
  const token = "a-token-for-prometheus";
  const server = await startServerProcess({
    DATA_DIR: preparedFolder(inside("first")),
    METRICS_TOKEN: token,
    SHUTDOWN_DELAY: "600",
  });
  const code = server.invitation!.split("/").at(-1)!;
  const client = createClient(server.url);
  expect((await client.ask(`/invite/${code}?code=${code}`)).status).toBe(200);
  const anna = await signUp(client, { code, email: "anna@example.org" });
  const missing = await anna.ask(`/api/personas/${crypto.randomUUID()}?q=private`);
  expect(missing.status).toBe(404);
  // Longer than Caddy keeps an idle connection.
  const kept = Number(/timeout=(\d+)/.exec(missing.headers.get("keep-alive") ?? "")?.[1]);
  expect(kept).toBeGreaterThan(120);

  const id = missing.headers.get("x-request-id");
  await expect.poll(() => server.stderr()).toContain(id);
  const lines = server
    .stderr()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.find(({ request }) => request === id)).toMatchObject({
    level: "info",
    event: "request",
    method: "GET",
    route: "/api/personas/:id",
    status: 404,
    ms: expect.any(Number) as number,
  });
  for (const secret of [code, "private", "anna@example.org", PASSWORD, anna.cookie.split("=")[1]!])
    expect(server.stderr()).not.toContain(secret);

  const { text: figures } = await client.with({ authorization: `Bearer ${token}` }).ask("/metrics");
  expect(figures).toMatch(/_count\{method="GET",route="\/api\/personas\/:id",status="404"\} 1\n/);
  expect(figures).toMatch(/^sintonia_memory_queue 0$/m);
  expect(figures).toMatch(/^sintonia_mail_waiting 0$/m);
  // From 0, so that Prometheus sees the first one.
  for (const outcome of ["refused", "given_up"])
    expect(figures).toContain(`\nsintonia_mail_failures_total{outcome="${outcome}"} 0\n`);
  expect(figures).not.toContain(code);

  const made = await commandLine({ DATA_DIR: inside("first") }, "backup", inside("backup"));
  expect(made).toMatchObject({ status: 0, err: "" });
  const restored = await commandLine({ DATA_DIR: inside("second") }, "restore", inside("backup"));
  expect(restored).toMatchObject({ status: 0, err: "" });
  const secret = (name: string) => readFileSync(inside(`${name}/auth-secret`), "utf8");
  expect(secret("second"), "second factors go on working").toBe(secret("first"));
  expect(await commandLine({ DATA_DIR: inside("first") }, "restore", inside("backup"))).toMatchObject({
    status: 2,
    err: expect.stringContaining("not empty") as string,
  });

  server.process.kill("SIGTERM");
  await expect.poll(async () => (await client.ask("/readyz")).status).toBe(503);
  expect((await anna.ask("/api/personas")).status).toBe(200);
  // A second signal ends it without further delay.
  await server.stop();
  expect(await server.exited).toBe(0);
}, 90_000);
