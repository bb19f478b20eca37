import { z } from "zod";
import { LOG_LEVELS } from "./log.ts";

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((value) => value.replace(/\/+$/, ""));
/** Cookies, links and foreign sites are told by the origin alone; below a path none of them would fit. */
const originUrl = httpUrl.refine((value) => /^[^/?#]+\/\/[^/\\?#]+$/.test(value), "must have no path");

function isSender(value: string): boolean {
  const address = /^[^<>"\r\n]*<([^<>\r\n]+)>$/.exec(value)?.[1] ?? value;
  return z.email().safeParse(address).success;
}

/** Every variable Sintonia reads, all optional; README.md explains them to people. */
const envSchema = z
  .object({
    PORT: z.preprocess(
      blankIsUnset,
      z.coerce
        .number({ error: "must be a number" })
        .int()
        .min(0, "must be 0 to 65535")
        .max(65535, "must be 0 to 65535")
        .default(3000),
    ),
    HOST: z.preprocess(blankIsUnset, z.string().default("127.0.0.1")),
    /** Folder of the embedded database, its lock and the secret made on first start. */
    DATA_DIR: z.preprocess(blankIsUnset, z.string().default("./data")),
    /** Where people reach this installation; without it, the address listened on. */
    PUBLIC_URL: optional(originUrl),
    /** Any PostgreSQL from 15; without it, the embedded database. */
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" })),
    /** `true` starts on a database that a newer version has migrated. */
    ALLOW_NEWER_SCHEMA: optional(z.enum(["true", "false"], { error: "must be true or false" })).transform(
      (value) => value === "true",
    ),
    /** Signs session cookies; made once in the data folder, required with DATABASE_URL. */
    AUTH_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
    /** `true` when a reverse proxy that sets X-Forwarded-For stands in front, and nothing else can reach the port. */
    TRUST_PROXY: optional(z.enum(["true", "false"], { error: "must be true or false" })).transform(
      (value) => value === "true",
    ),
    /** An OAuth client of Google's, whose redirect address is PUBLIC_URL/auth/callback; without it, no Google button. */
    GOOGLE_CLIENT_ID: optional(z.string()),
    GOOGLE_CLIENT_SECRET: optional(z.string()),
    /** Where the provider describes itself; another one stands in for Google in tests. */
    GOOGLE_DISCOVERY_URL: z.preprocess(
      blankIsUnset,
      z
        .url({ protocol: /^https?$/, error: "must be an http or https address" })
        .default("https://accounts.google.com/.well-known/openid-configuration"),
    ),
    /** Least weight of what is logged: `info` has a line for every request. */
    LOG_LEVEL: z.preprocess(
      blankIsUnset,
      z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
    ),
    /** What Prometheus shows to read /metrics; without it there is no such page. */
    METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
    /** Seconds between SIGTERM and the end of listening, in which /readyz answers 503 and a load balancer turns away. */
    SHUTDOWN_DELAY: z.preprocess(
      blankIsUnset,
      z.coerce.number({ error: "must be a number" }).min(0, "must be 0 to 600").max(600, "must be 0 to 600").default(0),
    ),
    /** Megabytes that an account may store; 0 is as much as there is room for. */
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
    /** Who runs this installation; where it is not said, the legal pages name it by its role. */
    OPERATOR_NAME: z.preprocess(blankIsUnset, z.string().max(200).default("")),
    /** The mail server; without it, letters are written into the data folder and their links logged. */
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })),
    /** `Name <address>` or an address; without it, letters come from HELP_EMAIL. */
    MAIL_FROM: optional(z.string().refine(isSender, "must be an e-mail address, or: Name <address>")),
    /** An OpenAI-compatible server, such as http://127.0.0.1:11434/v1; without it, the built-in coach. */
    AI_BASE_URL: optional(httpUrl),
    AI_API_KEY: optional(z.string().regex(/^[ -~]+$/, "must be printable ASCII characters, in one line")),
    AI_MODEL: optional(z.string()),
    /** What one person may have the model read and write in a day (UTC); without it, as much as they like. */
    AI_DAILY_TOKENS: optional(
      z.coerce.number({ error: "must be a number" }).int("must be a whole number").min(1, "must be 1 or more"),
    ),
    /** A JSON file whose helplines take the place of the built-in ones; docs/helplines.example.json is one. */
    HELPLINES_FILE: optional(z.string()),
    /** Turns recordings into text, on the same server; without it, nobody is offered a microphone. */
    AI_TRANSCRIPTION_MODEL: optional(z.string()),
    /** A model of the same server that turns texts into numbers, for the coach's memory. */
    AI_EMBEDDING_MODEL: optional(z.string()),
  })
  .superRefine((env, ctx) => {
    if (env.DATABASE_URL && !env.AUTH_SECRET) {
      ctx.addIssue({
        code: "custom",
        path: ["AUTH_SECRET"],
        message: "is required with DATABASE_URL (make one with: openssl rand -base64 32)",
      });
    }
    if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
      const missing = env.GOOGLE_CLIENT_ID === undefined ? "GOOGLE_CLIENT_ID" : "GOOGLE_CLIENT_SECRET";
      ctx.addIssue({ code: "custom", path: [missing], message: "is required beside the other of the two" });
    }
    if (env.AI_BASE_URL && !env.AI_MODEL && !env.AI_TRANSCRIPTION_MODEL && !env.AI_EMBEDDING_MODEL) {
      ctx.addIssue({
        code: "custom",
        path: ["AI_MODEL"],
        message: "is required with AI_BASE_URL (the name of the model to ask)",
      });
    }
  });

export type Env = z.output<typeof envSchema>;

/** Says in one line which variable is wrong and why; never its value, which may be a secret. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** Reads and checks the environment. @throws EnvError naming the first wrong variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new EnvError(`${String(issue?.path[0])} ${issue?.message}`);
}
