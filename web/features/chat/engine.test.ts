import { describe, expect, it, vi } from "vitest";
import { ApiError, type FailureCode } from "#web/app/api.ts";
import { ChatEngine } from "./engine.ts";
import type { OutboxItem } from "./outbox.ts";
import type { StreamEvent } from "./stream.ts";
import type { Run, Reports, Transport } from "./engine-types.ts";

const RUN = "run-1";
const FEAR = { id: "f1", level: "alarm", path: "control", status: "open" } as const;
const QUIET = { ...FEAR, id: null, level: "quiet" } as const;
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const message = (n: number) => ({ id: id(n), text: `text ${n}`, mode: "conversation" as const });
const text = (value: string): StreamEvent => ({ kind: "text", text: value });
const DONE: StreamEvent = { kind: "done" };

async function* events(...list: (StreamEvent | Error)[]): AsyncGenerator<StreamEvent> {
  for (const event of list) {
    await Promise.resolve();
    if (event instanceof Error) throw event;
    yield event;
  }
}

/** A stream the test writes to. */
function openStream() {
  const pipe = new TransformStream<StreamEvent, StreamEvent>(undefined, { highWaterMark: 10 }, { highWaterMark: 10 });
  const writer = pipe.writable.getWriter();
  return {
    events: pipe.readable as unknown as AsyncIterable<StreamEvent>,
    write: (event: StreamEvent) => writer.write(event),
    end: () => writer.close(),
  };
}

function setUp(transport: Partial<Transport>, kept = "") {
  const reports = {
    accepted: vi.fn<(item: OutboxItem) => void>(),
    continued: vi.fn<(answerId: string) => void>(),
    branched: vi.fn<(messageId: string) => void>(),
    alarmed: vi.fn<() => void>(),
    refused: vi.fn<(code: FailureCode) => void>(),
    ended: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    saveOutbox: vi.fn<(outbox: string) => void>(),
  } satisfies Reports;
  const engine = new ChatEngine(
    {
      send: () => Promise.reject(new ApiError("network")),
      regenerate: () => Promise.reject(new ApiError("network")),
      continueAnswer: () => Promise.reject(new ApiError("network")),
      follow: () => Promise.resolve(null),
      stop: () => Promise.resolve(),
      ...transport,
    },
    reports,
    { kept, delays: [1, 1, 1] },
  );
  return { engine, reports };
}

const until = (check: () => void) => vi.waitFor(check, { interval: 2, timeout: 2000 });

