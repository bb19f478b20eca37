import { parseArgs } from "node:util";
import { z } from "zod";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { readEnv, type Env } from "#server/runtime/env.ts";
import { createToken } from "#server/features/account/api-tokens.ts";
import { resetTwoFactor } from "#server/features/account/reset-two-factor.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import type { GivenState } from "#domain/invitations/states.ts";
import { listInvitations } from "#server/features/invitations/list-invitations.ts";
import { revokeInvitation } from "#server/features/invitations/revoke-invitation.ts";
import { addOperator, listOperators, removeOperator } from "#server/features/operator/operators.ts";
import { lastPublicUrl } from "#server/runtime/public-url.ts";
import { COMMIT, VERSION } from "#server/runtime/version.ts";
import { emailSchema } from "#domain/account/contract.ts";
import { latestTokenEnd, TOKEN_DAYS, TOKEN_NAME_MAX, TOKEN_SCOPES } from "#domain/account/tokens.ts";
import { DomainError } from "#domain/errors.ts";
import { idSchema } from "#domain/ids.ts";
import type { Language } from "#domain/language.ts";
import { languageSchema } from "#domain/language-schema.ts";
import { cleanText } from "#domain/text.ts";
import { databaseExists } from "#server/db/backup/open-direct.ts";
import { connectOptions } from "./backup.ts";
import { DIRECT } from "./direct-commands.ts";
import { timeZoneSchema } from "#domain/time-zone.ts";
import { parseExpiry } from "./expiry.ts";
import { CommandError } from "./failures.ts";

const USAGE = `Usage: npm run -s sintonia -- COMMAND

  check [--json]
  invite create --tester-type TYPE [--email ADDRESS] [--expires 30d] [--language en|it] [--json]
  invite list [--json]
  invite revoke ID
  token create --email ADDRESS [--name NAME] [--scope read|write] [--expires 365d]
  two-factor off --email ADDRESS | --everybody
  operator add --email ADDRESS
  operator remove --email ADDRESS
  operator list [--json]
  demo [--email ADDRESS | --language en|it] [--time-zone Europe/Rome]
  backup FILE [--plain]
  backup now
  backup list [--json]
  backup verify FILE [--identity FILE]
  restore FILE [--replace [--no-backup]] [--identity FILE]
  --version

All commands work while a server runs on the same DATA_DIR or DATABASE_URL.`;

/** The limit of the database column. */
const TESTER_TYPE_MAX = 100;

const OPTIONS = {
  "tester-type": { type: "string" },
  email: { type: "string" },
  expires: { type: "string" },
  name: { type: "string" },
  scope: { type: "string" },
  language: { type: "string" },
  "time-zone": { type: "string" },
  everybody: { type: "boolean", default: false },
  replace: { type: "boolean", default: false },
  "no-backup": { type: "boolean", default: false },
  plain: { type: "boolean", default: false },
  identity: { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false },
} as const;

type Values = ReturnType<typeof parse>["values"];

function parse(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: true });
}

/** The outer function validates the arguments before the database is opened, which may have to be created first. */
type Command = (values: Values, operand: string | undefined) => (context: { db: Database; env: Env }) => Promise<void>;

const STATES: Record<GivenState, string> = {
  open: "open",
  waiting: "waits for the mail server",
  undelivered: "its e-mail was not sent",
  used: "used",
  ended: "ended",
  revoked: "revoked",
};

