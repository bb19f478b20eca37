import { createHash, randomBytes } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import nodemailer from "nodemailer";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { makeFolder } from "#server/runtime/make-folder.ts";
import type { Log } from "#server/services.ts";
import { renderLetter, type Letter, type Recipient } from "./render.ts";

/** Sends all letters, in the background: a slow or failing mail server delays and breaks nothing. */
export interface Mail {
  /** Queues a letter in memory and returns at once; retried for a day if the mail server does not accept it. */
  send(to: Recipient, letter: Letter): void;
  /** Makes one attempt to send a letter and returns its result, for callers that retry by themselves. */
  deliver(to: Recipient, letter: Letter): Promise<Delivery>;
  /**
   * Does work that may or may not send a letter, after the request has been answered: neither the response nor its
   * timing shows which.
   */
  later(work: () => Promise<void>): void;
  /** Deletes the letters to an address that were written to the folder. */
  forget(email: string): Promise<void>;
  /** Resolves when no letter or work is pending. */
  settled(): Promise<void>;
  /** How many letters of this process wait or have not been sent. */
  figures(): MailFigures;
  /** Tries letters that wait once more, and allows a few seconds for what is pending. */
  close(): Promise<void>;
}

export interface MailFigures {
  /** Not accepted yet, and tried again. */
  waiting: number;
  /** Since the start: refused by the mail server for good. */
  refused: number;
  /** Since the start: tried for too long. */
  givenUp: number;
  /** Refused or given up within the last 24 hours. */
  failedLately: number;
}

/** The mail server accepted a letter, refused it for good, or could not be reached or took it not yet. */
export type Delivery = "sent" | "refused" | "failed";

export interface MailOptions {
  /**
   * smtp:// or smtps://; without it letters are written to `folder`, and their links logged, except the one that
   * confirms the deletion of an account.
   */
  smtpUrl: string | undefined;
  /** `Name <address>` or an address. */
  from: string | undefined;
  folder: string;
  site: { publicUrl: string; helpEmail: string };
  log: Log;
  clock?: () => Date;
  /** Milliseconds before each retry. */
  retryAfter?: readonly number[];
  /** How long `close` waits for what is pending, in milliseconds. */
  closeTimeoutMs?: number;
}

