import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SELF_GROUPS } from "#domain/profile/content.groups.ts";
import { INITIAL } from "#domain/profiling/content.initial.ts";
import type { TestUser } from "../support/app.ts";
import { chatBody } from "../support/chat-stream.ts";
import { complete, patchInteraction, plan } from "../support/interactions.ts";
import { modelApp, NO, type ModelApp } from "../support/model-app.ts";
import { addPerson, saveAnswers } from "../support/people.ts";
import { answerAll, ownClusters, personaClusters } from "../support/questionnaires.ts";
import { compute, scoring } from "../support/relationship.ts";

let app: ModelApp;

beforeAll(async () => void (app = await modelApp()));
afterAll(() => app.close());
beforeEach(() => app.begin(NO));

const NAMES = /(?<!\p{L})(?:bea|anna|ottavia|brambilla|zeno)(?!\p{L})/iu;
const TELLING = "Ottavia:\nBrambilla e Zeno sono venuti dalla zia di Ottavia";

/** Calls everything that can send a request to the model, and checks that each call succeeds. */
async function walk(user: TestUser): Promise<string[]> {
  const asked: string[] = [];
  const step = async (what: string, work: () => Promise<unknown>) => {
    const before = app.model.requests.length;
    const result = await work();
    if (result instanceof Response) {
      expect(result.status, what).toBeLessThan(300);
      await result.text();
    }
    if (app.model.requests.length > before) asked.push(what);
  };
  const send = (method: string, path: string, body: object) => user.request(path, { method, body });

  await step("onboarding", () =>
    send("POST", "/api/profile/onboarding", { answers: { O: 5, C: 2, E: 4, A: 5, N: 3 } }),
  );
  const zeno = await addPerson(user, { name: "Zeno" });
  const person = await addPerson(user, { name: "Ottavia Brambilla", short: false });
  await send("POST", `/api/personas/${person.id}/notes`, { content: TELLING });
  await step("short test", () =>
    send("POST", `/api/personas/${person.id}/short-test`, { answers: { O: 2, C: 5, E: 4, A: 3, N: 2 } }),
  );
  await step("own answers", () =>
    send("PUT", "/api/profile/answers", {
      answers: {
        ...ownClusters(4),
        ...answerAll(
          SELF_GROUPS.flatMap(({ items }) => items),
          { text: TELLING },
        ),
      },
    }),
  );
  await step("own retake", () => send("POST", "/api/profile/retake", {}));
  await step("answers about a person", () =>
    saveAnswers(user, person.id, { ...personaClusters(4), ...answerAll(INITIAL, { text: TELLING }) }),
  );
  const traits = { O: 4, C: 2, E: 3, A: 5, N: 1 };
  await step("interpretation of oneself", () =>
    send("POST", "/functions/v1/interpret-big-five", { traits, language: "it" }),
  );
  await step("interpretation of a person", () =>
    send("POST", "/functions/v1/interpret-big-five", { traits, language: "it", mode: "persona", personaId: person.id }),
  );
  await step("summary", () =>
    send("POST", "/functions/v1/refresh-persona-summary", {
      personaId: person.id,
      userId: user.id,
      language: "it",
      force: true,
    }),
  );
  await step("longer portrait", () =>
    send("POST", "/functions/v1/generate-persona-profile", { personaId: person.id, language: "it" }),
  );
  await step("assessment", () => compute(user, { persona_id: person.id, answers: scoring(3) }));
  const planned = await plan(user, person.id, { objectives: "Parlare con Ottavia e Zeno" });
  await step("outcome", () => complete(user, planned.id, TELLING));
  await step("outcome, changed", () =>
    patchInteraction(user, planned.id, { result_summary: "Zeno e Ottavia non hanno detto niente" }),
  );
  for (const mode of ["conversation", "interaction_preparation"] as const) {
    await step(mode, () =>
      user.request("/functions/v1/ai-chat", {
        method: "POST",
        body: chatBody({
          personaId: person.id,
          conversationId: crypto.randomUUID(),
          message: "Voglio invitare Ottavia e Zeno a pranzo domani",
          mode,
        }),
      }),
    );
  }
  await step("relationship", () => user.request(`/api/personas/${zeno.id}/relationship`));
  await step("preview", () => user.request(`/api/chat/preview?personaId=${person.id}`));
  return asked;
}

test("nothing is sent to a model before consent or after its withdrawal", async () => {
  expect(await walk(app.anna)).toEqual([]);
  const agree = (agreed: boolean) => app.anna.request("/api/chat/consent", { method: "POST", body: { agreed } });
  await agree(true);
  await agree(false);
  expect(await walk(app.anna)).toEqual([]);
  expect(app.model.requests).toHaveLength(0);
});

test("with consent each feature sends a request, and none contains a name", async () => {
  expect(await walk(app.bea)).toEqual([
    "onboarding",
    "short test",
    "own answers",
    "own retake",
    "answers about a person",
    "interpretation of oneself",
    "interpretation of a person",
    "summary",
    "longer portrait",
    "assessment",
    "outcome",
    "outcome, changed",
    "conversation",
    "interaction_preparation",
  ]);
  for (const { body } of app.model.requests) {
    // The product's own words, such as "short questionnaire", do not match these names.
    expect(JSON.stringify(body.messages.map(({ content }) => content.replaceAll(/\\[nt]/g, " ")))).not.toMatch(NAMES);
  }
});

test("the preview before consent matches the later requests, name for name", async () => {
  const cleo = await app.signUp({ name: "Cleofe", language: "it" });
  const person = await addPerson(cleo, { name: "Ottavia Brambilla" });
  await cleo.request(`/api/personas/${person.id}/notes`, { method: "POST", body: { content: TELLING } });
  const preview = await cleo.request(`/api/chat/preview?personaId=${person.id}`);
  const { messages } = (await preview.json()) as { messages: { role: string; content: string }[] };
  expect(JSON.stringify(messages)).not.toMatch(/ottavia|brambilla|cleofe/i);
  await cleo.request("/api/chat/consent", { method: "POST", body: { agreed: true } });
  app.begin({ kind: "text", text: "Va bene." });
  const body = chatBody({ personaId: person.id, conversationId: crypto.randomUUID(), message: "Che cosa le dico?" });
  await (await cleo.request("/functions/v1/ai-chat", { method: "POST", body })).text();
  expect(app.model.requests[0]?.body.messages).toEqual([...messages, { role: "user", content: "Che cosa le dico?" }]);
});
