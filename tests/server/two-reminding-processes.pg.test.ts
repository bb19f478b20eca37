import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { sendReminders } from "#server/features/reminders/send-reminders.ts";
import { testApp, type TestApp } from "../support/app.ts";
import { plan } from "../support/interactions.ts";
import { addPerson } from "../support/people.ts";
import { startPushService, type PushService } from "../support/push-service.ts";
import { addDevice, choose, confirmAddress, staySignedIn } from "../support/reminders.ts";

const USERS = 12;
let app: TestApp;
let push: PushService;
let others: Database[];
let now = new Date("2031-01-07T12:00:00Z");

beforeAll(async () => {
  push = await startPushService();
  app = await testApp({ clock: () => now, reminders: { pushHosts: [push.url] } });
  others = await Promise.all([1, 2].map(() => connectDatabase(app.database.options)));
});
afterAll(async () => {
  await Promise.all(others.map((db) => db.close()));
  await app.close();
  await push.close();
});

test("several processes on one database send each reminder once, to every place", async () => {
  const emails: string[] = [];
  for (let count = 0; count < USERS; count += 1) {
    const user = await app.signUp();
    await staySignedIn(app, user);
    await confirmAddress(app, user);
    await choose(user, { evening_before: true, by_mail: true });
    await addDevice(user, push.subscribe());
    await plan(user, (await addPerson(user, { short: false })).id, { planned_date: "2031-01-09T17:00:00Z" });
    emails.push(user.email);
  }
  const before = (await Promise.all(emails.map((email) => app.letters(email)))).flat().length;
  const processes = [app.db, ...others].map((db) => ({ ...app.services, db }));
  for (const minutes of [0, 1, 11, 21]) {
    now = new Date(Date.UTC(2031, 0, 8, 17, 30 + minutes));
    await Promise.all(processes.flatMap((services) => [sendReminders(services), sendReminders(services)]));
  }
  expect(push.received.map(({ device }) => device).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: USERS }, (_, device) => device),
  );
  expect((await Promise.all(emails.map((email) => app.letters(email)))).flat()).toHaveLength(before + USERS);
  expect(app.logged.filter(({ level }) => level === "error")).toEqual([]);
});
