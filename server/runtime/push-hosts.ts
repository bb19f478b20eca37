/** The push services of Chrome, Firefox, Safari and Edge. */
export const PUSH_HOSTS: readonly string[] = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];

const HOST = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/;
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost):\d+$/;

/** Whether a setting names a push service: a host, all hosts below one (`*.`), or an address of this machine for tests. */
export function isPushHost(setting: string): boolean {
  return HOST.test(setting) || LOOPBACK.test(setting);
}

/**
 * Whether an address, which a browser has sent, is one of a push service listed in `hosts`: by https on the usual port,
 * without a user name. Everything else could have the server send requests into the network it is in.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (protocol === "http:") return hosts.includes(origin) && LOOPBACK.test(origin);
  if (protocol !== "https:" || port !== "") return false;
  return hosts.some((host) => (host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host));
}
