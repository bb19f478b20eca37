// The least a relay can do between a browser and a model: check the session, store message and answer, hand the model's
// bytes through as they come, store the answer. Takes DATABASE_URL and MODEL_URL.
import { randomUUID } from "node:crypto";
import { Agent, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { listen } from "../listen.ts";

const agent = new Agent({ keepAlive: true });
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10, idleTimeoutMillis: 0 });

async function begin(token: string, message: string): Promise<string | null> {
  const session = await pool.query<{ user_id: number }>({
    name: "session",
    text: "select user_id from sessions where token = $1 and expires_at > now()",
    values: [token],
  });
  const user = session.rows[0]?.user_id;
  if (user === undefined) return null;
  const answerId = randomUUID();
  await pool.query({
    name: "begin",
    text: "insert into messages (id, user_id, role, content) values ($1, $3, 'user', $4), ($2, $3, 'assistant', '')",
    values: [randomUUID(), answerId, user, message],
  });
  return answerId;
}

function pass(body: string, response: ServerResponse, save: (answer: string) => Promise<unknown>): void {
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const model = ask(`${process.env["MODEL_URL"]}/chat/completions`, { method: "POST", agent, headers }, (answer) => {
    const parts: Buffer[] = [];
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    answer.on("data", (part: Buffer) => {
      parts.push(part);
      if (response.write(part)) return;
      answer.pause();
      response.once("drain", () => answer.resume());
    });
    answer.on("end", () => {
      save(Buffer.concat(parts).toString()).then(
        () => response.end(),
        (error: Error) => response.destroy(error),
      );
    });
  });
  model.on("error", (error) => response.destroy(error));
  model.end(body);
}

async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.socket.setNoDelay(true);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString();
  const answerId = await begin(/sid=([0-9a-f]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "", body);
  if (!answerId) {
    response.writeHead(401).end();
    return;
  }
  pass(body, response, (answer) =>
    pool.query({ name: "end", text: "update messages set content = $2 where id = $1", values: [answerId, answer] }),
  );
}

listen("relay", (request, response) => {
  relay(request, response).catch((error: Error) => {
    console.error(error.message);
    response.destroy();
  });
});