const COMMANDS: Record<string, Command> = {
  "invite create": (values) => {
    const testerType = values["tester-type"]?.trim();
    if (!testerType) throw new CommandError("--tester-type is missing; --help shows how.");
    if (testerType.length > TESTER_TYPE_MAX) {
      throw new CommandError(`--tester-type has at most ${TESTER_TYPE_MAX} characters.`);
    }
    const fields = {
      tester_type: testerType,
      email: values.email === undefined ? null : parseEmail(values.email),
      expires_at: values.expires ? parseExpiry(values.expires, new Date()) : null,
      language: parseLanguage(values.language),
    };
    return async ({ db, env }) => {
      const invitation = await createInvitation(db, publicUrl(env), fields);
      console.log(values.json ? JSON.stringify(invitation) : invitation.url);
    };
  },
  "invite list":
    (values) =>
    async ({ db }) => {
      const invitations = await listInvitations(db, new Date());
      if (values.json) console.log(JSON.stringify(invitations));
      else {
        for (const { id, tester_type, email, created_at, expires_at, used_at, state } of invitations) {
          const until = state === "open" && expires_at ? ` until ${expires_at}` : "";
          const words = STATES[state] + (used_at ? ` ${used_at}` : until);
          console.log([id, tester_type, email ?? "anybody", created_at, words].join("  "));
        }
      }
    },
  "invite revoke": (_, operand) => {
    if (!operand) throw new CommandError("The invitation’s id is missing; invite list shows it.");
    if (!idSchema.safeParse(operand).success) {
      throw new CommandError(`${operand} is not the id of an invitation; invite list shows the ids.`);
    }
    return async ({ db }) =>
      found(revokeInvitation(db, operand), `No open invitation has the id ${operand}; invite list shows them all.`);
  },
  "token create": (values) => {
    if (values.email === undefined) throw new CommandError("--email is missing; --help shows how.");
    const email = parseEmail(values.email);
    const scope = z.enum(TOKEN_SCOPES).safeParse(values.scope ?? "write");
    if (!scope.success) throw new CommandError("--scope is read or write.");
    const name = cleanText(values.name ?? "API").trim();
    if (!name || name.length > TOKEN_NAME_MAX) {
      throw new CommandError(`--name has one to ${TOKEN_NAME_MAX} characters.`);
    }
    const now = new Date();
    const expiresAt = parseExpiry(values.expires ?? `${TOKEN_DAYS}d`, now);
    if (expiresAt > latestTokenEnd(now)) throw new CommandError(`--expires is ${TOKEN_DAYS}d at most for a token.`);
    const token = { email, name, scope: scope.data, expiresAt, now };
    return async ({ db }) => console.log(await found(createToken(db, token), noAccount(email)));
  },
  "two-factor off": (values) => {
    if ((values.email === undefined) !== values.everybody) {
      throw new CommandError("Say for whom: --email ADDRESS, or --everybody.");
    }
    const who = values.email === undefined ? "everybody" : { email: parseEmail(values.email) };
    return async ({ db }) => {
      const count = await found(resetTwoFactor(db, who, new Date()), noAccount(values.email ?? ""));
      console.log(`Two-step sign-in turned off for ${count === 1 ? "1 account" : `${count} accounts`}.`);
    };
  },
  "operator add": ({ email: given }) => {
    if (given === undefined) throw new CommandError("--email is missing; --help shows how.");
    const email = parseEmail(given);
    return async ({ db, env }) => {
      const added = await found(addOperator(db, email, new Date()), noAccount(email));
      console.log(added ? `${email} is now an operator.` : `${email} is an operator already.`);
      const entry = (await listOperators(db)).find((one) => one.email === email);
      if (entry && !entry.two_factor) {
        console.log("The room opens once two-step sign-in is on: Settings, Signing in.");
      }
      console.log(`${publicUrl(env)}/admin`);
    };
  },
  "operator remove": ({ email: given }) => {
    if (given === undefined) throw new CommandError("--email is missing; --help shows how.");
    const email = parseEmail(given);
    return async ({ db }) => {
      await found(
        removeOperator(db, email, new Date()),
        `No operator has the address ${email}; operator list shows them.`,
      );
      console.log(`${email} is no operator any more.`);
    };
  },
  "operator list":
    ({ json }) =>
    async ({ db }) => {
      const operators = await listOperators(db);
      if (json) console.log(JSON.stringify(operators));
      else if (operators.length === 0) console.log("There is no operator. `sintonia operator add` makes one.");
      else {
        for (const { email, since, two_factor, suspended } of operators) {
          const state = suspended ? "suspended" : two_factor ? "two-step on" : "two-step off: cannot enter";
          console.log([email, since, state].join("  "));
        }
      }
    },
  demo: (values) => {
    const language = parseLanguage(values.language);
    const email = values.email === undefined ? undefined : parseEmail(values.email);
    const zone = values["time-zone"];
    const timeZone = zone === undefined ? undefined : timeZoneSchema.safeParse(zone).data;
    if (zone !== undefined && !timeZone) throw new CommandError(`--time-zone is unknown: ${zone}`);
    return async ({ db, env }) => {
      const input = { email, language, publicUrl: publicUrl(env), timeZone };
      // Imported lazily: it loads the whole server, which takes four times as long as the other commands.
      const { fillDemo } = await import("./demo.ts");
      const account = await found(fillDemo(db, env, input), noAccount(email ?? ""));
      console.log(`${account.email} now has invented people, notes, plans and conversations.`);
      if (account.password) console.log(`Password: ${account.password}`);
      console.log(`Sign in at ${input.publicUrl}/auth`);
    };
  },
};

