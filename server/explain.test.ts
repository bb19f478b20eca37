import { createServer } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { explain } from "./explain.ts";

/** Takes connections and says nothing. */
const silent = createServer();
let port: number;
beforeAll(async () => {
  await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
  port = (silent.address() as { port: number }).port;
});
afterAll(() => silent.close());

const failure = (connecting: Promise<unknown>) =>
  connecting.then(
    () => null,
    (error: unknown) => error,
  );

test.each([
  ["a client's", () => new pg.Client({ host: "127.0.0.1", port, connectionTimeoutMillis: 20 }).connect()],
  ["a pool's", () => new pg.Pool({ host: "127.0.0.1", port, connectionTimeoutMillis: 20 }).connect()],
])("a database that does not answer is named: %s failure", async (_, connect) => {
  const error = await failure(connect());
  expect(explain(error)).toBeNull();
  vi.stubEnv("DATABASE_URL", "postgres://127.0.0.1/sintonia");
  expect(explain(error)).toMatch(/^DATABASE_URL: the database cannot be reached \(.*time.*\)\.$/i);
});

test("a failure of another kind is not explained by the database", () => {
  vi.stubEnv("DATABASE_URL", "postgres://127.0.0.1/sintonia");
  expect(explain(new TypeError("x is not a function"))).toBeNull();
});
