import { bigint, boolean, check, index, integer, pgTable, pgView, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ANNOUNCEMENT_LEVELS, ANNOUNCEMENT_MAX } from "#domain/operator/announcements.ts";
import { OPERATOR_ACTIONS } from "#domain/operator/contract.ts";
import { users } from "./auth.ts";
import { createdAt, lengthOf, newestFirst, oneOf, time } from "./columns.ts";

/* The operator's room (decision 044). Its role, sintonia_operator, reads these tables, invitations and the views below. */

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Accounts that may enter the operator's room. */
export const operators = pgTable("operators", { userId: userId(), createdAt: createdAt() }, (t) => [
  primaryKey({ columns: [t.userId] }),
]);

/**
 * What operators did. Only ever added to: no role may change or delete a row, and a trigger refuses it to the owner. Ids
 * without foreign keys, so that an entry outlives what it is about; it holds no address.
 */
export const operatorActions = pgTable(
  "operator_actions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    action: text("action", { enum: OPERATOR_ACTIONS }).notNull(),
    /** Null for the command line. */
    operatorId: uuid("operator_id"),
    accountId: uuid("account_id"),
    invitationId: uuid("invitation_id"),
    announcementId: uuid("announcement_id"),
    /** How many there were, of what was made. */
    amount: integer("amount"),
    createdAt: createdAt(),
  },
  (t) => [
    index("operator_actions_list_idx").on(newestFirst(t.createdAt), newestFirst(t.id)),
    index("operator_actions_account_idx").on(t.accountId),
    check("operator_actions_action_values", oneOf(t.action, OPERATOR_ACTIONS)),
  ],
);

/** Limits of single accounts; null where the installation's apply. */
export const accountLimits = pgTable(
  "account_limits",
  {
    userId: userId(),
    storageBytes: bigint("storage_bytes", { mode: "number" }),
    dailyTokens: bigint("daily_tokens", { mode: "number" }),
    /** Invitations that may be passed on, with those that have been. */
    invitations: integer("invitations"),
  },
  (t) => [primaryKey({ columns: [t.userId] })],
);

/** What operators set for the whole installation, in the room instead of the environment. */
export const installationSettings = pgTable("installation_settings", {
  name: text("name", { enum: ["member_invitations"] }).primaryKey(),
  value: bigint("value", { mode: "number" }).notNull(),
});

export const announcements = pgTable(
  "announcements",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    level: text("level", { enum: ANNOUNCEMENT_LEVELS }).notNull(),
    textEn: text("text_en").notNull(),
    textIt: text("text_it").notNull(),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("announcements_ends_idx").on(t.endsAt),
    index("announcements_list_idx").on(newestFirst(t.createdAt), newestFirst(t.id)),
    check("announcements_level_values", oneOf(t.level, ANNOUNCEMENT_LEVELS)),
    check("announcements_en_length", lengthOf(t.textEn, 1, ANNOUNCEMENT_MAX)),
    check("announcements_it_length", lengthOf(t.textIt, 1, ANNOUNCEMENT_MAX)),
  ],
);

/** What the room shows of accounts: neither names nor exact times of use. */
export const operatorAccounts = pgView("operator_accounts", {
  id: uuid("id").notNull(),
  email: text("email").notNull(),
  createdAt: createdAt(),
  emailVerified: boolean("email_verified").notNull(),
  twoFactorEnabled: boolean("two_factor_enabled").notNull(),
  suspendedAt: time("suspended_at"),
  isOperator: boolean("is_operator").notNull(),
  /** Such as 2026-W48. */
  lastSeenWeek: text("last_seen_week"),
  sessions: integer("sessions").notNull(),
  apiTokens: integer("api_tokens").notNull(),
  storedBytes: bigint("stored_bytes", { mode: "number" }).notNull(),
  tokensToday: integer("tokens_today").notNull(),
}).existing();

/** Numbers of the whole installation: one row. */
export const operatorFigures = pgView("operator_figures", {
  accounts: integer("accounts").notNull(),
  suspended: integer("suspended").notNull(),
  seenThisWeek: integer("seen_this_week").notNull(),
  dueReminders: integer("due_reminders").notNull(),
  pendingSafety: integer("pending_safety").notNull(),
  pendingMemory: integer("pending_memory").notNull(),
}).existing();
