import { createHmac } from "node:crypto";
import webpush from "web-push";
import type { ReminderText } from "#domain/reminders/reminder-text.ts";
import { OutgoingError } from "#server/outgoing/outgoing-error.ts";
import { send, type Reply } from "#server/outgoing/send.ts";
import { TIMEOUTS, within } from "#server/outgoing/within.ts";
import { isPushEndpoint } from "#server/runtime/push-hosts.ts";
import type { Services } from "#server/services.ts";
import type { SubscriptionRow } from "./signed-in-device.ts";
import { vapidKeys } from "./vapid-keys.ts";

/** What a notification says, and where it leads; web/worker reads it. */
export interface PushMessage extends ReminderText {
  /** A newer notification replaces one with the same tag. */
  tag: string;
  /** A path of the application. */
  url: string;
}

export interface PushOptions {
  /** Milliseconds for which the push service keeps it for a device that is off. */
  ttlMs: number;
  urgency: "low" | "normal" | "high";
}

/**
 * - `sent`: the push service has it.
 * - `gone`: the browser wants no more; the subscription is of no use.
 * - `refused`: this message will not be accepted.
 * - `later`: not now; `waitMs` is what the service asks for, 0 if it does not say.
 */
export type PushResult = { result: "sent" | "gone" | "refused" } | { result: "later"; waitMs: number };

type Sending = Pick<Services, "db" | "auth" | "log" | "site" | "reminders" | "clock">;

/** Every message has this many bytes before encryption, so that its length tells nothing. Services accept some 3,900. */
const MESSAGE_BYTES = 1200;
const GONE = new Set([404, 410]);
const MINUTE = 60_000;

/** Sends a notification, encrypted for the browser (RFC 8291). Makes one attempt; neither address nor content is logged. */
export async function sendPush(
  services: Sending,
  subscription: SubscriptionRow,
  message: PushMessage,
  { ttlMs, urgency }: PushOptions,
): Promise<PushResult> {
  const { log, reminders } = services;
  // The setting may have changed since the browser subscribed.
  if (!isPushEndpoint(subscription.endpoint, reminders.pushHosts)) return { result: "gone" };
  const keys = await vapidKeys(services);
  let request;
  try {
    request = webpush.generateRequestDetails(
      { endpoint: subscription.endpoint, keys: { p256dh: subscription.p256dh, auth: subscription.auth } },
      padded(JSON.stringify(message)),
      {
        vapidDetails: { subject: `mailto:${services.site.helpEmail}`, ...keys },
        TTL: Math.ceil(Math.max(MINUTE, ttlMs) / 1000),
        urgency,
        topic: topicOf(services.auth.cookie.secret, subscription, message.tag),
        contentEncoding: "aes128gcm",
      },
    );
  } catch {
    // Its key is no point on the curve.
    return { result: "gone" };
  }
  const { "Content-Type": type, "Content-Length": _, ...headers } = request.headers as Record<string, string>;
  const content = { type: type ?? "application/octet-stream", body: request.body };
  try {
    const reply = await within(TIMEOUTS.pushMs, undefined, (signal) =>
      send({ url: request.endpoint, accept: "*/*", content, headers: asText(headers), oneOfMany: true }, signal),
    );
    // The answer says nothing of use, and could be long.
    reply.close();
    const result = resultOf(reply, services.clock());
    if (result.result !== "sent") log("warn", "push_not_sent", { status: reply.status });
    return result;
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    log("warn", "push_not_sent", { reason: error.reason });
    return error.reason === "redirect" ? { result: "refused" } : { result: "later", waitMs: 0 };
  }
}

function resultOf({ status, retryAfter }: Reply, now: Date): PushResult {
  if (status < 300) return { result: "sent" };
  if (GONE.has(status)) return { result: "gone" };
  if (status === 429 || status >= 500) return { result: "later", waitMs: waitOf(retryAfter, now) };
  return { result: "refused" };
}

/** Milliseconds in a Retry-After header, which has seconds or a date; 0 if it has neither. */
function waitOf(retryAfter: string, now: Date): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime());
}

function padded(json: string): string {
  return json + " ".repeat(Math.max(0, MESSAGE_BYTES - Buffer.byteLength(json)));
}

/** Lets the push service drop an earlier message that is still waiting, without telling it what the message is about. */
function topicOf(secret: string, { id }: SubscriptionRow, tag: string): string {
  return createHmac("sha256", secret).update(`push topic|${id}|${tag}`).digest("base64url").slice(0, 32);
}

function asText(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
