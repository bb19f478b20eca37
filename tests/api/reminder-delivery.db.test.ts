import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#server/db/connect.ts";
import { reminderDeliveries } from "#server/db/schema/reminders.ts";
import { sendReminders } from "#server/features/reminders/send-reminders.ts";
import { testApp, type TestApp, type TestUser } from "../support/app.ts";
import { plan } from "../support/interactions.ts";
import { addPerson } from "../support/people.ts";
import { startPushService, type PushAnswer, type PushService } from "../support/push-service.ts";
import { addDevice, choose, confirmAddress, remindersOf, staySignedIn } from "../support/reminders.ts";

/** Years ahead, so that everything is written before it is due. */
const BEFORE = new Date("2031-01-07T12:00:00Z");
const EVENING = new Date("2031-01-08T17:30:00Z");
const MINUTE = 60_000;

let app: TestApp;
let push: PushService;
let now = BEFORE;

beforeAll(async () => {
  push = await startPushService();
  app = await testApp({ clock: () => now, reminders: { pushHosts: [push.url] } });
});
afterAll(async () => {
  await app.close();
  await push.close();
});
beforeEach(() => {
  now = BEFORE;
  push.received.length = 0;
  push.onPush = () => {};
  push.answer();
  app.logged.length = 0;
});

async function passAt(minutes: number, services = app.services): Promise<void> {
  now = new Date(EVENING.getTime() + minutes * MINUTE);
  await sendReminders(services);
}

/** A user who will be reminded of one plan at EVENING, on one device. */
async function withPlan(): Promise<TestUser> {
  const user = await app.signUp();
  await staySignedIn(app, user);
  await choose(user, { evening_before: true });
  await addDevice(user, push.subscribe());
  const { id } = await addPerson(user, { short: false });
  await plan(user, id, { planned_date: "2031-01-09T17:00:00Z" });
  return user;
}

const deliveriesOf = (user: TestUser) => app.db.withUser(user.id, (tx) => tx.select().from(reminderDeliveries));
const devicesOf = async (user: TestUser) => (await remindersOf(user)).devices;

describe("what the push service answers", () => {
  test.each([404, 410])("%i ends the subscription", async (status) => {
    const user = await withPlan();
    push.answer({ status });
    await passAt(0);
    await passAt(5);
    expect(push.received).toHaveLength(1);
    expect(await devicesOf(user)).toEqual([]);
    expect(await deliveriesOf(user)).toEqual([]);
  });

  test.each([400, 403, 413])("%i drops the message and keeps the subscription", async (status) => {
    const user = await withPlan();
    push.answer({ status });
    await passAt(0);
    await passAt(5);
    expect(push.received).toHaveLength(1);
    expect(await devicesOf(user)).toHaveLength(1);
    expect(app.logged).toContainEqual({ level: "warn", event: "push_not_sent", details: { status } });
    expect(JSON.stringify(app.logged)).not.toContain(push.url);
  });

  test("a redirect is not followed", async () => {
    const user = await withPlan();
    push.answer({ status: 307, headers: { location: `${push.url}/push/0` } });
    await passAt(0);
    expect(push.received).toHaveLength(1);
    expect(await deliveriesOf(user)).toEqual([]);
  });

  test("429 is tried again when it says", async () => {
    await withPlan();
    push.answer({ status: 429, headers: { "retry-after": "1800" } });
    await passAt(0);
    await passAt(29);
    expect(push.received).toHaveLength(1);
    await passAt(30);
    await passAt(31);
    expect(push.received).toHaveLength(2);
  });

  test("503 with a date is tried again then", async () => {
    await withPlan();
    push.answer({ status: 503, headers: { "retry-after": new Date(EVENING.getTime() + 20 * MINUTE).toUTCString() } });
    await passAt(0);
    await passAt(19);
    expect(push.received).toHaveLength(1);
    await passAt(20);
    expect(push.received).toHaveLength(2);
  });

  test.each([["hang up"], [{ status: 500 }]] as PushAnswer[][])(
    "%o is tried again a few times, less and less often, then given up",
    async (answer) => {
      const user = await withPlan();
      push.answer(...Array.from({ length: 10 }, () => answer));
      const times: number[] = [];
      push.onPush = () => times.push((now.getTime() - EVENING.getTime()) / MINUTE);
      for (let minutes = 0; minutes < 120; minutes += 1) await passAt(minutes);
      expect(times).toEqual([0, 1, 6, 26, 86]);
      expect(await deliveriesOf(user)).toEqual([]);
      expect(await devicesOf(user)).toHaveLength(1);
    },
  );

  test("nothing at all is tried again", async () => {
    await withPlan();
    push.answer("silence");
    await passAt(0);
    await passAt(1);
    expect(push.received).toHaveLength(2);
    expect(app.logged).toContainEqual({ level: "warn", event: "push_not_sent", details: { reason: "too_slow" } });
  });
});

describe("once", () => {
  /** The server whose process ends when `dies` says so: nothing reaches the database any more. */
  function mortal(dies: () => boolean): TestApp["services"] {
    const { db } = app;
    const gone = () => Promise.reject(new Error("the process has ended"));
    const mortalDb: Database = {
      ...db,
      withUser: (id, work) => (dies() ? gone() : db.withUser(id, work)),
      withSystem: (work) => (dies() ? gone() : db.withSystem(work)),
    };
    return { ...app.services, db: mortalDb };
  }

  test("a crash between sending and noting it sends it once more, and no more than that", async () => {
    const user = await withPlan();
    await passAt(
      0,
      mortal(() => push.received.length === 1),
    );
    expect(push.received).toHaveLength(1);
    for (const minutes of [1, 5, 9]) await passAt(minutes);
    expect(push.received).toHaveLength(1);
    await passAt(
      10,
      mortal(() => push.received.length === 2),
    );
    expect(push.received).toHaveLength(2);
    for (const minutes of [11, 20, 25, 40]) await passAt(minutes);
    expect(push.received).toHaveLength(2);
    expect(await deliveriesOf(user)).toEqual([]);
  });

  test("a crash before sending delays it", async () => {
    await withPlan();
    let calls = 0;
    // Claimed, and then nothing.
    await passAt(
      0,
      mortal(() => (calls += 1) > 4),
    );
    expect(push.received).toEqual([]);
    for (const minutes of [1, 5, 10, 15, 21]) await passAt(minutes);
    expect(push.received).toHaveLength(1);
  });

  test("a letter is sent once, whatever becomes of the notification", async () => {
    const user = await withPlan();
    await confirmAddress(app, user);
    await choose(user, { by_mail: true });
    const before = (await app.letters(user.email)).length;
    push.answer({ status: 503 }, "hang up");
    for (const minutes of [0, 1, 6, 7]) await passAt(minutes);
    expect(push.received).toHaveLength(3);
    expect(await app.letters(user.email)).toHaveLength(before + 1);
  });
});
