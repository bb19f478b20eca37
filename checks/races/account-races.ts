import { sql } from "drizzle-orm";
import type { Figure } from "../../bench/report.ts";
import { askToSignUp } from "../../tests/support/client.ts";
import type { Stand } from "./stand.ts";
import { atOnce, raceFigure } from "./tally.ts";

/** 50 sign-ups with one invitation: one succeeds, and the others leave nothing behind. */
export async function oneInvitation(stand: Stand): Promise<Figure> {
  const code = await stand.invite();
  const mark = crypto.randomUUID();
  const answers = await atOnce(50, (index) =>
    askToSignUp(stand.client, { code, email: `${index}.${mark}@example.org` }),
  );
  const mine = sql`select id from users where email like ${`%${mark}%`}`;
  return raceFigure(
    "50 sign-ups, one invitation",
    answers,
    [200, 403],
    [
      { what: "let in", found: answers.filter(({ status }) => status === 200).length, wanted: 1 },
      { what: "account", found: await stand.count(sql`select count(*) from users where id in (${mine})`), wanted: 1 },
      {
        what: "profile",
        found: await stand.count(sql`select count(*) from profiles where user_id in (${mine})`),
        wanted: 1,
      },
      {
        what: "consents",
        found: await stand.count(sql`select count(*) from consents where user_id in (${mine})`),
        wanted: 3,
      },
      {
        what: "invitation used",
        found: await stand.count(sql`select count(*) from invitations where used_by in (${mine})`),
        wanted: 1,
      },
    ],
  );
}

/** 20 sign-ups with one e-mail address: one account, and 19 invitations that are still valid. */
export async function oneAddress(stand: Stand): Promise<Figure> {
  const codes = await atOnce(10, () => stand.invite());
  const email = `${crypto.randomUUID()}@example.org`;
  const unused = () => stand.count(sql`select count(*) from invitations where used_at is null and revoked_at is null`);
  const before = await unused();
  const answers = await atOnce(10, (index) => askToSignUp(stand.client, { code: codes[index] ?? "", email }));
  return raceFigure(
    "10 invitations, one address",
    answers,
    [200, 409],
    [
      { what: "account", found: await stand.count(sql`select count(*) from users where email = ${email}`), wanted: 1 },
      { what: "invitation used up", found: before - (await unused()), wanted: 1 },
    ],
  );
}

/** 60 concurrent wrong passwords from one address: ten are checked. */
export async function guesses(stand: Stand): Promise<Figure> {
  const { email } = await stand.signUp();
  const body = { email, password: "Wrong1password" };
  const client = stand.client.with({ "x-forwarded-for": "203.0.113.77" });
  const answers = await atOnce(60, () => client.ask("/api/auth/sign-in/email", { body }));
  return raceFigure(
    "60 guesses, one address",
    answers,
    [401, 429],
    [{ what: "looked at", found: answers.filter(({ status }) => status === 401).length, wanted: 10 }],
  );
}

/** 20 concurrent requests for a secret calendar address: one is valid. */
export async function calendars(stand: Stand): Promise<Figure> {
  const anna = await stand.signUp();
  const answers = await atOnce(20, () => anna.ask("/api/calendar-feed", { body: {} }));
  const paths = answers.map(({ body }) => new URL((body as { url: string }).url).pathname);
  const read = await Promise.all(paths.map((path) => stand.client.ask(path)));
  return raceFigure(
    "20 calendar addresses",
    answers,
    [201],
    [{ what: "counts", found: read.filter(({ status }) => status === 200).length, wanted: 1 }],
  );
}
