import type { TestUser } from "./app.ts";
import { cookieOf, PASSWORD } from "./client.ts";
import { totp } from "./totp.ts";

export interface TwoFactor {
  secret: string;
  recovery_codes: string[];
  /** Of the session that goes on. */
  cookie: string;
}

/** Turns two-step sign-in on. */
export async function turnTwoFactorOn(user: TestUser): Promise<TwoFactor> {
  const setup = await user.json<Omit<TwoFactor, "cookie">>("/api/auth/two-factor/enable", {
    body: { password: PASSWORD },
  });
  const confirmed = await user.ask("/api/auth/two-factor/confirm", { body: { code: totp(setup.secret) } });
  if (confirmed.status !== 200) throw new Error(`confirming answered ${confirmed.status}`);
  return { ...setup, cookie: cookieOf(confirmed) };
}
