import { sql } from "drizzle-orm";
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { CONSENTS } from "#domain/my-data/contract.ts";
import { users } from "./auth.ts";
import { createdAt, ownId, time } from "./columns.ts";

/** What a user agreed to, when, and in which version of the text. */
export const consents = pgTable(
  "consents",
  {
    id: ownId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: CONSENTS }).notNull(),
    version: text("version").notNull(),
    agreedAt: time("agreed_at").notNull().defaultNow(),
    revokedAt: time("revoked_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index("consents_kind_idx").on(t.userId, t.kind)],
);

export const userEvents = pgTable(
  "user_events",
  {
    id: ownId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventType: text("event_type").notNull(),
    eventData: jsonb("event_data").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index("user_events_created_idx").on(t.userId, t.createdAt)],
);

/**
 * Bytes that an account stores: the sum of its rows. Triggers insert a row for each change, and a chore merges them
 * (decision 025). With a counter in one row, an account's writes would wait for each other. The ids of the rows tell whether
 * the account has changed (decision 053).
 */
export const accountStorage = pgTable(
  "account_storage",
  {
    id: ownId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Negative for a decrease. */
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** Whether this is what the chore added up. */
    isSum: boolean("is_sum").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("account_storage_due_idx")
      .on(t.userId)
      .where(sql`not ${t.isSum}`)
      .concurrently(),
  ],
);
