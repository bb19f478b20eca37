import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markedBlock } from "#domain/chat/marked-block.ts";
import { ApiError } from "#web/app/api.ts";
import { readStream, type StreamEvent } from "./stream.ts";

function bodyOf(text: string, cuts: number[] = []): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b);
  return new ReadableStream({
    start(controller) {
      for (let i = 1; i < places.length; i += 1) controller.enqueue(bytes.slice(places[i - 1], places[i]));
      controller.close();
    },
  });
}

async function collect(body: ReadableStream<Uint8Array>, silenceMs?: number): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readStream(body, { silenceMs })) {
    const last = events.at(-1);
    if (event.kind === "text" && last?.kind === "text") last.text += event.text;
    else events.push(event);
  }
  return events;
}

const delta = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const FEAR = { id: "f1", level: "alarm", path: "control", status: "open" };
const DONE = "data: [DONE]\n\n";

describe("readStream", () => {
  it("yields the text and the end, and skips pings", async () => {
    const body = bodyOf(`: ping\n\n${delta("Ciao ")}: ping\n\n${delta("Marta")}${DONE}`);
    expect(await collect(body)).toEqual([{ kind: "text", text: "Ciao Marta" }, { kind: "done" }]);
  });

  it("yields the same events wherever the network splits the bytes, even inside a character", async () => {
    const wire = `: ping\n\n${delta("È già così — “bene” 👩‍🦰")}data: {"choices":[],"safety":${JSON.stringify(FEAR)},"of":"message"}\r\n\r\n${delta("…")}${DONE}`;
    const whole = await collect(bodyOf(wire));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 20 }), async (cuts) => {
        expect(await collect(bodyOf(wire, cuts))).toEqual(whole);
      }),
    );
    expect(whole.map((event) => event.kind)).toEqual(["text", "safety", "text", "done"]);
    expect(whole[1]).toEqual({ kind: "safety", safety: FEAR, of: "message" });
  });

  it("skips the marked block of a saved plan", async () => {
    const body = bodyOf(`${delta("So you will call her.")}${delta(markedBlock("x"))}${DONE}`);
    expect(await collect(body)).toEqual([{ kind: "text", text: "So you will call her." }, { kind: "done" }]);
  });

  it("ends with the code of an error event, or `internal` if the code is unknown", async () => {
    const failed = (code: string) => bodyOf(`${delta("Half")}data: {"error":{"code":"${code}"}}\n\n${DONE}`);
    expect((await collect(failed("model_timeout"))).at(-1)).toEqual({ kind: "error", code: "model_timeout" });
    expect((await collect(failed("sk-secret"))).at(-1)).toEqual({ kind: "error", code: "internal" });
  });

  it("ends without `done` if the stream is cut off", async () => {
    expect(await collect(bodyOf(delta("Half")))).toEqual([{ kind: "text", text: "Half" }]);
    expect(await collect(bodyOf(""))).toEqual([]);
  });

  it("accepts a last event without its blank line", async () => {
    expect(await collect(bodyOf(`${delta("All")}data: [DONE]`))).toEqual([
      { kind: "text", text: "All" },
      { kind: "done" },
    ]);
  });

  it("skips malformed JSON, empty choices and invalid safety marks", async () => {
    const noise =
      'data: {"choi\n\ndata: null\n\ndata: {"choices":[]}\n\ndata: {"safety":"weather"}\n\ndata: {"safety":{"id":"x","path":"weather"}}\n\n';
    expect(await collect(bodyOf(noise + delta("x") + DONE))).toEqual([{ kind: "text", text: "x" }, { kind: "done" }]);
  });

  it("yields nothing after the end", async () => {
    expect(await collect(bodyOf(`${DONE}${delta("ghost")}`))).toEqual([{ kind: "done" }]);
  });

  it("throws `network` if the connection stays silent", async () => {
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(delta("a"))),
    });
    await expect(collect(silent, 20)).rejects.toEqual(new ApiError("network"));
  });

  it("throws `network` for a broken connection, and passes on an abort", async () => {
    const broken = (error: Error) => new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(error) });
    await expect(collect(broken(new TypeError("network error")))).rejects.toEqual(new ApiError("network"));
    await expect(collect(broken(new DOMException("", "AbortError")))).rejects.toBeInstanceOf(DOMException);
  });

  it("yields the plan after the prose, and skips an invalid plan", async () => {
    const plan = { action: "Call Marta", fears: null, goals: "We laugh" };
    const event = (value: unknown) => `data: ${JSON.stringify({ choices: [], plan: value, plan_kind: "revised" })}\n\n`;
    expect(await collect(bodyOf(`${delta("So.")}${event({ action: " " })}${event(plan)}${DONE}`))).toEqual([
      { kind: "text", text: "So." },
      { kind: "plan", plan, planKind: "revised" },
      { kind: "done" },
    ]);
  });
});
