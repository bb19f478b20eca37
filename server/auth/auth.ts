import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth, type BetterAuthPlugin } from "better-auth";
import { ADDRESS_HEADER } from "#server/http/address.ts";
import { googleHandler, type GoogleSettings } from "./google.ts";
import { hashingSessionTokens } from "./session-store.ts";
import { signUpHooks } from "./sign-up.ts";
import { secondFactor } from "./two-factor.ts";
import type { Database } from "#server/db/connect.ts";
import { accounts, sessions, twoFactors, users, verifications } from "#server/db/schema/auth.ts";
import { consumeAppCode, consumeSecondCode, requireReadableFactor, type CodeCheck } from "./code.ts";
import type { Log } from "#server/services.ts";
import { cookiePrefix, sessionCookie } from "./session.ts";

export interface AuthOptions {
  db: Database;
  secret: string;
  publicUrl: string;
  /** Null if Google is not configured. */
  google: GoogleSettings | null;
  clock: () => Date;
  log: Log;
}

const DAY = 86_400;

/** The configured sign-in library. Sign-ups are checked in sign-up.ts. */
export function createAuth(options: AuthOptions) {
  const { db, clock, log, publicUrl } = options;
  const cookie = sessionCookie(publicUrl, options.secret);
  const hooks = signUpHooks({ db, cookie, clock });
  const codes: CodeCheck = { db, log, secret: options.secret };

  const make = (plugins: BetterAuthPlugin[], logsFailures: boolean) =>
    betterAuth({
      appName: "Sintonia",
      baseURL: publicUrl,
      basePath: "/api/auth",
      secret: options.secret,
      telemetry: { enabled: false },
      logger: {
        disabled: !logsFailures,
        log: (level, message) => log(level === "error" ? "error" : "info", "auth", { message: firstLine(message) }),
        level: "error",
      },
      // Unexpected errors go to our handler, which logs no content; the library's would log everything.
      onAPIError: { throw: true },
      database: hashingSessionTokens(
        drizzleAdapter(db.auth.db, {
          provider: "pg",
          transaction: true,
          schema: {
            user: users,
            session: sessions,
            account: accounts,
            verification: verifications,
            twoFactor: twoFactors,
          },
        }),
      ),
      // The identifier of a sign-in that waits for a code, or for Google, is in a cookie; its hash is stored.
      verification: { storeIdentifier: "hashed" },
      emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
      // A signed-in user may link a Google account with another address: both are proven to be theirs.
      account: { updateAccountOnSignIn: false, accountLinking: { allowDifferentEmails: true } },
      session: { expiresIn: 30 * DAY, updateAge: DAY },
      // Ours comes first (server/features/account/limit-auth-attempts.ts): it counts by account as well as by address, with
      // one query instead of up to four.
      rateLimit: { enabled: false },
      advanced: {
        cookiePrefix: cookiePrefix(publicUrl),
        database: { generateId: "uuid" },
        ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
        // The library's prefix would be the weaker __Secure-.
        useSecureCookies: false,
        defaultCookieAttributes: { sameSite: "lax", httpOnly: true, secure: publicUrl.startsWith("https:"), path: "/" },
      },
      hooks: { before: hooks.before },
      databaseHooks: hooks.databaseHooks,
      plugins: [secondFactor(), ...plugins],
    });

  const instance = make([], true);
  return {
    /** For looking up a session without the library (server/auth/session.ts). */
    cookie,
    /** Consumes a code of the user's app; false if it is wrong or already used. */
    consumeAppCode: (given: { userId: string; code: string }): Promise<boolean> => consumeAppCode(codes, given),
    /** Consumes an app code or recovery code of the user; false if it is wrong or already used. */
    consumeSecondCode: (given: { userId: string; code: string }): Promise<boolean> => consumeSecondCode(codes, given),
    /** @throws DomainError second_factor_unreadable if the user's cannot be decrypted with this secret. */
    requireReadableFactor: (userId: string): Promise<void> => requireReadableFactor(codes, userId),
    /** The library's handler for requests below /api/auth. */
    handler: (request: Request): Promise<Response> => instance.handler(request),
    /** The same for the Google sign-in; null if Google is not configured. */
    google:
      options.google &&
      googleHandler({
        settings: options.google,
        publicUrl,
        log,
        // The library logs a forged state as an error; the route reports the outcome of each attempt.
        make: (plugins) => make(plugins, false),
      }),
  };
}

export type Auth = ReturnType<typeof createAuth>;

/** Without paths and URLs: some of the library's messages quote one from a client, which may contain a code. */
function firstLine(message: string): string {
  const [line = ""] = message.split("\n", 1);
  return line.replaceAll(/\S*\/\S*/g, "…").slice(0, 200);
}
