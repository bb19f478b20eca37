import { HELPLINES } from "#domain/safety/helplines.ts";
import { connectDatabase } from "./db/connect.ts";
import { backupSettings } from "./features/backups/settings.ts";
import type { RunningServer } from "./mount.ts";
import type { Env } from "./runtime/env.ts";
import { readHelplines, setHelplines } from "./runtime/helplines.ts";
import { ensureSecret } from "./runtime/secret.ts";
import type { Log } from "./services.ts";

const MEGABYTE = 1_000_000;

/** Where the database is, for `connectDatabase`. */
function placeOf({ DATABASE_URL, DATABASE_POOLER, DATA_DIR }: Env) {
  return DATABASE_URL ? { databaseUrl: DATABASE_URL, pooler: DATABASE_POOLER } : { dataDir: DATA_DIR };
}

/**
 * Opens the database, mounts everything and listens. `limits: false` turns rate limits off, `clock` is another time;
 * only checks and tests do so, no setting can.
 * @throws the error of the database or the port.
 */
export async function startServer(
  env: Env,
  log: Log,
  { limits = true, clock = () => new Date() } = {},
): Promise<RunningServer> {
  // Wrong settings are reported before anything is created.
  const secret = env.AUTH_SECRET ?? ensureSecret(env.DATA_DIR);
  setHelplines(env.HELPLINES_FILE ? readHelplines(env.HELPLINES_FILE) : HELPLINES);
  const onFailure = ({ message }: Error) => log("error", "database_failed", { reason: message });
  const place = placeOf(env);
  const backups = await backupSettings(env, { options: place, secret: { value: secret, kept: !env.AUTH_SECRET } });
  const connecting = connectDatabase({
    ...place,
    onFailure,
    allowNewer: env.ALLOW_NEWER_SCHEMA,
    quota: env.ACCOUNT_QUOTA_MB > 0 ? env.ACCOUNT_QUOTA_MB * MEGABYTE : undefined,
    warn: (reason) => log("warn", "database_migrated_without", { reason }),
  });
  // The database opens in a thread or process of its own, while this one loads the features.
  const loading = import("./mount.ts");
  const closed = () =>
    connecting.then(
      (opened) => opened.close(),
      () => undefined,
    );
  loading.catch(closed);
  const [db, { mountServer }] = await Promise.all([connecting, loading]);
  return mountServer({ env, log, db, secret, backups, limits, clock });
}
