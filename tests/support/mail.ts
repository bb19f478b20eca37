import { readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A letter as its reader's mail program shows it. */
export interface ReceivedLetter {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The address of its button. */
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

/** The newest code among letters; others may have been written meanwhile. */
export function newestCode(letters: ReceivedLetter[]): string {
  return letters.flatMap(({ text }) => /:\s(\d{8})\b/.exec(text)?.[1] ?? []).at(-1) ?? "";
}

/** The letters in a folder, the oldest first; none where the folder has not been made yet. */
export async function readLetters(folder: string): Promise<ReceivedLetter[]> {
  const files = (await readdir(folder).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1));
  return Promise.all(files.map(async (file) => readLetter(await readFile(path.join(folder, file)))));
}

export interface MailServer {
  url: string;
  letters: ReceivedLetter[];
  /** Refuses the next letters with these answers, one each. */
  refuse(...answers: number[]): void;
  close(): Promise<void>;
}

/** A real mail server of this machine's own, that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
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
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse: (...answers) => refusals.push(...answers),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
