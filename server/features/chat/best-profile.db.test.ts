import { afterAll, beforeAll, expect, it } from "vitest";
import { chatTest, type ChatTest } from "../../../tests/support/chat-app.ts";
import { readAnswer } from "../../../tests/support/chat-stream.ts";
import { addPerson, saveAnswers } from "../../../tests/support/people.ts";
import { personaClusters } from "../../../tests/support/questionnaires.ts";

let chat: ChatTest;

beforeAll(async () => {
  chat = await chatTest();
});
afterAll(() => chat.close());

it("uses a person's full profile, or the short test if there is none", async () => {
  const { id: about } = await addPerson(chat.user);
  const told = async () => {
    chat.model.script({ kind: "text", text: "Yes." });
    await readAnswer(await chat.say("How is she?", { about }));
    return JSON.stringify(chat.model.requests.at(-1));
  };
  // The short test says that openness leans low, all clusters together that it leans high.
  expect(await told()).toMatch(/openness[^a-z]+low/i);
  await saveAnswers(chat.user, about, personaClusters(4, 5));
  expect(await told()).toMatch(/openness[^a-z]+high/i);
});
