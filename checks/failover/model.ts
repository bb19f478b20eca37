import { setTimeout as sleep } from "node:timers/promises";
import { startFakeModel, textSteps, words, type FakeModel, type StreamStep } from "../../tests/support/fake-model.ts";

const WORD_MS = 300;

/** What the model answers: long enough for a fault to come in the middle. */
export const WHOLE = Array.from({ length: 60 }, (_, at) => `word${at + 1}`).join(" ");

/** A model that answers WHOLE word by word, in 18 seconds. */
export function startSlowModel(): Promise<FakeModel> {
  const pause: StreamStep = {
    get wait() {
      return sleep(WORD_MS);
    },
  };
  const steps = textSteps(words(WHOLE)).flatMap((step) => [pause, step]);
  return startFakeModel({ kind: "stream", steps });
}
