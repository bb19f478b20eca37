import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { chatBody, parseAnswer } from "../../tests/support/chat-stream.ts";

/** Every how many visits somebody writes a note, and every how many they talk with the coach. */
const NOTE_EVERY = 5;
const TALK_EVERY = 10;

/** Somebody at the screen. */
export interface Visitor {
  cookie: string;
  /** What the home page and a person's page read. */
  home: string[];
  persona: string[];
  /** Whom they write about; null where only reading is asked for. */
  personaId: string | null;
}

export interface Visits {
  reads: number;
  notes: number;
  talks: number;
  /** Milliseconds of each read. */
  readsMs: number[];
  errors: string[];
  /** Seconds it took. */
  seconds: number;
  /** Processor time of this process, which asks, in seconds. */
  cpuSeconds: number;
}

/** Has everybody visit at once, one visit after the other without a pause, for some seconds. */
export async function visit(url: string, visitors: Visitor[], seconds: number): Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const result: Visits = { reads: 0, notes: 0, talks: 0, readsMs: [], errors: [], seconds, cpuSeconds: 0 };
  const began = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  const open = () => performance.now() < end;

  const ask = async (cookie: string, path: string, body?: object): Promise<string | null> => {
    const { status, text } = await send(agent, url + path, cookie, body);
    if (status === 200 || status === 201) return text;
    result.errors.push(`${path.replaceAll(/[0-9a-f-]{36}/g, "…")} ${status}: ${text.slice(0, 100)}`);
    return null;
  };
  const read = async ({ cookie }: Visitor, path: string): Promise<void> => {
    const begun = performance.now();
    if ((await ask(cookie, path)) === null) return;
    // One that ends afterwards was not read in this time.
    if (!open()) return;
    result.readsMs.push(performance.now() - begun);
    result.reads += 1;
  };
  const talk = async ({ cookie, personaId }: Visitor): Promise<void> => {
    const body = chatBody({
      personaId: personaId ?? "",
      conversationId: randomUUID(),
      message: "How do I tell them that I need more time for myself?",
    });
    const text = await ask(cookie, "/functions/v1/ai-chat", body);
    if (text === null) return;
    const { done, status } = parseAnswer(text);
    if (done && status === "complete") result.talks += 1;
    else result.errors.push(`an answer ended ${status ?? "early"}`);
  };
  const stay = async (visitor: Visitor, index: number): Promise<void> => {
    // People do not all come in the same millisecond.
    await sleep((index / visitors.length) * 1000);
    for (let count = index; open(); count += 1) {
      await Promise.all(visitor.home.map((path) => read(visitor, path)));
      if (open()) await Promise.all(visitor.persona.map((path) => read(visitor, path)));
      if (!visitor.personaId || !open()) continue;
      if (count % NOTE_EVERY === 0) {
        const note = { content: `We talked for a while, visit ${count}` };
        if ((await ask(visitor.cookie, `/api/personas/${visitor.personaId}/notes`, note)) !== null) result.notes += 1;
      }
      if (count % TALK_EVERY === 0 && open()) await talk(visitor);
    }
  };
  try {
    await Promise.all(visitors.map(stay));
  } finally {
    agent.destroy();
  }
  const { user, system } = process.cpuUsage(began);
  return { ...result, cpuSeconds: (user + system) / 1e6 };
}

function send(agent: Agent, url: string, cookie: string, body?: object): Promise<{ status: number; text: string }> {
  return new Promise((done) => {
    const content = body ? JSON.stringify(body) : undefined;
    const headers = {
      cookie,
      ...(content ? { "content-type": "application/json", "content-length": Buffer.byteLength(content) } : {}),
    };
    const asked = request(url, { agent, method: content ? "POST" : "GET", headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      response.on("error", (error) => done({ status: 0, text: error.message }));
    });
    asked.on("error", (error) => done({ status: 0, text: error.message }));
    asked.end(content);
  });
}
