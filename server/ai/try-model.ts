import { OutgoingError } from "#server/outgoing/outgoing-error.ts";
import { within } from "#server/outgoing/within.ts";
import { askModel } from "./ask-model.ts";
import { answerSchema } from "./structured.ts";
import type { ModelAccess } from "./relay.ts";

/** A short answer takes seconds, after a small machine has loaded its model. */
const TRY_MS = 60_000;
const QUESTION = { max_tokens: 16, messages: [{ role: "user", content: "Answer with the single word: yes" }] };

/** Asks the model one short question that says nothing about anybody. Returns a fixed word if it fails, otherwise null. */
export async function tryModel(access: ModelAccess, signal?: AbortSignal): Promise<string | null> {
  try {
    const answer = await within(TRY_MS, signal, (limit) =>
      askModel(access, "/chat/completions", { model: access.model, ...QUESTION }, limit),
    );
    // A model that thinks before it speaks may use up its tokens with that; it has answered all the same.
    return answerSchema.safeParse(answer).data?.choices.length ? null : "not_a_model";
  } catch (error) {
    return error instanceof OutgoingError ? error.reason : "not_a_model";
  }
}
