import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { DANGER_PATHS } from "#domain/care/care-texts.ts";
import { DANGER_LEVELS, FINDING_STATES } from "#domain/care/danger.ts";
import { aiChatSchema, chatMessageSchema, chatSafetySchema } from "#domain/chat/contract.ts";
import { CHAT_MODES } from "#domain/chat/rules.ts";
import { idSchema } from "#domain/ids.ts";
import { planSchema } from "#domain/interactions/plan-schema.ts";
import { readOutboxItem, readPlan, readSafety, readWaitingBody } from "./read-json.ts";

/** An object with some of these fields, each sometimes as it should be, or something else. */
function nearly(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  const wrong = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, null, "", 0, false, [], {}));
  const model = Object.fromEntries(
    Object.entries({ ...fields, more: wrong }).map(([name, right]) => [
      name,
      fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: wrong }),
    ]),
  );
  const complete = fc.record(model);
  return fc.oneof({ weight: 3, arbitrary: complete }, fc.record(model, { requiredKeys: [] }), wrong);
}

/** Fails for a value of which `read` makes something else than the schema; null stands for a value it refuses. */
function compare(values: fc.Arbitrary<unknown>, read: (value: unknown) => unknown, schema: z.ZodType): void {
  const compared = fc.property(values, (value) => {
    const { success, data } = schema.safeParse(value);
    expect(read(value)).toEqual(success ? data : null);
  });
  fc.assert(compared, { numRuns: 1000 });
}

const text = fc.oneof(fc.string(), fc.constant(""));
const textOrNull = fc.option(text);
const safety = nearly({
  id: textOrNull,
  level: fc.constantFrom(...DANGER_LEVELS),
  path: fc.constantFrom(...DANGER_PATHS),
  status: fc.constantFrom(...FINDING_STATES),
});
const plan = nearly({ action: text, fears: textOrNull, goals: textOrNull });
const optionalId = fc.oneof(fc.uuid(), fc.constant(undefined));
const outboxItem = nearly({
  id: fc.uuid(),
  text,
  mode: fc.constantFrom(...CHAT_MODES),
  parentId: fc.option(optionalId),
  edits: optionalId,
  builtIn: fc.oneof(fc.boolean(), fc.constant(undefined)),
});
const outboxSchema = z.object({
  id: idSchema,
  text: z.string().min(1),
  mode: z.enum(CHAT_MODES),
  parentId: idSchema.nullable().optional(),
  edits: idSchema.optional(),
  builtIn: z.boolean().optional(),
});

describe("what is read by hand is what the schemas accept", () => {
  it("safety marks", () => {
    compare(safety, readSafety, chatSafetySchema);
  });

  it("plans, as they are in stored messages", () => {
    compare(plan, readPlan, chatMessageSchema.shape.plan);
  });

  it("plans, as the server streams them", () => {
    fc.assert(
      fc.property(plan, (value) => {
        const { data } = planSchema.safeParse(value);
        if (data) expect(readPlan(JSON.parse(JSON.stringify(data)))).toEqual(data);
      }),
    );
  });

  it("messages of the outbox", () => {
    compare(outboxItem, readOutboxItem, outboxSchema);
  });

  it("bodies of messages that wait for a network", () => {
    const body = fc.record({
      conversationId: fc.uuid(),
      personaContext: fc.record({ personaId: fc.uuid() }),
      messages: fc.tuple(
        fc.record(
          { role: fc.constant("user"), content: fc.string(), parentId: fc.option(fc.uuid()) },
          { requiredKeys: ["role", "content"] },
        ),
      ),
      mode: fc.constantFrom(...CHAT_MODES),
    });
    fc.assert(
      fc.property(body, (value) => {
        const { messages, mode } = aiChatSchema.parse(value);
        expect(readWaitingBody(value)).toEqual({ parentId: messages[0]?.parentId, mode });
      }),
    );
    for (const odd of [null, "", {}, { messages: {} }, { messages: [] }, { mode: "x" }]) {
      expect(readWaitingBody(odd)).toEqual({ parentId: undefined, mode: "conversation" });
    }
  });
});
