import type { Env } from "#server/runtime/env.ts";
import { backUpNow } from "./back-up-now.ts";
import { backUpTo, list, restoreFrom, verify } from "./backup.ts";

interface DirectValues {
  plain: boolean;
  replace: boolean;
  "no-backup": boolean;
  json: boolean;
  identity?: string | undefined;
}

interface DirectCommand {
  takesFile: boolean;
  run: (env: Env, values: DirectValues, file: string) => Promise<void>;
}

/** Commands that never migrate a database: they work without one, or take it as it is, or refuse it. */
export const DIRECT: Record<string, DirectCommand> = {
  backup: { takesFile: true, run: (env, { plain }, file) => backUpTo(env, file, plain) },
  "backup now": { takesFile: false, run: (env) => backUpNow(env) },
  "backup list": { takesFile: false, run: (env, { json }) => list(env, json) },
  "backup verify": { takesFile: true, run: (env, { identity }, file) => verify(env, file, identity) },
  restore: {
    takesFile: true,
    run: (env, { replace, "no-backup": noBackup, identity }, file) =>
      restoreFrom(env, file, { replace, noBackup, identity }),
  },
};
