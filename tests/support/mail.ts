import { readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A received e-mail, decoded. */
export interface ReceivedLetter {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The URL of its button. */
  link: string | undefined;
}

async function readLetter(message: Uint8Array): Promise<ReceivedLetter> {
  const parsed = await PostalMime.parse(message);
  const text = parsed.text ?? "";
  return {
    from: parsed.from?.address ?? "",
    to: parsed.to?.[0]?.address ?? "",
    subject: parsed.subject ?? "",
    text,
    html: parsed.html ?? "",
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
    link: /^https?:\/\/\S+$/m.exec(text)?.[0],
  };
}

/** The code in the newest of these e-mails that has one; empty if none has. */
export function newestCode(letters: ReceivedLetter[]): string {
  return letters.flatMap(({ text }) => /:\s(\d{8})\b/.exec(text)?.[1] ?? []).at(-1) ?? "";
}

/** The e-mails in a folder, oldest first; none if the folder does not exist. */
export async function readLetters(folder: string): Promise<ReceivedLetter[]> {
  const files = (await readdir(folder).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1));
  return Promise.all(files.map(async (file) => readLetter(await readFile(path.join(folder, file)))));
}

export interface MailServer {
  url: string;
  letters: ReceivedLetter[];
  /** Answers the next messages with these SMTP status codes, one each. */
  refuse(...answers: number[]): void;
  /** Takes all messages again. */
  forgive(): void;
  close(): Promise<void>;
}

/** Starts an SMTP server on this machine, on a free port by default, that keeps the messages it receives. */
export async function startMailServer(onPort = 0): Promise<MailServer> {
  const letters: ReceivedLetter[] = [];
  const refusals: number[] = [];
  const keep = callbackify(async (stream: Readable) => {
    letters.push(await readLetter(await buffer(stream)));
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(address, _session, done) {
      const answer = refusals.shift();
      done(answer ? Object.assign(new Error(`no room for ${address.address}`), { responseCode: answer }) : null);
    },
    onData: (stream, _session, done) => keep(stream, done),
  });
  server.on("error", () => undefined);
  await new Promise<void>((listening) => server.listen(onPort, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse: (...answers) => refusals.push(...answers),
    forgive: () => refusals.splice(0),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
