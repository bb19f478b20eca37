import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../support/app.ts";
import { endConnections } from "../support/postgres.ts";
import { connectSuperuser } from "../support/superuser.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const backend = { name: "backend", text: "select pg_backend_pid() as pid, current_database() as name, $1::int as n" };
const read = (n: number) => app.db.read<{ pid: number; name: string; n: number }>({ ...backend, values: [n] });
const many = (count: number) => Promise.allSettled(Array.from({ length: count }, (_, n) => read(n)));

test("many reads at once share connections, nobody waits for one, and each gets its own answer", async () => {
  const answers = await many(300);
  const pids = new Set<number>();
  for (const [n, answer] of answers.entries()) {
    if (answer.status === "rejected") throw answer.reason;
    expect(answer.value[0]?.n).toBe(n);
    pids.add(answer.value[0]!.pid);
  }
  expect(pids.size).toBeGreaterThan(1);
  expect(app.db.pool().open).toBeLessThanOrEqual(10);
  expect(app.db.pool().waiting).toBe(0);
});

test("one that fails fails alone", async () => {
  const failing = app.db.read({ text: "select 1 / $1::int", values: [0] });
  const others = many(40);
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  expect((await others).filter(({ status }) => status === "rejected")).toEqual([]);
});

test("reads that were lost with their connection are asked again on another", async () => {
  // Opens the connections: one that is ended while it opens fails.
  await many(100);
  const [first] = await read(0);
  const behind = many(100);
  await endConnections(first!.name);
  expect((await behind).filter(({ status }) => status === "rejected")).toEqual([]);
});

test("a read whose process PostgreSQL ends is asked again", async () => {
  await many(10);
  const admin = await connectSuperuser(app);
  const running = app.db.read({ text: "select pg_sleep(0.2)::text as slept" });
  await expect
    .poll(async () => {
      const { rowCount } = await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'",
      );
      return rowCount;
    })
    .toBe(1);
  expect(await running).toEqual([{ slept: "" }]);
  await admin.end();
});

test("transactions get their turn while reads keep coming", async () => {
  const done = new AbortController();
  const readers = Array.from({ length: 60 }, async () => {
    while (!done.signal.aborted) await read(1);
  });
  const ids = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.db.withSystem(async (tx) => (await tx.$client.query("select 1 as n")).rowCount),
    ),
  );
  done.abort();
  await Promise.all(readers);
  expect(ids).toEqual(Array.from({ length: 20 }, () => 1));
});
