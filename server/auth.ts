import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import type { z } from "zod";
import { signUpSchema } from "#domain/account/contract.ts";
import { DomainError } from "#domain/errors.ts";
import type { Language } from "#domain/language.ts";
import { ADDRESS_HEADER } from "./address.ts";
import { secondFactor } from "./auth-two-factor.ts";
import type { Database, Tx } from "./db/connect.ts";
import { accounts, sessions, twoFactors, users, verifications } from "./db/schema/auth.ts";
import { completeSignUp } from "./features/account/complete-sign-up.ts";
import {
  assignInvitation,
  consumeInvitation,
  requireInvitation,
  type ConsumedInvitation,
} from "./features/invitations/consume-invitation.ts";
import type { Log } from "./services.ts";
import { COOKIE_PREFIX, cookieSeal } from "./session.ts";

export interface AuthOptions {
  db: Database;
  secret: string;
  publicUrl: string;
  clock: () => Date;
  log: Log;
}

interface PendingSignUp {
  invitation: ConsumedInvitation;
  name: string;
  language: Language | null;
}

const DAY = 86_400;

/**
 * The sign-in library, with the one gate it lacks: no account without an invitation. The invitation is consumed, and
 * profile, consents and events written, inside the library's own transaction; whatever fails takes all of it back.
 */
export function createAuth(options: AuthOptions) {
  const { db, clock } = options;
  /** What a sign-up's transaction carries from the user's row to the account's. */
  const pending = new WeakMap<Tx, PendingSignUp>();

  function signUpTransaction(): Tx {
    const tx = db.auth.currentTx();
    if (!tx) throw new Error("a sign-up must run in a transaction");
    return tx;
  }

  const instance = betterAuth({
    appName: "Sintonia",
    baseURL: options.publicUrl,
    basePath: "/api/auth",
    secret: options.secret,
    telemetry: { enabled: false },
    logger: {
      log: (level, message) =>
        options.log(level === "error" ? "error" : "info", "auth", { message: firstLine(message) }),
      level: "error",
    },
    // What is no answer of the library's own is thrown to ours, which logs no content; the library's would log it all.
    onAPIError: { throw: true },
    database: drizzleAdapter(db.auth.db, {
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
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
    plugins: [secondFactor()],
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    // Ours stands in front (server/features/account/limit-ways-in.ts): it knows accounts beside addresses, and takes one
    // statement where the library's takes up to four.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      database: { generateId: "uuid" },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      useSecureCookies: options.publicUrl.startsWith("https:"),
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true },
    },
    hooks: {
      // The library would say first that an address is taken, whoever asks.
      before: createAuthMiddleware(async ({ path, body }) => {
        if (path !== "/sign-up/email") return;
        const { invitation_code: code, email } = signUpInput(body);
        try {
          await requireInvitation(db, { code, email, now: clock() });
        } catch (error) {
          throw asApiError(error);
        }
      }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => {
            if (context?.path !== "/sign-up/email") throw asApiError(new DomainError("invitation_required"));
            const input = signUpInput(context.body);
            const tx = signUpTransaction();
            try {
              const invitation = await consumeInvitation(tx, {
                code: input.invitation_code,
                email: user.email,
                now: clock(),
              });
              pending.set(tx, { invitation, name: user.name, language: input.language ?? null });
            } catch (error) {
              throw asApiError(error);
            }
          },
        },
      },
      account: {
        create: {
          before: async (account) => {
            const tx = db.auth.currentTx();
            const signUp = tx && pending.get(tx);
            if (!signUp) return;
            await assignInvitation(tx, { id: signUp.invitation.id, userId: account.userId });
            await completeSignUp(tx, { userId: account.userId, method: "email", now: clock(), ...signUp });
          },
        },
      },
    },
  });

  return {
    /** For looking a session up without the library (server/session.ts). */
    cookie: cookieSeal(options.publicUrl, options.secret),
    /** Answers a request below /api/auth as the library does. */
    handler: (request: Request): Promise<Response> => instance.handler(request),
  };
}

export type Auth = ReturnType<typeof createAuth>;

function signUpInput(body: unknown): z.output<typeof signUpSchema> {
  const input = signUpSchema.safeParse(body);
  if (!input.success) throw asApiError(new DomainError("invitation_required"));
  return input.data;
}

/** Carries a domain error's code and field through the library, which knows only its own kind of error. */
function asApiError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  return new APIError("FORBIDDEN", {
    code: error.code,
    message: error.code,
    ...(error.field ? { field: error.field } : {}),
  });
}

function firstLine(message: string): string {
  return message.split("\n", 1)[0]?.slice(0, 200) ?? "";
}
