import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MESSAGE_MAX } from "#domain/chat/rules.ts";
import {
  add,
  failed,
  prependText,
  serialize,
  isTransient,
  next,
  restore,
  retry,
  sending,
  sendProblem,
  without,
} from "./outbox.ts";
import type { Outbox } from "./outbox.ts";

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const message = (n: number) => ({ id: id(n), text: `text ${n}`, mode: "conversation" as const });
const order = (outbox: Outbox) => outbox.map((item) => item.text);

describe("sending a message", () => {
  it("rejects an empty or too long text, and any text while busy", () => {
    expect(sendProblem(" \n ", { busy: false })).toBe("empty");
    expect(sendProblem("x".repeat(MESSAGE_MAX + 1), { busy: false })).toBe("too_long");
    expect(sendProblem(`  ${"x".repeat(MESSAGE_MAX)}  `, { busy: false })).toBeNull();
    expect(sendProblem("hello", { busy: true })).toBe("busy");
  });

  it("retries only after a transient failure", () => {
    expect(isTransient("network")).toBe(true);
    expect(isTransient("unavailable")).toBe(true);
    expect(isTransient("chat_busy")).toBe(false);
    expect(isTransient("not_found")).toBe(false);
  });
});

describe("the outbox", () => {
  it("sends one message at a time, in order", () => {
    let outbox = add(add([], message(1)), message(2));
    expect(next(outbox)?.id).toBe(id(1));
    outbox = sending(outbox, id(1));
    expect(next(outbox)).toBeNull();
    outbox = without(outbox, new Set([id(1)]));
    expect(next(outbox)?.id).toBe(id(2));
  });

  it("stops at a failed message, and resumes with it on retry", () => {
    let outbox = failed(sending(add(add([], message(1)), message(2)), id(1)), id(1));
    expect(next(outbox)).toBeNull();
    expect(outbox.map((item) => item.state)).toEqual(["failed", "failed"]);
    outbox = retry(outbox);
    expect(next(outbox)?.id).toBe(id(1));
  });

  it("retries failed messages before new ones", () => {
    const outbox = add(failed(sending(add([], message(1)), id(1)), id(1)), message(2));
    expect(next(outbox)?.id).toBe(id(1));
    expect(order(outbox)).toEqual(["text 1", "text 2"]);
  });

  it("keeps the order and sends nothing twice, whichever sends fail", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("add", "ok", "fail", "retry"), { maxLength: 60 }), (steps) => {
        let outbox: Outbox = [];
        let written = 0;
        const delivered: string[] = [];
        for (const step of steps) {
          if (step === "add") outbox = add(outbox, message((written += 1)));
          else if (step === "retry") outbox = retry(outbox);
          else {
            const item = next(outbox);
            if (!item) continue;
            outbox = sending(outbox, item.id);
            expect(next(outbox)).toBeNull();
            if (step === "ok") {
              outbox = without(outbox, new Set([item.id]));
              delivered.push(item.text);
            } else outbox = failed(outbox, item.id);
          }
        }
        const all = Array.from({ length: written }, (_, index) => `text ${index + 1}`);
        expect([...delivered, ...order(outbox)]).toEqual(all);
      }),
    );
  });

  it("returns a refused text without losing text typed since", () => {
    expect(prependText("first", "  ")).toBe("first");
    expect(prependText("first", "second")).toBe("first\n\nsecond");
  });

  it("restores messages as failed after a reload, and ignores invalid data", () => {
    const edited = { ...message(2), parentId: null, edits: id(9) };
    const outbox = sending(add(add([], message(1)), edited), id(1));
    expect(restore(serialize(outbox))).toEqual(outbox.map((item) => ({ ...item, state: "failed" })));
    expect(serialize([])).toBe("");
    for (const kept of ["", "null", "{", '[{"id":1}]']) expect(restore(kept)).toEqual([]);
  });
});
