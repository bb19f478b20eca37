import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendReminders } from "#server/features/reminders/send-reminders.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { PASSWORD } from "../support/client.ts";
import { complete, patchInteraction, plan } from "../support/interactions.ts";
import { addPerson } from "../support/people.ts";
import { startPushService, type PushService } from "../support/push-service.ts";
import { addDevice, choose, remindersOf, staySignedIn } from "../support/reminders.ts";

/** Years ahead, so that everything is written before it is due. In Rome it is one hour later. */
const BEFORE = new Date("2031-01-07T12:00:00Z");
const EVENING = new Date("2031-01-08T17:30:00Z");
const MORNING = new Date("2031-01-09T07:00:00Z");
const PLANNED = "2031-01-09T17:00:00Z";
const NEXT_EVENING = new Date("2031-01-10T17:30:00Z");

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
  app.logged.length = 0;
});

async function passAt(moment: Date): Promise<void> {
  now = moment;
  await sendReminders(app.services);
}

/** A user with one person, and these reminders on one device. */
async function withDevice(settings: object, language: "en" | "it" = "en") {
  const user = await app.signUp({ language });
  await staySignedIn(app, user);
  await choose(user, settings);
  const device = await addDevice(user, push.subscribe());
  const { id: marta } = await addPerson(user, { short: false, name: "Marta Rossi" });
  return { user, device, marta };
}

const planned = (user: TestUser, personaId: string, extra: object = {}) =>
  plan(user, personaId, { planned_date: PLANNED, avoid: "Shouting", feeling: "Peace", ...extra });
const messages = () => push.received.map(({ message }) => message);

describe("what is on", () => {
  test("is nothing until it is chosen", async () => {
    const user = await app.signUp();
    const { settings, devices, email_verified, look_back_available } = await remindersOf(user);
    expect(settings).toMatchObject({ evening_before: false, look_back: false, by_mail: false, show_names: false });
    expect(settings).toMatchObject({ evening: "18:30", morning: "08:00", quiet_from: "21:00", quiet_to: "08:00" });
    expect({ devices, email_verified, look_back_available }).toEqual({
      devices: [],
      email_verified: false,
      look_back_available: false,
    });
    await addDevice(user, push.subscribe());
    const { id } = await addPerson(user, { short: false });
    await planned(user, id);
    await passAt(EVENING);
    expect(push.received).toEqual([]);
  });

  test("is changed one by one, and a zone is kept under its usual name", async () => {
    const user = await app.signUp();
    await choose(user, { evening_before: true, time_zone: "europe/rome" });
    await user.json("/api/reminders", { method: "PATCH", body: { evening: "19:15" } });
    expect((await remindersOf(user)).settings).toMatchObject({
      evening_before: true,
      evening: "19:15",
      time_zone: "Europe/Rome",
    });
    for (const body of [{ evening: "25:00" }, { morning: "8:00" }, { look_back_day: 8 }, { show_names: "yes" }]) {
      const refused = await user.request("/api/reminders", { method: "PATCH", body });
      expect(await errorOf(refused)).toMatchObject({ status: 400, code: "invalid_input" });
    }
  });
});

