import { readCookie, writeCookie } from "./cookies.ts";
import { currentEnvironment } from "./environment.ts";

const COOKIE = "sintonia_zone";

/** The IANA time zone of the browser; on the server that of the request. */
export function timeZone(): string {
  return currentEnvironment().timeZone();
}

/** Tells the server the time zone, for the dates in a page's first HTML. */
export function keepTimeZone(): void {
  if (readCookie(COOKIE) !== timeZone()) writeCookie(COOKIE, timeZone());
}
