import { connect, createServer, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { listen } from "../../tests/support/listen.ts";
import { createDatabase, pastPooler } from "../../tests/support/postgres.ts";
import { connectPatiently } from "./connect-patiently.ts";

const stack = new AsyncDisposableStack();
afterAll(() => stack.disposeAsync());

/** A port in front of a new database, which does not answer the first `silent` connections. */
async function behind(silent: number): Promise<{ connectionString: string; opened: () => number }> {
  const url = new URL(pastPooler(await createDatabase(`connect_patiently_${silent}`)));
  const target = { port: Number(url.port), host: url.hostname };
  const sockets: Socket[] = [];
  let opened = 0;
  const server = createServer((socket) => {
    opened += 1;
    sockets.push(socket.on("error", () => {}));
    if (opened <= silent) return;
    const database = connect(target).on("error", () => {});
    sockets.push(database);
    socket.pipe(database).pipe(socket);
  });
  const { port, close } = await listen(server);
  stack.defer(async () => {
    for (const socket of sockets) socket.destroy();
    await close();
  });
  url.port = String(port);
  url.hostname = "127.0.0.1";
  return { connectionString: url.href, opened: () => opened };
}

test("a database that is silent at first is asked again", async () => {
  const { connectionString, opened } = await behind(1);
  const client = await connectPatiently({ connectionString, connectionTimeoutMillis: 2000 });
  const { rows } = await client.query("select 1 as one");
  await client.end();
  expect(rows).toEqual([{ one: 1 }]);
  expect(opened()).toBe(2);
});

test("one that stays silent is given up after three times", async () => {
  const { connectionString, opened } = await behind(9);
  await expect(connectPatiently({ connectionString, connectionTimeoutMillis: 100 })).rejects.toThrow("timeout expired");
  expect(opened()).toBe(3);
});

test("another error is not tried again", async () => {
  const { connectionString, opened } = await behind(0);
  const url = new URL(connectionString);
  url.pathname = "/nowhere";
  await expect(connectPatiently({ connectionString: url.href })).rejects.toMatchObject({ code: "3D000" });
  expect(opened()).toBe(1);
});
