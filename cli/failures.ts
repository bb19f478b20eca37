import { userInfo } from "node:os";
import { BackupError } from "#server/db/backup/format.ts";
import { causesOf } from "#server/runtime/causes.ts";
import { explain } from "#server/explain.ts";

/** Why a command failed, in words for its caller. */
export class CommandError extends Error {
  override name = "CommandError";
}

/**
 * A message for the caller, who can usually fix the cause: no stack, and for a failed query not the values it was
 * storing.
 */
export function explainCommand(error: unknown): string {
  if (error instanceof CommandError || error instanceof BackupError) {
    const hint = error.message.includes("EACCES") ? ` (This command runs as ${currentUser()}.)` : "";
    return error.message + hint;
  }
  if (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")) {
    return `${error.message.replace(/\.?$/, ".")} --help lists the options.`;
  }
  return explain(error) ?? `Failed: ${causesOf(error).at(-1)?.message ?? String(error)}`;
}

/** A name, or a number where the system has none for it, as in a container that runs as any user. */
export function currentUser(read: () => { username: string } = userInfo): string {
  try {
    return read().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
