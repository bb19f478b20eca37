import fc from "fast-check";
import { hc } from "hono/client";
import { expect, test } from "vitest";
import type { AppType } from "#server/app.ts";
import { createClient } from "./api-client.ts";

interface Sent {
  url: string;
  method: string | undefined;
  body: unknown;
  type: string | null;
  signal: AbortSignal | null | undefined;
}

const sent: Sent[] = [];
async function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { method, body, signal } = init;
  sent.push({ url: input as string, method, body, type: new Headers(init.headers).get("content-type"), signal });
  return Response.json({});
}
const ours = createClient(send);
const honos = hc<AppType>("/", { fetch: send });

/** What the same call sends by both clients. */
async function both(ask: (client: typeof honos) => Promise<unknown>): Promise<[Sent, Sent]> {
  sent.length = 0;
  await ask(ours);
  await ask(honos);
  return sent as [Sent, Sent];
}

const id = fc.uuid();
const text = fc.string({ unit: "binary", minLength: 1 });

test("sends what Hono's client sends: paths, queries, JSON and a signal", async () => {
  await fc.assert(
    fc.asyncProperty(id, text, fc.option(text, { nil: undefined }), async (one, words, cursor) => {
      const { signal } = new AbortController();
      const asked = [
        await both((client) =>
          client.api.personas[":id"].notes.$get({ param: { id: one }, query: { tag: words, cursor } }),
        ),
        await both((client) =>
          client.api.personas[":id"]["what-works"].$get({ param: { id: one } }, { init: { signal } }),
        ),
        await both((client) => client.api.notes[":id"].$patch({ param: { id: one }, json: { content: words } })),
        await both((client) => client.api.notes[":id"].$delete({ param: { id: one } })),
        await both((client) => client.api.auth["sign-out"].$post({}, { init: { signal } })),
      ];
      for (const [own, theirs] of asked) expect(own).toEqual(theirs);
    }),
  );
});

test("what is put into a path stays one part of it", async () => {
  sent.length = 0;
  await ours.api.notes[":id"].$get({ param: { id: "../a?b#c" } });
  expect(sent[0]?.url).toBe("/api/notes/..%2Fa%3Fb%23c");
});
