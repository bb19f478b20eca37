import { sql } from "drizzle-orm";
import type { Figure } from "../../bench/report.ts";
import { chatBody, parseAnswer } from "../../tests/support/chat-stream.ts";
import type { Account, Answer } from "../../tests/support/client.ts";
import type { Instance } from "./instance.ts";
import { concurrently, raceFigure } from "./tally.ts";

const TIMES = 20;
const DATED = { objectives: "Call Marta", avoid: "A quarrel", feeling: "We laugh", planned_date: null };

async function withPersona(instance: Instance): Promise<{ anna: Account; personaId: string }> {
  const anna = await instance.signUp();
  const { id } = await anna.json<{ id: string }>("/api/personas", { body: { name: "Marta", context: "friend" } });
  return { anna, personaId: id };
}

const same = (answers: readonly Answer[]) => new Set(answers.map(({ body }) => JSON.stringify(body))).size;

export async function samePerson(instance: Instance): Promise<Figure> {
  const anna = await instance.signUp();
  const id = crypto.randomUUID();
  const answers = await concurrently(TIMES, () =>
    anna.ask("/api/personas", { body: { id, name: "Marta", context: "friend" } }),
  );
  return raceFigure(
    "the same person, 20 times",
    answers,
    [200, 201],
    [{ what: "person", found: await instance.count(sql`select count(*) from personas where id = ${id}`), wanted: 1 }],
  );
}

export async function sameNote(instance: Instance): Promise<Figure> {
  const { anna, personaId } = await withPersona(instance);
  const id = crypto.randomUUID();
  const answers = await concurrently(TIMES, () =>
    anna.ask(`/api/personas/${personaId}/notes`, { body: { id, content: "She laughed" } }),
  );
  return raceFigure(
    "the same note, 20 times",
    answers,
    [200, 201],
    [
      {
        what: "note",
        found: await instance.count(sql`select count(*) from notes_persona where persona_id = ${personaId}`),
        wanted: 1,
      },
      { what: "answer", found: same(answers), wanted: 1 },
    ],
  );
}

export async function samePlan(instance: Instance): Promise<Figure> {
  const { anna, personaId } = await withPersona(instance);
  const id = crypto.randomUUID();
  const answers = await concurrently(TIMES, () =>
    anna.ask(`/api/personas/${personaId}/interactions`, { body: { id, ...DATED } }),
  );
  return raceFigure(
    "the same plan, 20 times",
    answers,
    [200, 201],
    [
      {
        what: "plan",
        found: await instance.count(sql`select count(*) from interactions where persona_id = ${personaId}`),
        wanted: 1,
      },
    ],
  );
}

export async function sameOutcome(instance: Instance): Promise<Figure> {
  const { anna, personaId } = await withPersona(instance);
  const { id } = await anna.json<{ id: string }>(`/api/personas/${personaId}/interactions`, { body: DATED });
  const answers = await concurrently(TIMES, () =>
    anna.ask(`/api/interactions/${id}/outcome`, { body: { result_summary: "She was glad and we talked" } }),
  );
  const completed = sql`select count(*) from interactions where id = ${id} and status = 'completed' and ai_tips is not null`;
  const times = new Set(answers.map((answer) => (answer.body as { completed_date: string }).completed_date));
  return raceFigure(
    "the same outcome, 20 times",
    answers,
    [200],
    [
      { what: "completed, with tips", found: await instance.count(completed), wanted: 1 },
      { what: "time of completion", found: times.size, wanted: 1 },
    ],
  );
}

const LETTERS = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`q${index + 1}`, "b"]));

export async function sameAssessment(instance: Instance): Promise<Figure> {
  const { anna, personaId } = await withPersona(instance);
  const body = { id: crypto.randomUUID(), persona_id: personaId, answers: LETTERS };
  const answers = await concurrently(TIMES, () =>
    anna.ask("/functions/v1/compute-relationship-health-score", { body }),
  );
  const rows = sql`select count(*) from person_context_assessment where persona_id = ${personaId}`;
  const current = sql`select count(*) - count(distinct question) from persona_profile_answers
    where persona_id = ${personaId} and archived_at is null`;
  return raceFigure(
    "the same assessment, 20 times",
    answers,
    [200],
    [
      { what: "assessment", found: await instance.count(rows), wanted: 1 },
      { what: "doubled answers", found: await instance.count(current), wanted: 0 },
    ],
  );
}

const say = (anna: Account, personaId: string, conversationId: string, message: string, more: object = {}) =>
  anna.ask("/functions/v1/ai-chat", { body: chatBody({ personaId, conversationId, message, ...more }) });

