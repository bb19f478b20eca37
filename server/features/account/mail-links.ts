import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Tx } from "#server/db/connect.ts";
import { mailLinks } from "#server/db/schema/auth.ts";

type LinkKind = (typeof mailLinks.$inferSelect)["kind"];

const HOUR = 3_600_000;
/** How long each works. The letters say it too. */
const LIFE: Record<LinkKind, number> = { verify_email: 72 * HOUR, change_email: 24 * HOUR, reset_password: HOUR };

const PATHS: Record<LinkKind, string> = {
  verify_email: "/verify-email",
  change_email: "/verify-email",
  reset_password: "/reset-password",
};

const hash = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * Makes a link that proves who reads the mail of an address; the one of its kind made before stops working. What it
 * carries stands behind a #, which no browser sends to any server, and is stored as a hash only.
 */
export async function makeLink(
  tx: Tx,
  input: { kind: LinkKind; userId: string; email: string; now: Date; publicUrl: string },
): Promise<string> {
  const { kind, userId, email, now, publicUrl } = input;
  const token = randomBytes(32).toString("base64url");
  const link = { email, tokenHash: hash(token), createdAt: now, expiresAt: new Date(now.getTime() + LIFE[kind]) };
  await tx
    .insert(mailLinks)
    .values({ userId, kind, ...link })
    .onConflictDoUpdate({ target: [mailLinks.userId, mailLinks.kind], set: link });
  return `${publicUrl}${PATHS[kind]}#${token}`;
}

/** Uses a link up and says what it was; of many who come with it at once one does. @throws DomainError link_invalid. */
export async function consumeLink(tx: Tx, input: { kinds: LinkKind[]; token: string; now: Date }) {
  const [link] = await tx
    .delete(mailLinks)
    .where(
      and(
        eq(mailLinks.tokenHash, hash(input.token)),
        inArray(mailLinks.kind, input.kinds),
        gt(mailLinks.expiresAt, input.now),
      ),
    )
    .returning({ kind: mailLinks.kind, userId: mailLinks.userId, email: mailLinks.email });
  if (!link) throw new DomainError("link_invalid");
  return link;
}

/** Ends links that somebody may hold, and that nobody should use any more. */
export async function endLinks(tx: Tx, input: { userId: string; kinds: LinkKind[] }): Promise<void> {
  await tx.delete(mailLinks).where(and(eq(mailLinks.userId, input.userId), inArray(mailLinks.kind, input.kinds)));
}
