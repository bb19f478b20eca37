import type { BetterAuthOptions } from "better-auth";
import { addOAuthServerContext, APIError, createAuthMiddleware, getOAuthState } from "better-auth/api";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { NAME_MAX, signUpSchema } from "#domain/account/contract.ts";
import { googleSignInSchema } from "#domain/account/google.ts";
import { DomainError } from "#domain/errors.ts";
import { languageSchema } from "#domain/language.ts";
import type { Database, Tx } from "#server/db/connect.ts";
import { completeSignUp, type NewAccount } from "#server/auth/complete-sign-up.ts";
import { holdAddress } from "#server/auth/hold-address.ts";
import {
  assignInvitation,
  consumeInvitation,
  requireInvitation,
  type ConsumedInvitation,
} from "#server/records/invitations/consume-invitation.ts";
import { hashInvitationCode } from "#server/records/invitations/hash-code.ts";
import { findSession, type CookieSeal } from "./session.ts";

type SignUp = Pick<NewAccount, "name" | "language" | "method">;
type PendingSignUp = SignUp & { invitation: ConsumedInvitation };

/** What a browser comes back with from Google is answered at this path of the library's. */
const CALLBACK = "/callback/:id";

/** What is kept of a sign-up while the browser is at Google: of the invitation its hash, as everywhere. */
const keptSchema = z.object({ sign_up: z.object({ codeHash: z.string(), language: languageSchema.nullable() }) });

/** Nothing is asked of Google later, so what would open it is not kept. */
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

/**
 * The one gate that the sign-in library lacks: no account without an invitation. The invitation is consumed, and profile,
 * consents and events written, inside the library's own transaction; whatever fails takes all of it back.
 */
export function signUpGate(options: { db: Database; cookie: CookieSeal; clock: () => Date }) {
  const { db, cookie, clock } = options;
  /** What a sign-up's transaction carries from the user's row to the account's. */
  const pending = new WeakMap<Tx, PendingSignUp>();

  function signUpTransaction(): Tx {
    const tx = db.auth.currentTx();
    if (!tx) throw new Error("a sign-up must run in a transaction");
    return tx;
  }

  /** What somebody new brings, by whichever door they come. */
  async function bringing(
    user: { name: string; email: string },
    context: { path?: string; body?: unknown } | null,
  ): Promise<SignUp & { codeHash: string }> {
    if (context?.path === "/sign-up/email") {
      const input = signUpInput(context.body);
      const codeHash = hashInvitationCode(input.invitation_code);
      return { codeHash, name: user.name, language: input.language ?? null, method: "email" };
    }
    const state = context?.path === CALLBACK ? keptSchema.safeParse((await getOAuthState())?.serverContext) : null;
    if (!state?.success) throw new DomainError("invitation_required");
    return { ...state.data.sign_up, name: givenName(user), method: "google" };
  }

  /** A connection with Google begun in one session must not end in another's account. */
  async function refuseOtherSession(headers: Headers | undefined): Promise<void> {
    const link = (await getOAuthState())?.link;
    if (!link) return;
    const user = headers ? await findSession(db, cookie, headers) : null;
    if (user?.id !== link.userId) throw new DomainError("google_failed");
  }

  const before = createAuthMiddleware(async ({ path, body }) => {
    if (path === "/sign-up/email") {
      // The library would say first that an address is taken, whoever asks.
      const { invitation_code: code, email } = signUpInput(body);
      await asApi(() => requireInvitation(db, { codeHash: hashInvitationCode(code), email, now: clock() }));
    } else if (path === "/sign-in/social") {
      const { sign_up: signUp } = googleSignInSchema.parse(body);
      if (!signUp) return;
      const codeHash = hashInvitationCode(signUp.invitation_code);
      // Said before somebody goes all the way to Google and back.
      await asApi(() => requireInvitation(db, { codeHash, email: null, now: clock() }));
      const kept: z.input<typeof keptSchema> = { sign_up: { codeHash, language: signUp.language ?? null } };
      await addOAuthServerContext(kept);
    }
  });

  const databaseHooks: BetterAuthOptions["databaseHooks"] = {
    user: {
      create: {
        before: (user, context) =>
          asApi(async () => {
            const { codeHash, ...signUp } = await bringing(user, context);
            const tx = signUpTransaction();
            await requireFreeAddress(tx, user.email);
            const invitation = await consumeInvitation(tx, { codeHash, email: user.email, now: clock() });
            pending.set(tx, { ...signUp, invitation });
            // Google's picture would be asked for at Google's, each time it is shown.
            return { data: { name: signUp.name, image: null } };
          }),
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
 * The library looks before its transaction: of two that sign up with one address at once, the later would fail at the
 * database. One at a time here, it finds the other's account. @throws DomainError already_registered.
 */
async function requireFreeAddress(tx: Tx, address: string): Promise<void> {
  const email = address.toLowerCase();
  await holdAddress(tx, email);
  const { rows } = await tx.execute(sql`select from users where email = ${email}`);
  if (rows.length > 0) throw new DomainError("already_registered", { field: "email" });
}

/** What Google calls somebody; their address says something where it gives no name. */
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

/** Carries a domain error's code and field through the library, which knows only its own kind of error. */
function asApiError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  return new APIError("FORBIDDEN", {
    code: error.code,
    message: error.code,
    ...(error.field ? { field: error.field } : {}),
  });
}
