import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { isIPv4, isIPv6 } from "node:net";

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

/**
 * Who is counted as one caller: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one of those
 * has all the addresses behind them (RFC 6177). Some proxies write the port beside the address, another one for every
 * connection: it does not count. What is no address stays as it is.
 */
export function callerOf(address: string): string {
  const plain = withoutPort(address).replace(/%.*$/, "");
  if (!isIPv6(plain)) return isIPv4(plain) ? plain : address;
  // The URL parser writes every IPv6 address in one way, an embedded IPv4 one included.
  const [first = [], last = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
  const groups = [...first, ...zeros, ...last];
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") {
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .map((bits) => `${bits >> 8}.${bits & 255}`)
      .join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

function withoutPort(address: string): string {
  const written = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(address);
  return written?.[1] ?? written?.[2] ?? address;
}
