// The minimum work of a relay between browser and model: check the session, store conversation, message and answer in
// Sintonia's tables, pass the model's bytes through, and store the answer. Takes MODEL_URL, and DATABASE_URL with a
// role that bypasses row-level security.
import { randomUUID } from "node:crypto";
import { Agent, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { credentialHash } from "#server/auth/credential.ts";
import { serve } from "../serve.ts";

const agent = new Agent({ keepAlive: true });
/** The text in the model's chunks. */
const CONTENT = /"content":("(?:[^"\\]|\\.)*")/g;
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10, idleTimeoutMillis: 0 });

/** The body of the client's request, of which the model gets only the messages. */
interface Question {
  messages: { content: string }[];
  conversationId: string;
  personaId: string;
}

/** The session's user and the new answer; null without a session. */
type Begun = [userId: string, answerId: string] | null;

async function begin(token: string, { messages, conversationId, personaId }: Question): Promise<Begun> {
  const session = await pool.query<{ user_id: string }>({
    name: "session",
    text: "select user_id from sessions where token_hash = $1 and expires_at > now()",
    values: [credentialHash("session", token)],
  });
  const user = session.rows[0]?.user_id;
  if (user === undefined) return null;
  const answerId = randomUUID();
  await pool.query({
    name: "begin",
    text: `with conversation as (
        insert into conversations (user_id, id, persona_id, title) values ($1, $2, $3, left($6, 60))
      ), message as (
        insert into chat_messages (user_id, id, persona_id, conversation_id, role, content) values ($1, $4, $3, $2, 'user', $6)
      )
      insert into chat_messages (user_id, id, persona_id, conversation_id, parent_message_id, role, content, status)
      values ($1, $5, $3, $2, $4, 'assistant', '', 'streaming')`,
    values: [user, conversationId, personaId, randomUUID(), answerId, messages.at(-1)?.content],
  });
  return [user, answerId];
}

function textOf(answer: string): string {
  return Array.from(answer.matchAll(CONTENT), ([, text]) => JSON.parse(text!) as string).join("");
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
  const token = /session_token=([0-9a-f]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const begun = await begin(token, JSON.parse(body) as Question);
  if (!begun) {
    response.writeHead(401).end();
    return;
  }
  pass(body, response, (answer) =>
    pool.query({
      name: "end",
      text: "update chat_messages set content = $3, status = 'complete' where user_id = $1 and id = $2",
      values: [...begun, textOf(answer)],
    }),
  );
}

await serve("relay", (request, response) => {
  relay(request, response).catch((error: Error) => {
    console.error(error.message);
    response.destroy();
  });
});
