import { causesOf } from "./runtime/causes.ts";
import { DataFolderError, DataFolderInUseError } from "./runtime/data-folder-errors.ts";
import { NewerSchemaError, NotMigratedError, OlderSchemaError } from "./db/migrate.ts";
import { MigrationBlockedError, MigrationLockLostError } from "./db/migrate-in-use.ts";
import { isStorageFull, isUnavailable } from "./db/unavailable.ts";
import { PassphraseFileError } from "./runtime/backup-env.ts";
import { EnvError } from "./runtime/env.ts";

/** SQLSTATE insufficient_privilege. */
const FORBIDDEN = "42501";

/** One line for a failed start or command that the operator can fix; null for any other error. */
export function explain(error: unknown): string | null {
  if (error instanceof EnvError || error instanceof PassphraseFileError) return `Wrong setting: ${error.message}.`;
  if (error instanceof DataFolderInUseError || error instanceof DataFolderError) return `DATA_DIR: ${error.message}`;
  if (error instanceof NewerSchemaError) {
    return `${error.message}: start that version, or restore an earlier backup. ALLOW_NEWER_SCHEMA=true starts this one anyway.`;
  }
  if (error instanceof OlderSchemaError) {
    return `${error.message}: update it first with the version that CHANGELOG.md names.`;
  }
  if (error instanceof MigrationBlockedError) {
    return `${error.message}: end that transaction (pg_stat_activity shows it), then start again.`;
  }
  if (error instanceof MigrationLockLostError) {
    return `${error.message}: start again once the database can be reached; what has been migrated stays.`;
  }
  if (error instanceof NotMigratedError) {
    return `DATA_DIR: ${error.message}: try again once it has printed its address, or look at its standard error.`;
  }
  if (isStorageFull(error)) return "The database’s disk is full: free some space and try again.";
  const forbidden = causesOf(error).find((one) => "code" in one && one.code === FORBIDDEN);
  if (forbidden) {
    return `DATABASE_URL: its role lacks a privilege (${forbidden.message}); docs/OPERATIONS.md, PostgreSQL, lists those it needs.`;
  }
  if (error instanceof Error && error.message.includes("weights/weights.bin")) return `${error.message}.`;
  if (error instanceof Error && "code" in error) {
    if (error.code === "EADDRINUSE")
      return `PORT ${process.env["PORT"] ?? 3000} is already in use; set PORT to another one.`;
    if (error.code === "EACCES" && "syscall" in error && error.syscall === "listen")
      return `PORT ${process.env["PORT"] ?? 3000} may not be used by this user; set PORT to one above 1023.`;
    if (error.code === "ENOENT" && error.message.includes("dist/web"))
      return "The web pages are not built: run npm start, or npm run build.";
    if (error.code === "ENOTFOUND" && process.env["DATABASE_URL"])
      return "DATABASE_URL: there is no such host (ENOTFOUND). In a password, /, @, # and the like must be percent-encoded.";
    if (isUnavailable(error) || error.code === "28P01" || error.code === "28000" || error.code === "3D000") {
      return `DATABASE_URL: the database cannot be reached or refuses the login (${String(error.code)}).`;
    }
  }
  // The driver's own have no code.
  if (process.env["DATABASE_URL"] && error instanceof Error && isUnavailable(error))
    return `DATABASE_URL: the database cannot be reached (${error.message}).`;
  return null;
}
