import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { chatBody, parseAnswer } from "../../tests/support/chat-stream.ts";
import { answerOf, Refused, signUp, type Client } from "../../tests/support/client.ts";
import { clientOf } from "../client.ts";

/** How long one write is tried again before the check gives up. */
const GIVE_UP_MS = 90_000;

interface Person {
  client: Client;
  personaId: string;
}

/** People who, like the web, send what got no answer again with the same ids until it is confirmed. */
export class People {
  /** Confirmed notes by id. */
  readonly notes = new Map<string, string>();
  /** Confirmed messages by id. */
  readonly messages = new Set<string>();
  /** Messages whose answer was reported complete, with its text. */
  readonly complete = new Map<string, string>();
  repeated = 0;
  readonly failures: string[] = [];
  private readonly persons: Person[] = [];
  private readonly client: Client;
  private ending = false;
  private running: Promise<unknown> = Promise.resolve();
  private count = 0;

  constructor(url: string) {
    this.client = clientOf(url);
  }

  async signUp(code: string): Promise<void> {
    const account = await signUp(this.client, { code });
    const personaId = crypto.randomUUID();
    await account.json("/api/personas", { body: { id: personaId, name: "Marta", context: "friend" } });
    await account.json("/api/chat/consent", { body: { agreed: true } });
    this.persons.push({ client: account, personaId });
  }

  /** The first person writes notes, all others talk. */
  start(): void {
    const [writer, ...talkers] = this.persons;
    const repeat = async (work: () => Promise<void>) => {
      while (!this.ending) {
        await work().catch((error: unknown) => this.failures.push(String(error)));
        await sleep(100);
      }
    };
    this.running = Promise.all([
      repeat(() => this.note(writer)),
      ...talkers.map((talker) => repeat(() => this.talk(talker))),
    ]);
  }

  async stop(): Promise<void> {
    this.ending = true;
    await this.running;
  }

  /** A new note of the first person, until it is confirmed. */
  async note({ client, personaId }: Person = this.persons[0]!): Promise<void> {
    const id = crypto.randomUUID();
    this.count += 1;
    const content = `Note ${this.count} ${id}`;
    await this.insist(() => client.json(`/api/personas/${personaId}/notes`, { body: { id, content } }));
    this.notes.set(id, content);
  }

  private async talk({ client, personaId }: Person): Promise<void> {
    const id = crypto.randomUUID();
    const body = chatBody({ personaId, conversationId: crypto.randomUUID(), message: `Question ${id}`, id });
    await this.insist(async () => {
      const response = await client.request("/functions/v1/ai-chat", { body });
      if (response.ok) this.messages.add(id);
      const answer = await answerOf(response);
      if (!response.ok) throw new Refused("ai-chat", answer);
      const { done, status, text } = parseAnswer(answer.text);
      if (!done) throw new Error("the stream broke off");
      if (status === "complete") this.complete.set(id, text);
    });
  }

  private async insist(work: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        if (performance.now() - begun > GIVE_UP_MS) throw error;
        this.repeated += 1;
        await sleep(200);
      }
    }
  }

  /** What was confirmed and is missing, and answers that are not stored as they were reported. */
  async missing(client: pg.Client, whole: string): Promise<string[]> {
    const found: string[] = [];
    const notes = await client.query<{ id: string; content: string }>("select id, content from notes_persona");
    const stored = new Map(notes.rows.map(({ id, content }) => [id, content]));
    for (const [id, content] of this.notes) if (stored.get(id) !== content) found.push(`note ${id}`);
    const answers = await client.query<{ id: string; status: string; content: string }>(
      `select q.id, a.status, a.content from chat_messages q join chat_messages a on a.parent_message_id = q.id
        and a.role = 'assistant' where q.role = 'user'`,
    );
    const answered = new Map(answers.rows.map((row) => [row.id, row]));
    for (const id of this.messages) {
      const answer = answered.get(id);
      const text = this.complete.get(id);
      if (!answer) found.push(`message ${id}`);
      else if (text !== undefined && (answer.status !== "complete" || answer.content !== text))
        found.push(`answer to ${id}: reported complete, stored ${answer.status}`);
      else if (!whole.startsWith(answer.content.trim()) || answer.status === "streaming")
        found.push(`answer to ${id}: ${answer.status} ${answer.content.slice(-40)}`);
    }
    return found;
  }
}

/** What is stored twice: notes and plans by their text, messages by their text, answers by what they answer. */
export async function countTwice(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select ((select count(*) from (select from notes_persona group by content having count(*) > 1) n)
      + (select count(*) from (select from interactions group by objectives having count(*) > 1) i)
      + (select count(*) from (select from chat_messages where role = 'user' and content like 'Question %'
          group by content having count(*) > 1) q)
      + (select count(*) from (select from chat_messages where role = 'assistant'
          group by parent_message_id having count(*) > 1) a))::int as count`);
  return rows[0]?.count ?? Number.NaN;
}

/** Running answers by how they ended. */
export async function countEnds(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ status: string; count: number }>(
    "select status, count(*)::int as count from chat_messages where role = 'assistant' group by status",
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
