import { DomainError } from "#domain/errors.ts";
import { passwordHash, requirePassword } from "#server/auth/proof.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";
import type { Verb } from "#server/services.ts";
import { makeLink } from "./mail-links.ts";

/**
 * Sends a link to the address somebody wants from now on; it takes the old one's place once that is opened. An address
 * that has an account gets nothing, and is answered like any other; whether it has one is looked up afterwards.
 * Without a password nothing shows that it is not just somebody at an open screen: one is chosen first, by a link to the
 * old address.
 * @throws DomainError password_required, password_wrong, email_same.
 */
export async function changeEmail({
  db,
  user,
  input,
  mail,
  clock,
  site,
}: Verb<{ email: string; password?: string | undefined }, "mail" | "clock" | "site">): Promise<void> {
  const { email, password } = input;
  if ((await passwordHash(db, user.id)) === null) throw new DomainError("password_required", { field: "password" });
  await requirePassword(db, { userId: user.id, password });
  if (email === user.email) throw new DomainError("email_same", { field: "email" });
  const letter = await db.withSystem(async (tx) => {
    const own = await recipientOf(tx, { userId: user.id });
    if (!own) throw new DomainError("unauthenticated");
    const link = await makeLink(tx, {
      kind: "change_email",
      userId: user.id,
      email,
      now: clock(),
      publicUrl: site.publicUrl,
    });
    return { to: { ...own.to, email }, link };
  });
  mail.later(async () => {
    const taken = await db.withSystem((tx) => recipientOf(tx, { email }));
    if (!taken) mail.send(letter.to, { kind: "change_email", link: letter.link });
  });
}
