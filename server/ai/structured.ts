import { z } from "zod";
import { removeMarkers } from "#domain/chat/marker.ts";
import { cleanText } from "#domain/text.ts";
import { OutgoingError } from "#server/outgoing/outgoing-error.ts";
import { TIMEOUTS, within } from "#server/outgoing/within.ts";
import { askModel } from "./ask-model.ts";
import { tokenParts, tokensUsed, type ReportedUsage } from "./budget.ts";
import { ModelError } from "./model-error.ts";
import type { ModelAccess, OnSpent } from "./relay.ts";
import { withoutThinking } from "./think-filter.ts";

/** Ways to ask a server for an object, best first. The first that it accepts is used from then on. */
const FORMATS = ["json_schema", "json_object", "prompt"] as const;
type Format = (typeof FORMATS)[number];
/** Errors of servers that do not support a format. */
const UNSUPPORTED = new Set<string>([400, 404, 415, 422, 500, 501].map((status) => `status_${status}`));

function formatField(format: Format, schema: object): object {
  if (format === "prompt") return {};
  if (format === "json_object") return { response_format: { type: format } };
  return { response_format: { type: format, json_schema: { name: "answer", strict: true, schema } } };
}

export const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }).optional() })),
  usage: z.looseObject({}).nullish(),
});

const STRUCTURED_MAX_TOKENS = 1500;

export interface Question<T> {
  instructions: string;
  prompt: string;
  schema: z.ZodType<T>;
  /** What is wrong with an object of the right shape, in words for the model; empty if nothing is. */
  problems: (value: T) => string[];
}

interface AskOptions {
  signal?: AbortSignal | undefined;
  /** Called with the tokens of each request. */
  onSpent?: OnSpent | undefined;
  /** Applied to the model's object before it is checked. */
  restore?: (value: unknown) => unknown;
}

/** The JSON object in a text, without prose or a code fence around it. */
function parseObject(text: string): unknown {
  const plain = withoutThinking(text);
  try {
    return JSON.parse(plain.slice(plain.indexOf("{"), plain.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}

/** Removes from all texts of an object what looks like a marked block, and characters a database cannot store. */
function cleanTexts(value: unknown): unknown {
  if (typeof value === "string") return cleanText(removeMarkers(value)).trim();
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanTexts(item)]));
}

/**
 * Asks a model for objects, by json_schema, json_object or a plain request, as the server allows. An invalid object is
 * sent back once to be corrected.
 */
export function createStructured(access: ModelAccess, totalMs = TIMEOUTS.objectMs) {
  let current: Format = FORMATS[0];

  async function answerText(
    format: Format,
    instructions: string,
    prompt: string,
    schema: z.ZodType,
    signal: AbortSignal,
    onSpent: AskOptions["onSpent"],
  ): Promise<string> {
    const jsonSchema = z.toJSONSchema(schema, { target: "draft-7" });
    const shape = `Answer with one JSON object of this JSON schema and nothing else:\n${JSON.stringify(jsonSchema)}`;
    const asked = format === "json_schema" ? instructions : `${instructions}\n\n${shape}`;
    const sent = asked.length + prompt.length;
    const spent = (usage: ReportedUsage | null | undefined, answer: string) =>
      onSpent?.(tokensUsed(usage?.total_tokens, sent + answer.length), tokenParts(usage, sent, answer.length));
    const question = {
      model: access.model,
      messages: [
        { role: "system", content: asked },
        { role: "user", content: prompt },
      ],
      max_tokens: STRUCTURED_MAX_TOKENS,
      ...formatField(format, jsonSchema),
    };
    try {
      const { choices, usage } = answerSchema.parse(await askModel(access, "/chat/completions", question, signal));
      const text = choices[0]?.message?.content ?? "";
      spent(usage, text);
      return text;
    } catch (error) {
      // Given up on while the model may well have been reading.
      if (signal.aborted) spent(null, "");
      throw error;
    }
  }

  async function askInBestFormat(
    instructions: string,
    prompt: string,
    schema: z.ZodType,
    signal: AbortSignal,
    onSpent: AskOptions["onSpent"],
  ): Promise<string> {
    for (let index = FORMATS.indexOf(current); ; index += 1) {
      const format = FORMATS[index] ?? "prompt";
      try {
        const text = await answerText(format, instructions, prompt, schema, signal, onSpent);
        current = format;
        return text;
      } catch (error) {
        const refused = error instanceof OutgoingError && UNSUPPORTED.has(error.reason);
        if (!refused || format === "prompt") throw error;
      }
    }
  }

  /**
   * Aborting the signal closes the connection at once.
   * @throws ModelError if no valid object came within the time limit; the signal's reason once aborted.
   */
  return async function ask<T>(
    { instructions, prompt, schema, problems }: Question<T>,
    { signal: wanted, onSpent, restore = (value) => value }: AskOptions = {},
  ): Promise<T> {
    let asked = prompt;
    try {
      return await within(totalMs, wanted, async (signal) => {
        for (let repaired = false; ; repaired = true) {
          const text = await askInBestFormat(instructions, asked, schema, signal, onSpent);
          const parsed = schema.safeParse(cleanTexts(restore(parseObject(text))));
          const wrong = parsed.success ? problems(parsed.data) : ["It is not one JSON object of the schema."];
          if (parsed.success && wrong.length === 0) return parsed.data;
          if (repaired) throw new ModelError("model_unavailable", "invalid_object");
          asked = `${prompt}\n\nYour last answer was:\n${text.slice(0, 6000)}\n\nCorrect this: ${wrong.join(" ")}`;
        }
      });
    } catch (error) {
      wanted?.throwIfAborted();
      if (error instanceof ModelError) throw error;
      const reason = error instanceof OutgoingError ? error.reason : "not_a_model";
      throw new ModelError(reason === "too_slow" ? "model_timeout" : "model_unavailable", reason);
    }
  };
}
