import { requireRecipients } from "#server/features/backups/settings.ts";
import { backupPassphrase, PassphraseFileError } from "#server/runtime/backup-env.ts";
import { ENV_NAMES, EnvError, type Env, type EnvProblem } from "#server/runtime/env.ts";
import { readHelplines } from "#server/runtime/helplines.ts";
import { incompleteNotice } from "#server/runtime/incomplete-notice.ts";
import { existingSecret, isSecret } from "#server/runtime/secret.ts";
import { note, ok, wrong, type Finding } from "./findings.ts";
import { misspelt } from "./misspelt.ts";

type Source = Record<string, string | undefined>;

/** Read by other programs of this project, or by Node. */
const OTHER_NAMES = [
  "AI_JUDGE_BASE_URL",
  "AI_JUDGE_MODEL",
  "AI_JUDGE_API_KEY",
  "AI_PRICE_INPUT",
  "AI_PRICE_OUTPUT",
  "SINTONIA_COMMIT",
  "OTEL_SERVICE_NAME",
  "OTEL_EXPORTER_OTLP_HEADERS",
];

/** What the server would say of its settings at a start, and what it would not. */
export async function checkSettings(source: Source, env: Env, problems: readonly EnvProblem[]): Promise<Finding[]> {
  const later = [
    ...(await attempt("BACKUP_RECIPIENTS", () => requireRecipients(env.BACKUP_RECIPIENTS ?? []))),
    ...(await attempt("BACKUP_PASSPHRASE_FILE", () => backupPassphrase(env))),
    ...(await attempt("HELPLINES_FILE", () => env.HELPLINES_FILE && readHelplines(env.HELPLINES_FILE))),
    ...checkSecret(env, problems),
  ];
  const bad = [...problems.map(({ name, message }) => wrong(name, message)), ...later];
  const set = ENV_NAMES.filter((name) => source[name]);
  const close = misspelt(Object.keys(source), [...ENV_NAMES, ...OTHER_NAMES]);
  const incomplete = incompleteNotice(env);
  return [
    ...(bad.length > 0 ? bad : [ok("settings", `all right, ${set.length} set`)]),
    ...close.map(({ name, meant }) => note(name, `is no setting; is ${meant} meant?`)),
    ...(incomplete
      ? [note("privacy notice", incomplete.replace(/^The privacy notice is incomplete: (.*)\.$/, "$1"))]
      : []),
  ];
}

async function attempt(name: string, read: () => unknown): Promise<Finding[]> {
  try {
    await read();
    return [];
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof PassphraseFileError)) throw error;
    return [wrong(name, error.message.replace(new RegExp(`^${name} `), ""))];
  }
}

/** The secret that the server has made in the data folder; one in the environment is checked with the settings. */
function checkSecret(env: Env, problems: readonly EnvProblem[]): Finding[] {
  if (env.AUTH_SECRET || problems.some(({ name }) => ["AUTH_SECRET", "DATA_DIR"].includes(name))) return [];
  try {
    const secret = existingSecret(env.DATA_DIR);
    if (secret === null || isSecret(secret)) return [];
    return [wrong("auth-secret", `the file in ${env.DATA_DIR} holds no valid secret; restore it, or delete it`)];
  } catch (error) {
    return [wrong("auth-secret", (error as Error).message)];
  }
}
