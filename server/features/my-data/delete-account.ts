import type { DeleteAccountInput } from "#domain/my-data/contract.ts";
import { forgetPages } from "#server/db/kept-pages.ts";
import { eraseAccount } from "#server/records/account/erase-account.ts";
import type { Verb } from "#server/services.ts";
import { proveOwner } from "./prove-owner.ts";

/** Deletes the caller's account at once and for good. A mail confirms it. @throws DomainError as `proveOwner`. */
export async function deleteAccount(verb: Verb<DeleteAccountInput, "mail" | "clock" | "auth">): Promise<void> {
  const { db, user, mail } = verb;
  await proveOwner(verb);
  const to = await db.withSystem((tx) => eraseAccount(tx, user.id));
  forgetPages();
  if (!to) return;
  await mail.forget(to.email);
  mail.send(to, { kind: "account_deleted" });
}
