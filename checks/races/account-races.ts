import { sql } from "drizzle-orm";
import type { Figure } from "../../bench/report.ts";
import { sendSignUp } from "../../tests/support/client.ts";
import type { Instance } from "./instance.ts";
import { concurrently, raceFigure } from "./tally.ts";

/** 50 sign-ups with one invitation: one succeeds, and the others leave nothing behind. */
export async function oneInvitation(instance: Instance): Promise<Figure> {
  const code = await instance.invite();
  const mark = crypto.randomUUID();
  const answers = await concurrently(50, (index) =>
    sendSignUp(instance.client, { code, email: `${index}.${mark}@example.org` }),
  );
  const mine = sql`select id from users where email like ${`%${mark}%`}`;
  return raceFigure(
    "50 sign-ups, one invitation",
    answers,
    [200, 403],
    [
      { what: "let in", found: answers.filter(({ status }) => status === 200).length, wanted: 1 },
      {
        what: "account",
        found: await instance.count(sql`select count(*) from users where id in (${mine})`),
        wanted: 1,
      },
      {
        what: "profile",
        found: await instance.count(sql`select count(*) from profiles where user_id in (${mine})`),
        wanted: 1,
      },
      {
        what: "consents",
        found: await instance.count(sql`select count(*) from consents where user_id in (${mine})`),
        wanted: 3,
      },
      {
        what: "invitation used",
        found: await instance.count(sql`select count(*) from invitations where used_by in (${mine})`),
        wanted: 1,
      },
    ],
  );
}

/** 20 sign-ups with one e-mail address: one account, and 19 invitations that are still valid. */
export async function oneAddress(instance: Instance): Promise<Figure> {
  const codes = await concurrently(10, () => instance.invite());
  const email = `${crypto.randomUUID()}@example.org`;
  const unused = () =>
    instance.count(sql`select count(*) from invitations where used_at is null and revoked_at is null`);
  const before = await unused();
  const answers = await concurrently(10, (index) => sendSignUp(instance.client, { code: codes[index] ?? "", email }));
  return raceFigure(
    "10 invitations, one address",
    answers,
    [200, 409],
    [
      {
        what: "account",
        found: await instance.count(sql`select count(*) from users where email = ${email}`),
        wanted: 1,
      },
      { what: "invitation used up", found: before - (await unused()), wanted: 1 },
    ],
  );
}

/** 60 concurrent wrong passwords from one address: ten are checked. */
export async function guesses(instance: Instance): Promise<Figure> {
  const { email } = await instance.signUp();
  const body = { email, password: "Wrong1password" };
  const client = instance.client.with({ "x-forwarded-for": "203.0.113.77" });
  const answers = await concurrently(60, () => client.ask("/api/auth/sign-in/email", { body }));
  return raceFigure(
    "60 guesses, one address",
    answers,
    [401, 429],
    [{ what: "looked at", found: answers.filter(({ status }) => status === 401).length, wanted: 10 }],
  );
}

/** 20 concurrent requests for a secret calendar address: one is valid. */
export async function calendars(instance: Instance): Promise<Figure> {
  const anna = await instance.signUp();
  const answers = await concurrently(20, () => anna.ask("/api/calendar-feed", { body: {} }));
  const paths = answers.map(({ body }) => new URL((body as { url: string }).url).pathname);
  const read = await Promise.all(paths.map((path) => instance.client.ask(path)));
  return raceFigure(
    "20 calendar addresses",
    answers,
    [201],
    [{ what: "counts", found: read.filter(({ status }) => status === 200).length, wanted: 1 }],
  );
}
