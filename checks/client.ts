import { createClient, type Client } from "../tests/support/client.ts";

const LATE_MS = 120_000;
let address = 0;

/**
 * A client for a server that trusts its proxy. Each request comes from another address, so that rate limits by address
 * do not apply, and fails after two minutes.
 */
export function clientOf(url: string): Client {
  return createClient(url, {
    headers: () => {
      address += 1;
      return { "x-forwarded-for": `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}` };
    },
    send: (at, init) => fetch(at, { ...init, signal: AbortSignal.timeout(LATE_MS) }),
  });
}
