import { hasCode } from "#server/runtime/causes.ts";

/** SQLSTATE read_only_sql_transaction. */
const READ_ONLY = "25006";

/** Whether an error means that the connection leads to a server that has become a standby and takes no writes. */
export function isStandby(error: unknown): boolean {
  return hasCode(error, READ_ONLY);
}

/** The error for a connection that leads to a standby. */
export function standbyError(): Error {
  return Object.assign(new Error("the database is a standby"), { code: READ_ONLY });
}
