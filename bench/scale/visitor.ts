import { randomUUID } from "node:crypto";
import { Agent, request, type IncomingMessage } from "node:http";
import { sessionCookie } from "../seed.ts";
import { copiedId } from "./multiply.ts";
import type { Template } from "./template.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** What people do that reads: each returns the milliseconds until it is there. */
export const READS = ["home", "a person", "notes", "search", "misspelt search", "first token"] as const;
export type Read = (typeof READS)[number];

/** Rows of a page, so that an account with more answers with as many. */
const PAGE = 20;
const WORDS = ["birthday", "holiday", "work", "sister"];
/** Near a word of the notes, and none of them. */
const MISSPELT = ["birtdhay", "holliday", "sisterr"];
const QUESTIONS = [
  "When is the birthday of the sister?",
  "How do I tell them that I have no time on Sunday?",
  "We argued about the holiday. What can I do?",
  "What did they say about work?",
];

/** Somebody who uses an account. */
export interface Visitor {
  url: string;
  account: number;
  /** The copy of the people in a large account. */
  copy: number;
}

/** Random, but the same for both sides and in each run. */
export function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export class Visits {
  readonly #people: string[];

  constructor(template: Template) {
    this.#people = (template.rows.get("personas") ?? []).map((row) => (JSON.parse(row) as { id: string }).id);
  }

  /** `pick` chooses the person and the words. */
  async time(read: Read, { url, account, copy }: Visitor, pick: (below: number) => number): Promise<number> {
    const cookie = await sessionCookie(account);
    const person = copiedId(this.#people[pick(this.#people.length)]!, account, copy);
    const get = (path: string) => answered(url + path, cookie);
    const begun = performance.now();
    switch (read) {
      case "home": {
        const [, people] = await Promise.all([
          get("/api/profile"),
          get(`/api/personas?limit=${PAGE}`),
          get("/api/notes?limit=5"),
          get("/api/interactions?status=planned&limit=4"),
          get("/api/progress/look-back?time_zone=UTC"),
        ]);
        expectRows(people, PAGE);
        break;
      }
      case "a person": {
        const [, notes] = await Promise.all([
          get(`/api/personas/${person}`),
          get(`/api/personas/${person}/notes?limit=${PAGE}`),
          get(`/api/personas/${person}/interactions?status=planned`),
          get(`/api/personas/${person}/tags`),
          get(`/api/personas/${person}/relationship`),
        ]);
        expectRows(notes, PAGE);
        break;
      }
      case "notes": {
        const first = await get(`/api/personas/${person}/notes?limit=${PAGE / 2}`);
        const { next_cursor: next } = JSON.parse(first) as { next_cursor: string };
        expectRows(await get(`/api/personas/${person}/notes?limit=${PAGE / 2}&cursor=${next}`), PAGE / 2);
        break;
      }
      case "search":
        expectRows(await get(`/api/search?q=${WORDS[pick(WORDS.length)]}&limit=${PAGE}`), 1);
        break;
      case "misspelt search":
        expectRows(await get(`/api/search?q=${MISSPELT[pick(MISSPELT.length)]}&limit=${PAGE}`), 1);
        break;
      case "first token":
        return firstToken(url, cookie, person, QUESTIONS[pick(QUESTIONS.length)]!);
    }
    return performance.now() - begun;
  }
}

function expectRows(text: string, least: number): void {
  const { items } = JSON.parse(text) as { items: unknown[] };
  if (items.length < least) throw new Error(`${items.length} rows instead of ${least}`);
}

async function answered(url: string, cookie: string): Promise<string> {
  const response = await sent(url, cookie);
  response.setEncoding("utf8");
  let text = "";
  for await (const part of response as AsyncIterable<string>) text += part;
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 300)}`);
  return text;
}

/** Stops the answer after its first words. */
async function firstToken(url: string, cookie: string, personaId: string, content: string): Promise<number> {
  const body = JSON.stringify({
    messages: [{ id: randomUUID(), role: "user", content }],
    conversationId: randomUUID(),
    personaContext: { personaId },
  });
  const begun = performance.now();
  const response = await sent(`${url}/functions/v1/ai-chat`, cookie, { method: "POST", body });
  response.setEncoding("utf8");
  let text = "";
  let ms = Number.NaN;
  for await (const part of response as AsyncIterable<string>) {
    text += part;
    if (!/"content":"[^"]/.test(text)) continue;
    ms = performance.now() - begun;
    // At reading pace the rest would take a second.
    (await sent(`${url}/api/chat/runs/${String(response.headers["x-run-id"])}`, cookie, { method: "DELETE" })).resume();
    response.destroy();
    break;
  }
  if (Number.isNaN(ms)) throw new Error(`no answer: ${response.statusCode} ${text.slice(0, 300)}`);
  return ms;
}

function sent(url: string, cookie: string, { method = "GET", body = "" } = {}): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const type = body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const asked = request(url, { method, agent, headers: { cookie, ...type } }, done);
    asked.setNoDelay(true);
    asked.on("error", fail);
    asked.end(body || undefined);
  });
}
