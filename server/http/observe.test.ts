import type { Context } from "hono";
import { expect, test } from "vitest";
import { isAbortedRequest } from "./observe.ts";

const aborted = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
const lost = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", syscall: "read" });
const of = (incoming: object) => ({ env: { incoming } }) as Context;
const LEFT = of({ destroyed: true, complete: false, errored: aborted });

test("only the end of the connection itself counts as an aborted request", () => {
  for (const error of [
    aborted,
    new Error("body", { cause: aborted }),
    new Error("Error: aborted"),
    new Error("Client connection prematurely closed."),
    new DOMException("This operation was aborted", "AbortError"),
  ]) {
    expect(isAbortedRequest(LEFT, error), error.message).toBe(true);
    expect(isAbortedRequest(of({ destroyed: false, complete: true }), error), "still connected").toBe(false);
    expect(isAbortedRequest(of({ destroyed: true, complete: true }), error), "request complete").toBe(false);
  }
  for (const error of [new TypeError("x is undefined"), lost, new Error("query", { cause: lost })]) {
    expect(isAbortedRequest(LEFT, error), error.message).toBe(false);
  }
});
