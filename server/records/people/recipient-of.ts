import { eq } from "drizzle-orm";
import { DEFAULT_LANGUAGE } from "#domain/language.ts";
import type { Tx } from "#server/db/connect.ts";
import { users } from "#server/db/schema/auth.ts";
import { profiles } from "#server/db/schema/profile.ts";
import type { Recipient } from "#server/mail/render.ts";

/** The recipient of letters to an account, with their language; null if there is no such account. */
export async function recipientOf(tx: Tx, who: { userId: string } | { email: string }) {
  const [found] = await tx
    .select({
      userId: users.id,
      email: users.email,
      verified: users.emailVerified,
      name: profiles.name,
      userName: users.name,
      language: profiles.language,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where("userId" in who ? eq(users.id, who.userId) : eq(users.email, who.email));
  if (!found) return null;
  const { userId, email, verified } = found;
  const to: Recipient = { email, name: found.name ?? found.userName, language: found.language ?? DEFAULT_LANGUAGE };
  return { userId, verified, to };
}
