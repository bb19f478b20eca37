import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";

export interface Listening {
  url: string;
  port: number;
  /** Also closes open HTTP connections. */
  close: () => Promise<void>;
}

/** Starts a server in this process on 127.0.0.1, on a free port by default. */
export async function listen(server: Server & { closeAllConnections?(): void }, onPort = 0): Promise<Listening> {
  server.listen(onPort, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections?.();
      await closed;
    },
  };
}

/** A port of 127.0.0.1 that is free now. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}
