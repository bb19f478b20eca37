import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { createdAt, ownId, time } from "./columns.ts";

/** Records waiting to be indexed for the coach's memory. */
export const pendingEmbeddings = pgTable(
  "pending_embeddings",
  {
    id: ownId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tableName: text("table_name").notNull(),
    recordId: uuid("record_id").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: time("next_attempt_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique("pending_embeddings_record").on(t.userId, t.tableName, t.recordId),
    check(
      "pending_embeddings_table_values",
      sql`${t.tableName} in ('notes_persona', 'interactions', 'chat_messages', 'persona_profile_answers')`,
    ),
  ],
);
