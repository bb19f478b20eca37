import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { purgeDeleted } from "#server/records/account/purge-deleted.ts";
import { anonymized } from "#server/http/rate-limit.ts";
import { errorOf, testApp, type TestApp } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";

/** Attackers who know an e-mail address can only slow themselves down, not the account's owner. */

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await testApp({ rateLimit: true, trustProxy: true, clock: () => now });
});
afterAll(() => app.close());
// Starts after earlier counts have expired.
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 3_600_000);
});

const HOME = "198.51.100.1";
const NEW = "Another2horse";
const post = (path: string, body: unknown, address: string, cookie = "") =>
  app.request(`/api/auth${path}`, { method: "POST", body, headers: { "x-forwarded-for": address, cookie } });
const signIn = (email: string, password: string, address: string, cookie?: string) =>
  post("/sign-in/email", { email, password }, address, cookie);
/** The cookie that marks a browser as one that has signed in. */
const deviceOf = (response: Response) => /sintonia\.device=[^;]+/.exec(cookieOf(response))?.[0] ?? "";

/** Creates a user who has signed in from HOME. */
async function atHome(): Promise<{ id: string; email: string; device: string }> {
  const { id, email } = await app.signUp();
  const signedIn = await signIn(email, PASSWORD, HOME);
  expect(signedIn.status).toBe(200);
  return { id, email, device: deviceOf(signedIn) };
}

let places = 0;
/** Sends wrong passwords from new addresses until the account's limit for unknown callers is reached. */
async function attack(email: string): Promise<string> {
  places += 1;
  const address = `203.0.113.${places}`;
  expect((await signIn(email, "Wrong1horse", address)).status).toBe(401);
  const counted = await app.db.withSystem((tx) =>
    tx.execute(sql`update rate_limits set count = 100 where key = ${`sign-in/account|${anonymized(email)}`}`),
  );
  expect(counted.rowCount, "strangers are counted by the account").toBe(1);
  expect((await signIn(email, "Wrong1horse", `203.0.114.${places}`)).status).toBe(429);
  return address;
}

async function resetToken(email: string): Promise<string | undefined> {
  const links = (await app.letters(email)).map(({ link }) => link).filter((link) => link?.includes("/reset-password#"));
  return links.at(-1)?.split("#")[1];
}

test("the right password works from a known address or browser during an attack", async () => {
  const owner = await atHome();
  const attacker = await attack(owner.email);
  const refused = await signIn(owner.email, PASSWORD, attacker);
  expect(await errorOf(refused), "whoever tries is slowed down").toMatchObject({ status: 429, code: "rate_limited" });
  expect((await signIn(owner.email, PASSWORD, HOME)).status, "the address").toBe(200);
  expect((await signIn(owner.email, PASSWORD, "198.51.100.77", owner.device)).status, "the browser").toBe(200);
  // Also when others have used up the limit of their shared address.
  for (let tries = 0; tries < 12; tries += 1) await signIn(`${tries}@example.org`, "Wrong1horse", HOME);
  expect((await signIn(owner.email, PASSWORD, HOME)).status).toBe(429);
  expect((await signIn(owner.email, PASSWORD, HOME, owner.device)).status).toBe(200);
});

test("a browser is known only to its own accounts, and has a limit for wrong passwords", async () => {
  const [owner, other] = [await atHome(), await atHome()];
  const statuses = [];
  for (let tries = 0; tries < 17; tries += 1) {
    statuses.push((await signIn(owner.email, "Wrong1horse", "198.51.100.5", owner.device)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 15 }, () => 401), 429, 429]);
  // For another account the browser is unknown, so its address is counted.
  const strange = [];
  for (let tries = 0; tries < 11; tries += 1) {
    strange.push((await signIn(other.email, "Wrong1horse", "198.51.100.6", owner.device)).status);
  }
  expect(strange.at(-1)).toBe(429);
  const made = `sintonia.device=${"x".repeat(32)}`;
  expect((await signIn(other.email, PASSWORD, "198.51.100.6", made)).status).toBe(429);
});

