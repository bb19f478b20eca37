import { boolean, check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { TESTER_TYPE_MAX } from "#domain/invitations/contract.ts";
import { users } from "./auth.ts";
import { createdAt, lengthOf, time } from "./columns.ts";

/** Invitations belong to no user: only the system role reads them. The code itself is not stored. */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    codeHash: text("code_hash").notNull().unique(),
    testerType: text("tester_type").notNull(),
    email: text("email"),
    /** Printed at the start of an empty installation, and revoked by the next start. */
    atStart: boolean("at_start").notNull().default(false),
    createdAt: createdAt(),
    expiresAt: time("expires_at"),
    revokedAt: time("revoked_at"),
    usedAt: time("used_at"),
    usedBy: uuid("used_by").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [check("invitations_tester_type_length", lengthOf(t.testerType, 1, TESTER_TYPE_MAX))],
);
