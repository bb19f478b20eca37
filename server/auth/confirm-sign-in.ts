import { and, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Tx } from "#server/db/connect.ts";
import { accounts, sessions, users, verifications } from "#server/db/schema/auth.ts";
import type { Services } from "#server/services.ts";
import type { Confirm } from "./ask-library.ts";
import { GOOGLE } from "./google.ts";
import { credentialIn, findSession } from "./session.ts";

/*
 * The sign-in library checks what somebody signs in with, and stores the session in a later statement: maybe after a
 * change that has ended all access. The functions here refuse such a sign-in.
 */

/** Whose password it is: by the address typed, or by the id of who waits for a second step. */
type Whose = { email: string } | { userId: string };

interface Stored {
  userId: string;
  password: string | null;
}

/**
 * For a sign-in by password: notes the stored one; what is returned refuses if that has been replaced.
 * @throws DomainError invalid_credentials.
 */
export async function confirmPassword({ db, auth }: Pick<Services, "db" | "auth">, whose: Whose): Promise<Confirm> {
  const before = await db.withSystem((tx) => storedPassword(tx, whose));
  return async ({ cookie }) => {
    const isSame = await db.withSystem(async (tx) => {
      const now = await storedPassword(tx, whose, "share");
      if (now?.password === before?.password) return true;
      const opened = credentialIn(new Headers({ cookie }), auth.cookie);
      if (opened) await tx.delete(sessions).where(eq(sessions.token, opened));
      // Of a sign-in that waits for its second step.
      if (before) await tx.delete(verifications).where(eq(verifications.value, before.userId));
      return false;
    });
    if (!isSame) throw new DomainError("invalid_credentials");
  };
}

/**
 * For a sign-in with Google: refuses if the account is not connected to it any more.
 * @throws DomainError google_failed.
 */
export function confirmGoogle({ db, auth }: Pick<Services, "db" | "auth">): Confirm {
  return async ({ cookie }) => {
    const user = await findSession(db, auth.cookie, new Headers({ cookie }));
    if (!user) return;
    const isConnected = await db.withSystem(async (tx) => {
      const [account] = await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.userId, user.id), eq(accounts.providerId, GOOGLE)))
        .for("share");
      if (!account) await tx.delete(sessions).where(eq(sessions.id, user.sessionId));
      return account !== undefined;
    });
    if (!isConnected) throw new DomainError("google_failed");
  };
}

/** `lock` waits for a change that has not been committed yet. */
async function storedPassword(tx: Tx, whose: Whose, lock?: "share"): Promise<Stored | undefined> {
  const found = tx
    .select({ userId: users.id, password: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(
      and(
        eq(accounts.providerId, "credential"),
        "email" in whose ? eq(users.email, whose.email.toLowerCase()) : eq(users.id, whose.userId),
      ),
    );
  const [row] = await (lock ? found.for(lock, { of: accounts }) : found);
  return row;
}
