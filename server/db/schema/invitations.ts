import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { TESTER_TYPE_MAX } from "#domain/invitations/contract.ts";
import { LANGUAGES } from "#domain/language.ts";
import { users } from "./auth.ts";
import { createdAt, lengthOf, newestFirst, oneOf, time } from "./columns.ts";

/** Invitations belong to no user: only the system's and the operators' roles read them. The code itself is not stored. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    codeHash: text("code_hash").notNull().unique(),
    testerType: text("tester_type").notNull(),
    email: text("email"),
    /** Of the link's preview and the letter; null if none was chosen. */
    language: text("language", { enum: LANGUAGES }),
    /** Sent to its address by mail. */
    byMail: boolean("by_mail").notNull().default(false),
    /** When its letter is given up, or was, because the mail server has not taken it. Null if it was sent, or is new. */
    undeliveredFrom: time("undelivered_from"),
    /** Its letter did not leave because the mail server refuses the address. */
    addressRefused: boolean("address_refused").notNull().default(false),
    /** The member who passed it on; null if an operator made it. */
    givenBy: uuid("given_by").references(() => users.id, { onDelete: "set null" }),
    /** Printed at the start of an empty installation, and revoked by the next start. */
    atStart: boolean("at_start").notNull().default(false),
    createdAt: createdAt(),
    expiresAt: time("expires_at"),
    revokedAt: time("revoked_at"),
    usedAt: time("used_at"),
    usedBy: uuid("used_by").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    index("invitations_list_idx").on(newestFirst(t.createdAt), newestFirst(t.id)),
    index("invitations_used_by_idx").on(t.usedBy),
    index("invitations_given_by_idx")
      .on(t.givenBy)
      .where(sql`${t.givenBy} is not null`),
    check("invitations_language_values", oneOf(t.language, LANGUAGES)),
    check("invitations_tester_type_length", lengthOf(t.testerType, 1, TESTER_TYPE_MAX)),
  ],
);
