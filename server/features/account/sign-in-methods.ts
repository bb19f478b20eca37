import { and, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { GOOGLE } from "#server/auth-google.ts";
import { accounts } from "#server/db/schema/auth.ts";
import type { Tx } from "#server/db/connect.ts";
import type { Verb } from "#server/services.ts";

export interface SignInMethods {
  password: boolean;
  google: boolean;
}

/** How the caller can sign in. */
export function getSignInMethods({ db, user }: Omit<Verb<never>, "input">): Promise<SignInMethods> {
  return db.withSystem((tx) => methodsOf(tx, user.id));
}

/** Takes Google away as a way to sign in. @throws DomainError google_only_way when there is no other. */
export function disconnectGoogle({ db, user }: Omit<Verb<never>, "input">): Promise<SignInMethods> {
  return db.withSystem(async (tx) => {
    const { password } = await methodsOf(tx, user.id);
    if (!password) throw new DomainError("google_only_way");
    await tx.delete(accounts).where(and(eq(accounts.userId, user.id), eq(accounts.providerId, GOOGLE)));
    return { password, google: false };
  });
}

async function methodsOf(tx: Tx, userId: string): Promise<SignInMethods> {
  const rows = await tx.select({ provider: accounts.providerId }).from(accounts).where(eq(accounts.userId, userId));
  const providers = rows.map(({ provider }) => provider);
  return { password: providers.includes("credential"), google: providers.includes(GOOGLE) };
}
