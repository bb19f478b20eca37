import { listModels } from "#server/ai/ask-model.ts";
import { targetSetting } from "#server/features/backups/settings.ts";
import { tryMailServer } from "#server/mail/mail-server.ts";
import { openObjectStore, ObjectStoreError } from "#server/outgoing/object-store.ts";
import { OutgoingError } from "#server/outgoing/outgoing-error.ts";
import { within } from "#server/outgoing/within.ts";
import type { Env } from "#server/runtime/env.ts";
import { hasNoAddress } from "#server/runtime/incomplete-notice.ts";
import { note, ok, wrong, type Finding } from "./findings.ts";

const LIMIT_MS = 10_000;

/** Lists the bucket, which needs its address and its credentials to be right. Stores nothing. */
export async function checkBucket(env: Env): Promise<Finding[]> {
  const target = targetSetting(env);
  if (!target) return [];
  const about = "bucket";
  try {
    const found = await within(LIMIT_MS, undefined, (signal) => aborted(openObjectStore(target).list(), signal));
    return [ok(about, `answers and can be listed, ${found.length === 1 ? "1 file" : `${found.length} files`}`)];
  } catch (error) {
    const known = error instanceof ObjectStoreError || error instanceof OutgoingError;
    return [wrong(about, `BACKUP_S3_URL cannot be listed (${known ? error.reason : "other"})`)];
  }
}

/** For work that takes no signal: it goes on, and nobody waits for it. */
function aborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    work.then(resolve, reject);
  });
}

/** Connects and signs in, and sends no letter. */
export async function checkMail(env: Env): Promise<Finding[]> {
  const about = "mail";
  if (!env.SMTP_URL) {
    return [note(about, `SMTP_URL is not set: letters are written to ${env.DATA_DIR}/mail, and their links logged`)];
  }
  if (!env.MAIL_FROM && hasNoAddress(env)) {
    return [wrong("MAIL_FROM", `neither it nor HELP_EMAIL is set: letters would come from ${env.HELP_EMAIL}`)];
  }
  const failure = await tryMailServer(env.SMTP_URL);
  if (!failure) return [ok(about, "the mail server takes a connection")];
  const { reason, answer } = failure;
  const detail = answer === undefined ? String(reason) : `${reason}, ${answer}`;
  const what = reason === "EAUTH" ? "refuses the user name or password" : "takes no connection";
  return [wrong(about, `the mail server of SMTP_URL ${what} (${detail})`)];
}

/** Asks for the list of models, which uses no tokens. */
export async function checkModel(env: Env): Promise<Finding[]> {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey = null } = env;
  if (!baseUrl) return [];
  const about = "model";
  try {
    const listed = await within(LIMIT_MS, undefined, (signal) => listModels({ baseUrl, apiKey }, signal));
    if (listed === null) {
      return [
        note(about, "AI_BASE_URL answers without a list of models; it usually ends in /v1. /admin can try the model"),
      ];
    }
    return [missingModel(env, listed) ?? ok(about, "answers and lists the model")];
  } catch (error) {
    return [wrong(about, `AI_BASE_URL ${reasonOf(error)}`)];
  }
}

/** A server that passes requests on may know more models than it lists. */
function missingModel({ AI_MODEL, AI_EMBEDDING_MODEL }: Env, listed: readonly string[]): Finding | null {
  for (const [name, model] of Object.entries({ AI_MODEL, AI_EMBEDDING_MODEL })) {
    // Ollama adds the tag to a name without one.
    if (model && !listed.includes(model) && !listed.includes(`${model}:latest`)) {
      return note("model", `the server answers, but its list does not have the model of ${name}`);
    }
  }
  return null;
}

function reasonOf(error: unknown): string {
  const reason = error instanceof OutgoingError ? error.reason : "network";
  if (reason === "status_401" || reason === "status_403") return `refuses AI_API_KEY (${reason})`;
  if (reason === "redirect") return "is redirected, which is not followed: give the final address";
  if (reason === "too_slow") return "does not answer within ten seconds";
  return reason === "network" ? "cannot be reached" : `fails (${reason})`;
}
