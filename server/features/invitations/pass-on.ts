import { and, desc, eq, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import {
  leftToPassOn,
  PASSED_ON_DAYS,
  PASSED_ON_TYPE,
  type NewPassedOn,
  type PassedOn,
  type PassedOnList,
  type passOnSchema,
} from "#domain/invitations/passing-on.ts";
import { givenState, renewedEnd } from "#domain/invitations/states.ts";
import { DEFAULT_LANGUAGE } from "#domain/language.ts";
import type { z } from "zod";
import type { Tx } from "#server/db/connect.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { accountLimits } from "#server/db/schema/operator.ts";
import { invitationUrl } from "#server/records/invitations/create-invitation.ts";
import { hashInvitationCode, newInvitationCode } from "#server/records/invitations/hash-code.ts";
import { givenBy, memberInvitations } from "#server/records/invitations/passed-on.ts";
import { sendInvitation } from "#server/records/invitations/send-invitation.ts";
import { unspent } from "#server/records/invitations/unspent.ts";
import type { Verb } from "#server/services.ts";

const DAY_MS = 86_400_000;
/** Shown in the list, newest first; more than any member is given. */
const SHOWN = 200;

/** How many more invitations the user may pass on. */
async function leftOf(tx: Tx, userId: string): Promise<number> {
  const [own] = await tx
    .select({ allowed: accountLimits.invitations })
    .from(accountLimits)
    .where(eq(accountLimits.userId, userId));
  return leftToPassOn(own?.allowed ?? (await memberInvitations(tx)), await tx.$count(invitations, givenBy(userId)));
}

function toPassedOn(row: typeof invitations.$inferSelect, now: Date): PassedOn {
  return {
    id: row.id,
    email: row.email,
    state: givenState(row, now),
    address_refused: row.addressRefused,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}

/** The invitations that the user has passed on. Who came with them is not told. */
export function listPassedOn({ db, user, clock }: Verb<void, "clock">): Promise<PassedOnList> {
  const now = clock();
  return db.withSystem(async (tx) => {
    const rows = await tx
      .select()
      .from(invitations)
      .where(eq(invitations.givenBy, user.id))
      .orderBy(desc(invitations.createdAt), desc(invitations.id))
      .limit(SHOWN);
    return { left: await leftOf(tx, user.id), items: rows.map((row) => toPassedOn(row, now)) };
  });
}

/**
 * Passes one invitation on: to an address by mail, or as a link, also for an address where there is no mail server.
 * @throws DomainError invitations_spent, also for the later of two at once.
 */
export async function passOn({
  db,
  user,
  input,
  clock,
  mail,
  site,
  operation,
}: Verb<z.output<typeof passOnSchema>, "clock" | "mail" | "site" | "operation">): Promise<NewPassedOn> {
  const now = clock();
  const code = newInvitationCode();
  const email = input.email ?? null;
  const byMail = email !== null && operation.installation.mailBy === "server";
  const expiresAt = new Date(now.getTime() + PASSED_ON_DAYS * DAY_MS);
  const { row, left } = await db.withSystem(async (tx) => {
    // One at a time for each member, so that they are counted right.
    await tx.execute(sql`select from users where id = ${user.id} for no key update`);
    const available = await leftOf(tx, user.id);
    if (available === 0) throw new DomainError("invitations_spent");
    const [stored] = await tx
      .insert(invitations)
      .values({
        codeHash: hashInvitationCode(code),
        testerType: PASSED_ON_TYPE,
        email,
        language: input.language ?? null,
        byMail,
        givenBy: user.id,
        createdAt: now,
        expiresAt,
      })
      .returning();
    return { row: stored!, left: available - 1 };
  });
  const link = invitationUrl(site.publicUrl, code, input.language);
  const language = input.language ?? DEFAULT_LANGUAGE;
  if (byMail) sendInvitation({ db, mail }, { kind: "invitation_passed_on", code, email, language, link, expiresAt });
  return { ...toPassedOn(row, now), url: byMail ? null : link, left };
}

/**
 * Sends an invitation whose letter did not leave once more, with a new code, because the old one is stored as a hash only.
 * @throws DomainError not_found; conflict for any other invitation; not_configured without a mail server.
 */
export async function sendAgain({
  db,
  user,
  input,
  clock,
  mail,
  site,
  operation,
}: Verb<string, "clock" | "mail" | "site" | "operation">): Promise<PassedOn> {
  const now = clock();
  const code = newInvitationCode();
  const mine = and(eq(invitations.id, input), eq(invitations.givenBy, user.id));
  const row = await db.withSystem(async (tx) => {
    const [before] = await tx.select().from(invitations).where(mine).for("update");
    if (!before) throw new DomainError("not_found");
    if (givenState(before, now) !== "undelivered") throw new DomainError("conflict");
    if (operation.installation.mailBy === "folder") throw new DomainError("not_configured");
    const [renewed] = await tx
      .update(invitations)
      .set({
        codeHash: hashInvitationCode(code),
        expiresAt: renewedEnd(before, now),
        undeliveredFrom: null,
        addressRefused: false,
      })
      .where(mine)
      .returning();
    return renewed!;
  });
  const { email, expiresAt } = row;
  const link = invitationUrl(site.publicUrl, code, row.language);
  const language = row.language ?? DEFAULT_LANGUAGE;
  // Only those sent to an address have a letter.
  sendInvitation({ db, mail }, { kind: "invitation_passed_on", code, email: email!, language, link, expiresAt });
  return toPassedOn(row, now);
}

/** Revokes an invitation that the user has passed on; it can be given again. @throws DomainError not_found. */
export async function takeBack({ db, user, input, clock }: Verb<string, "clock">): Promise<void> {
  await db.withSystem(async (tx) => {
    const mine = and(eq(invitations.id, input), eq(invitations.givenBy, user.id));
    const rows = await tx
      .update(invitations)
      .set({ revokedAt: clock() })
      .where(and(mine, unspent()))
      .returning({ id: invitations.id });
    if (rows.length === 0) throw new DomainError("not_found");
  });
}
