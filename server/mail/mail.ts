import { createHash, randomBytes } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import nodemailer from "nodemailer";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { makeFolder } from "#server/runtime/make-folder.ts";
import type { Log } from "#server/services.ts";
import { countFailures, failureOf, type Failure } from "./mail-failures.ts";
import { NO_EXTERNAL_CONTENT, TIME_LIMITS } from "./mail-server.ts";
import { createOutbox, SENT_AT_ONCE, type Note } from "./outbox.ts";
import { renderLetter, type Letter, type Recipient } from "./render.ts";

/** Sends all letters, in the background: a slow or failing mail server delays and breaks nothing. */
export interface Mail {
  /**
   * Queues a letter in memory and returns at once. One that the mail server does not accept is retried until its link or
   * code ends, three days at most, or for a day. Tells `note` of one that was not sent at once.
   */
  send(to: Recipient, letter: Letter, note?: NoteUndelivered): void;
  /** Makes one attempt to send a letter and returns its result, for callers that retry by themselves. */
  deliver(to: Recipient, letter: Letter): Promise<Delivery>;
  /**
   * Does work that may or may not send a letter, after the request has been answered: neither the response nor its
   * timing shows which.
   */
  later(work: () => Promise<void>): void;
  /** Drops the letters to an address that wait, and deletes those that were written to the folder. */
  forget(email: string): Promise<void>;
  /** Resolves when no letter or work is pending. */
  settled(): Promise<void>;
  /** How many letters of this process wait or have not been sent. */
  figures(): MailFigures;
  /** Tries letters that wait once more, and allows a few seconds for what is pending. */
  close(): Promise<void>;
}

/**
 * Stores of a letter that it counts as not delivered from a time on: the end of its retries while it waits, now when it
 * is given up, and null when it has been sent after all. Should the process die meanwhile, the first remains true.
 * `addressRefused`: it was given up because the mail server refuses its address.
 */
export type NoteUndelivered = (from: Date | null, addressRefused: boolean) => Promise<void>;

export interface MailFigures {
  /** Not accepted yet, and tried again. */
  waiting: number;
  /** Since the start: refused by the mail server for good. */
  refused: number;
  /** Since the start: not sent before their deadline, too many, or left when the server stopped. */
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
  /** How many letters wait at most; the oldest is given up for a new one. */
  mostLetters?: number;
  /** How long `close` waits for what is pending, in milliseconds. */
  closeTimeoutMs?: number;
}

const CLOSE_TIMEOUT_MS = 5_000;
const NOTES_TIMEOUT_MS = 2_000;

export function createMail(options: MailOptions): Mail {
  const { log, retryAfter, mostLetters, clock = () => new Date() } = options;
  const pending = new Set<Promise<void>>();
  const notes = new Set<Promise<void>>();
  const failures = countFailures(clock);
  let written = 0;
  const transport = options.smtpUrl ? smtp(options.smtpUrl) : null;
  const prepare = async (to: Recipient, letter: Letter) => {
    const message = await compose(options, to, letter);
    return async () => transport?.sendMail(message);
  };
  const outbox = createOutbox({ prepare, failed, log, clock, retryAfter, mostLetters });
  const deliver = transport ? outbox.send : intoFolder;

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

  function track(work: () => Promise<void>, event: string, among = pending): Promise<void> {
    const running = work().catch((error: unknown) => {
      if (event === "mail_failed") failures.add("givenUp");
      log("error", event, { kind: error instanceof Error ? error.name : "unknown" });
    });
    among.add(running);
    void running.finally(() => among.delete(running));
    return running;
  }

  /** Notes one after the other. */
  function inOrder(note: NoteUndelivered | undefined): Note {
    let last = Promise.resolve();
    return (from, addressRefused) => {
      const before = last;
      if (note) last = track(() => before.then(() => note(from, addressRefused)), "mail_note_failed", notes);
    };
  }

  async function sendNoting(to: Recipient, letter: Letter, note: Note): Promise<void> {
    try {
      await deliver(to, letter, note);
    } catch (error) {
      note(clock(), false);
      throw error;
    }
  }

  const settled = async () => {
    while (pending.size + notes.size > 0) await Promise.all([...pending, ...notes]);
  };

  return {
    send: (to, letter, note) => void track(() => sendNoting(to, letter, inOrder(note)), "mail_failed"),
    deliver: deliverOnce,
    later: (work) => void track(work, "mail_work_failed"),
    forget: async (email) => {
      outbox.forget(email);
      const files = await readdir(options.folder).catch(() => []);
      const theirs = files.filter((file) => file.includes(`-${addressHash(email)}-`));
      await Promise.all(theirs.map((file) => rm(path.join(options.folder, file), { force: true })));
    },
    settled,
    figures: () => ({ waiting: outbox.waiting(), ...failures.read() }),
    close: async () => {
      outbox.hurry();
      await Promise.race([settled(), wait(options.closeTimeoutMs ?? CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      outbox.close();
      await Promise.race([Promise.all(notes), wait(NOTES_TIMEOUT_MS, undefined, { ref: false })]);
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

const HEADERS = { "Auto-Submitted": "auto-generated" };

/** Mail programs show a button that turns these letters off by one POST to the address (RFC 8058). */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function smtp(url: string) {
  // Without `maxRequeues` the transport would repeat an attempt by itself, even for a letter that has been dropped.
  const pool = { pool: true, maxConnections: SENT_AT_ONCE + 1, maxRequeues: 0 } as const;
  return nodemailer.createTransport({ url, ...pool, ...TIME_LIMITS, ...NO_EXTERNAL_CONTENT });
}

/** Identifies an address in a file's name without showing it. */
function addressHash(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 16);
}
