import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testApp, type TestApp } from "../support/app.ts";
import { connectSuperuser } from "../support/superuser.ts";

interface Opened {
  app: TestApp;
  admin: pg.Client;
}

async function open(): Promise<Opened & AsyncDisposable> {
  const app = await testApp();
  const admin = await connectSuperuser(app);
  const close = async () => {
    await admin.end();
    await app.close();
  };
  return { app, admin, [Symbol.asyncDispose]: close };
}

let opened: Opened & AsyncDisposable;
beforeAll(async () => {
  opened = await open();
});
afterAll(() => opened[Symbol.asyncDispose]());

type Member = Awaited<ReturnType<TestApp["signUp"]>>;
let slow: Member;
let other: Member;
beforeEach(async () => {
  [slow, other] = [await opened.app.signUp(), await opened.app.signUp()];
});

/** Runs `work` while statements on notes have to wait. */
async function whileNotesAreLocked({ admin }: Opened, work: () => Promise<void>): Promise<void> {
  await admin.query("begin; lock table notes_persona in access exclusive mode");
  try {
    await work();
  } finally {
    await admin.query("rollback");
  }
}

test("a person's slow reads do not keep others waiting, and are answered when they can be", async () => {
  const answered: number[] = [];
  let asked: Promise<void>[] = [];
  await whileNotesAreLocked(opened, async () => {
    asked = Array.from({ length: 20 }, async (_, n) => {
      const { status } = await slow.ask(`/api/notes?limit=${n + 1}`);
      answered.push(status);
    });
    for (let count = 0; count < 3; count += 1) {
      expect((await other.ask("/api/profile")).status).toBe(200);
      expect((await other.ask("/api/auth/sessions")).status).toBe(200);
      expect((await other.ask("/api/interactions")).status).toBe(200);
    }
    expect(answered).toEqual([]);
  });
  await Promise.all(asked);
  expect(answered).toEqual(Array.from({ length: 20 }, () => 200));
});

test("one who has many slow reads under way leaves connections to others", async () => {
  let asked: Promise<unknown>[] = [];
  await whileNotesAreLocked(opened, async () => {
    asked = Array.from({ length: 40 }, (_, n) => slow.ask(`/api/notes?limit=${n + 1}`));
    await expect.poll(() => waiting(opened)).toBe(5);
    expect((await other.ask("/api/profile")).status).toBe(200);
    expect(await waiting(opened)).toBeLessThanOrEqual(5);
  });
  await Promise.all(asked);
});

/** Statements of this database that wait for a lock. */
async function waiting({ admin }: Opened): Promise<number> {
  // What a transaction has seen of it once would stay as it is.
  await admin.query("select pg_stat_clear_snapshot()");
  const { rows } = await admin.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]!.n;
}

test("a read whose statement was to be prepared by one that failed is asked again", async () => {
  // Its connections know no statement yet.
  await using fresh = await open();
  const member = await fresh.app.signUp();
  let asked: Promise<{ status: number }>[] = [];
  await whileNotesAreLocked(fresh, async () => {
    asked = Array.from({ length: 5 }, () => member.ask("/api/notes?limit=7"));
    await expect.poll(() => waiting(fresh)).toBe(5);
  });
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
