import { date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { createdAt } from "./columns.ts";

/** The quote shown to a user on each day, stored for as long as it must not be repeated. */
export const dailyQuotes = pgTable(
  "daily_quotes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In the time zone of the user's first request that day. */
    day: date("day", { mode: "string" }).notNull(),
    quoteId: text("quote_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);
