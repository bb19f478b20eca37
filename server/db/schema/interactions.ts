import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { binned, createdAt, deletedAt, newestFirst, ownId, time } from "./columns.ts";
import { personas } from "./people.ts";

export const interactions = pgTable(
  "interactions",
  {
    id: ownId(),
    userId: uuid("user_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    status: text("status", { enum: ["planned", "completed"] })
      .notNull()
      .default("planned"),
    objectives: text("objectives").notNull(),
    avoid: text("avoid"),
    feeling: text("feeling"),
    plannedDate: time("planned_date"),
    resultSummary: text("result_summary"),
    completedDate: time("completed_date"),
    aiTips: text("ai_tips"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    index("interactions_list_idx").on(t.userId, t.personaId, newestFirst(t.createdAt), newestFirst(t.id)),
    index("interactions_planned_idx")
      .on(t.userId, t.personaId)
      .where(sql`${t.status} = 'planned' and ${t.deletedAt} is null`),
    binned("interactions_bin_idx", t.deletedAt),
    check("interactions_status_values", sql`${t.status} in ('planned', 'completed')`),
    check("interactions_summary_length", sql`char_length(${t.resultSummary}) between 1 and 2000`),
    check(
      "interactions_completed_whole",
      sql`${t.status} <> 'completed' or (${t.resultSummary} is not null and ${t.completedDate} is not null)`,
    ),
  ],
);
