import { createHash, randomBytes } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import nodemailer from "nodemailer";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { makeFolder } from "#server/runtime/make-folder.ts";
import type { Log } from "#server/services.ts";
import { renderLetter, type Letter, type Recipient } from "./render.ts";

/** The one door for letters. Nobody waits at it: a slow or failing mail server delays and fails nothing. */
export interface Mail {
  /** Hands a letter over and returns at once; tried again where the mail server does not take it. */
  send(to: Recipient, letter: Letter): void;
  /**
   * Does work that ends in a letter or in nothing, after whoever asked has been answered: neither the answer nor its
   * time tells which.
   */
  later(work: () => Promise<void>): void;
  /** Removes what was written down for an address, where letters are written down. */
  forget(email: string): Promise<void>;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
  /** Gives what is on its way a last moment. */
  close(): Promise<void>;
}

export interface MailOptions {
  /**
   * smtp:// or smtps://; without it letters are written into `folder`, and their links logged, but for the one to
   * somebody whose account is gone.
   */
  smtpUrl: string | undefined;
  /** `Name <address>` or an address. */
  from: string | undefined;
  folder: string;
  site: { publicUrl: string; helpEmail: string };
  log: Log;
  /** The waits before the second try and those after it. */
  retryAfter?: readonly number[];
  /** How long the end waits for what is on its way, in milliseconds. */
  lastMoment?: number;
}

const RETRY_AFTER = [5_000, 60_000, 600_000] as const;
const LAST_MOMENT = 5_000;
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createMail(options: MailOptions): Mail {
  const { log } = options;
  const closing = new AbortController();
  const pending = new Set<Promise<void>>();
  let written = 0;
  const transport = options.smtpUrl ? smtp(options.smtpUrl) : null;
  const deliver = transport ? throughServer : intoFolder;

  async function compose(to: Recipient, letter: Letter) {
    const from = options.from ?? { name: PRODUCT_NAME, address: options.site.helpEmail };
    // A name of somebody else's choosing in front of an address helps nobody but who wants to deceive.
    return { from, to: { name: "", address: to.email }, ...HEADERS, ...(await renderLetter(to, letter, options.site)) };
  }

  async function throughServer(to: Recipient, letter: Letter): Promise<void> {
    const message = await compose(to, letter);
    const waits = options.retryAfter ?? RETRY_AFTER;
    for (let tries = 0; ; tries += 1) {
      try {
        await transport?.sendMail(message);
        return;
      } catch (error) {
        const delay = waits[tries];
        const failure = failureOf(error);
        const last = delay === undefined || failure.final;
        // Never the message of the error: mail servers repeat the address in it.
        log(last ? "error" : "warn", last ? "mail_failed" : "mail_delayed", { kind: letter.kind, ...failure.details });
        if (last) return;
        await wait(delay, undefined, { signal: closing.signal, ref: false });
      }
    }
  }

  async function intoFolder(to: Recipient, letter: Letter): Promise<void> {
    // Whoever is gone reads nothing there, and what names them must not stay.
    if (letter.kind === "account_deleted") {
      log("info", "mail_not_kept", { kind: letter.kind });
      return;
    }
    // Files sort in the order in which letters were handed over, whichever is rendered first.
    const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
    const place = String((written += 1)).padStart(6, "0");
    const file = `${time}-${place}-${letter.kind}-${addressee(to.email)}-${randomBytes(4).toString("hex")}.eml`;
    const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, ...CLOSED });
    const { message } = await writer.sendMail(await compose(to, letter));
    makeFolder(options.folder);
    await writeFile(path.join(options.folder, file), message, { mode: 0o600, flag: "wx" });
    log("info", "mail_written", { kind: letter.kind, file, ...(letter.link ? { link: letter.link } : {}) });
  }

  function track(work: () => Promise<void>, event: string): void {
    const running = work().catch((error: unknown) => {
      const kind = error instanceof Error ? error.name : "unknown";
      log("error", event, { kind: closing.signal.aborted ? "closing" : kind });
    });
    pending.add(running);
    void running.finally(() => pending.delete(running));
  }

  const settled = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };

  return {
    send: (to, letter) => track(() => deliver(to, letter), "mail_failed"),
    later: (work) => track(work, "mail_work_failed"),
    forget: async (email) => {
      const files = await readdir(options.folder).catch(() => []);
      const theirs = files.filter((file) => file.includes(`-${addressee(email)}-`));
      await Promise.all(theirs.map((file) => rm(path.join(options.folder, file), { force: true })));
    },
    settled,
    close: async () => {
      closing.abort();
      await Promise.race([settled(), wait(options.lastMoment ?? LAST_MOMENT, undefined, { ref: false })]);
      transport?.close();
    },
  };
}

/** No part of a letter may name a file or an address to be read into it. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };
const HEADERS = { xMailer: false as const, headers: { "Auto-Submitted": "auto-generated" } };

function smtp(url: string) {
  return nodemailer.createTransport({ url, pool: true, maxConnections: 2, ...LIMITS, ...CLOSED });
}

/** Names an address in a file's name without writing it there. */
function addressee(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 16);
}

/** What may be told of a failure, and whether trying again is of no use: the mail server has refused for good. */
function failureOf(error: unknown): { final: boolean; details: Record<string, string | number> } {
  if (!(error instanceof Error)) return { final: true, details: {} };
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  const answer = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : null;
  return {
    final: answer !== null && answer >= 500,
    details: { reason: code, ...(answer === null ? {} : { answer }) },
  };
}
