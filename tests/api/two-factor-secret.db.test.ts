import { symmetricEncrypt } from "better-auth/crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorOf, testApp, type TestApp } from "../support/app.ts";
import { cookieOf, PASSWORD } from "../support/client.ts";
import { nextTotp } from "../support/totp.ts";
import { turnTwoFactorOn } from "../support/two-factor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test.each(["app", "recovery"])("with another AUTH_SECRET a right %s code says so, and the log too", async (kind) => {
  const user = await app.signUp();
  const { secret, recovery_codes } = await turnTwoFactorOn(user);
  const other = await symmetricEncrypt({ key: "another secret of enough characters", data: secret });
  await app.db.withSystem((tx) =>
    tx.execute(sql`update two_factors set secret = ${other}, backup_codes = ${other} where user_id = ${user.id}`),
  );
  const first = await app.request("/api/auth/sign-in/email", { body: { email: user.email, password: PASSWORD } });
  const code = kind === "app" ? nextTotp(secret) : recovery_codes[0];
  const refused = await app.request("/api/auth/two-factor/verify", {
    body: { code },
    headers: { cookie: cookieOf(first) },
  });
  expect(await errorOf(refused)).toMatchObject({ status: 503, code: "second_factor_unreadable" });
  expect(app.logged.map(({ event }) => event)).toContain("second_factor_unreadable");
});
