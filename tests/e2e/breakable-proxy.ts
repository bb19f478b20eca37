import { connect, createServer, type Socket } from "node:net";
import { listen } from "../support/listen.ts";

/** A TCP proxy that can be cut in the middle of a response, which Playwright's setOffline does not do. */
export interface BreakableProxy {
  url: string;
  /** Closes open connections and refuses new ones. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Starts a proxy to the server at this URL. It closes connections that ask for the path `without`. */
export async function startBreakableProxy(to: string, { without }: { without?: string } = {}): Promise<BreakableProxy> {
  const port = Number(new URL(to).port);
  const open = new Set<Socket>();
  let broken = false;
  const hold = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => open.delete(socket));
  };
  const server = createServer((near) => {
    hold(near);
    if (broken) return near.destroy();
    const far = connect(port, "127.0.0.1");
    hold(far);
    if (without !== undefined) {
      near.on("data", (bytes: Buffer) => {
        if (bytes.includes(`GET ${without} `)) near.destroy();
      });
    }
    near.pipe(far).pipe(near);
    return undefined;
  });
  const { url, close } = await listen(server);
  function cut(): void {
    broken = true;
    for (const socket of open) socket.destroy();
  }
  return {
    url,
    cut,
    restore: () => {
      broken = false;
    },
    close: async () => {
      cut();
      await close();
    },
  };
}
