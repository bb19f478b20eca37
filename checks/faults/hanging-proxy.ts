import { createServer, connect, type Socket } from "node:net";
import { listen } from "../../tests/support/listen.ts";

/** A proxy to the database that can hang: connections stay open but pass no data. */
export interface HangingProxy extends AsyncDisposable {
  /** The database's URL through the proxy. */
  url: string;
  hang(): void;
  resume(): void;
}

export async function startHangingProxy(databaseUrl: string): Promise<HangingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let hanging = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on("data", (bytes) => database.write(bytes));
    database.on("data", (bytes) => client.write(bytes));
    if (hanging) for (const socket of [client, database]) socket.pause();
  });
  const { port, close } = await listen(server);
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    hang: () => {
      hanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      hanging = false;
      for (const socket of sockets) socket.resume();
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await close();
    },
  };
}
