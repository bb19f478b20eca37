import { z } from "zod";
import { BACKUP_ENV, backupConflicts } from "./backup-env.ts";
import { LOG_LEVELS } from "./log.ts";
import { isPushHost, PUSH_HOSTS } from "./push-hosts.ts";

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((value) => value.replace(/\/+$/, ""));
/** Cookies, links and the check for foreign sites go by the origin alone; none of them would work below a path. */
const originUrl = httpUrl.refine((value) => /^[^/?#]+\/\/[^/\\?#]+$/.test(value), "must have no path");

const otlpProtocol = optional(z.enum(["http/protobuf"], { error: "must be http/protobuf" }));
const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

function isSender(value: string): boolean {
  const address = /^[^<>"\r\n]*<([^<>\r\n]+)>$/.exec(value)?.[1] ?? value;
  return z.email().safeParse(address).success;
}

/** All environment variables, all of them optional; README.md documents them. */
const envSchema = z.object({
  PORT: z.preprocess(
    blankIsUnset,
    z.coerce
      .number({ error: "must be a number" })
      .int("must be a whole number")
      .min(0, "must be 0 to 65535")
      .max(65535, "must be 0 to 65535")
      .default(3000),
  ),
  HOST: z.preprocess(blankIsUnset, z.string().default("127.0.0.1")),
  /** Folder of the embedded database, its lock and the secret generated on first start. */
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default("./data")),
  /** Public address of this installation; without it, the address listened on. */
  PUBLIC_URL: optional(originUrl),
  /** Any PostgreSQL from 15; without it, the embedded database. */
  DATABASE_URL: optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: "must be a postgres:// address; in a password, /, @, # and the like are percent-encoded",
    }),
  ),
  /** How a pooler before PostgreSQL lends its connections; detected unless set. */
  DATABASE_POOLER: optional(z.enum(["session", "transaction"], { error: "must be session or transaction" })),
  /** `true` starts on a database that a newer version has migrated. */
  ALLOW_NEWER_SCHEMA: optional(z.enum(["true", "false"], { error: "must be true or false" })).transform(
    (value) => value === "true",
  ),
  /** Signs session cookies; generated in the data folder, required with DATABASE_URL. */
  AUTH_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  /** `true` if the port can only be reached through a reverse proxy that sets X-Forwarded-For. */
  TRUST_PROXY: optional(z.enum(["true", "false"], { error: "must be true or false" })).transform(
    (value) => value === "true",
  ),
  /** A Google OAuth client with the redirect address PUBLIC_URL/auth/callback; without it, no Google button. */
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  /** The provider's discovery document; tests use another provider. */
  GOOGLE_DISCOVERY_URL: z.preprocess(
    blankIsUnset,
    z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .default("https://accounts.google.com/.well-known/openid-configuration"),
  ),
  /** Lowest level that is logged: `info` includes a line for every request. */
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
  ),
  /** Token that Prometheus sends for /metrics; without it the endpoint does not exist. */
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
  /** Seconds between SIGTERM and the end of listening: /readyz answers 503, so that a load balancer moves on. */
  SHUTDOWN_DELAY: z.preprocess(
    blankIsUnset,
    z.coerce.number({ error: "must be a number" }).min(0, "must be 0 to 600").max(600, "must be 0 to 600").default(0),
  ),
  /** Megabytes that an account may store; 0 for no limit. */
  ACCOUNT_QUOTA_MB: z.preprocess(
    blankIsUnset,
    z.coerce
      .number({ error: "must be a number" })
      .int("must be a whole number")
      .min(0, "must be 0 or more")
      .max(1_000_000, "must be at most 1000000")
      .default(500),
  ),
  HELP_EMAIL: z.preprocess(blankIsUnset, z.email("must be an e-mail address").default("help@example.org")),
  /** Who runs this installation; without it, the legal pages name only the role. */
  OPERATOR_NAME: z.preprocess(blankIsUnset, z.string().max(200, "must have at most 200 characters").default("")),
  /** The mail server; without it, letters are written to the data folder and their links logged. */
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })),
  /** `Name <address>` or an address; without it, HELP_EMAIL. */
  MAIL_FROM: optional(z.string().refine(isSender, "must be an e-mail address, or: Name <address>")),
  /** An OpenAI-compatible server, such as http://127.0.0.1:11434/v1; without it, the built-in coach. */
  AI_BASE_URL: optional(httpUrl),
  AI_API_KEY: optional(z.string().regex(/^[ -~]+$/, "must be printable ASCII characters, in one line")),
  AI_MODEL: optional(z.string()),
  /** Tokens that one user may have the model read and write per day (UTC); without it, no limit. */
  AI_DAILY_TOKENS: optional(
    z.coerce.number({ error: "must be a number" }).int("must be a whole number").min(1, "must be 1 or more"),
  ),
  /** The push services that notifications may be sent to, separated by commas, instead of those of the browsers. */
  PUSH_HOSTS: z.preprocess(
    blankIsUnset,
    z
      .string()
      .transform((list) => list.split(",").map((host) => host.trim().toLowerCase()))
      .refine((hosts) => hosts.every(isPushHost), "must be host names separated by commas, such as *.example.org")
      .default([...PUSH_HOSTS]),
  ),
  /** A JSON file of helplines that replace the built-in ones; example: docs/helplines.example.json. */
  HELPLINES_FILE: optional(z.string()),
  /** A model of the same server that transcribes recordings; without it, there is no microphone. */
  AI_TRANSCRIPTION_MODEL: optional(z.string()),
  /** An embedding model of the same server, for the coach's memory. */
  AI_EMBEDDING_MODEL: optional(z.string()),
  /** A collector of traces (OTLP over HTTP); without one, nothing of them is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(httpUrl),
  OTEL_EXPORTER_OTLP_PROTOCOL: otlpProtocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otlpProtocol,
  OTEL_TRACES_EXPORTER: optional(z.enum(["otlp", "none"], { error: "must be otlp or none" })),
  OTEL_TRACES_SAMPLER: z.preprocess(
    blankIsUnset,
    z.enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(", ")}` }).default("parentbased_always_on"),
  ),
  /** The share of requests that are traced, with a sampler by ratio. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    blankIsUnset,
    z.coerce.number({ error: "must be 0 to 1" }).min(0, "must be 0 to 1").max(1, "must be 0 to 1").default(1),
  ),
  OTEL_SDK_DISABLED: optional(z.enum(["true", "false"], { error: "must be true or false" })).transform(
    (value) => value === "true",
  ),
  ...BACKUP_ENV,
});

export type Env = z.output<typeof envSchema>;

/** Names the wrong variable and the reason in one line; never its value, which may be a secret. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** What is wrong with a variable: its name, and what is expected. Never its value. */
export interface EnvProblem {
  name: string;
  message: string;
}

