import { DomainError } from "#domain/errors.ts";
import { passwordHash, requirePassword } from "#server/auth/proof.ts";
import { recipientOf } from "#server/records/people/recipient-of.ts";
import type { Verb } from "#server/services.ts";
import { makeLink } from "./mail-links.ts";

/**
 * Mails a link to the new address, which replaces the old one when the link is opened. An address that already has an
 * account gets no mail but the same response; the look-up happens afterwards, so that timing reveals nothing. Accounts
 * without a password must set one first, by a link to the old address: otherwise an unattended session would be enough
 * to take over the account.
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
    const made = await makeLink(tx, {
      kind: "change_email",
      userId: user.id,
      email,
      now: clock(),
      publicUrl: site.publicUrl,
    });
    return { to: { ...own.to, email }, ...made };
  });
  mail.later(async () => {
    const taken = await db.withSystem((tx) => recipientOf(tx, { email }));
    if (!taken) mail.send(letter.to, { kind: "change_email", link: letter.link, until: letter.until });
  });
}
