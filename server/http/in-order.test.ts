import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, request, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as round } from "node:timers/promises";
import { expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

const asking = (url: string, destroyed = false) => ({ url, destroyed }) as IncomingMessage;
const ANSWER = {} as ServerResponse & { req: IncomingMessage };

/** Requests that come in one round, numbered. */
function arrive(listener: RequestListener, count: number, from = 0): void {
  for (let n = from; n < from + count; n += 1) {
    listener(asking(`/${n}`), ANSWER);
  }
}

test("all are begun in their order, eight in a round", async () => {
  const begun: string[] = [];
  const listener = inOrder(({ url }) => void begun.push(url!));
  arrive(listener, 20);
  expect(begun).toEqual([]);
  await round();
  expect(begun).toHaveLength(8);
  arrive(listener, 1, 20);
  await round();
  expect(begun).toHaveLength(16);
  await round();
  expect(begun).toEqual(Array.from({ length: 21 }, (_, n) => `/${n}`));
  arrive(listener, 1, 21);
  await round();
  expect(begun.at(-1)).toBe("/21");
});

test("each is begun in its own context, and one whose connection has ended is not", async () => {
  const context = new AsyncLocalStorage<number>();
  const begun: (number | undefined)[] = [];
  const listener = inOrder(() => void begun.push(context.getStore()));
  for (let n = 0; n < 10; n += 1) context.run(n, () => listener(asking("/", n === 4), ANSWER));
  await round();
  await round();
  expect(begun).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9]);
});

test("a server behind it answers with bodies and to many at once", async () => {
  const server = createServer(
    inOrder((asked, answer) => {
      asked.setEncoding("utf8");
      let body = "";
      asked.on("data", (part: string) => (body += part)).on("end", () => answer.end(body));
    }),
  ).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  const ask = (body: string) =>
    new Promise<string>((done, fail) => {
      const asked = request({ port, host: "127.0.0.1", method: "POST" }, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => (text += part)).on("end", () => done(text));
      });
      asked.on("error", fail).end(body);
    });
  const bodies = Array.from({ length: 50 }, (_, n) => `${n} ${"x".repeat(n * 1000)}`);
  expect(await Promise.all(bodies.map(ask))).toEqual(bodies);
  server.close();
});
