import { expect, it, vi } from "vitest";
import { ApiError } from "#web/app/api.ts";
import { ChatEngine } from "./engine.ts";
import type { StreamEvent } from "./stream.ts";

async function* answer(): AsyncGenerator<StreamEvent> {
  yield await Promise.resolve({ kind: "text", text: "Ciao" });
  yield { kind: "done" };
}

const refused = () => Promise.reject(new ApiError("network"));

it("reads again only after an answer's words are painted", async () => {
  let paint = () => {};
  const painted = new Promise<void>((resolve) => (paint = resolve));
  const ended = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const engine = new ChatEngine(
    {
      send: () => Promise.resolve({ runId: "run", events: answer() }),
      regenerate: refused,
      continueAnswer: refused,
      follow: () => Promise.resolve(null),
      stop: () => Promise.resolve(),
    },
    {
      accepted: () => {},
      branched: () => {},
      continued: () => {},
      alarmed: () => {},
      refused: () => {},
      saveOutbox: () => {},
      painted: () => painted,
      ended,
    },
  );
  engine.send({ id: "message", text: "Hello", mode: "conversation" });
  await vi.waitFor(() => expect(engine.snapshot().live).toMatchObject({ text: "Ciao", phase: "writing" }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(engine.busy).toBe(true);
  expect(ended).not.toHaveBeenCalled();
  paint();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  expect(engine.busy).toBe(false);
});