describe("ChatEngine", () => {
  it("sends a message, reads the answer, and reports its end", async () => {
    const { engine, reports } = setUp({
      send: () => Promise.resolve({ runId: RUN, events: events(text("Ciao "), text("Marta"), DONE) }),
    });
    engine.send(message(1));
    expect(engine.busy).toBe(true);
    await until(() => expect(reports.ended).toHaveBeenCalledTimes(1));
    expect(engine.snapshot()).toMatchObject({
      outbox: [],
      live: { runId: RUN, text: "Ciao Marta", phase: "ended", failure: null },
    });
    expect(reports.accepted).toHaveBeenCalledTimes(1);
    expect(reports.saveOutbox).toHaveBeenLastCalledWith("");
    expect(engine.busy).toBe(false);
  });

  it("retries a failed message with the same id before it sends the next one", async () => {
    const sent: string[] = [];
    let offline = true;
    const { engine, reports } = setUp({
      send: (item) => {
        sent.push(item.id);
        return offline
          ? Promise.reject(new ApiError("network"))
          : Promise.resolve({ runId: `run of ${item.id}`, events: events(text("ok"), DONE) });
      },
    });
    engine.send(message(1));
    await until(() => expect(engine.snapshot().outbox[0]?.state).toBe("failed"));
    expect(engine.busy).toBe(false);
    offline = false;
    engine.send(message(2));
    await until(() => expect(reports.ended).toHaveBeenCalledTimes(2));
    expect(sent).toEqual([id(1), id(1), id(2)]);
    expect(engine.snapshot().refusal).toBeNull();
  });

  it("returns a refused message and does not send the messages behind it", async () => {
    const { engine } = setUp(
      { send: () => Promise.reject(new ApiError("rate_limited", { retryAfter: 5 })) },
      JSON.stringify([message(1), message(2)]),
    );
    engine.retry();
    await until(() => expect(engine.snapshot().refusal?.text).toBe("text 1"));
    expect(engine.snapshot().refusal?.error.code).toBe("rate_limited");
    expect(engine.snapshot().outbox).toEqual([{ ...message(2), state: "failed" }]);
  });

  it("follows the run after a lost connection and never shortens the text", async () => {
    const seen: string[] = [];
    const { engine, reports } = setUp({
      send: () => Promise.resolve({ runId: RUN, events: events(text("One two"), new ApiError("network")) }),
      follow: () => Promise.resolve(events(text("One "), text("two three"), DONE)),
    });
    engine.subscribe(() => seen.push(engine.snapshot().live?.text ?? ""));
    engine.send(message(1));
    await until(() => expect(reports.ended).toHaveBeenCalled());
    expect(engine.snapshot().live).toMatchObject({ text: "One two three", phase: "ended", failure: null });
    expect(seen.every((value, index) => value.length >= (seen[index - 1] ?? "").length)).toBe(true);
  });

  it("stops reconnecting after the last attempt, and reconnects on request", async () => {
    let reachable = false;
    const follow = vi.fn<Transport["follow"]>(() =>
      reachable ? Promise.resolve(null) : Promise.reject(new ApiError("network")),
    );
    const { engine, reports } = setUp({
      send: () => Promise.resolve({ runId: RUN, events: events(text("One")) }),
      follow,
    });
    engine.send(message(1));
    await until(() => expect(engine.snapshot().live?.phase).toBe("lost"));
    expect(follow).toHaveBeenCalledTimes(4);
    reachable = true;
    engine.reconnect();
    await until(() => expect(reports.ended).toHaveBeenCalled());
  });

  it("reports why an answer ended early", async () => {
    const { engine, reports } = setUp({
      send: () =>
        Promise.resolve({ runId: RUN, events: events(text("Half"), { kind: "error", code: "model_timeout" }) }),
    });
    engine.send(message(1));
    await until(() => expect(reports.ended).toHaveBeenCalled());
    expect(engine.snapshot().live).toMatchObject({ text: "Half", failure: "model_timeout", phase: "ended" });
  });

  it("follows a run in progress only once", async () => {
    const stream = openStream();
    const follow = vi.fn<Transport["follow"]>(() => Promise.resolve(stream.events));
    const { engine, reports } = setUp({ follow });
    const rows = [{ id: RUN, status: "streaming" }];
    engine.stored(rows);
    engine.stored(rows);
    await stream.write(text("Half"));
    await until(() => expect(engine.snapshot().live?.text).toBe("Half"));
    engine.stored(rows);
    await stream.write(DONE);
    await until(() => expect(reports.ended).toHaveBeenCalled());
    engine.stored(rows);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it("removes a stored message from the outbox", () => {
    const { engine } = setUp({}, JSON.stringify([message(1), message(2)]));
    engine.stored([{ id: id(1), status: "complete" }]);
    expect(engine.snapshot().outbox.map((item) => item.id)).toEqual([id(2)]);
  });

  it("stops the run as soon as its id is known", async () => {
    const stream = openStream();
    const stop = vi.fn<Transport["stop"]>(() => stream.end());
    let take: (run: { runId: string; events: AsyncIterable<StreamEvent> }) => void = () => {};
    const { engine, reports } = setUp({ send: () => new Promise((resolve) => (take = resolve)), stop });
    engine.send(message(1));
    await engine.stop();
    expect(stop).not.toHaveBeenCalled();
    take({ runId: RUN, events: stream.events });
    await until(() => expect(stop).toHaveBeenCalledWith(RUN));
    await until(() => expect(reports.ended).toHaveBeenCalled());
  });

  it("assigns a safety finding to the message or to the answer", async () => {
    const { engine, reports } = setUp({
      send: () =>
        Promise.resolve({
          runId: RUN,
          events: events(
            { kind: "safety", safety: FEAR, of: "message" },
            text("…"),
            { kind: "safety", safety: QUIET, of: "answer" },
            DONE,
          ),
        }),
    });
    engine.send(message(1));
    await until(() => expect(reports.ended).toHaveBeenCalled());
    expect(engine.snapshot().concerns.get(id(1))).toEqual(FEAR);
    expect(reports.alarmed).toHaveBeenCalledTimes(1);
    expect(engine.snapshot().live?.safety).toEqual(QUIET);
  });

  it("requests another answer, shows it live, and reports which message it answers", async () => {
    const regenerate = vi.fn<Transport["regenerate"]>(() =>
      Promise.resolve({ runId: "run-2", events: events(text("Other"), DONE) } satisfies Run),
    );
    const { engine, reports } = setUp({ regenerate });
    engine.showPath(id(7));
    expect(engine.snapshot().leaf).toBe(id(7));
    const wanted = { messageId: id(1), answerId: "run-2", mode: "conversation" as const };
    const asked = engine.regenerate(wanted);
    expect(engine.snapshot().live).toMatchObject({ runId: "run-2", after: id(1), phase: "waiting" });
    expect(engine.busy).toBe(true);
    await engine.regenerate(wanted);
    engine.showPath(id(8));
    await asked;
    expect(regenerate.mock.calls).toEqual([[wanted]]);
    expect(reports.branched).toHaveBeenCalledWith(id(1));
    expect(engine.snapshot()).toMatchObject({ leaf: null, live: { text: "Other", phase: "ended" } });
  });

  it("continues a cut-off answer and keeps its text until the stream has passed it", async () => {
    const stream = openStream();
    const continueAnswer = vi.fn<Transport["continueAnswer"]>(async () => ({ runId: "a1", events: stream.events }));
    const { engine, reports } = setUp({ continueAnswer });
    const going = engine.continueAnswer({ id: "a1", after: id(1), text: "Half a sen", mode: "conversation" });
    expect(engine.snapshot().live).toMatchObject({ runId: "a1", after: id(1), text: "Half a sen" });
    await stream.write(text("Half a "));
    await until(() => expect(reports.continued).toHaveBeenCalledWith("a1"));
    expect(engine.snapshot().live?.text).toBe("Half a sen");
    await stream.write(text("sentence, whole."));
    await until(() => expect(engine.snapshot().live?.text).toBe("Half a sentence, whole."));
    await stream.write(DONE);
    await going;
    expect(continueAnswer).toHaveBeenCalledWith({ id: "a1", mode: "conversation" });
    expect(reports.ended).toHaveBeenCalledTimes(1);
    expect(reports.branched).not.toHaveBeenCalled();
  });

  it("stops another answer once the server has started it, and does not stop the next one", async () => {
    const stream = openStream();
    const stop = vi.fn<Transport["stop"]>(() => stream.end());
    let take: (run: Run) => void = () => {};
    const { engine, reports } = setUp({ regenerate: () => new Promise((resolve) => (take = resolve)), stop });
    const asked = engine.regenerate({ messageId: id(1), answerId: "run-2", mode: "conversation" });
    await engine.stop();
    expect(stop).not.toHaveBeenCalled();
    expect(engine.snapshot().live?.stopping).toBe(true);
    take({ runId: "run-2", events: stream.events });
    await until(() => expect(stop).toHaveBeenCalledWith("run-2"));
    await asked;
    expect(reports.ended).toHaveBeenCalledTimes(1);
    const next = engine.regenerate({ messageId: id(1), answerId: "run-3", mode: "conversation" });
    take({ runId: "run-3", events: events(text("Other"), DONE) });
    await next;
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it("drops a refused other answer, reports why, and reloads the messages", async () => {
    const { engine, reports } = setUp({ regenerate: () => Promise.reject(new ApiError("chat_busy")) });
    await engine.regenerate({ messageId: id(1), answerId: "run-2", mode: "conversation" });
    expect(engine.snapshot()).toMatchObject({ live: null, refusal: { text: "", error: { code: "chat_busy" } } });
    expect(reports.ended).toHaveBeenCalledTimes(1);
    expect(engine.busy).toBe(false);
  });

  it("shows the newest path after a send from another one, and keeps the original's id of a refused edit", async () => {
    let refuses = false;
    const { engine, reports } = setUp({
      send: () =>
        refuses
          ? Promise.reject(new ApiError("not_found"))
          : Promise.resolve({ runId: RUN, events: events(text("ok"), DONE) }),
    });
    engine.showPath(id(5));
    engine.send({ ...message(1), parentId: id(5) });
    await until(() => expect(reports.ended).toHaveBeenCalledTimes(1));
    expect(engine.snapshot().leaf).toBeNull();
    refuses = true;
    engine.send({ ...message(2), parentId: null, edits: id(1) });
    await until(() => expect(engine.snapshot().refusal).toMatchObject({ text: "text 2", edits: id(1) }));
  });

  it("keeps the plan that follows the prose", async () => {
    const plan = { action: "Call Marta", fears: null, goals: null };
    const { engine, reports } = setUp({
      send: () =>
        Promise.resolve({
          runId: RUN,
          events: events(text("So."), { kind: "plan", plan, planKind: "proposed" }, DONE),
        }),
    });
    engine.send(message(1));
    await until(() => expect(reports.ended).toHaveBeenCalledTimes(1));
    expect(engine.snapshot().live).toMatchObject({ text: "So.", plan, planKind: "proposed" });
  });
});