const DAY_MS = 86_400_000;
/** Soon at first, for a server that asks to come back, then every two minutes for a day. */
const RETRY_AFTER_MS = [5_000, 15_000, 30_000, 60_000, ...Array<number>(720).fill(120_000)];
const CLOSE_TIMEOUT_MS = 5_000;
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createMail(options: MailOptions): Mail {
  const { log } = options;
  const closing = new AbortController();
  const pending = new Set<Promise<void>>();
  /** Letters that `send` has not yet brought to an end. */
  const unsent = new Set<{ kind: Letter["kind"]; waits: boolean }>();
  const failures = countFailures(options.clock ?? (() => new Date()));
  let written = 0;
  let isClosed = false;
  const transport = options.smtpUrl ? smtp(options.smtpUrl) : null;
  const deliver = transport ? viaServer : intoFolder;

  async function viaServer(to: Recipient, letter: Letter): Promise<void> {
    const own = { kind: letter.kind, waits: false };
    unsent.add(own);
    try {
      await retry(await compose(options, to, letter), own);
    } finally {
      unsent.delete(own);
    }
  }

  async function retry(message: Awaited<ReturnType<typeof compose>>, own: { kind: Letter["kind"]; waits: boolean }) {
    const waits = options.retryAfter ?? RETRY_AFTER_MS;
    let told: string | undefined;
    for (let tries = 0; ; tries += 1) {
      try {
        await transport?.sendMail(message);
        return;
      } catch (error) {
        if (isClosed) return;
        // When the server stops, this was the last attempt.
        const delay = closing.signal.aborted ? undefined : waits[tries];
        const failure = failureOf(error);
        if (delay === undefined || failure.final) return failed(own.kind, failure);
        own.waits = true;
        const reason = JSON.stringify(failure.details);
        if (reason !== told) log("warn", "mail_delayed", { kind: own.kind, ...failure.details });
        told = reason;
        await wait(delay, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  // Without the error's message: mail servers repeat the address in it.
  function failed(kind: Letter["kind"], { final, details }: Failure): void {
    failures.add(final ? "refused" : "givenUp");
    log("error", "mail_failed", { kind, ...details });
  }

  async function intoFolder(to: Recipient, letter: Letter): Promise<void> {
    // The deleted user cannot read it here, and nothing that names them may stay.
    if (letter.kind === "account_deleted") {
      log("info", "mail_not_kept", { kind: letter.kind });
      return;
    }
    // Files sort in the order of `send`, whichever is rendered first.
    const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
    const place = String((written += 1)).padStart(6, "0");
    const file = `${time}-${place}-${letter.kind}-${addressHash(to.email)}-${randomBytes(4).toString("hex")}.eml`;
    const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, ...NO_EXTERNAL_CONTENT });
    const { message } = await writer.sendMail(await compose(options, to, letter));
    makeFolder(options.folder);
    await writeFile(path.join(options.folder, file), message, { mode: 0o600, flag: "wx" });
    log("info", "mail_written", { kind: letter.kind, file, ...(letter.link ? { link: letter.link } : {}) });
  }

  async function deliverOnce(to: Recipient, letter: Letter): Promise<Delivery> {
    if (!transport) return intoFolder(to, letter).then(() => "sent");
    try {
      await transport.sendMail(await compose(options, to, letter));
      return "sent";
    } catch (error) {
      const failure = failureOf(error);
      if (failure.final) {
        failed(letter.kind, failure);
        return "refused";
      }
      log("warn", "mail_delayed", { kind: letter.kind, ...failure.details });
      return "failed";
    }
  }

  function track(work: () => Promise<void>, event: string): void {
    const running = work().catch((error: unknown) => {
      if (event === "mail_failed") failures.add("givenUp");
      log("error", event, { kind: error instanceof Error ? error.name : "unknown" });
    });
    pending.add(running);
    void running.finally(() => pending.delete(running));
  }

  const settled = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };

  return {
    send: (to, letter) => track(() => deliver(to, letter), "mail_failed"),
    deliver: deliverOnce,
    later: (work) => track(work, "mail_work_failed"),
    forget: async (email) => {
      const files = await readdir(options.folder).catch(() => []);
      const theirs = files.filter((file) => file.includes(`-${addressHash(email)}-`));
      await Promise.all(theirs.map((file) => rm(path.join(options.folder, file), { force: true })));
    },
    settled,
    figures: () => ({ waiting: [...unsent].filter(({ waits }) => waits).length, ...failures.read() }),
    close: async () => {
      closing.abort();
      await Promise.race([settled(), wait(options.closeTimeoutMs ?? CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      isClosed = true;
      for (const { kind } of unsent) log("error", "mail_failed", { kind, reason: "closing" });
      transport?.close();
    },
  };
}

async function compose({ from, site }: MailOptions, to: Recipient, letter: Letter) {
  // Without the recipient's name: whoever typed it could use it to deceive.
  const headers = { ...HEADERS, ...(letter.unsubscribe ? unsubscribeHeaders(letter.unsubscribe) : {}) };
  const rendered = await renderLetter(to, letter, site);
  return {
    from: from ?? { name: PRODUCT_NAME, address: site.helpEmail },
    to: { name: "", address: to.email },
    xMailer: false as const,
    headers,
    ...rendered,
  };
}

/** No part of a letter may include a file or a URL. */
const NO_EXTERNAL_CONTENT = { disableFileAccess: true, disableUrlAccess: true };
const HEADERS = { "Auto-Submitted": "auto-generated" };

/** Mail programs show a button that turns these letters off by one POST to the address (RFC 8058). */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function smtp(url: string) {
  return nodemailer.createTransport({ url, pool: true, maxConnections: 2, ...LIMITS, ...NO_EXTERNAL_CONTENT });
}

/** Identifies an address in a file's name without showing it. */
function addressHash(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 16);
}

/** Counts letters that were not sent, for as long as the process runs. */
function countFailures(clock: () => Date) {
  const counts = { refused: 0, givenUp: 0 };
  let times: number[] = [];
  const lately = () => {
    const since = clock().getTime() - DAY_MS;
    times = times.filter((time) => time > since);
    return times.length;
  };
  return {
    add: (what: keyof typeof counts) => {
      counts[what] += 1;
      lately();
      times.push(clock().getTime());
    },
    read: () => ({ ...counts, failedLately: lately() }),
  };
}

/** What may be logged of a failure; `final` if the mail server has refused for good, so that a retry is useless. */
interface Failure {
  final: boolean;
  details: Record<string, string | number>;
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { final: true, details: {} };
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const answer = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : null;
  return {
    final: answer !== null && answer >= 500,
    details: { reason: code, ...(answer === null ? {} : { answer }) },
  };
}
