import Bowser from "bowser";
import type { SessionEntry } from "#domain/account/security.ts";

type Device = Pick<SessionEntry, "device" | "browser" | "system">;

/** A readable description of a device, from its user agent. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { device: "unknown", browser: null, system: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = platform.type === "mobile" || platform.type === "tablet" ? platform.type : "desktop";
  return { device: browser.name ? device : "unknown", browser: browser.name || null, system: os.name ?? null };
}