test("a forged browser cookie is replaced and causes no look-up of an account", async () => {
  const owner = await atHome();
  const given = owner.device.split("=")[1]!;
  for (const made of [
    "x".repeat(32),
    given.split(".")[0],
    given.replace(/^./, (first) => (first === "x" ? "y" : "x")),
  ]) {
    const answer = await signIn(owner.email, PASSWORD, HOME, `sintonia.device=${made}`);
    expect(answer.status).toBe(200);
    expect(deviceOf(answer).split(/[=.]/)[2]).not.toBe(made!.split(".")[0]);
    expect(deviceOf(answer)).not.toBe(owner.device);
  }
  expect(deviceOf(await signIn(owner.email, PASSWORD, HOME, owner.device)).split("=")[1], "its own it keeps").toBe(
    given,
  );
  const there = "198.51.100.88";
  for (let tries = 0; tries < 10; tries += 1) await signIn(`${tries}@example.com`, "Wrong1horse", there);
  const asked = vi.spyOn(app.db, "withSystem");
  const refused = await signIn(owner.email, "Wrong1horse", there, `sintonia.device=${"x".repeat(32)}`);
  expect(refused.status).toBe(429);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test("after a reset the new password works immediately in the browser that set it", async () => {
  const { email } = await app.signUp();
  await attack(email);
  const there = "198.51.100.20";
  expect((await signIn(email, PASSWORD, there)).status, "nobody has come from there before").toBe(429);
  expect((await post("/request-password-reset", { email }, there)).status).toBe(200);
  const token = await resetToken(email);
  const reset = await post("/reset-password", { token, password: NEW }, there);
  expect(reset.status).toBe(200);
  await attack(email);
  expect((await signIn(email, NEW, there)).status, "the address").toBe(200);
  expect((await signIn(email, NEW, "198.51.100.21", deviceOf(reset))).status, "the browser").toBe(200);
});

test.each(["signs out everywhere", "changes the password", "resets the password"])(
  "an intruder who signed in once is unknown again when the owner %s",
  async (how) => {
    const owner = await atHome();
    const away = "198.51.100.40";
    const stolen = deviceOf(await signIn(owner.email, PASSWORD, away));
    const session = cookieOf(await signIn(owner.email, PASSWORD, HOME, owner.device));
    let done: Response;
    if (how === "signs out everywhere") done = await post("/sessions/end-all", {}, HOME, session);
    else if (how === "changes the password") {
      const body = { current_password: PASSWORD, password: NEW };
      done = await post("/change-password", body, HOME, `${session}; ${owner.device}`);
    } else {
      await post("/request-password-reset", { email: owner.email }, HOME, owner.device);
      done = await post("/reset-password", { token: await resetToken(owner.email), password: NEW }, HOME, owner.device);
    }
    expect(done.status).toBe(200);
    await attack(owner.email);
    expect((await signIn(owner.email, "Wrong1horse", away)).status, "the address").toBe(429);
    expect((await signIn(owner.email, "Wrong1horse", "198.51.100.41", stolen)).status, "the browser").toBe(429);
    // After setting the password the owner can sign in from there immediately.
    const own = how === "signs out everywhere" ? 429 : 200;
    const password = how === "signs out everywhere" ? PASSWORD : NEW;
    expect((await signIn(owner.email, password, HOME)).status).toBe(own);
    expect((await signIn(owner.email, password, "198.51.100.42", owner.device)).status).toBe(own);
  },
);

test("right passwords do not count against the limits", async () => {
  const owner = await atHome();
  for (let times = 0; times < 20; times += 1) {
    expect((await signIn(owner.email, PASSWORD, HOME, owner.device)).status).toBe(200);
  }
});

test("strangers who request e-mails neither block the owner's nor flood the inbox", async () => {
  const owner = await atHome();
  const letters = async () =>
    (await app.letters(owner.email)).filter(({ link }) => link?.includes("/reset-password#")).length;
  for (let place = 1; place <= 12; place += 1) {
    const asked = await post("/request-password-reset", { email: owner.email }, `203.0.200.${place}`);
    expect(asked.status).toBe(200);
  }
  expect(await letters()).toBe(3);
  // An unknown place does not trigger a fourth e-mail, because the last link is still valid.
  expect((await post("/request-password-reset", { email: owner.email }, "198.51.100.30")).status).toBe(200);
  expect(await letters()).toBe(3);
  const asked = await post("/request-password-reset", { email: owner.email }, HOME);
  expect(asked.status).toBe(200);
  expect(await letters()).toBe(4);
  const token = await resetToken(owner.email);
  expect((await post("/reset-password", { token, password: NEW }, HOME)).status).toBe(200);
  // One address may ask three times in ten minutes.
  const statuses = [];
  for (let times = 0; times < 4; times += 1) {
    statuses.push((await post("/request-password-reset", { email: "nobody@example.org" }, "203.0.201.1")).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("a stranger who knows an invited person's address cannot prevent their sign-up", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const { code } = await app.invite({ email });
  const body = { name: "Anna", email, password: PASSWORD, consents: { terms: true, privacy: true, adult: true } };
  for (let place = 1; place <= 12; place += 1) {
    const guess = await post("/sign-up/email", { ...body, invitation_code: "a-guess" }, `203.0.210.${place}`);
    expect(guess.status).toBe(403);
  }
  expect((await post("/sign-up/email", { ...body, invitation_code: code }, HOME)).status).toBe(200);
});

test("addresses and browsers are stored only as hashes, and deleted after half a year", async () => {
  const owner = await atHome();
  const rows = async () =>
    (
      await app.db.withSystem((tx) =>
        tx.execute<{ row: string }>(sql`select k::text as row from known_callers k where user_id = ${owner.id}`),
      )
    ).rows.map(({ row }) => row);
  // The places of the sign-up and of the sign-in from HOME.
  expect((await rows()).length).toBeGreaterThanOrEqual(2);
  expect((await rows()).join()).not.toContain(HOME);
  const device = owner.device.split(/[=.]/)[2]!;
  expect((await rows()).join()).not.toContain(device);
  // The counts of attempts do not contain it either.
  expect((await signIn(owner.email, "Wrong1horse", HOME, owner.device)).status).toBe(401);
  const counts = await app.db.withSystem((tx) => tx.execute<{ key: string }>(sql`select key from rate_limits`));
  const keys = counts.rows.map(({ key }) => key);
  expect(keys.some((key) => key.startsWith("sign-in/known|"))).toBe(true);
  expect(keys.join()).not.toContain(device);
  await purgeDeleted(app.db, new Date(now.getTime() + 182 * 86_400_000));
  expect(await rows()).toEqual([]);
});
