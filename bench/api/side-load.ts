import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { chatBody, parseAnswer } from "../../tests/support/chat-stream.ts";
import { personaId, type SeededUser } from "../seed.ts";

/** Of ten actions of a person, one is a note, one a message to the built-in coach, and the others read their people. */
const CYCLE = 10;
const PAUSE_MS = 2000;

export interface SideLoad extends AsyncDisposable {
  /** Notes stored and answers read to their end so far. */
  done: { reads: number; notes: number; talks: number };
}

/** People at work until disposed, each with two seconds between two actions. Disposing throws if any action failed. */
export function startSideLoad(url: string, users: SeededUser[]): SideLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const ending = new AbortController();
  const done = { reads: 0, notes: 0, talks: 0 };
  const work = async ({ cookie }: SeededUser, index: number): Promise<void> => {
    const persona = personaId(index + 1, 1);
    const pause = (ms: number) => sleep(ms, undefined, { signal: ending.signal }).catch(() => undefined);
    await pause((index / users.length) * PAUSE_MS);
    for (let turn = index; !ending.signal.aborted; turn += 1) {
      if (turn % CYCLE === 0) {
        await send(agent, `${url}/api/personas/${persona}/notes`, cookie, {
          content: `We talked for a while, ${turn}`,
        });
        done.notes += 1;
      } else if (turn % CYCLE === 5) {
        const message = "How do I tell them that I need more time for myself?";
        const body = chatBody({ personaId: persona, conversationId: randomUUID(), message });
        const answer = parseAnswer(await send(agent, `${url}/functions/v1/ai-chat`, cookie, body));
        if (!answer.done || answer.status !== "complete")
          throw new Error(`an answer ended ${answer.status ?? "early"}`);
        done.talks += 1;
      } else {
        await send(agent, `${url}/api/personas`, cookie);
        done.reads += 1;
      }
      await pause(PAUSE_MS);
    }
  };
  const people = Promise.all(users.map(work));
  // A failure is reported when the load ends.
  people.catch(() => {});
  return {
    done,
    [Symbol.asyncDispose]: async () => {
      ending.abort();
      await people.finally(() => agent.destroy());
    },
  };
}

/** The text of a successful answer. @throws for any other. */
function send(agent: Agent, url: string, cookie: string, body?: object): Promise<string> {
  return new Promise((done, fail) => {
    const content = body ? JSON.stringify(body) : undefined;
    const headers = {
      cookie,
      ...(content ? { "content-type": "application/json", "content-length": Buffer.byteLength(content) } : {}),
    };
    const asked = request(url, { agent, method: content ? "POST" : "GET", headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("error", fail).on("end", () => {
        const { statusCode = 0 } = response;
        if (statusCode < 300) done(text);
        else fail(new Error(`${url} answered ${statusCode}: ${text.slice(0, 200)}`));
      });
    });
    asked.on("error", fail).end(content);
  });
}