/** The names of all variables. */
export const ENV_NAMES: readonly string[] = Object.keys(envSchema.shape);

type Source = Record<string, string | undefined>;

/** Reads and checks the environment. @throws EnvError naming the first wrong variable. */
export function readEnv(source: Source): Env {
  const { env, problems } = inspectEnv(source);
  const [first] = problems;
  if (first) throw new EnvError(`${first.name} ${first.message}`);
  return env;
}

/** All that is wrong, each variable once, and the environment in which wrong ones count as unset. */
export function inspectEnv(source: Source): { env: Env; problems: EnvProblem[] } {
  const result = envSchema.safeParse(source);
  const wrong = new Map<string, string>();
  for (const { path, message } of result.error?.issues ?? []) {
    const name = String(path[0]);
    if (!wrong.has(name)) wrong.set(name, message);
  }
  for (const { name, message } of conflicts((each) => !!source[each])) {
    if (!wrong.has(name)) wrong.set(name, message);
  }
  const right = Object.entries(source).filter(([name]) => !wrong.has(name));
  return {
    env: result.data ?? envSchema.parse(Object.fromEntries(right)),
    problems: [...wrong].map(([name, message]) => ({ name, message })),
  };
}

/** Variables that do not fit together, whatever their values. */
function conflicts(isSet: (name: keyof Env) => boolean): EnvProblem[] {
  const found: EnvProblem[] = [];
  if (isSet("DATABASE_URL") && !isSet("AUTH_SECRET")) {
    found.push({
      name: "AUTH_SECRET",
      message: "is required with DATABASE_URL (make one with: openssl rand -base64 32)",
    });
  }
  if (isSet("GOOGLE_CLIENT_ID") !== isSet("GOOGLE_CLIENT_SECRET")) {
    const name = isSet("GOOGLE_CLIENT_ID") ? "GOOGLE_CLIENT_SECRET" : "GOOGLE_CLIENT_ID";
    found.push({ name, message: "is required together with the other of the two" });
  }
  const models = ["AI_MODEL", "AI_TRANSCRIPTION_MODEL", "AI_EMBEDDING_MODEL"] as const;
  if (isSet("AI_BASE_URL") && !models.some(isSet)) {
    found.push({ name: "AI_MODEL", message: "is required with AI_BASE_URL (the name of the model)" });
  }
  return [...found, ...backupConflicts(isSet)];
}
