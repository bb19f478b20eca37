// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { downloadPhoto } from "#web/features/people/mutations.ts";
import { createTransport } from "#web/features/chat/transport.ts";
import { api, call, ApiError } from "./api.ts";
import { onSessionLost } from "./session-events.ts";

const lost = vi.fn<() => void>();
let stop: () => void;
let status: number;

beforeEach(() => {
  lost.mockClear();
  stop = onSessionLost(lost);
  vi.stubGlobal("fetch", async () =>
    Response.json({ error: { code: status === 401 ? "unauthenticated" : "unavailable" } }, { status }),
  );
});
afterEach(() => stop());

const requests: [string, () => Promise<unknown>][] = [
  ["a call", () => call(api.api.account.storage.$get({}))],
  ["an answer of the coach", () => createTransport({ conversationId: "c", personaId: "p" }).follow("r")],
  ["a photo", () => downloadPhoto("p")],
];

it.each(requests)("announces the lost session once when %s returns 401", async (_, ask) => {
  status = 401;
  await expect(ask()).rejects.toEqual(new ApiError("unauthenticated"));
  expect(lost).toHaveBeenCalledTimes(1);
});

it.each(requests)("does not announce a lost session when %s fails with 503", async (_, ask) => {
  status = 503;
  await expect(ask()).rejects.toEqual(new ApiError("unavailable"));
  expect(lost).not.toHaveBeenCalled();
});
