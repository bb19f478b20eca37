import { inspectEnv, type Env } from "#server/runtime/env.ts";
import { checkDatabase } from "./check-database.ts";
import { checkFolder } from "./check-folders.ts";
import { checkBucket, checkMail, checkModel } from "./check-services.ts";
import { checkSettings } from "./check-settings.ts";
import { CommandError } from "./failures.ts";
import { note, type Finding } from "./findings.ts";
import { withoutSecrets } from "./secrets.ts";

type Source = Record<string, string | undefined>;

interface Trial {
  about: string;
  /** Without these there is nothing to try, or the wrong thing would be tried. */
  needs: readonly (keyof Env)[];
  run: (env: Env) => Finding[] | Promise<Finding[]>;
}

const TRIALS: readonly Trial[] = [
  { about: "DATA_DIR", needs: ["DATA_DIR"], run: ({ DATA_DIR }) => [checkFolder("DATA_DIR", DATA_DIR)] },
  { about: "database", needs: ["DATABASE_URL", "DATA_DIR"], run: checkDatabase },
  {
    about: "BACKUP_DIR",
    needs: ["BACKUP_DIR"],
    run: ({ BACKUP_DIR }) =>
      BACKUP_DIR
        ? [checkFolder("BACKUP_DIR", BACKUP_DIR)]
        : [note("backups", "BACKUP_DIR is not set: the server makes none")],
  },
  {
    about: "bucket",
    needs: ["BACKUP_S3_URL", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_REGION"],
    run: checkBucket,
  },
  { about: "mail", needs: ["SMTP_URL"], run: checkMail },
  { about: "model", needs: ["AI_BASE_URL", "AI_API_KEY", "AI_MODEL", "AI_EMBEDDING_MODEL"], run: checkModel },
];

/** Says of each setting and service whether the server can use it, all at once, and changes nothing. */
export async function findProblems(source: Source): Promise<Finding[]> {
  const { env, problems } = inspectEnv(source);
  const bad = new Set(problems.map(({ name }) => name));
  const tried = TRIALS.map(async ({ about, needs, run }) => {
    const missing = needs.find((name) => bad.has(name) && source[name]);
    return missing ? [note(about, `not tried, because ${missing} is wrong`)] : run(env);
  });
  const found = await Promise.all([checkSettings(source, env, problems), ...tried]);
  return found.flat().map((finding) => ({ ...finding, text: withoutSecrets(finding.text, source) }));
}

const MARKS: Record<Finding["state"], string> = { ok: "ok    ", note: "note  ", wrong: "WRONG " };

/** Prints a line for each finding. @throws CommandError if anything is wrong. */
export async function check(source: Source, json: boolean): Promise<void> {
  const found = await findProblems(source);
  if (json) console.log(JSON.stringify(found));
  else for (const { about, state, text } of found) console.log(`${MARKS[state]}${about}: ${text}`);
  const count = found.filter(({ state }) => state === "wrong").length;
  if (count > 0) throw new CommandError(`${count} of ${found.length} ${count === 1 ? "is" : "are"} wrong.`);
}
