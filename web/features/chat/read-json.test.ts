import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { DANGER_PATHS } from "#domain/care/care-texts.ts";
import { DANGER_LEVELS, FINDING_STATES } from "#domain/care/danger.ts";
import { aiChatSchema, chatMessageSchema, chatSafetySchema } from "#domain/chat/contract.ts";
import { CHAT_MODES } from "#domain/chat/rules.ts";
import { idSchema } from "#domain/ids.ts";
import { planSchema } from "#domain/interactions/plan-schema.ts";
import { readMark } from "#web/safety/marks.ts";
import { readOutboxItem, readPlan, readWaitingBody } from "./read-json.ts";

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

/** What a schema makes of a value; null if it refuses it. */
function parsed(schema: z.ZodType, value: unknown): unknown {
  const { success, data } = schema.safeParse(value);
  return success ? data : null;
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
    fc.assert(
      fc.property(safety, (value) => {
        expect(readMark(value)).toEqual(parsed(chatSafetySchema, value));
      }),
      { numRuns: 1000 },
    );
  });

  it("plans, as they are in stored messages", () => {
    fc.assert(
      fc.property(plan, (value) => {
        expect(readPlan(value)).toEqual(parsed(chatMessageSchema.shape.plan, value));
      }),
      { numRuns: 1000 },
    );
  });

  it("plans, as the server streams them", () => {
    fc.assert(
      fc.property(plan, (value) => {
        const { success, data } = planSchema.safeParse(value);
        fc.pre(success);
        expect(readPlan(JSON.parse(JSON.stringify(data)))).toEqual(data);
      }),
    );
  });

  it("messages of the outbox", () => {
    fc.assert(
      fc.property(outboxItem, (value) => {
        expect(readOutboxItem(value)).toEqual(parsed(outboxSchema, value));
      }),
      { numRuns: 1000 },
    );
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
