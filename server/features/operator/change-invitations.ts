import { and, eq } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { givenState, renewedEnd } from "#domain/invitations/states.ts";
import { DEFAULT_LANGUAGE } from "#domain/language.ts";
import type { NewInvitation, NewInvitations } from "#domain/operator/invitations.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { invitationUrl } from "#server/records/invitations/create-invitation.ts";
import { hashInvitationCode, newInvitationCode } from "#server/records/invitations/hash-code.ts";
import { sendInvitation } from "#server/records/invitations/send-invitation.ts";
import { unspent } from "#server/records/invitations/unspent.ts";
import { recordAction } from "#server/records/operator/record-action.ts";
import type { Services } from "#server/services.ts";

type Work = Pick<Services, "db" | "clock" | "mail" | "site" | "operation">;

/**
 * Makes invitations, and sends those by mail once they are stored. Links are returned only here.
 * @throws DomainError not_configured by mail without a mail server.
 */
export async function makeInvitations(
  { db, clock, mail, site, operation }: Work,
  operatorId: string,
  { by, tester_type, language, expires_at, count, emails }: NewInvitations,
): Promise<NewInvitation[]> {
  if (by === "mail" && operation.installation.mailBy === "folder") throw new DomainError("not_configured");
  const now = clock();
  const expiresAt = expires_at ? new Date(expires_at) : null;
  if (expiresAt && expiresAt <= now) throw new DomainError("invalid_input", { field: "expires_at" });
  const addresses: (string | null)[] = emails.length > 0 ? [...new Set(emails)] : Array<null>(count).fill(null);
  const made = addresses.map((email) => ({ id: crypto.randomUUID(), email, code: newInvitationCode() }));
  await db.withOperator(async (tx) => {
    await tx.insert(invitations).values(
      made.map(({ id, email, code }) => ({
        id,
        codeHash: hashInvitationCode(code),
        testerType: tester_type,
        email,
        language,
        byMail: by === "mail",
        createdAt: now,
        expiresAt,
      })),
    );
    const one = made.length === 1 ? { invitationId: made[0]!.id } : {};
    await recordAction(tx, { action: "invitations_made", operatorId, ...one, amount: made.length, at: now });
  });
  return made.map(({ id, email, code }) => {
    const link = invitationUrl(site.publicUrl, code, language);
    if (by === "mail" && email)
      sendInvitation({ db, mail }, { kind: "invitation", code, email, language, link, expiresAt });
    return { id, email, url: by === "mail" ? null : link, expires_at: expiresAt?.toISOString() ?? null };
  });
}

/**
 * Gives an open or ended invitation a new code, because the old one is stored as a hash only; that one then opens
 * nothing. Sends it again if it was sent by mail and there is a mail server.
 * @throws DomainError not_found; conflict if it is used or revoked.
 */
export async function resendInvitation(
  { db, clock, mail, site, operation }: Work,
  operatorId: string,
  { id, expires_at }: { id: string; expires_at?: string | null | undefined },
): Promise<NewInvitation> {
  const now = clock();
  const code = newInvitationCode();
  const sent = await db.withOperator(async (tx) => {
    const { email, language, byMail, givenBy, createdAt, expiresAt, usedAt, revokedAt, undeliveredFrom } = invitations;
    const [row] = await tx
      .select({ email, language, byMail, givenBy, createdAt, expiresAt, usedAt, revokedAt, undeliveredFrom })
      .from(invitations)
      .where(eq(invitations.id, id));
    if (!row) throw new DomainError("not_found");
    if (["used", "revoked"].includes(givenState(row, now))) throw new DomainError("conflict");
    const end = expires_at === undefined ? renewedEnd(row, now) : expires_at && new Date(expires_at);
    if (end && end <= now) throw new DomainError("invalid_input", { field: "expires_at" });
    const changed = await tx
      .update(invitations)
      .set({ codeHash: hashInvitationCode(code), expiresAt: end || null, undeliveredFrom: null, addressRefused: false })
      .where(and(eq(invitations.id, id), unspent()))
      .returning({ id: invitations.id });
    // Used at the same moment.
    if (changed.length === 0) throw new DomainError("conflict");
    await recordAction(tx, { action: "invitation_resent", operatorId, invitationId: id, at: now });
    return { ...row, expiresAt: end || null };
  });
  const language = sent.language ?? DEFAULT_LANGUAGE;
  const link = invitationUrl(site.publicUrl, code, sent.language);
  const byMail = sent.byMail && sent.email !== null && operation.installation.mailBy === "server";
  if (byMail) {
    const kind = sent.givenBy === null ? "invitation" : "invitation_passed_on";
    sendInvitation({ db, mail }, { kind, code, email: sent.email!, language, link, expiresAt: sent.expiresAt });
  }
  return { id, email: sent.email, url: byMail ? null : link, expires_at: sent.expiresAt?.toISOString() ?? null };
}

/** @throws DomainError not_found if there is none with this id that could still be used or resent. */
export async function revokeInvitation(
  { db, clock }: Pick<Services, "db" | "clock">,
  operatorId: string,
  id: string,
): Promise<void> {
  const now = clock();
  await db.withOperator(async (tx) => {
    const rows = await tx
      .update(invitations)
      .set({ revokedAt: now })
      .where(and(eq(invitations.id, id), unspent()))
      .returning({ id: invitations.id });
    if (rows.length === 0) throw new DomainError("not_found");
    await recordAction(tx, { action: "invitation_revoked", operatorId, invitationId: id, at: now });
  });
}
