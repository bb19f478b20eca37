import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth, type BetterAuthPlugin } from "better-auth";
import { ADDRESS_HEADER } from "#server/http/address.ts";
import { googleDoor, type GoogleSettings } from "./google.ts";
import { hashingSessionTokens } from "./session-store.ts";
import { signUpGate } from "./sign-up.ts";
import { secondFactor } from "./two-factor.ts";
import type { Database } from "#server/db/connect.ts";
import { accounts, sessions, twoFactors, users, verifications } from "#server/db/schema/auth.ts";
import { consumeAppCode, consumeSecondCode, type CodeCheck } from "./code.ts";
import type { Log } from "#server/services.ts";
import { cookiePrefix, cookieSeal } from "./session.ts";

export interface AuthOptions {
  db: Database;
  secret: string;
  publicUrl: string;
  /** Null where Google is not set up. */
  google: GoogleSettings | null;
  clock: () => Date;
  log: Log;
}

const DAY = 86_400;

/** The sign-in library, set up; whoever signs up passes the gate in auth-sign-up.ts. */
export function createAuth(options: AuthOptions) {
  const { db, clock, log, publicUrl } = options;
  const cookie = cookieSeal(publicUrl, options.secret);
  const gate = signUpGate({ db, cookie, clock });
  const codes: CodeCheck = { db, secret: options.secret };

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
      // What is no answer of the library's own is thrown to ours, which logs no content; the library's would log it all.
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
      // What stands for a sign-in that waits for a code, or for Google, is in a cookie; stored is its hash.
      verification: { storeIdentifier: "hashed" },
      emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
      // Signed in, one may connect a Google account with another address: both are proven to be one's own.
      account: { updateAccountOnSignIn: false, accountLinking: { allowDifferentEmails: true } },
      session: { expiresIn: 30 * DAY, updateAge: DAY },
      // Ours stands in front (server/features/account/limit-ways-in.ts): it knows accounts beside addresses, and takes one
      // statement where the library's takes up to four.
      rateLimit: { enabled: false },
      advanced: {
        cookiePrefix: cookiePrefix(publicUrl),
        database: { generateId: "uuid" },
        ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
        // Its own prefix would be the weaker __Secure-.
        useSecureCookies: false,
        defaultCookieAttributes: { sameSite: "lax", httpOnly: true, secure: publicUrl.startsWith("https:"), path: "/" },
      },
      hooks: { before: gate.before },
      databaseHooks: gate.databaseHooks,
      plugins: [secondFactor(), ...plugins],
    });

  const instance = make([], true);
  return {
    /** For looking a session up without the library (server/auth/session.ts). */
    cookie,
    /** Uses a code of somebody's app up; false for a wrong or a used one. */
    consumeAppCode: (given: { userId: string; code: string }): Promise<boolean> => consumeAppCode(codes, given),
    /** Uses a code of the app or a recovery code of somebody's up; false for a wrong or a used one. */
    consumeSecondCode: (given: { userId: string; code: string }): Promise<boolean> => consumeSecondCode(codes, given),
    /** Answers a request below /api/auth as the library does. */
    handler: (request: Request): Promise<Response> => instance.handler(request),
    /** The same for what has to do with Google; null where it is not set up. */
    google:
      options.google &&
      googleDoor({
        settings: options.google,
        publicUrl,
        log,
        // To the library a state that somebody made up is an error; the route says what came of each attempt.
        make: (plugins) => make(plugins, false),
      }),
  };
}

export type Auth = ReturnType<typeof createAuth>;

/** Without addresses: some of the library's own words quote one that a client sent, and it may hold a code. */
function firstLine(message: string): string {
  const [line = ""] = message.split("\n", 1);
  return line.replaceAll(/\S*\/\S*/g, "…").slice(0, 200);
}
