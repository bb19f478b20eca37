import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { CONSENTS } from "#domain/my-data/contract.ts";
import { users } from "./auth.ts";
import { createdAt, ownId, time } from "./columns.ts";

/** What somebody agreed to, when, and in which version of the text. */
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
 * What an account stores, in bytes: the sum of its rows, which triggers write for each change and a chore adds up
 * (decision 025). A counter in one row would have an account's writes wait for each other.
 */
export const accountStorage = pgTable(
  "account_storage",
  {
    id: ownId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Negative where something was taken away. */
    bytes: bigint("bytes", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
