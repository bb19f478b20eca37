import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { DANGER_PATHS } from "#domain/care/care-texts.ts";
import type { CareMemo } from "#domain/care/danger.ts";
import {
  CHAT_ROLES,
  CONTENT_MAX,
  CONVERSATION_TITLE_MAX,
  FINISH_REASONS,
  MESSAGE_STATES,
} from "#domain/chat/contract.ts";
import { PLAN_KINDS } from "#domain/chat/rules.ts";
import type { Plan } from "#domain/interactions/plan-schema.ts";
import { purgeIndex, createdAt, deletedAt, lengthOf, newestFirst, oneOf, ownId, time } from "./columns.ts";
import { users } from "./auth.ts";
import { personas } from "./people.ts";

export const conversations = pgTable(
  "conversations",
  {
    id: ownId(),
    userId: uuid("user_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    title: text("title").notNull(),
    /** When the user answered the suggestion to prepare an interaction; it is made once. */
    suggestionAnsweredAt: time("suggestion_answered_at"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    index("conversations_list_idx").on(t.userId, t.personaId, newestFirst(t.updatedAt)),
    purgeIndex("conversations_bin_idx", t.deletedAt),
    check("conversations_title_length", lengthOf(t.title, 1, CONVERSATION_TITLE_MAX)),
  ],
);

/** An assistant's row is inserted as `streaming` before the model is called, and filled as text arrives. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: ownId(),
    userId: uuid("user_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    conversationId: uuid("conversation_id").notNull(),
    parentMessageId: uuid("parent_message_id"),
    role: text("role", { enum: CHAT_ROLES }).notNull(),
    content: text("content").notNull(),
    status: text("status", { enum: MESSAGE_STATES }).notNull().default("complete"),
    /** Of a finished answer: whether it is complete or was cut off at the model's length limit. */
    finishReason: text("finish_reason", { enum: FINISH_REASONS }),
    /** Of an answer: the danger it is about, for the card beside it. Findings in messages: safety_findings. */
    safety: text("safety", { enum: DANGER_PATHS }),
    /** Of an answer in a conversation about danger: what was asked and answered so far. */
    care: jsonb("care").$type<CareMemo>(),
    /** The coach's plan, generated as an object after the answer's prose. */
    plan: jsonb("plan").$type<Plan>(),
    /** Whether the plan is the first in its conversation or a change of an earlier one. */
    planKind: text("plan_kind", { enum: PLAN_KINDS }),
    sources: jsonb("sources").$type<{ kind: string; id?: string }[]>().notNull().default([]),
    stopRequested: boolean("stop_requested").notNull().default(false),
    createdAt: createdAt(),
    /** While streaming, the last heartbeat of the process that writes it. */
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    foreignKey({
      columns: [t.userId, t.conversationId],
      foreignColumns: [conversations.userId, conversations.id],
    }).onDelete("cascade"),
    foreignKey({ columns: [t.userId, t.parentMessageId], foreignColumns: [t.userId, t.id] }).onDelete("cascade"),
    // For the deletion of a person.
    index("chat_messages_person_idx").on(t.userId, t.personaId).concurrently(),
    index("chat_messages_list_idx").on(t.userId, t.conversationId, t.createdAt, t.id),
    index("chat_messages_children_idx").on(t.userId, t.parentMessageId, t.createdAt, t.id),
    index("chat_messages_streaming_idx")
      .on(t.updatedAt)
      .where(sql`${t.status} = 'streaming'`),
    // One answer at a time per conversation, even with two tabs.
    uniqueIndex("chat_messages_one_stream")
      .on(t.userId, t.conversationId)
      .where(sql`${t.status} = 'streaming'`),
    check("chat_messages_role_values", oneOf(t.role, CHAT_ROLES)),
    check("chat_messages_status_values", oneOf(t.status, MESSAGE_STATES)),
    check("chat_messages_finish_values", oneOf(t.finishReason, FINISH_REASONS)),
    check("chat_messages_user_complete", sql`${t.role} = 'assistant' or ${t.status} = 'complete'`),
    check("chat_messages_plan_whole", sql`(${t.plan} is null) = (${t.planKind} is null)`),
    check("chat_messages_plan_kind_values", oneOf(t.planKind, PLAN_KINDS)),
    check("chat_messages_content_length", lengthOf(t.content, 0, CONTENT_MAX)),
  ],
);

/** Sources that the user has called wrong and the coach no longer uses. */
export const coachCorrections = pgTable(
  "coach_corrections",
  {
    id: ownId(),
    userId: uuid("user_id").notNull(),
    personaId: uuid("persona_id").notNull(),
    /** How a source is identified beside an answer: its kind, and its id or key. */
    sourceKind: text("source_kind").notNull(),
    sourceId: text("source_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.personaId], foreignColumns: [personas.userId, personas.id] }).onDelete(
      "cascade",
    ),
    unique("coach_corrections_source").on(t.userId, t.personaId, t.sourceKind, t.sourceId),
  ],
);

/** A user's consumption of an external model, one row per day (UTC). */
export const modelUsage = pgTable(
  "model_usage",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    tokens: integer("tokens").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);
