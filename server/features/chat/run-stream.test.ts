import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parseAnswer } from "../../../tests/support/chat-stream.ts";
import { runStream } from "./run-stream.ts";
import type { RunEnd, RunView } from "./run.ts";

/** An answer that a test writes by hand. */
class Written implements RunView {
  readonly id = "run";
  readonly safety = null;
  text = "";
  ended: RunEnd | null = null;
  looks = 0;
  private wake = Promise.withResolvers<void>();

  changed(): Promise<void> {
    this.looks += 1;
    return this.wake.promise;
  }

  write(text: string, ended: RunEnd | null = null): void {
    this.text += text;
    this.ended = ended;
    this.wake.resolve();
    this.wake = Promise.withResolvers();
  }
}

const END: RunEnd = { status: "complete", finish: "stop", safety: null, proposal: null };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("gives every reader the whole text, however late or slow", async () => {
  const view = new Written();
  const early = new Response(runStream(view)).text();
  await vi.advanceTimersByTimeAsync(0);
  const text = "à".repeat(40_000);
  view.write(text.slice(0, 7));
  await vi.advanceTimersByTimeAsync(0);
  view.write(text.slice(7), END);
  const late = new Response(runStream(view)).text();
  for (const raw of [await early, await late])
    expect(parseAnswer(raw)).toMatchObject({ text, status: "complete", done: true });
});

it("produces nothing for a reader that does not pull", async () => {
  const view = new Written();
  const text = vi.spyOn(view, "text", "get");
  runStream(view);
  await vi.advanceTimersByTimeAsync(120_000);
  expect({ read: text.mock.calls.length, looks: view.looks }).toEqual({ read: 0, looks: 0 });
});

it("pings after 15 seconds of silence, and stops when the reader disconnects", async () => {
  const view = new Written();
  const reader = runStream(view).getReader();
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe(": ping\n\n");
  const ping = reader.read();
  await vi.advanceTimersByTimeAsync(14_000);
  view.write("");
  await vi.advanceTimersByTimeAsync(999);
  expect(await Promise.race([ping, Promise.resolve("silent")])).toBe("silent");
  await vi.advanceTimersByTimeAsync(2);
  expect(Buffer.from((await ping).value ?? []).toString()).toBe(": ping\n\n");
  const second = reader.read();
  await vi.advanceTimersByTimeAsync(15_001);
  expect(Buffer.from((await second).value ?? []).toString()).toBe(": ping\n\n");
  const waiting = reader.read();
  await vi.advanceTimersByTimeAsync(0);
  await reader.cancel();
  expect((await waiting).done).toBe(true);
  view.write("unread", END);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(vi.getTimerCount()).toBe(0);
});