/** The same message from 20 tabs: one answer, which all of them receive completely. */
export async function sameMessage(instance: Instance): Promise<Figure> {
  const { anna, personaId } = await withPersona(instance);
  const [conversationId, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const answers = await concurrently(TIMES, () =>
    say(anna, personaId, conversationId, "She did not answer me", { id }),
  );
  const heard = answers.filter(({ status }) => status === 200).map(({ text }) => parseAnswer(text));
  const rows = sql`select count(*) from chat_messages where conversation_id = ${conversationId}`;
  return raceFigure(
    "the same message, 20 times",
    answers,
    [200],
    [
      { what: "rows: message and answer", found: await instance.count(rows), wanted: 2 },
      { what: "text heard", found: new Set(heard.map(({ text }) => text)).size, wanted: 1 },
      {
        what: "to the end",
        found: heard.filter(({ done, status }) => done && status === "complete").length,
        wanted: TIMES,
      },
    ],
  );
}

/** Different messages in one conversation: one is answered at a time and the others get 409; none stays open. */
export async function busyConversation(instance: Instance): Promise<Figure> {
  const { anna, personaId } = await withPersona(instance);
  const conversationId = crypto.randomUUID();
  const answers = await concurrently(TIMES, (index) => say(anna, personaId, conversationId, `Message ${index}`));
  const won = answers.filter(({ status }) => status === 200).length;
  const of = (role: string) =>
    instance.count(
      sql`select count(*) from chat_messages where conversation_id = ${conversationId} and role = ${role}`,
    );
  const open = sql`select count(*) from chat_messages where conversation_id = ${conversationId} and status = 'streaming'`;
  return raceFigure(
    "20 messages, one conversation",
    answers,
    [200, 409],
    [
      { what: "stored", found: await of("user"), wanted: won },
      { what: "answered", found: await of("assistant"), wanted: won },
      { what: "left open", found: await instance.count(open), wanted: 0 },
    ],
  );
}

/** Saves the coach's proposed plan from 20 tabs. */
export async function proposedPlan(instance: Instance): Promise<Figure> {
  const { anna, personaId } = await withPersona(instance);
  const conversationId = crypto.randomUUID();
  const mode = "interaction_preparation";
  await say(anna, personaId, conversationId, "I want to invite Marta for dinner on Friday", { mode });
  type Messages = { items: { id: string; plan: unknown }[] };
  const { items } = await anna.json<Messages>(`/api/conversations/${conversationId}/messages`);
  const proposal = items.find(({ plan }) => plan !== null);
  if (!proposal) throw new Error("the coach proposed no plan");
  const answers = await concurrently(TIMES, () => anna.ask(`/api/chat/plans/${proposal.id}/save`, { body: {} }));
  const told = sql`select count(*) from chat_messages where conversation_id = ${conversationId} and parent_message_id = ${proposal.id}`;
  return raceFigure(
    "the coach’s plan, 20 times",
    answers,
    [200],
    [
      {
        what: "plan",
        found: await instance.count(sql`select count(*) from interactions where persona_id = ${personaId}`),
        wanted: 1,
      },
      { what: "confirmation", found: await instance.count(told), wanted: 1 },
    ],
  );
}

async function withNote(instance: Instance): Promise<{ anna: Account; personaId: string; id: string }> {
  const { anna, personaId } = await withPersona(instance);
  const note = { content: "First" };
  const { id } = await anna.json<{ id: string }>(`/api/personas/${personaId}/notes`, { body: note });
  return { anna, personaId, id };
}

/** Concurrent edits of a note: the result is one of them, not a mixture. */
export async function twoTabs(instance: Instance): Promise<Figure> {
  const { anna, id } = await withNote(instance);
  const answers = await concurrently(TIMES, (index) =>
    anna.ask(`/api/notes/${id}`, { method: "PATCH", body: { content: `Text ${index}`, tags: [`text ${index}`] } }),
  );
  const whole = sql`select count(*) from notes_persona where id = ${id} and tags[1] = lower(content)`;
  return raceFigure(
    "20 changes of one note",
    answers,
    [200],
    [{ what: "whole change left", found: await instance.count(whole), wanted: 1 }],
  );
}

/** A note deleted while it is edited stays deleted. */
export async function deletedWhileChanged(instance: Instance): Promise<Figure> {
  const { anna, id } = await withNote(instance);
  const answers = await concurrently(TIMES, (index) =>
    anna.ask(
      `/api/notes/${id}`,
      index === 7 ? { method: "DELETE" } : { method: "PATCH", body: { content: `${index}` } },
    ),
  );
  const there = (await anna.ask(`/api/notes/${id}`)).status;
  return raceFigure(
    "deleted while it is changed",
    answers,
    [200, 404],
    [
      {
        what: "deleted",
        found: await instance.count(
          sql`select count(*) from notes_persona where id = ${id} and deleted_at is not null`,
        ),
        wanted: 1,
      },
      { what: "is its answer", found: there, wanted: 404 },
    ],
  );
}

/** A person deleted while notes about them arrive: none of the notes is listed. */
export async function deletedWhileWritten(instance: Instance): Promise<Figure> {
  const { anna, personaId } = await withPersona(instance);
  const answers = await concurrently(TIMES, (index) =>
    index === 7
      ? anna.ask(`/api/personas/${personaId}`, { method: "DELETE" })
      : anna.ask(`/api/personas/${personaId}/notes`, { body: { content: `Note ${index}` } }),
  );
  const { items } = await anna.json<{ items: unknown[] }>("/api/notes");
  return raceFigure(
    "deleted while it is written about",
    answers,
    [200, 201, 404],
    [{ what: "notes shown", found: items.length, wanted: 0 }],
  );
}
