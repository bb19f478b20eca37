import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, real, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { createdAt, oneOf, ownId, time } from "./columns.ts";
import { personas } from "./people.ts";

/** Tables with user text about a person, whose rows the coach's memory covers. */
export const MEMORY_TABLES = ["notes_persona", "interactions", "chat_messages", "persona_profile_answers"] as const;
export type MemoryTable = (typeof MEMORY_TABLES)[number];

/** Records written, changed, deleted or left out of AI since the coach's memory was last updated. */
export const pendingEmbeddings = pgTable(
  "pending_embeddings",
  {
    id: ownId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tableName: text("table_name", { enum: MEMORY_TABLES }).notNull(),
    recordId: uuid("record_id").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: time("next_attempt_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique("pending_embeddings_record").on(t.userId, t.tableName, t.recordId),
    index("pending_embeddings_due_idx").on(t.nextAttemptAt),
    check("pending_embeddings_table_values", oneOf(t.tableName, MEMORY_TABLES)),
  ],
);

/** Embeddings of records; only of those that a coach may read. */
export const embeddings = pgTable(
  "embeddings",
  {
    userId: uuid("user_id").notNull(),
    tableName: text("table_name", { enum: MEMORY_TABLES }).notNull(),
    recordId: uuid("record_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    /** Vectors of two models cannot be compared. */
    model: text("model").notNull(),
    dimension: integer("dimension").notNull(),
    vector: real("vector").array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tableName, t.recordId] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    index("embeddings_persona_idx").on(t.userId, t.personaId),
    check("embeddings_table_values", oneOf(t.tableName, MEMORY_TABLES)),
    check("embeddings_dimension_whole", sql`${t.dimension} = cardinality(${t.vector})`),
  ],
);
