import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { isIPv4, isIPv6 } from "node:net";

/** The header with the caller's address, set by our own listener and never accepted from a client. */
export const ADDRESS_HEADER = "x-sintonia-address";

/**
 * The caller's address: the socket's, or behind a trusted proxy the last entry of X-Forwarded-For. Clients can send any
 * X-Forwarded-For; only the last entry is the proxy's own.
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
 * What a caller is counted by: an IPv4 address, or the networks of an IPv6 address, the narrowest first. A host usually
 * has a whole /64 to itself, and providers give customers a /56 or a /48 (RFC 6177, RIPE-690). Some proxies append the
 * port, which differs for every connection: it is ignored. Anything that is not an address is returned as it is.
 */
export function callersOf(address: string): [string, ...string[]] {
  const plain = withoutPort(address).replace(/%.*$/, "");
  if (!isIPv6(plain)) return [isIPv4(plain) ? plain : address];
  // The URL parser normalizes IPv6 addresses, including embedded IPv4 ones.
  const [first = [], last = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
  const groups = [...first, ...zeros, ...last];
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") {
    const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [bytes.map((bits) => `${bits >> 8}.${bits & 255}`).join(".")];
  }
  const [a, b, c, d = "0"] = groups;
  const half = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return [`${a}:${b}:${c}:${d}::/64`, `${a}:${b}:${c}:${half}::/56`, `${a}:${b}:${c}::/48`];
}

function withoutPort(address: string): string {
  const written = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(address);
  return written?.[1] ?? written?.[2] ?? address;
}
