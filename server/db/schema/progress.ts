import { sql } from "drizzle-orm";
import { check, date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { createdAt, lengthOf, time } from "./columns.ts";

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

const NO_IDS = sql`'{}'::uuid[]`;

/**
 * The weekly look backs of the last weeks: what each speaks of, by ids, so that the app and the letter speak of the
 * same; nothing of the user's own texts. `purge-deleted.ts` removes the ids of what is deleted.
 */
export const lookBacks = pgTable(
  "look_backs",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The first of the seven days, in the time zone of the first request. */
    starts: date("starts", { mode: "string" }).notNull(),
    /** Null in a week with nothing to look back on. */
    question: text("question"),
    planIds: uuid("plan_ids").array().notNull().default(NO_IDS),
    /** The people it is time to be in touch with. */
    dueIds: uuid("due_ids").array().notNull().default(NO_IDS),
    noteId: uuid("note_id"),
    /** Everybody it mentions. */
    personaIds: uuid("persona_ids").array().notNull().default(NO_IDS),
    /** Written by a model; null where the built-in coach writes, and once something they rest on is gone. */
    openingText: text("opening_text"),
    questionText: text("question_text"),
    /** Hash of the facts they rest on: they are not shown for others. */
    factsHash: text("facts_hash"),
    /** When a model was asked for them; null if none was. It is asked once. */
    askedAt: time("asked_at"),
    dismissedAt: time("dismissed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.starts] }),
    check("look_backs_texts_length", sql`${lengthOf(t.openingText, 1, 1000)} and ${lengthOf(t.questionText, 1, 1000)}`),
    check(
      "look_backs_texts_whole",
      sql`(${t.openingText} is null) = (${t.questionText} is null) and (${t.openingText} is null) = (${t.factsHash} is null)`,
    ),
  ],
);
