import { BackupError } from "#server/db/backup/format.ts";
import { causesOf } from "#server/runtime/causes.ts";
import { explain } from "#server/explain.ts";

/** Why a command cannot be carried out, in words for whoever called it. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** What whoever called can read, and mostly mend: no stack, and of a failed statement not what it was about to store. */
export function explainCommand(error: unknown): string {
  if (error instanceof CommandError || error instanceof BackupError) return error.message;
  if (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")) {
    return `${error.message.replace(/\.?$/, ".")} --help shows what there is.`;
  }
  return explain(error) ?? `Failed: ${causesOf(error).at(-1)?.message ?? String(error)}`;
}
