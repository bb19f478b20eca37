import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * SQL condition: the account is not suspended. Chores that go over accounts ask it, except those that only keep the
 * database in order or finish a deletion the user asked for.
 */
export const notSuspended = (userId: SQLWrapper): SQL =>
  sql`not exists (select from users u where u.id = ${userId} and u.suspended_at is not null)`;
