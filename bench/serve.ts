import { createServer, type RequestListener } from "node:http";
import { listen } from "../tests/support/listen.ts";

/** Listens on a free port and prints the URL, which `startProcess` waits for. */
export async function serve(name: string, handler: RequestListener): Promise<void> {
  const { url } = await listen(createServer(handler));
  console.log(`${name}: ${url}`);
}
