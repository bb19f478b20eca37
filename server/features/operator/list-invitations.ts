import { and, desc, eq, gt, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { givenState, type GivenState } from "#domain/invitations/states.ts";
import { toCsv } from "#domain/operator/csv.ts";
import type { OperatorInvitation, OperatorInvitationsQuery } from "#domain/operator/invitations.ts";
import type { Tx } from "#server/db/connect.ts";
import { after, toPage, type Page } from "#server/db/paging.ts";
import { invitations } from "#server/db/schema/invitations.ts";
import { operatorAccounts } from "#server/db/schema/operator.ts";
import { unspent } from "#server/records/invitations/unspent.ts";
import { recordAction } from "#server/records/operator/record-action.ts";
import type { Services } from "#server/services.ts";

const i = invitations;
const guest = alias(operatorAccounts, "guest");
const giver = alias(operatorAccounts, "giver");
/** Rows of the CSV file read at a time. */
const CSV_PAGE = 1000;

type Work = Pick<Services, "db" | "clock">;

/** Every invitation, newest first: operators' and members'. */
export function listInvitations(
  { db, clock }: Work,
  query: OperatorInvitationsQuery,
): Promise<Page<OperatorInvitation>> {
  return db.withOperator((tx) => readPage(tx, query, clock()));
}

async function readPage(
  tx: Tx,
  { state, cursor, limit }: Pick<OperatorInvitationsQuery, "state" | "cursor" | "limit">,
  now: Date,
): Promise<Page<OperatorInvitation>> {
  const rows = await tx
    .select({
      id: i.id,
      testerType: i.testerType,
      language: i.language,
      email: i.email,
      byMail: i.byMail,
      createdAt: i.createdAt,
      expiresAt: i.expiresAt,
      usedAt: i.usedAt,
      revokedAt: i.revokedAt,
      undeliveredFrom: i.undeliveredFrom,
      addressRefused: i.addressRefused,
      usedBy: i.usedBy,
      givenBy: i.givenBy,
      guestEmail: guest.email,
      giverEmail: giver.email,
    })
    .from(i)
    .leftJoin(guest, eq(guest.id, i.usedBy))
    .leftJoin(giver, eq(giver.id, i.givenBy))
    .where(and(state && inState(state, now), after(i.createdAt, i.id, cursor)))
    .orderBy(desc(i.createdAt), desc(i.id))
    .limit(limit + 1);
  return toPage(
    rows,
    limit,
    (row) => ({
      id: row.id,
      tester_type: row.testerType,
      language: row.language,
      email: row.email,
      by_mail: row.byMail,
      state: givenState(row, now),
      address_refused: row.addressRefused,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt?.toISOString() ?? null,
      used_at: row.usedAt?.toISOString() ?? null,
      revoked_at: row.revokedAt?.toISOString() ?? null,
      used_by: accountOf(row.usedBy, row.guestEmail),
      given_by: accountOf(row.givenBy, row.giverEmail),
    }),
    ({ createdAt, id }) => ({ time: createdAt, id }),
  );
}

function accountOf(id: string | null, email: string | null): OperatorInvitation["used_by"] {
  return id !== null && email !== null ? { id, email } : null;
}

/** In SQL what `givenState` decides. */
function inState(state: GivenState, now: Date): SQL | undefined {
  if (state === "used") return isNotNull(i.usedAt);
  if (state === "revoked") return and(isNull(i.usedAt), isNotNull(i.revokedAt));
  if (state === "undelivered") return and(unspent(), lte(i.undeliveredFrom, now));
  if (state === "ended")
    return and(unspent(), lte(i.expiresAt, now), or(isNull(i.undeliveredFrom), gt(i.undeliveredFrom, now)));
  const letter = state === "waiting" ? gt(i.undeliveredFrom, now) : isNull(i.undeliveredFrom);
  return and(unspent(), letter, or(isNull(i.expiresAt), gt(i.expiresAt, now)));
}

const HEADINGS = [
  "id",
  "tester_type",
  "language",
  "email",
  "by_mail",
  "state",
  "created_at",
  "expires_at",
  "used_at",
  "revoked_at",
  "used_by",
  "given_by",
];

/** All invitations as a CSV file. Taking addresses out of the room is noted in the log. */
export async function exportInvitations({ db, clock }: Work, operatorId: string): Promise<string> {
  const now = clock();
  return db.withOperator(async (tx) => {
    const pages = [toCsv([HEADINGS])];
    let count = 0;
    for (let cursor: string | undefined; ;) {
      const page = await readPage(tx, { cursor, limit: CSV_PAGE }, now);
      pages.push(toCsv(page.items.map(toFields)));
      count += page.items.length;
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    await recordAction(tx, { action: "invitations_downloaded", operatorId, amount: count, at: now });
    return pages.join("");
  });
}

function toFields(row: OperatorInvitation): (string | null)[] {
  return [
    row.id,
    row.tester_type,
    row.language,
    row.email,
    row.by_mail ? "yes" : "no",
    row.state,
    row.created_at,
    row.expires_at,
    row.used_at,
    row.revoked_at,
    row.used_by?.email ?? null,
    row.given_by?.email ?? null,
  ];
}
