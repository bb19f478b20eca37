import { createAi } from "#server/ai/door.ts";
import { testApp, type TestApp, type TestUser } from "./app.ts";
import { startFakeModel, type Answer, type FakeModel } from "./fake-model.ts";

export const DAY = 86_400_000;

export interface ModelApp extends TestApp {
  model: FakeModel;
  /** Has not consented to the model. */
  anna: TestUser;
  /** Has consented to the model and lives in Italy. */
  bea: TestUser;
  /** Offset of the server's clock in milliseconds. */
  clock: { later: number };
  /** Resets the clock and the recorded requests, and scripts the model's answers. Call it at the start of a test. */
  begin(...answers: Answer[]): void;
}

/** The server with a scripted model, one user who has consented to it and one who has not. */
export async function modelApp(): Promise<ModelApp> {
  const model = await startFakeModel();
  const clock = { later: 0 };
  const app = await testApp({
    clock: () => new Date(Date.now() + clock.later),
    ai: (log) => createAi({ baseUrl: model.url, apiKey: "sk-secret", model: "fake" }, log),
  });
  const anna = await app.signUp({ language: "en" });
  const bea = await app.signUp({ name: "Bea", language: "en" });
  await bea.json("/api/profile", { method: "PATCH", body: { current_country: "IT" } });
  await bea.json("/api/chat/consent", { body: { agreed: true } });
  return {
    ...app,
    model,
    anna,
    bea,
    clock,
    begin(...answers) {
      clock.later = 0;
      model.requests.length = 0;
      model.script(...answers);
    },
    async close() {
      await model.close();
      await app.close();
    },
  };
}

/** An answer of the model that contains nothing usable. */
export const NO: Answer = { kind: "text", text: "no" };

/**
 * Answers prompts that contain `mark` with `answers` in order (the last one repeats), and all others with "no".
 * `asked` collects the prompts that contain `mark`.
 */
export function scriptFor(model: FakeModel, mark: string, answers: readonly string[]): { asked: string[] } {
  const asked: string[] = [];
  model.script({
    kind: "text",
    text: ({ messages }) => {
      const prompt = JSON.stringify(messages);
      if (!prompt.includes(mark)) return "no";
      asked.push(prompt);
      return answers[Math.min(asked.length, answers.length) - 1] ?? "no";
    },
  });
  return { asked };
}
