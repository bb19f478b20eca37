import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { chatBody, parseAnswer } from "../../tests/support/chat-stream.ts";

/** A note every 5 visits and a message to the coach every 10. */
const NOTE_EVERY = 5;
const TALK_EVERY = 10;

/** A signed-in user. */
export interface Visitor {
  cookie: string;
  /** Paths that the home page and a person's page request. */
  home: string[];
  persona: string[];
  /** The persona they write about; null to only read. */
  personaId: string | null;
}

export interface Visits {
  reads: number;
  notes: number;
  talks: number;
  /** Milliseconds of each read. */
  readsMs: number[];
  errors: string[];
  /** Duration in seconds. */
  seconds: number;
  /** CPU time of this process, which generates the load, in seconds. */
  cpuSeconds: number;
}

/** Runs all visitors concurrently for some seconds, each without pauses between visits. */
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
    // Reads that end after the deadline do not count.
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
    // Spreads the first visits over one second.
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
