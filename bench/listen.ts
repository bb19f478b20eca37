import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on a free port of the loopback and prints the address, as whoever started this process waits for. */
export function listen(name: string, handler: RequestListener): void {
  const server = createServer(handler);
  server.listen(0, "127.0.0.1", () => {
    console.log(`${name}: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}
