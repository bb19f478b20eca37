import { currentEnvironment } from "./environment.ts";

const YEAR = 31_536_000;

/** Preference cookies; not HttpOnly, because the landing page's script reads them, as does the server. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const entry = currentEnvironment()
    .cookies()
    .split("; ")
    .find((part) => part.startsWith(prefix));
  return entry ? decodeURIComponent(entry.slice(prefix.length)) : null;
}

export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
