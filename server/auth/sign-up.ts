import type { BetterAuthOptions } from "better-auth";
import { addOAuthServerContext, APIError, createAuthMiddleware, getOAuthState } from "better-auth/api";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { signUpSchema } from "#domain/account/contract.ts";
import { NAME_MAX } from "#domain/account/rules.ts";
import { googleSignInSchema } from "#domain/account/google.ts";
import { DomainError } from "#domain/errors.ts";
import { languageSchema } from "#domain/language-schema.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import { completeSignUp, type NewAccount } from "#server/auth/complete-sign-up.ts";
import { lockAddress } from "#server/auth/lock-address.ts";
import {
  assignInvitation,
  consumeInvitation,
  requireInvitation,
  type ConsumedInvitation,
} from "#server/records/invitations/consume-invitation.ts";
import { hashInvitationCode } from "#server/records/invitations/hash-code.ts";
import { findSession, type SessionCookie } from "./session.ts";

type SignUp = Pick<NewAccount, "name" | "language" | "method">;
type PendingSignUp = SignUp & { invitation: ConsumedInvitation };

/** The library's path to which the browser returns from Google. */
const CALLBACK = "/callback/:id";

/** A sign-up's data while the browser is at Google; of the invitation only its hash. */
const stateSchema = z.object({ sign_up: z.object({ codeHash: z.string(), language: languageSchema.nullable() }) });

/** Google is not called again later, so its tokens are not stored. */
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

/**
 * No account without an invitation, which the sign-in library cannot check. The invitation is consumed, and profile,
 * consents and events written, inside the library's own transaction: any failure rolls back all of it.
 */
export function signUpHooks(options: { db: Database; cookie: SessionCookie; clock: () => Date }) {
  const { db, cookie, clock } = options;
  /** Passes a sign-up from the hook for the user's row to the hook for the account's. */
  const pending = new WeakMap<Tx, PendingSignUp>();

  function signUpTransaction(): Tx {
    const tx = db.auth.currentTx();
    if (!tx) throw new Error("a sign-up must run in a transaction");
    return tx;
  }

  /** The data of a sign-up, by e-mail or from Google. */
  async function signUpData(
    user: { name: string; email: string },
    context: { path?: string; body?: unknown } | null,
  ): Promise<SignUp & { codeHash: string }> {
    if (context?.path === "/sign-up/email") {
      const input = signUpInput(context.body);
      const codeHash = hashInvitationCode(input.invitation_code);
      return { codeHash, name: user.name, language: input.language ?? null, method: "email" };
    }
    const state = context?.path === CALLBACK ? stateSchema.safeParse((await getOAuthState())?.serverContext) : null;
    if (!state?.success) throw new DomainError("invitation_required");
    return { ...state.data.sign_up, name: givenName(user), method: "google" };
  }

  /** Linking Google that began in one session must not end in another user's account. */
  async function refuseOtherSession(headers: Headers | undefined): Promise<void> {
    const link = (await getOAuthState())?.link;
    if (!link) return;
    const user = headers ? await findSession(db, cookie, headers) : null;
    if (user?.id !== link.userId) throw new DomainError("google_failed");
  }

  const before = createAuthMiddleware(async ({ path, body }) => {
    if (path === "/sign-up/email") {
      // The library would first say that an address is taken, even without an invitation.
      const { invitation_code: code, email } = signUpInput(body);
      await asApi(() => requireInvitation(db, { codeHash: hashInvitationCode(code), email, now: clock() }));
    } else if (path === "/sign-in/social") {
      const { sign_up: signUp } = googleSignInSchema.parse(body);
      if (!signUp) return;
      const codeHash = hashInvitationCode(signUp.invitation_code);
      // Checked before the user goes to Google and back.
      await asApi(() => requireInvitation(db, { codeHash, email: null, now: clock() }));
      const kept: z.input<typeof stateSchema> = { sign_up: { codeHash, language: signUp.language ?? null } };
      await addOAuthServerContext(kept);
    }
  });

  const databaseHooks: BetterAuthOptions["databaseHooks"] = {
    user: {
      create: {
        before: (user, context) =>
          asApi(async () => {
            const { codeHash, ...signUp } = await signUpData(user, context);
            const tx = signUpTransaction();
            await requireFreeAddress(tx, user.email);
            const invitation = await consumeInvitation(tx, { codeHash, email: user.email, now: clock() });
            pending.set(tx, { ...signUp, invitation });
            // The picture would be loaded from Google each time it is shown.
            return { data: { name: signUp.name, image: null } };
          }),
      },
    },
    session: {
      create: {
        before: (session) => asApi(() => refuseSuspended(db, session.userId)),
      },
    },
    account: {
      create: {
        before: (account, context) =>
          asApi(async () => {
            if (context?.path === CALLBACK) await refuseOtherSession(context.headers);
            const tx = db.auth.currentTx();
            const signUp = tx && pending.get(tx);
            if (signUp) {
              await assignInvitation(tx, { id: signUp.invitation.id, userId: account.userId });
              await completeSignUp(tx, { userId: account.userId, now: clock(), ...signUp });
            }
            return { data: NO_TOKENS };
          }),
      },
      update: { before: () => Promise.resolve({ data: NO_TOKENS }) },
    },
  };
  return { before, databaseHooks };
}

/**
 * The library checks before its transaction: of two concurrent sign-ups with one address, the later would fail with a
 * database error. Under this lock it finds the other's account. @throws DomainError already_registered.
 */
async function requireFreeAddress(tx: Tx, address: string): Promise<void> {
  const email = address.toLowerCase();
  await lockAddress(tx, email);
  const { rows } = await tx.execute(sql`select from users where email = ${email}`);
  if (rows.length > 0) throw new DomainError("already_registered", { field: "email" });
}

/** @throws DomainError account_suspended. The first session of a sign-up joins its transaction. */
async function refuseSuspended(db: Database, userId: string): Promise<void> {
  const ask = async (tx: Tx) => {
    const { rows } = await tx.execute(sql`select from users where id = ${userId} and suspended_at is not null`);
    return rows.length > 0;
  };
  const running = db.auth.currentTx();
  if (await (running ? ask(running) : db.withSystem(ask))) throw new DomainError("account_suspended");
}

/** Google's name for the user, or else the local part of their address. */
function givenName({ name, email }: { name: string; email: string }): string {
  return (name.trim() || email.split("@", 1)[0]!).slice(0, NAME_MAX);
}

function signUpInput(body: unknown): z.output<typeof signUpSchema> {
  const input = signUpSchema.safeParse(body);
  if (!input.success) throw asApiError(new DomainError("invitation_required"));
  return input.data;
}

async function asApi<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asApiError(error);
  }
}

/** Carries a domain error's code and field through the library, which passes on only errors of its own kind. */
function asApiError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  return new APIError("FORBIDDEN", {
    code: error.code,
    message: error.code,
    ...(error.field ? { field: error.field } : {}),
  });
}