describe("a notification", () => {
  test("says that something is planned, once, and nothing that was written", async () => {
    const { user, marta } = await withDevice({ evening_before: true, morning_of: true, how_did_it_go: true });
    const { id } = await planned(user, marta);
    await passAt(EVENING);
    await passAt(new Date(EVENING.getTime() + 60_000));
    expect(messages()).toEqual([
      {
        title: "Something is planned for tomorrow",
        body: "Open Sintonia to see what.",
        tag: "evening_before",
        url: `/persona/${marta}?interaction=${id}`,
      },
    ]);
    await passAt(MORNING);
    await passAt(NEXT_EVENING);
    expect(messages().map(({ title }) => title)).toEqual([
      "Something is planned for tomorrow",
      "Something is planned for today",
      "How did it go?",
    ]);
    expect(JSON.stringify(push.received)).not.toMatch(/Marta|move|Shouting|Peace/);
    // The length tells nothing either; the service may keep it until it is of no use.
    expect(new Set(push.received.map(({ size }) => size)).size).toBe(1);
    expect(push.received[0]).toMatchObject({
      urgency: "normal",
      ttl: 17.5 * 3600,
      topic: expect.stringMatching(/^.{32}$/),
    });
    expect(new Set(push.received.map(({ topic }) => topic)).size).toBe(3);
    expect((await remindersOf(user)).devices).toMatchObject([
      { current: true, last_used_at: NEXT_EVENING.toISOString() },
    ]);
  });

  test("names people only if that was chosen, in the user’s language", async () => {
    const { user, marta } = await withDevice({ evening_before: true, show_names: true }, "it");
    const { id: luca } = await addPerson(user, { short: false, name: "Luca" });
    await planned(user, marta);
    await planned(user, luca, { planned_date: "2031-01-09T18:00:00Z" });
    await passAt(EVENING);
    expect(messages()).toEqual([
      {
        title: "Domani hai qualcosa in programma",
        body: "Con Marta Rossi e Luca.",
        tag: "evening_before",
        url: "/home",
      },
    ]);
  });

  test("about staying in touch is one for all who are due", async () => {
    const { user, marta } = await withDevice({ keep_in_touch: true, show_names: true });
    const { id: luca } = await addPerson(user, { short: false, name: "Luca" });
    for (const id of [marta, luca]) {
      await user.json(`/api/personas/${id}`, { method: "PATCH", body: { keep_in_touch_days: 365 } });
    }
    await passAt(new Date("2031-01-08T07:00:00Z"));
    await passAt(MORNING);
    await passAt(new Date("2031-01-10T07:00:00Z"));
    expect(messages().map(({ body }) => body)).toEqual([
      "It’s been a while since you heard from Marta Rossi and Luca.",
    ]);
  });

  test("about the look back comes where there is one", async () => {
    const { user } = await withDevice({ look_back: true, look_back_day: 3 });
    let letters = 0;
    const services = {
      ...app.services,
      reminders: {
        ...app.services.reminders,
        readLookBack: async ({ userId }: { userId: string }) =>
          Promise.resolve(userId === user.id && (letters += 1) > 1 ? ({ kind: "reminder_today" } as const) : null),
      },
    };
    now = EVENING;
    await sendReminders(services);
    expect(push.received).toEqual([]);
    now = new Date(EVENING.getTime() + 7 * 86_400_000);
    await sendReminders(services);
    expect(messages()).toMatchObject([{ title: "A look back at your week", url: "/home?look_back=open" }]);
  });
});

describe("a reminder is not sent", () => {
  const cases: [why: string, change: (user: TestUser, ids: { marta: string; id: string }) => Promise<unknown>][] = [
    [
      "for a plan that has been moved",
      (user, { id }) => patchInteraction(user, id, { planned_date: "2031-02-01T17:00:00Z" }),
    ],
    ["for a plan that has lost its date", (user, { id }) => patchInteraction(user, id, { planned_date: null })],
    [
      "for a plan that has been cancelled",
      (user, { id }) => user.json(`/api/interactions/${id}`, { method: "DELETE" }),
    ],
    ["for a plan that has an outcome", (user, { id }) => complete(user, id)],
    [
      "about somebody archived",
      (user, { marta }) => user.json(`/api/personas/${marta}`, { method: "PATCH", body: { archived: true } }),
    ],
    ["about somebody deleted", (user, { marta }) => user.json(`/api/personas/${marta}`, { method: "DELETE" })],
    [
      "while danger is open, about whomever",
      async (user) => {
        const { id } = await addPerson(user, { short: false, name: "Carlo", context: "partner" });
        await user.json(`/api/personas/${id}/notes`, {
          body: { content: "He hit me again and said he will kill me." },
        });
      },
    ],
    ["when it has been turned off", (user) => choose(user, { evening_before: false })],
  ];

  test.each(cases)("%s, neither when it is due nor when it is already queued", async (_, change) => {
    const { user, marta } = await withDevice({ evening_before: true });
    const { id } = await planned(user, marta);
    await change(user, { marta, id });
    await passAt(EVENING);
    expect(push.received).toEqual([]);

    now = BEFORE;
    const other = await withDevice({ evening_before: true });
    const queued = await planned(other.user, other.marta);
    push.answer({ status: 503 });
    await passAt(EVENING);
    expect(push.received).toHaveLength(1);
    await change(other.user, { marta: other.marta, id: queued.id });
    await passAt(new Date(EVENING.getTime() + 2 * 60_000));
    expect(push.received).toHaveLength(1);
  });

  test("when the account is deleted", async () => {
    const { user, marta } = await withDevice({ evening_before: true });
    await planned(user, marta);
    push.answer({ status: 503 });
    await passAt(EVENING);
    await user.json("/api/account/deletion", { body: { password: PASSWORD } });
    await passAt(new Date(EVENING.getTime() + 2 * 60_000));
    expect(push.received).toHaveLength(1);
  });
});

