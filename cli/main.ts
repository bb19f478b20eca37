import { parseArgs } from "node:util";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { readEnv, type Env } from "#server/env.ts";
import { explain } from "#server/explain.ts";
import { createToken } from "#server/features/account/create-token.ts";
import { createInvitation } from "#server/features/invitations/create-invitation.ts";
import { listInvitations } from "#server/features/invitations/list-invitations.ts";
import { revokeInvitation } from "#server/features/invitations/revoke-invitation.ts";
import { lastPublicUrl } from "#server/public-url.ts";
import { emailSchema } from "#domain/account/contract.ts";
import { DomainError } from "#domain/errors.ts";
import { idSchema } from "#domain/ids.ts";
import { languageSchema } from "#domain/language.ts";
import { BackupError } from "#server/db/backup/format.ts";
import { backUpTo, databaseOf, restoreFrom } from "./backup.ts";
import { fillDemo } from "./demo.ts";
import { expiryFrom } from "./expiry.ts";

const USAGE = `Usage: npm run -s sintonia -- COMMAND

  invite create --tester-type TYPE [--email ADDRESS] [--expires 30d] [--json]
  invite list [--json]
  invite revoke ID
  token create --email ADDRESS
  demo [--email ADDRESS | --language en|it]
  backup FILE
  restore FILE [--replace]

It works beside a running server, on the same DATA_DIR or DATABASE_URL.`;

/** A call that cannot be carried out as it stands. */
class UsageError extends Error {}

const OPTIONS = {
  "tester-type": { type: "string" },
  email: { type: "string" },
  expires: { type: "string" },
  language: { type: "string" },
  replace: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

type Values = ReturnType<typeof parse>["values"];

function parse() {
  return parseArgs({ options: OPTIONS, allowPositionals: true });
}

/** What is asked for is checked before the database is opened, which may first have to be made. */
type Command = (values: Values, operand: string | undefined) => (context: { db: Database; env: Env }) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  "invite create": (values) => {
    const testerType = values["tester-type"]?.trim();
    if (!testerType) throw new UsageError("--tester-type is missing.");
    const email = values.email === undefined ? null : emailSchema.safeParse(values.email);
    if (email && !email.success) throw new UsageError("--email is not an e-mail address.");
    const fields = {
      tester_type: testerType,
      email: email?.data ?? null,
      expires_at: values.expires ? expiryFrom(values.expires, new Date()) : null,
    };
    return async ({ db, env }) => {
      const invitation = await createInvitation(db, publicUrl(env), fields);
      console.log(values.json ? JSON.stringify(invitation) : invitation.url);
    };
  },
  "invite list":
    (values) =>
    async ({ db }) => {
      const invitations = await listInvitations(db);
      if (values.json) console.log(JSON.stringify(invitations));
      else {
        for (const { id, tester_type, email, created_at, expires_at, used_at, revoked_at } of invitations) {
          const state = revoked_at
            ? "revoked"
            : used_at
              ? `used ${used_at}`
              : expires_at
                ? `open until ${expires_at}`
                : "open";
          console.log([id, tester_type, email ?? "anybody", created_at, state].join("  "));
        }
      }
    },
  "invite revoke": (_, operand) => {
    if (!operand) throw new UsageError("The invitation's id is missing; invite list shows it.");
    if (!idSchema.safeParse(operand).success) throw new DomainError("not_found");
    return async ({ db }) => revokeInvitation(db, operand);
  },
  "token create": ({ email }) => {
    if (!email) throw new UsageError("--email is missing.");
    return async ({ db }) => console.log(await createToken(db, email, new Date()));
  },
  demo: ({ email, language }) => {
    const chosen = language === undefined ? undefined : languageSchema.safeParse(language);
    if (chosen && !chosen.success) throw new UsageError("--language is en or it.");
    return async ({ db, env }) => {
      const input = { email, language: chosen?.data, publicUrl: publicUrl(env) };
      const account = await fillDemo(db, env, input);
      console.log(`${account.email} now has invented people, notes, plans and conversations.`);
      if (account.password) console.log(`Password: ${account.password}`);
      console.log(`Sign in at ${input.publicUrl}/auth`);
    };
  },
};

/** What works on the database as it is, whichever version of Sintonia it belongs to. */
const DIRECT: Record<string, (values: Values, file: string) => (env: Env) => Promise<void>> = {
  backup: (_, file) => (env) => backUpTo(env, file),
  restore:
    ({ replace }, file) =>
    (env) =>
      restoreFrom(env, file, replace),
};

function publicUrl(env: Env): string {
  return env.PUBLIC_URL ?? (env.DATABASE_URL ? null : lastPublicUrl(env.DATA_DIR)) ?? `http://${env.HOST}:${env.PORT}`;
}

async function main(): Promise<number> {
  const { values, positionals } = parse();
  const direct = DIRECT[positionals[0] ?? ""];
  if (direct && !values.help && positionals.length <= 2) {
    if (!positionals[1]) throw new UsageError("The name of the file is missing.");
    await direct(values, positionals[1])(readEnv(process.env));
    return 0;
  }
  const command = COMMANDS[positionals.slice(0, 2).join(" ")];
  if (values.help || !command || positionals.length > 3) {
    (values.help ? console.log : console.error)(USAGE);
    return values.help ? 0 : 2;
  }
  const run = command(values, positionals[2]);
  const env = readEnv(process.env);
  const db = await connectDatabase(databaseOf(env));
  try {
    await run({ db, env });
    return 0;
  } finally {
    await db.close();
  }
}

/** What whoever called can mend. */
function explainCommand(error: unknown): string | null {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof BackupError) return error.message;
  if (error instanceof DomainError) return error.code === "not_found" ? "There is no such entry." : error.code;
  if (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))
    return `${error.message}\n\n${USAGE}`;
  return explain(error);
}

try {
  process.exitCode = await main();
} catch (error) {
  const line = explainCommand(error);
  if (!line) throw error;
  console.error(line);
  process.exitCode = 2;
}
