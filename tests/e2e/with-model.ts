import { startFakeModel, type FakeModel } from "../support/fake-model.ts";
import { withInstance } from "./instance.ts";
import { test as base } from "./look.ts";

export const MODEL = "gemma-local";

/** A server configured for a model, and a fake model without requests at the start of each test. */
export const test = base.extend<{ modelAtRest: void }, { model: FakeModel; modelSettings: Record<string, string> }>({
  /** Additional model settings of the server. */
  modelSettings: [{}, { option: true, scope: "worker" }],
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => {
      const model = await startFakeModel();
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  instance: [
    async ({ model, modelSettings }, use) =>
      withInstance({ AI_BASE_URL: model.url, AI_MODEL: MODEL, ...modelSettings }, use),
    { scope: "worker", timeout: 120_000 },
  ],
  modelAtRest: [
    async ({ model }, use) => {
      model.requests.length = 0;
      model.recordings.length = 0;
      model.script({ kind: "text", text: "…" });
      await use();
    },
    { auto: true },
  ],
});
