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

describe("the stream of an answer", () => {
  it("gives the text and its end, past pings", async () => {
    const body = bodyOf(`: ping\n\n${delta("Ciao ")}: ping\n\n${delta("Marta")}${DONE}`);
    expect(await collect(body)).toEqual([{ kind: "text", text: "Ciao Marta" }, { kind: "done" }]);
  });

  it("is the same wherever the network cuts it, even inside a character", async () => {
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

  it("leaves out the marked block of a saved plan", async () => {
    const body = bodyOf(`${delta("So you will call her.")}${delta(markedBlock("x"))}${DONE}`);
    expect(await collect(body)).toEqual([{ kind: "text", text: "So you will call her." }, { kind: "done" }]);
  });

  it("ends with an error event's code, and with the general one where the code is unknown", async () => {
    const failed = (code: string) => bodyOf(`${delta("Half")}data: {"error":{"code":"${code}"}}\n\n${DONE}`);
    expect((await collect(failed("model_timeout"))).at(-1)).toEqual({ kind: "error", code: "model_timeout" });
    expect((await collect(failed("sk-secret"))).at(-1)).toEqual({ kind: "error", code: "internal" });
  });

  it("ends without an end when it was cut off", async () => {
    expect(await collect(bodyOf(delta("Half")))).toEqual([{ kind: "text", text: "Half" }]);
    expect(await collect(bodyOf(""))).toEqual([]);
  });

  it("takes a last event that was left without its blank line", async () => {
    expect(await collect(bodyOf(`${delta("All")}data: [DONE]`))).toEqual([
      { kind: "text", text: "All" },
      { kind: "done" },
    ]);
  });

  it("passes over noise: malformed JSON, empty choices, unknown kinds of concern", async () => {
    const noise =
      'data: {"choi\n\ndata: null\n\ndata: {"choices":[]}\n\ndata: {"safety":"weather"}\n\ndata: {"safety":{"id":"x","path":"weather"}}\n\n';
    expect(await collect(bodyOf(noise + delta("x") + DONE))).toEqual([{ kind: "text", text: "x" }, { kind: "done" }]);
  });

  it("reads nothing after the end", async () => {
    expect(await collect(bodyOf(`${DONE}${delta("ghost")}`))).toEqual([{ kind: "done" }]);
  });

  it("counts silence as a lost connection", async () => {
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(delta("a"))),
    });
    await expect(collect(silent, 20)).rejects.toEqual(new ApiError("network"));
  });

  it("turns a broken connection into the failure `network`, and leaves an abort alone", async () => {
    const broken = (error: Error) => new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(error) });
    await expect(collect(broken(new TypeError("network error")))).rejects.toEqual(new ApiError("network"));
    await expect(collect(broken(new DOMException("", "AbortError")))).rejects.toBeInstanceOf(DOMException);
  });

  it("gives the plan after the prose, and none that is not one", async () => {
    const plan = { action: "Call Marta", fears: null, goals: "We laugh" };
    const event = (value: unknown) => `data: ${JSON.stringify({ choices: [], plan: value, plan_kind: "revised" })}\n\n`;
    expect(await collect(bodyOf(`${delta("So.")}${event({ action: " " })}${event(plan)}${DONE}`))).toEqual([
      { kind: "text", text: "So." },
      { kind: "plan", plan, planKind: "revised" },
      { kind: "done" },
    ]);
  });
});
