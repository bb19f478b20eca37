import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { consents, userEvents } from "#server/db/schema/account.ts";
import { chatMessages, coachCorrections, conversations, modelUsage } from "#server/db/schema/chat.ts";
import { calendarFeeds, interactions } from "#server/db/schema/interactions.ts";
import { notesPersona } from "#server/db/schema/notes.ts";
import {
  assessmentDrafts,
  personaPhotos,
  personaProfileAnswers,
  personas,
  personContextAssessment,
} from "#server/db/schema/people.ts";
import { accountLimits } from "#server/db/schema/operator.ts";
import { profiles, userProfileAnswers } from "#server/db/schema/profile.ts";
import { pushSubscriptions, reminderSettings } from "#server/db/schema/reminders.ts";
import { safetyFindings } from "#server/db/schema/safety.ts";
import { dailyQuotes, lookBacks } from "#server/db/schema/progress.ts";

/** A table of the archive's data file. */
export interface ExportedTable {
  table: PgTable;
  /** The column that is the primary key together with user_id; null if a user has one row. */
  key: "id" | "day" | "starts" | "persona_id" | null;
  /** Excluded columns, with the reason. */
  without?: Record<string, string>;
  /** Excluded keys of a JSON column, with the reason. */
  withoutKeys?: { column: string; keys: Record<string, string> };
}

const HASH = "a fingerprint of a code or an address: it opens things or recognises them, and tells nobody anything";
const PUSH = "with it, notifications could be sent to the browser";
const SEARCHED = { search: "computed from the columns beside it, for the search" };

/** Every table whose rows go into the archive. tests/api/export.db.test.ts compares it with the live schema. */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  { table: profiles, key: null, without: { invitation_code: HASH } },
  { table: userProfileAnswers, key: "id", without: SEARCHED },
  { table: personas, key: "id" },
  { table: personaPhotos, key: "persona_id" },
  { table: personaProfileAnswers, key: "id", without: SEARCHED },
  { table: personContextAssessment, key: "id" },
  { table: assessmentDrafts, key: "persona_id" },
  { table: notesPersona, key: "id", without: SEARCHED },
  { table: interactions, key: "id", without: SEARCHED },
  { table: conversations, key: "id" },
  { table: chatMessages, key: "id", without: SEARCHED },
  { table: coachCorrections, key: "id" },
  { table: safetyFindings, key: "id", without: { text_hash: HASH } },
  { table: consents, key: "id" },
  {
    table: userEvents,
    key: "id",
    withoutKeys: { column: "event_data", keys: { code: HASH, invitation_code: HASH } },
  },
  { table: dailyQuotes, key: "day" },
  {
    table: lookBacks,
    key: "starts",
    without: { facts_hash: "a fingerprint of what the text rests on, to know an outdated one" },
  },
  { table: modelUsage, key: "day" },
  { table: accountLimits, key: null },
  { table: calendarFeeds, key: null, without: { token_hash: HASH } },
  { table: reminderSettings, key: null, without: { next_at: "when the server looks for due reminders again" } },
  {
    table: pushSubscriptions,
    key: "id",
    without: { endpoint: PUSH, p256dh: PUSH, auth: PUSH, session_id: "the sessions are in the archive under account" },
  },
];

/** Tables of user data that are excluded as a whole, with the reason. */
export const LEFT_OUT_TABLES: Record<string, string> = {
  operators: "in the archive under account: since when one is an operator",
  sessions: "in the archive under account, without the tokens that sign in",
  api_tokens: "in the archive under account, without the fingerprints of the tokens",
  two_factors: "the secret of the second factor: whoever read it could sign in",
  mail_links: "links sent by mail that are still to be opened",
  known_callers:
    "fingerprints of the browsers and addresses one signed in from: they recognise, and tell nobody anything",
  accounts: "in the archive under account, without password and keys",
  embeddings: "numbers that one model made of texts which are in the archive",
  account_storage: "how many bytes the rest takes",
  reminders: "a list of work: which reminders have been sent, so that none is sent twice",
  reminder_deliveries: "a list of work: where a reminder is still to be sent",
  reminded_people: "a list of work: of whom one has been reminded, so that it is not done again",
  pending_embeddings: "a list of work: which of those texts the coach's memory has yet to read",
};

/** The table's columns that go into the archive, by their names in the database. */
export function exportedColumns({ table, without = {} }: ExportedTable): string[] {
  return Object.values(getTableColumns(table))
    .map((column) => column.name)
    .filter((name) => !(name in without));
}

export function tableName({ table }: ExportedTable): string {
  return getTableName(table);
}

/** A table's export settings. @throws TypeError if it is not exported. */
export function exportedTable(table: PgTable): ExportedTable {
  const found = EXPORTED_TABLES.find((one) => one.table === table);
  if (!found) throw new TypeError(`${getTableName(table)} is not in the archive`);
  return found;
}
