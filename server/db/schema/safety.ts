import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { DANGER_PATHS } from "#domain/care/care-texts.ts";
import { CLEARED_AS } from "#domain/care/contract.ts";
import { FINDING_STATES, DANGER_LEVELS, DANGER_SOURCES, WRITING_KINDS } from "#domain/care/danger.ts";
import { users } from "./auth.ts";
import { createdAt, oneOf, ownId, time } from "./columns.ts";
import { personas } from "./people.ts";

/**
 * What the safety check found in each user text, at most one row per text. The open alarms about a person are that
 * person's state of danger; only the user ends one.
 */
export const safetyFindings = pgTable(
  "safety_findings",
  {
    id: ownId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null if the text is in the user's own profile. */
    personaId: uuid("persona_id"),
    /** Set for messages. */
    conversationId: uuid("conversation_id"),
    kind: text("kind", { enum: WRITING_KINDS }).notNull(),
    /** Id of the record; for an answer, its key. */
    source: text("source").notNull(),
    /** Hash of the text: what the user said about the finding is valid while the text is unchanged. */
    textHash: text("text_hash").notNull(),
    level: text("level", { enum: DANGER_LEVELS }).notNull(),
    path: text("path", { enum: DANGER_PATHS }).notNull(),
    dangerBy: text("danger_by", { enum: DANGER_SOURCES }).notNull(),
    certain: boolean("certain").notNull(),
    acute: boolean("acute").notNull(),
    status: text("status", { enum: FINDING_STATES }).notNull().default("open"),
    clearedAs: text("cleared_as", { enum: CLEARED_AS }),
    clearedAt: time("cleared_at"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    unique("safety_findings_source").on(t.userId, t.personaId, t.kind, t.source).nullsNotDistinct(),
    index("safety_findings_open_idx")
      .on(t.userId, t.personaId, t.createdAt)
      .where(sql`${t.level} = 'alarm' and ${t.status} <> 'cleared'`),
    check("safety_findings_kind_values", oneOf(t.kind, WRITING_KINDS)),
    check("safety_findings_level_values", oneOf(t.level, DANGER_LEVELS)),
    check("safety_findings_path_values", oneOf(t.path, DANGER_PATHS)),
    check("safety_findings_by_values", oneOf(t.dangerBy, DANGER_SOURCES)),
    check("safety_findings_status_values", oneOf(t.status, FINDING_STATES)),
    check("safety_findings_cleared_whole", sql`(${t.status} = 'cleared') = (${t.clearedAs} is not null)`),
  ],
);
