import { z } from "zod";
import { removeMarkers } from "#domain/chat/marker.ts";
import { cleanText } from "#domain/text.ts";
import { tokensUsed } from "./budget.ts";
import { ModelError } from "./model-error.ts";
import type { ModelAccess } from "./relay.ts";
import { withoutThinking } from "./think-filter.ts";

/** How a server can be asked for an object, best first; each server is remembered by what it took. */
const WAYS = ["json_schema", "json_object", "prompt"] as const;
type Way = (typeof WAYS)[number];

export const STRUCTURED_TOTAL_MS = 30_000;
const STRUCTURED_MAX_TOKENS = 1500;

export interface Question<T> {
  instructions: string;
  prompt: string;
  schema: z.ZodType<T>;
  /** What is wrong with an object of the right shape, in words for the model; empty when nothing is. */
  problems: (value: T) => string[];
}

interface AskOptions {
  signal?: AbortSignal | undefined;
  /** Told the tokens of each request that a model had to read. */
  onSpent?: ((tokens: number) => void) | undefined;
  /** Done to the model's object before it is checked. */
  restore?: (value: unknown) => unknown;
}

/** The object in a text that may have prose or a fence around it. */
function parseObject(text: string): unknown {
  const plain = withoutThinking(text);
  try {
    return JSON.parse(plain.slice(plain.indexOf("{"), plain.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}

/** Every text of an object, freed of what looks like a marked block and of what a database cannot hold. */
function cleanTexts(value: unknown): unknown {
  if (typeof value === "string") return cleanText(removeMarkers(value)).trim();
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanTexts(item)]));
}

/**
 * Asks a model for objects: json_schema, then json_object, then a plain request, as the server allows; what is wrong is
 * said to the model once.
 */
export function createStructured(access: ModelAccess, totalMs = STRUCTURED_TOTAL_MS) {
  let way: Way = WAYS[0];

  async function answerText(
    how: Way,
    instructions: string,
    prompt: string,
    schema: z.ZodType,
    signal: AbortSignal,
    onSpent: AskOptions["onSpent"],
  ): Promise<string> {
    // Loaded on first use: the library is large, and most installations have no model.
    const [{ generateText, Output, NoObjectGeneratedError }, { createOpenAICompatible }] = await Promise.all([
      import("ai"),
      import("@ai-sdk/openai-compatible"),
    ]);
    // The library's warnings go to the console and may quote what was sent.
    (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
    const provider = createOpenAICompatible({
      name: "configured",
      baseURL: access.baseUrl,
      ...(access.apiKey ? { apiKey: access.apiKey } : {}),
      supportsStructuredOutputs: how === "json_schema",
    });
    const shape = `Answer with one JSON object of this JSON schema and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`;
    const asked = how === "json_schema" ? instructions : `${instructions}\n\n${shape}`;
    const spent = (reported: unknown, answer: string) =>
      onSpent?.(tokensUsed(reported, asked.length + prompt.length + answer.length));
    try {
      const { text, usage } = await generateText({
        model: provider(access.model),
        instructions: asked,
        prompt,
        ...(how === "json_schema"
          ? { output: Output.object({ schema }) }
          : how === "json_object"
            ? { output: Output.json() }
            : {}),
        maxOutputTokens: STRUCTURED_MAX_TOKENS,
        maxRetries: 0,
        abortSignal: signal,
      });
      spent(usage.totalTokens, text);
      return text;
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) {
        spent(error.usage?.totalTokens, error.text ?? "");
        return error.text ?? "";
      }
      // Given up on while the model may well have been reading.
      if (signal.aborted) spent(null, "");
      throw error;
    }
  }

  async function inBestWay(
    instructions: string,
    prompt: string,
    schema: z.ZodType,
    signal: AbortSignal,
    onSpent: AskOptions["onSpent"],
  ): Promise<string> {
    const { APICallError } = await import("ai");
    for (let index = WAYS.indexOf(way); ; index += 1) {
      const how = WAYS[index] ?? "prompt";
      try {
        const text = await answerText(how, instructions, prompt, schema, signal, onSpent);
        way = how;
        return text;
      } catch (error) {
        const refused =
          APICallError.isInstance(error) && [400, 404, 415, 422, 500, 501].includes(error.statusCode ?? 0);
        if (!refused || how === "prompt") throw error;
      }
    }
  }

  /**
   * Aborting `wanted` closes the model's connection at once.
   * @throws ModelError in fixed words when no valid object came within the time limit; the signal's reason when it was aborted.
   */
  return async function ask<T>(
    { instructions, prompt, schema, problems }: Question<T>,
    { signal: wanted, onSpent, restore = (value) => value }: AskOptions = {},
  ): Promise<T> {
    const limit = AbortSignal.timeout(totalMs);
    const signal = wanted ? AbortSignal.any([wanted, limit]) : limit;
    let asked = prompt;
    try {
      for (let repaired = false; ; repaired = true) {
        const text = await inBestWay(instructions, asked, schema, signal, onSpent);
        const parsed = schema.safeParse(cleanTexts(restore(parseObject(text))));
        const wrong = parsed.success ? problems(parsed.data) : ["It is not one JSON object of the schema."];
        if (parsed.success && wrong.length === 0) return parsed.data;
        if (repaired) throw new ModelError("model_unavailable", "invalid_object");
        asked = `${prompt}\n\nYour last answer was:\n${text.slice(0, 6000)}\n\nCorrect this: ${wrong.join(" ")}`;
      }
    } catch (error) {
      wanted?.throwIfAborted();
      if (error instanceof ModelError) throw error;
      throw new ModelError(
        limit.aborted ? "model_timeout" : "model_unavailable",
        limit.aborted ? "too_slow" : "request_failed",
      );
    }
  };
}