test("what falls into quiet hours comes at their end, if it is still of use", async () => {
  const { user, marta } = await withDevice({ evening_before: true, how_did_it_go: true, evening: "22:00" });
  await planned(user, marta);
  await passAt(new Date("2031-01-08T21:00:00Z"));
  await passAt(new Date("2031-01-09T06:59:00Z"));
  expect(push.received).toEqual([]);
  await passAt(MORNING);
  expect(messages()).toMatchObject([{ title: "Something is planned for today" }]);
});

test("what could not be sent before quiet hours waits for their end", async () => {
  const { user, marta } = await withDevice({ evening_before: true, evening: "20:58" });
  await planned(user, marta);
  push.answer({ status: 503, headers: { "retry-after": "300" } });
  await passAt(new Date("2031-01-08T19:58:00Z"));
  await passAt(new Date("2031-01-08T20:10:00Z"));
  expect(push.received).toHaveLength(1);
  await passAt(MORNING);
  expect(messages().map(({ title }) => title)).toEqual([
    "Something is planned for tomorrow",
    "Something is planned for today",
  ]);
});

test("everybody is reminded by their own clock, also when it is changed in the night", async () => {
  // 30 March 2031 has the change in Rome; New York has changed on the 9th, Lord Howe changes on 6 April.
  const zones = ["Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia"];
  const seen: string[] = [];
  const zoneOf = new Map<number, string>();
  for (const time_zone of zones) {
    const { user, marta } = await withDevice({ morning_of: true, how_did_it_go: true, time_zone });
    for (const day of ["2031-03-30", "2031-04-06"]) await planned(user, marta, { planned_date: `${day}T12:00:00Z` });
    zoneOf.set(push.devices() - 1, time_zone);
  }
  push.onPush = () => {
    const { device, message } = push.received.at(-1)!;
    const timeZone = zoneOf.get(device)!;
    const local = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "short" });
    seen.push(`${timeZone} ${message.tag} ${local.format(now)}`);
  };
  for (let at = Date.UTC(2031, 2, 28); at < Date.UTC(2031, 3, 9); at += 30 * 60_000) await passAt(new Date(at));
  push.onPush = () => {};
  expect(seen.toSorted()).toEqual(
    [
      // There the plans begin at eight in the morning.
      "America/New_York how_did_it_go 31/03/2031, 18:30",
      "America/New_York how_did_it_go 07/04/2031, 18:30",
      "Australia/Lord_Howe how_did_it_go 31/03/2031, 18:30",
      "Australia/Lord_Howe how_did_it_go 07/04/2031, 18:30",
      "Australia/Lord_Howe morning_of 30/03/2031, 08:00",
      "Australia/Lord_Howe morning_of 06/04/2031, 08:00",
      "Europe/Rome how_did_it_go 31/03/2031, 18:30",
      "Europe/Rome how_did_it_go 07/04/2031, 18:30",
      "Europe/Rome morning_of 30/03/2031, 08:00",
      "Europe/Rome morning_of 06/04/2031, 08:00",
      // There they begin at one in the night of the day after.
      "Pacific/Apia how_did_it_go 01/04/2031, 18:30",
      "Pacific/Apia how_did_it_go 08/04/2031, 18:30",
    ].toSorted(),
  );
});
