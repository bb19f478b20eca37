import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendReminders } from "#server/features/reminders/send-reminders.ts";
import { errorOf, testApp, type TestApp, type TestUser } from "../support/app.ts";
import { plan } from "../support/interactions.ts";
import { addPerson } from "../support/people.ts";
import { choose, confirmAddress, remindersOf } from "../support/reminders.ts";

/** Years ahead, so that everything is written before it is due. */
const BEFORE = new Date("2031-01-07T12:00:00Z");
const EVENING = new Date("2031-01-08T17:30:00Z");

let app: TestApp;
let now = BEFORE;

beforeAll(async () => {
  app = await testApp({ clock: () => now });
});
afterAll(() => app.close());
beforeEach(() => {
  now = BEFORE;
});

async function passInTheEvening(): Promise<void> {
  now = EVENING;
  await sendReminders(app.services);
}

const planned = (user: TestUser, personaId: string) =>
  plan(user, personaId, { planned_date: "2031-01-09T17:00:00Z", avoid: "Shouting", feeling: "Peace" });

describe("by mail", () => {
  const KINDS = { evening_before: true, by_mail: true };

  test("goes to a confirmed address only, and says as little as a notification", async () => {
    const user = await app.signUp({ name: "Giulia", language: "it" });
    await choose(user, KINDS);
    const { id: marta } = await addPerson(user, { short: false, name: "Marta Rossi" });
    await planned(user, marta);
    const before = (await app.letters(user.email)).length;
    await passInTheEvening();
    expect(await app.letters(user.email)).toHaveLength(before);

    now = BEFORE;
    const confirmed = await app.signUp({ name: "Giulia", language: "it" });
    await confirmAddress(app, confirmed);
    await choose(confirmed, KINDS);
    const { id } = await planned(confirmed, (await addPerson(confirmed, { short: false, name: "Marta Rossi" })).id);
    await passInTheEvening();
    const letter = (await app.letters(confirmed.email)).at(-1)!;
    expect(letter.subject).toBe("Sintonia: Domani hai qualcosa in programma");
    expect(letter.link).toMatch(new RegExp(`^http://localhost/persona/[\\w-]+\\?interaction=${id}$`));
    expect(`${letter.text} ${letter.html} ${letter.subject}`).not.toMatch(/Marta|Rossi|move|Shouting|Peace/);
    expect(letter.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(letter.headers["list-unsubscribe"]).toMatch(/^<http:\/\/localhost\/unsubscribe\/[\w-]{43}>$/);
    expect(letter.text).toContain(letter.headers["list-unsubscribe"]!.slice(1, -1));
  });

  test("names people in the text if that was chosen, never in the subject", async () => {
    const user = await app.signUp({ name: "Giulia", language: "en" });
    await confirmAddress(app, user);
    await choose(user, { ...KINDS, show_names: true });
    await planned(user, (await addPerson(user, { short: false, name: "Marta Rossi" })).id);
    await passInTheEvening();
    const letter = (await app.letters(user.email)).at(-1)!;
    expect(letter.text).toContain("You have something planned for tomorrow, with Marta Rossi.");
    expect(letter.subject).toBe("Sintonia: Something is planned for tomorrow");
    expect(letter.text).not.toMatch(/move|Shouting|Peace/);
  });

  test("is turned off by one POST from the letter, without signing in, and again without harm", async () => {
    const user = await app.signUp();
    await confirmAddress(app, user);
    await choose(user, KINDS);
    await planned(user, (await addPerson(user, { short: false })).id);
    await passInTheEvening();
    const address = (await app.letters(user.email)).at(-1)!.headers["list-unsubscribe"]!.slice(1, -1);
    const { pathname } = new URL(address);
    // As a mail provider asks.
    const oneClick = {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    };
    for (const _ of [1, 2]) expect((await app.request(pathname, oneClick)).status).toBe(200);
    expect((await remindersOf(user)).settings).toMatchObject({ by_mail: false, evening_before: true });

    const other = await app.signUp();
    await choose(other, KINDS);
    const forged = pathname.replace(/.(?=.{10}$)/, (one) => (one === "A" ? "B" : "A"));
    expect(await errorOf(await app.request(forged, oneClick))).toMatchObject({ status: 400, code: "link_invalid" });
    expect((await app.request("/unsubscribe/short", oneClick)).status).toBe(404);
    expect((await remindersOf(other)).settings.by_mail).toBe(true);
  });
});
