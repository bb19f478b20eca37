import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chatTest, type ChatTest } from "../../../tests/support/chat-app.ts";
import { readAnswer, readUntil } from "../../../tests/support/chat-stream.ts";
import { gate } from "../../../tests/support/fake-model.ts";
import { endConnections } from "../../../tests/support/postgres.ts";

let chat: ChatTest;
beforeAll(async () => {
  chat = await chatTest();
});
afterAll(() => chat.close());

it("an answer survives repeated loss of database connections", async () => {
  const { rows } = await chat.app.db.withUser(chat.user.id, (tx) =>
    tx.execute<{ name: string }>(sql`select current_database() as name`),
  );
  const gates = [gate(), gate(), gate()];
  const conversationId = crypto.randomUUID();
  const steps = gates.flatMap(({ wait }, index) => [{ wait }, { content: `part ${index} ` }]);
  chat.model.script({ kind: "stream", steps: [{ content: "Begun " }, ...steps, { finish: "stop" }] });
  const response = await chat.say("Hello", { conversationId });
  await readUntil(response, "Begun");
  const run = chat.user.request(`/api/chat/runs/${response.headers.get("x-run-id")}`);
  const answer = readAnswer(await run);
  for (const { open } of gates) {
    await endConnections(rows[0]!.name);
    open();
  }
  expect(await answer).toMatchObject({ text: "Begun part 0 part 1 part 2 ", status: "complete", done: true });
  expect((await chat.messages(conversationId))[1]).toMatchObject({ status: "complete" });
});