/** Whether a command is useful before a database exists. */
function worksWithoutDatabase(name: string, { email }: Values): boolean {
  return name === "invite create" || (name === "demo" && email === undefined);
}

function parseEmail(text: string): string {
  const email = emailSchema.safeParse(text);
  if (!email.success) throw new CommandError(`--email is not an e-mail address: ${text}`);
  return email.data;
}

function parseLanguage(text: string | undefined): Language | undefined {
  if (text === undefined) return undefined;
  const language = languageSchema.safeParse(text);
  if (!language.success) throw new CommandError("--language is en or it.");
  return language.data;
}

const noAccount = (email: string) =>
  `No account has the address ${email}. Check how it is spelt; new users need an invitation (invite create).`;

/** @throws CommandError with the message `otherwise` if the work fails with not_found. */
async function found<T>(work: Promise<T>, otherwise: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") throw new CommandError(otherwise);
    throw error;
  }
}

function publicUrl(env: Env): string {
  return env.PUBLIC_URL ?? (env.DATABASE_URL ? null : lastPublicUrl(env.DATA_DIR)) ?? `http://${env.HOST}:${env.PORT}`;
}

/**
 * Runs one command given as its arguments and prints the result.
 * @throws errors that `explainCommand` turns into one line.
 */
export async function runCommand(args: string[], source: Record<string, string | undefined>): Promise<void> {
  const { values, positionals } = parse(args);
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (values.version) {
    console.log(COMMIT === null ? VERSION : `${VERSION} (${COMMIT})`);
    return;
  }
  const [first = "", second = ""] = positionals;
  const both = `${first} ${second}`.trim();
  const name = !DIRECT[both] && (DIRECT[first] || COMMANDS[first]) ? first : both;
  const direct = DIRECT[name];
  const command = COMMANDS[name];
  if (!direct && !command) {
    throw new CommandError(name ? `There is no command “${name}”; --help lists the commands.` : USAGE);
  }
  const [operand, surplus] = positionals.slice(name.split(" ").length);
  const takesOne = direct ? direct.takesFile : name === "invite revoke";
  const unwanted = takesOne ? surplus : operand;
  if (unwanted !== undefined) throw new CommandError(`${name} does not take “${unwanted}”; --help shows how.`);
  if (direct) {
    if (takesOne && !operand) throw new CommandError("The file name is missing; --help shows how.");
    await direct.run(source, values, operand ?? "");
    return;
  }
  const run = command!(values, operand);
  const env = readEnv(source);
  const options = connectOptions(env);
  if (!worksWithoutDatabase(name, values) && !databaseExists(options)) {
    throw new CommandError(
      `There is no database in ${env.DATA_DIR} yet: set DATA_DIR to the server’s, or start it once.`,
    );
  }
  const db = await connectDatabase(options);
  try {
    await run({ db, env });
  } finally {
    await db.close();
  }
}
