import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { latestTokenEnd } from "#domain/account/tokens.ts";
import { DEVICES_MAX } from "#domain/reminders/contract.ts";
import { sessions } from "#server/db/schema/auth.ts";
import { installationKeys, pushSubscriptions } from "#server/db/schema/reminders.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { sendReminders } from "#server/features/reminders/send-reminders.ts";
import { vapidKeys } from "#server/features/reminders/vapid-keys.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";
import { plan } from "../support/interactions.ts";
import { addPerson } from "../support/people.ts";
import { startPushService, type PushService } from "../support/push-service.ts";
import { addDevice, choose, remindersOf, staySignedIn } from "../support/reminders.ts";

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

async function passInTheEvening(): Promise<void> {
  now = EVENING;
  await sendReminders(app.services);
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

const devicesOf = async (user: TestUser) => (await remindersOf(user)).devices;

describe("a device", () => {
  test("gets a test when its user asks, and the answer says what came of it", async () => {
    const user = await app.signUp({ language: "it" });
    await staySignedIn(app, user);
    const { id } = await addDevice(user, push.subscribe());
    const ask = () => user.json<{ result: string }>(`/api/reminders/devices/${id}/test`, { method: "POST" });
    expect(await ask()).toEqual({ result: "sent" });
    expect(push.received).toMatchObject([
      { message: { title: "Qui le notifiche funzionano" }, ttl: 60, urgency: "high" },
    ]);
    push.answer({ status: 503 }, { status: 410 });
    expect(await ask()).toEqual({ result: "failed" });
    expect(await ask()).toEqual({ result: "gone" });
    expect(await devicesOf(user)).toEqual([]);
    const after = await user.request(`/api/reminders/devices/${id}/test`, { method: "POST" });
    expect((await errorOf(after)).status).toBe(404);
  });

  test("is named by what its browser says, and can be revoked from another one", async () => {
    const user = await withPlan();
    const phone =
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
    const signIn = { email: user.email, password: PASSWORD };
    const answer = await app.ask("/api/auth/sign-in/email", { body: signIn });
    const other = app.with({ cookie: cookieOf(answer), "user-agent": phone });
    await other.json("/api/reminders/devices", { body: push.subscribe() });
    const seen = await devicesOf(user);
    expect(seen).toHaveLength(2);
    const added = seen.find(({ current }) => !current)!;
    expect(added).toMatchObject({ device: "mobile", browser: "Chrome", system: "Android", last_used_at: null });
    await user.json(`/api/reminders/devices/${added.id}`, { method: "DELETE" });
    expect(await devicesOf(user)).toHaveLength(1);
  });

  test("gets nothing once its session has ended: signed out, ended elsewhere, or expired", async () => {
    const ends: ((user: TestUser) => Promise<unknown>)[] = [
      (user) => user.request("/api/auth/sign-out", { method: "POST" }),
      (user) => user.json("/api/auth/sessions/end-all", { method: "POST" }),
      (user) =>
        app.db.withSystem((tx) => tx.update(sessions).set({ expiresAt: BEFORE }).where(eq(sessions.userId, user.id))),
    ];
    for (const end of ends) {
      // What earlier tests have left.
      await passInTheEvening();
      push.received.length = 0;
      now = BEFORE;
      const user = await withPlan();
      await end(user);
      await passInTheEvening();
      const left = await app.db.withUser(user.id, (tx) => tx.select().from(pushSubscriptions));
      expect(left).toEqual([]);
      expect(push.received).toEqual([]);
    }
  });

  test("belongs to whoever signed in with it last", async () => {
    const first = await withPlan();
    const [row] = await app.db.withUser(first.id, (tx) => tx.select().from(pushSubscriptions));
    const second = await app.signUp();
    const { endpoint, p256dh, auth } = row!;
    await addDevice(second, { endpoint, keys: { p256dh, auth } });
    expect(await devicesOf(first)).toEqual([]);
    expect(await devicesOf(second)).toHaveLength(1);
    await passInTheEvening();
    expect(push.received).toEqual([]);
  });

  test("replaces its own earlier subscription; of too many, the one used least recently goes", async () => {
    const user = await app.signUp();
    await addDevice(user, push.subscribe());
    await addDevice(user, push.subscribe());
    expect(await devicesOf(user)).toHaveLength(1);
    for (let count = 0; count < DEVICES_MAX; count += 1) {
      now = new Date(now.getTime() + MINUTE);
      const answer = await app.ask("/api/auth/sign-in/email", { body: { email: user.email, password: PASSWORD } });
      const other = app.with({ cookie: cookieOf(answer) });
      await other.json("/api/reminders/devices", { body: push.subscribe() });
    }
    const seen = await devicesOf(user);
    expect(seen).toHaveLength(DEVICES_MAX);
    expect(seen.some(({ current }) => current)).toBe(false);
  });

  test.each([
    "https://example.org/push",
    "http://127.0.0.1:1/push",
    "https://fcm.googleapis.com/fcm/send/x",
    "http://169.254.169.254/latest",
    "javascript:alert(1)",
  ])("cannot be subscribed at %s", async (endpoint) => {
    const user = await app.signUp();
    const { keys } = push.subscribe();
    const refused = await user.request("/api/reminders/devices", { body: { endpoint, keys } });
    expect(await errorOf(refused)).toMatchObject({ status: 400, code: "invalid_input", field: "endpoint" });
  });

  test("with a key that is no point on the curve is removed when something is sent", async () => {
    const user = await app.signUp();
    const { endpoint, keys } = push.subscribe();
    const p256dh = Buffer.alloc(65, 4).toString("base64url");
    const { id } = await addDevice(user, { endpoint, keys: { ...keys, p256dh } });
    await staySignedIn(app, user);
    const path = `/api/reminders/devices/${id}/test`;
    expect(await user.json(path, { method: "POST" })).toEqual({ result: "gone" });
  });

  test("cannot be added or tried with an API token", async () => {
    const user = await app.signUp();
    const real = new Date();
    const expiresAt = latestTokenEnd(real);
    const token = await createToken(app.db, {
      email: user.email,
      name: "Sync",
      scope: "write",
      expiresAt,
      now: real,
    });
    const client = app.with({ authorization: `Bearer ${token}` });
    const refused = await client.request("/api/reminders/devices", { body: push.subscribe() });
    expect((await errorOf(refused)).status).toBe(403);
  });
});

test("the keys of the installation are stored encrypted, and replaced with the subscriptions if the secret is another", async () => {
  const user = await withPlan();
  const { push_key } = await remindersOf(user);
  expect(Buffer.from(push_key, "base64url")).toHaveLength(65);
  const stored = await app.db.withSystem((tx) => tx.select().from(installationKeys));
  expect(stored).toHaveLength(1);
  expect(stored[0]!.value).not.toContain(push_key);
  const other = {
    ...app.services,
    db: { ...app.db },
    auth: {
      ...app.services.auth,
      cookie: { ...app.services.auth.cookie, secret: "another secret of enough characters" },
    },
  };
  const [one, two] = await Promise.all([vapidKeys(other), vapidKeys({ ...other, db: { ...app.db } })]);
  expect(one.publicKey).not.toBe(push_key);
  expect(two).toEqual(one);
  expect(await app.db.withUser(user.id, (tx) => tx.select().from(pushSubscriptions))).toEqual([]);
});
