import type pg from "pg";
import { z } from "zod";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { parseAnswer } from "../../tests/support/chat-stream.ts";

/** The writes that the server confirmed. */
export class Ledger {
  readonly signUps = new Set<string>();
  readonly people = new Map<string, string>();
  readonly notes = new Map<string, string>();
  readonly interactions = new Map<string, string>();
  /** By persona: the last confirmed answer, and the last sent, which may be stored without confirmation. */
  readonly answers = new Map<string, { confirmed: number; sent: number }>();
  /** By message: the complete answer, or null if it was cut off. */
  readonly messages = new Map<string, string | null>();

  get size(): number {
    const { signUps, people, notes, interactions, answers, messages } = this;
    const confirmed = [...answers.values()].reduce((sum, answer) => sum + answer.confirmed, 0);
    return signUps.size + people.size + notes.size + interactions.size + messages.size + confirmed;
  }

  summary(): string {
    const { signUps, people, notes, interactions, answers, messages } = this;
    const confirmed = [...answers.values()].reduce((sum, answer) => sum + answer.confirmed, 0);
    const whole = [...messages.values()].filter((text) => text !== null).length;
    return (
      `${signUps.size} sign-ups, ${people.size} people, ${notes.size} notes, ${interactions.size} plans, ` +
      `${confirmed} answers, ${messages.size} messages (${whole} answered to the end)`
    );
  }
}

/** An open question, which accepts any text. The answers are increasing numbers. */
export const QUESTION = SECTIONS.flatMap(({ items }) => items).find(({ kind }) => kind === "text")?.key ?? "";

const row = z.object({ id: z.string(), text: z.string() });

async function texts(client: pg.Client, query: string): Promise<Map<string, string>> {
  const { rows } = await client.query(query);
  return new Map(
    z
      .array(row)
      .parse(rows)
      .map(({ id, text }) => [id, text]),
  );
}

/** Describes every confirmed write that is missing or differs. */
export async function findMissing(client: pg.Client, ledger: Ledger): Promise<string[]> {
  const missing: string[] = [];
  const compare = (what: string, wanted: Iterable<[string, string]>, stored: Map<string, string>) => {
    for (const [id, text] of wanted) if (stored.get(id) !== text) missing.push(`${what} ${id}`);
  };
  const emails = [...ledger.signUps].map((email): [string, string] => [email, email]);
  compare("sign-up", emails, await texts(client, "select email as id, email as text from users"));
  compare("person", ledger.people, await texts(client, "select id, name as text from personas"));
  compare("note", ledger.notes, await texts(client, "select id, content as text from notes_persona"));
  compare("plan", ledger.interactions, await texts(client, "select id, objectives as text from interactions"));

  const answers = await texts(
    client,
    `select persona_id as id, answer as text from persona_profile_answers where archived_at is null and question = '${QUESTION}'`,
  );
  for (const [personaId, { confirmed, sent }] of ledger.answers) {
    const stored = Number(answers.get(personaId) ?? 0);
    if (stored < confirmed || stored > sent) missing.push(`answer about ${personaId}`);
  }
  const messages = await texts(
    client,
    `select q.id, a.status || ':' || a.content as text from chat_messages q
      join chat_messages a on a.parent_message_id = q.id and a.role = 'assistant' where q.role = 'user'`,
  );
  for (const [id, text] of ledger.messages) {
    const stored = messages.get(id);
    if (stored === undefined || (text !== null && stored !== `complete:${text}`)) missing.push(`message ${id}`);
  }
  return missing;
}

/** The number of incomplete sign-ups (account, profile, consents, event, used invitation). */
export async function countHalfSignUps(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select ((select count(*) from users u where not exists (select from accounts where user_id = u.id)
        or not exists (select from profiles where user_id = u.id)
        or (select count(*) from consents where user_id = u.id and kind <> 'model') <> 3
        or not exists (select from user_events where user_id = u.id and event_type = 'beta_signup_completed')
        or not exists (select from invitations where used_by = u.id and used_at is not null))
      + (select count(*) from invitations where (used_at is null) <> (used_by is null)))::int as count`);
  return rows[0]?.count ?? Number.NaN;
}

/** The number of messages or plans that lack the rows stored in the same transaction. */
export async function countHalfWrites(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from chat_messages q where q.role = 'user'
      and not exists (select from chat_messages a where a.parent_message_id = q.id and a.role = 'assistant')`);
  return rows[0]?.count ?? Number.NaN;
}

export async function countStreaming(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from chat_messages where status = 'streaming'",
  );
  return rows[0]?.count ?? Number.NaN;
}

/** The text of a stream that ended with a complete answer; otherwise null. */
export function wholeAnswer(raw: string): string | null {
  const { text, done, status } = parseAnswer(raw);
  return done && status === "complete" ? text : null;
}
