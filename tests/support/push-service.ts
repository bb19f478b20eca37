import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import ece from "http_ece";
import type { SubscribeInput } from "#domain/reminders/contract.ts";
import { listen } from "./listen.ts";

/** A notification as the browser that it is for reads it. */
export interface ReceivedPush {
  /** Which of the subscriptions it was sent to, in the order in which they were made. */
  device: number;
  message: { title: string; body: string; tag: string; url: string };
  /** Bytes of the message before encryption. */
  size: number;
  ttl: number;
  urgency: string;
  topic: string;
}

/** How the service answers: a status with further headers, or not at all. */
export type PushAnswer = { status: number; headers?: Record<string, string> } | "hang up" | "silence";

export interface PushService {
  url: string;
  received: ReceivedPush[];
  /** What a browser would pass on to its page. */
  subscribe(): SubscribeInput;
  /** How many have subscribed. */
  devices(): number;
  /** How the next messages are answered, one each; afterwards 201. Replaces what was said before. */
  answer(...answers: PushAnswer[]): void;
  /** Called with each message, and waited for, before it is answered. */
  onPush: () => unknown;
  close(): Promise<void>;
}

interface Browser {
  ecdh: ECDH;
  auth: string;
}

/** A push service of the tests' own. It decrypts what it receives (RFC 8291) and checks who signed it (RFC 8292). */
export async function startPushService(): Promise<PushService> {
  const browsers: Browser[] = [];
  const answers: PushAnswer[] = [];
  const received: ReceivedPush[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const device = Number(request.url?.split("/").at(-1));
    const browser = browsers[device];
    const body = await buffer(request);
    if (!browser || request.method !== "POST") return void response.writeHead(404).end();
    if (!isSigned(request, service.url)) return void response.writeHead(403).end();
    const text = ece
      .decrypt(body, { version: "aes128gcm", privateKey: browser.ecdh, authSecret: browser.auth })
      .toString();
    received.push({
      device,
      message: JSON.parse(text) as ReceivedPush["message"],
      size: Buffer.byteLength(text),
      ttl: Number(request.headers["ttl"]),
      urgency: String(request.headers["urgency"]),
      topic: String(request.headers["topic"]),
    });
    await service.onPush();
    const answer = answers.shift() ?? { status: 201 };
    if (answer === "silence") return;
    if (answer === "hang up") return void request.socket.destroy();
    response.writeHead(answer.status, answer.headers).end("an answer that nobody needs");
  }

  const { url, close } = await listen(createServer((request, response) => void handle(request, response)));
  const service: PushService = {
    url,
    received,
    onPush: () => {},
    devices: () => browsers.length,
    answer: (...next) => void answers.splice(0, answers.length, ...next),
    subscribe() {
      const ecdh = createECDH("prime256v1");
      const auth = randomBytes(16).toString("base64url");
      ecdh.generateKeys();
      browsers.push({ ecdh, auth });
      return {
        endpoint: `${url}/push/${browsers.length - 1}`,
        keys: { p256dh: ecdh.getPublicKey("base64url"), auth },
      };
    },
    close,
  };
  return service;
}

/** Whether the request has a token for this service, signed with the key that it names. */
function isSigned({ headers }: IncomingMessage, audience: string): boolean {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return false;
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
  const { aud, sub } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string; sub: string };
  const signed = verify("sha256", Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, "base64url"));
  return signed && aud === audience && sub.startsWith("mailto:");
}
