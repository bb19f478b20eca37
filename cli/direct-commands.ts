import { readEnv } from "#server/runtime/env.ts";
import { backUpNow } from "./back-up-now.ts";
import { backUpTo, list, restoreFrom, verify } from "./backup.ts";
import { check } from "./check.ts";

interface DirectValues {
  plain: boolean;
  replace: boolean;
  "no-backup": boolean;
  json: boolean;
  identity?: string | undefined;
}

interface DirectCommand {
  takesFile: boolean;
  run: (source: Record<string, string | undefined>, values: DirectValues, file: string) => Promise<void>;
}

/** Commands that never migrate a database: they work without one, or take it as it is, or refuse it. */
export const DIRECT: Record<string, DirectCommand> = {
  check: { takesFile: false, run: (source, { json }) => check(source, json) },
  backup: { takesFile: true, run: (source, { plain }, file) => backUpTo(readEnv(source), file, plain) },
  "backup now": { takesFile: false, run: (source) => backUpNow(readEnv(source)) },
  "backup list": { takesFile: false, run: (source, { json }) => list(readEnv(source), json) },
  "backup verify": { takesFile: true, run: (source, { identity }, file) => verify(readEnv(source), file, identity) },
  restore: {
    takesFile: true,
    run: (source, { replace, "no-backup": noBackup, identity }, file) =>
      restoreFrom(readEnv(source), file, { replace, noBackup, identity }),
  },
};
