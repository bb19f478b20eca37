import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { ConnectOptions } from "#server/db/connect.ts";
import { reminderDeliveries } from "#server/db/schema/reminders.ts";
import { testApp, TEST_SECRET, type TestApp, type TestUser } from "../support/app.ts";
import { plan } from "../support/interactions.ts";
import { addPerson } from "../support/people.ts";
import { pastPooler } from "../support/postgres.ts";
import { startPushService, type PushService } from "../support/push-service.ts";
import { addDevice, choose, staySignedIn } from "../support/reminders.ts";
import { startServerProcess, temporaryFolder, type ServerProcess } from "../support/server-process.ts";

const SCRIPT = new URL("../support/server-at.ts", import.meta.url);
const EVENING = Date.parse("2031-01-08T17:30:00Z");
const MINUTE = 60_000;
/** A claim that has not ended is taken up again after ten minutes. */
const LATER = 11 * MINUTE;
const PATIENCE = { timeout: 30_000 };

const { folder, remove } = temporaryFolder();
let app: TestApp;
let push: PushService;
let user: TestUser;
/** Holds the row that a server wants to note something in. */
let holder: pg.Client;
/** Sees what the servers' connections wait for. */
let watcher: pg.Client;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  push = await startPushService();
  app = await testApp({ clock: () => new Date("2031-01-07T12:00:00Z"), reminders: { pushHosts: [push.url] } });
  [holder, watcher] = [client(), client()];
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query("set role sintonia_system");
});
beforeEach(async () => {
  push.received.length = 0;
  user = await app.signUp();
  await staySignedIn(app, user);
  await choose(user, { evening_before: true, by_mail: false });
  await addDevice(user, push.subscribe());
  await plan(user, (await addPerson(user, { short: false })).id, { planned_date: "2031-01-09T17:00:00Z" });
});
afterEach(async () => {
  push.onPush = () => {};
  for (const server of servers.splice(0)) await server.stop("SIGKILL");
  await user.request("/api/account/deletion", { body: {} });
});
afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()]);
  await app.close();
  await push.close();
  remove();
});

function urlOf(options: ConnectOptions): string {
  if (!("databaseUrl" in options) || !options.databaseUrl) throw new Error("only for PostgreSQL");
  return options.databaseUrl;
}

function client(): pg.Client {
  return new pg.Client({ connectionString: pastPooler(urlOf(app.database.options)) });
}

/** A server whose chores begin at this moment. */
async function startAt(at: number): Promise<ServerProcess> {
  const server = await startServerProcess(
    {
      DATABASE_URL: urlOf(app.database.options),
      DATA_DIR: folder,
      AUTH_SECRET: TEST_SECRET,
      PUSH_HOSTS: push.url,
      STARTED_AT: new Date(at).toISOString(),
    },
    SCRIPT,
  );
  servers.push(server);
  return server;
}

const deliveries = () => app.db.withUser(user.id, (tx) => tx.select().from(reminderDeliveries));

async function isNoting(): Promise<boolean> {
  const { rows } = await watcher.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

/** Starts a server at this moment and kills it when the push service has answered and nothing is noted yet. */
async function killBetweenSendingAndNoting(at: number): Promise<void> {
  push.onPush = async () => {
    await holder.query("begin");
    await holder.query("select from reminder_deliveries for update");
  };
  const server = await startAt(at);
  await expect.poll(isNoting, PATIENCE).toBe(true);
  await server.stop("SIGKILL");
  push.onPush = () => {};
  await holder.query("rollback");
}

test("a process killed between sending a reminder and noting it leaves it to others, once", async () => {
  await killBetweenSendingAndNoting(EVENING);
  expect(push.received).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ begun: 1 }]);

  // Others leave it alone while the one that was killed could still be at it.
  await startAt(EVENING + MINUTE);
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  expect(push.received).toHaveLength(1);

  await Promise.all([startAt(EVENING + LATER), startAt(EVENING + LATER)]);
  await expect.poll(deliveries, PATIENCE).toEqual([]);
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  expect(push.received).toHaveLength(2);
});

test("a reminder whose sender is killed each time is sent once more, and then given up", async () => {
  await killBetweenSendingAndNoting(EVENING);
  await killBetweenSendingAndNoting(EVENING + LATER);
  expect(push.received).toHaveLength(2);
  expect(await deliveries()).toMatchObject([{ begun: 2 }]);

  await Promise.all([startAt(EVENING + 2 * LATER), startAt(EVENING + 2 * LATER)]);
  await expect.poll(deliveries, PATIENCE).toEqual([]);
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  expect(push.received).toHaveLength(2);
});
