import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** The header that carries the caller's address, written by our own listener and never taken from a client. */
export const ADDRESS_HEADER = "x-sintonia-address";

/**
 * The caller's address: the socket's, or behind a trusted proxy the last one that proxy wrote down. A client can write
 * any X-Forwarded-For it likes; only the last entry is the proxy's own.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const last = c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
    if (last) return last;
  }
  // Requests handed to the app without a socket (tests) have no address.
  return c.env && "incoming" in c.env ? (getConnInfo(c).remote.address ?? "") : "127.0.0.1";
}
