import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAi } from "#server/ai/door.ts";
import { personas } from "#server/db/schema/people.ts";
import { reminderDeliveries } from "#server/db/schema/reminders.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { suspend, unsuspend } from "#server/features/operator/account-actions.ts";
import { sendReminders } from "#server/features/reminders/send-reminders.ts";
import { readPending } from "#server/features/safety/read-pending.ts";
import { embedPending, queueMissing } from "#server/features/search/embed-pending.ts";
import { purgeDeleted } from "#server/records/account/purge-deleted.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";
import { startFakeModel, type FakeModel } from "../support/fake-model.ts";
import { plan } from "../support/interactions.ts";
import { addPerson } from "../support/people.ts";
import { choose, confirmAddress, staySignedIn } from "../support/reminders.ts";

const BEFORE = new Date("2031-01-07T12:00:00Z");
const EVENING = new Date("2031-01-08T17:30:00Z");

let app: TestApp;
let model: FakeModel;
let now = BEFORE;
beforeAll(async () => {
  model = await startFakeModel();
  const settings = { baseUrl: model.url, model: "fake", embeddingModel: "vectors" };
  app = await testApp({ clock: () => now, ai: (log) => createAi(settings, log) });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const acting = (user: TestUser) => ({ services: app.services, operatorId: crypto.randomUUID(), id: user.id });
const signIn = (user: TestUser, password = PASSWORD) =>
  app.request("/api/auth/sign-in/email", { method: "POST", body: { email: user.email, password } });

test("a suspended account cannot be entered in any way, and is as before once it may be again", async () => {
  const anna = await app.signUp();
  await staySignedIn(app, anna);
  const token = { email: anna.email, name: "x", scope: "read" as const, expiresAt: new Date("2031-06-01") };
  const bearer = { authorization: `Bearer ${await createToken(app.db, { ...token, now: BEFORE })}` };
  const { url } = await anna.json<{ url: string }>("/api/calendar-feed", { method: "POST" });
  const calendar = () => app.request(new URL(url).pathname);
  expect((await calendar()).status).toBe(200);

  await suspend(acting(anna));
  expect((await anna.request("/api/profile")).status).toBe(401);
  expect((await app.request("/api/profile", { headers: bearer })).status).toBe(401);
  expect((await calendar()).status).toBe(404);
  expect(await errorOf(await signIn(anna))).toMatchObject({ status: 403, code: "account_suspended" });
  // Only who knows the password is told.
  expect(await errorOf(await signIn(anna, "Wrong1horse"))).toMatchObject({ code: "invalid_credentials" });

  await unsuspend(acting(anna));
  const again = await signIn(anna);
  const cookie = cookieOf({ headers: again.headers });
  expect((await app.request("/api/profile", { headers: { cookie } })).status).toBe(200);
  expect((await calendar()).status).toBe(200);
});

test("a session that began at the moment of the suspension opens nothing", async () => {
  const anna = await app.signUp();
  await staySignedIn(app, anna);
  await app.db.withSystem((tx) => tx.execute(sql`update users set suspended_at = now() where id = ${anna.id}`));
  expect((await anna.request("/api/profile")).status).toBe(401);
});

test("no reminder is queued or sent for it; those that were due meanwhile are not made up for", async () => {
  const [anna, bruno] = [await app.signUp(), await app.signUp()];
  for (const user of [anna, bruno]) {
    await staySignedIn(app, user);
    await confirmAddress(app, user);
    await choose(user, { evening_before: true, by_mail: true });
    const { id } = await addPerson(user, { short: false });
    await plan(user, id, { planned_date: "2031-01-09T17:00:00Z" });
  }
  const reminded = async (user: TestUser) =>
    (await app.letters(user.email)).filter(({ subject }) => subject.includes("tomorrow")).length;
  await suspend(acting(anna));
  now = EVENING;
  await sendReminders(app.services);
  expect([await reminded(anna), await reminded(bruno)]).toEqual([0, 1]);
  now = new Date(EVENING.getTime() + 60_000);
  await unsuspend(acting(anna));
  await sendReminders(app.services);
  expect(await reminded(anna)).toBe(0);
  now = BEFORE;
});

test("a reminder that waits to be sent again is not sent", async () => {
  const anna = await app.signUp();
  await staySignedIn(app, anna);
  const delivery = { userId: anna.id, kind: "evening_before", day: "2031-01-08" } as const;
  const queue = () =>
    app.db.withUser(anna.id, async (tx) => {
      await tx.execute(sql`insert into reminders (user_id, kind, day) values (${anna.id}, 'evening_before', '2031-01-08')
        on conflict do nothing`);
      await tx.insert(reminderDeliveries).values({ ...delivery, nextAttemptAt: BEFORE, usefulUntil: EVENING });
    });
  const waiting = () => app.db.withUser(anna.id, (tx) => tx.$count(reminderDeliveries));
  await queue();
  await suspend(acting(anna));
  expect(await waiting()).toBe(0);
  // Queued by a process that had begun before.
  await queue();
  await sendReminders(app.services);
  expect(await waiting()).toBe(1);
  await app.db.withUser(anna.id, (tx) => tx.delete(reminderDeliveries));
});

test("nothing of it is sent to a model for the coach's memory", async () => {
  const anna = await app.signUp();
  await staySignedIn(app, anna);
  await anna.json("/api/chat/consent", { body: { agreed: true } });
  const { id } = await addPerson(anna, { short: false });
  await anna.json(`/api/personas/${id}/notes`, { body: { content: "A note about the garden" } });
  await queueMissing(app.db, { model: "vectors" });
  await suspend(acting(anna));
  const later = { ...app.services, clock: () => new Date(now.getTime() + 3_600_000) };
  await embedPending(later, new AbortController().signal);
  expect(JSON.stringify(model.requests)).not.toContain("about the garden");
  await unsuspend(acting(anna));
  await embedPending(later, new AbortController().signal);
  expect(JSON.stringify(model.requests)).toContain("about the garden");
});

test("its texts are not read for danger meanwhile; what its owner deleted is purged all the same", async () => {
  const anna = await app.signUp();
  await staySignedIn(app, anna);
  const { id } = await addPerson(anna, { short: false });
  const { id: gone } = await addPerson(anna, { short: false });
  await anna.request(`/api/personas/${gone}`, { method: "DELETE" });
  await app.db.withUser(anna.id, (tx) => tx.update(personas).set({ safetyReadAt: null }).where(eq(personas.id, id)));
  const unread = () => app.db.withUser(anna.id, (tx) => tx.$count(personas, sql`safety_read_at is null`));
  await suspend(acting(anna));
  await readPending(app.db, now);
  expect(await unread()).toBe(1);
  await purgeDeleted(app.db, new Date(Date.now() + 11 * 60_000));
  expect(await app.db.withUser(anna.id, (tx) => tx.$count(personas))).toBe(1);
  await unsuspend(acting(anna));
  await readPending(app.db, now);
  expect(await unread()).toBe(0);
});
