import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { TOKEN_NAME_MAX, TOKEN_SCOPES } from "#domain/account/tokens.ts";
import { createdAt, lengthOf, newestFirst, oneOf, ownId, time } from "./columns.ts";

/** Tables and columns of the sign-in library, and of other credentials. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    /** Set by an operator: nobody can sign in, and no chore works for the account. */
    suspendedAt: time("suspended_at"),
    /** The last day of use, in UTC, before all access was ended; null if it never was. See `operator_accounts`. */
    seenOn: date("seen_on"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [
    // The operators' list, and its search by the beginning of an address.
    index("users_list_idx").on(newestFirst(t.createdAt), newestFirst(t.id)),
    index("users_email_prefix_idx").on(t.email.op("text_pattern_ops")),
    index("users_suspended_idx")
      .on(t.id)
      .where(sql`${t.suspendedAt} is not null`),
  ],
);

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Hash of the library's token (server/auth/credential.ts), in the field where it expects the token itself. */
    token: text("token_hash").notNull().unique(),
    userId: userId(),
    expiresAt: time("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  // For foreign keys, which all include the user.
  (t) => [unique().on(t.userId, t.id)],
);

/** Tokens of API clients, identified by their hash (server/auth/credential.ts). */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: ownId(),
    userId: userId(),
    name: text("name").notNull(),
    scope: text("scope", { enum: TOKEN_SCOPES }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: createdAt(),
    expiresAt: time("expires_at").notNull(),
    /** In UTC. */
    lastUsedOn: date("last_used_on"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    check("api_tokens_name_length", lengthOf(t.name, 1, TOKEN_NAME_MAX)),
    check("api_tokens_scope_values", oneOf(t.scope, TOKEN_SCOPES)),
  ],
);

export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: userId(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: time("access_token_expires_at"),
    refreshTokenExpiresAt: time("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("accounts_user_id_idx").on(t.userId),
    // One user per account of a provider, even if several sign-ins return from it at once.
    uniqueIndex("accounts_provider_account_key").on(t.providerId, t.accountId),
  ],
);

/** A user's second factor: the secret shared with an app, and recovery codes, both encrypted. */
export const twoFactors = pgTable(
  "two_factors",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: userId(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    /** False until a first correct code. */
    verified: boolean("verified").notNull().default(false),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: time("locked_until"),
    /** The 30-second step, counted from 1970, of the app code used last: each code works once. */
    lastStep: integer("last_step"),
  },
  (t) => [index("two_factors_user_id_idx").on(t.userId)],
);

/** Browsers and addresses from which users have signed in, by a keyed hash (server/auth/callers.ts). */
export const knownCallers = pgTable(
  "known_callers",
  {
    userId: userId(),
    callerHash: text("caller_hash").notNull(),
    /** The last day, in UTC. */
    seenOn: date("seen_on").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.callerHash] }), index("known_callers_seen_idx").on(t.seenOn)],
);

/** Links sent by mail, identified by the hash of their token. Only the newest of each kind is valid. */
export const mailLinks = pgTable(
  "mail_links",
  {
    userId: userId(),
    kind: text("kind", { enum: ["verify_email", "change_email", "reset_password"] }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** The address it was sent to. */
    email: text("email").notNull(),
    createdAt: createdAt(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

export const verifications = pgTable(
  "verifications",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: time("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [index("verifications_identifier_idx").on(t.identifier)],
);

export const rateLimits = pgTable(
  "rate_limits",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    key: text("key").notNull().unique(),
    count: integer("count").notNull(),
    lastRequest: bigint("last_request", { mode: "number" }).notNull(),
  },
  (t) => [index("rate_limits_ended_idx").on(t.lastRequest).concurrently()],
);
