import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { Tx } from "#server/db/connect.ts";
import { mailLinks } from "#server/db/schema/auth.ts";

type LinkKind = (typeof mailLinks.$inferSelect)["kind"];

const HOUR = 3_600_000;
/** Lifetimes in milliseconds. The mails state them too. */
const LIFE: Record<LinkKind, number> = { verify_email: 72 * HOUR, change_email: 24 * HOUR, reset_password: HOUR };

const PATHS: Record<LinkKind, string> = {
  verify_email: "/verify-email",
  change_email: "/verify-email",
  reset_password: "/reset-password",
};

const hash = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * Creates a link that proves access to a mailbox; replaces the user's previous link of that kind. The token is in the
 * URL fragment, which browsers never send to a server, and only its hash is stored.
 */
export async function makeLink(
  tx: Tx,
  input: { kind: LinkKind; userId: string; email: string; now: Date; publicUrl: string },
): Promise<{ link: string; until: Date }> {
  const { kind, userId, email, now, publicUrl } = input;
  const token = randomBytes(32).toString("base64url");
  const until = new Date(now.getTime() + LIFE[kind]);
  const stored = { email, tokenHash: hash(token), createdAt: now, expiresAt: until };
  await tx
    .insert(mailLinks)
    .values({ userId, kind, ...stored })
    .onConflictDoUpdate({ target: [mailLinks.userId, mailLinks.kind], set: stored });
  return { link: `${publicUrl}${PATHS[kind]}#${token}`, until };
}

/**
 * Consumes a link and returns it; of concurrent requests with the same link, one succeeds. @throws DomainError
 * link_invalid.
 */
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

/** Invalidates a user's links of the given kinds. */
export async function revokeLinks(tx: Tx, input: { userId: string; kinds: LinkKind[] }): Promise<void> {
  await tx.delete(mailLinks).where(and(eq(mailLinks.userId, input.userId), inArray(mailLinks.kind, input.kinds)));
}
