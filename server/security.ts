import { createMiddleware } from "hono/factory";
import { DomainError } from "#domain/errors.ts";
import type { AppEnv } from "./http.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Headers of every answer. Pages add their own Content-Security-Policy; whatever is not a page may load nothing. */
export function securityHeaders() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    }
    headers.set("X-Content-Type-Options", "nosniff");
    // An invitation's code stands in its address: no page hands its address on.
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  });
}

/**
 * Refuses changes that a page of another site asks a browser for. Browsers always name the origin of such a request;
 * whoever names none is not a browser and carries no cookie by accident.
 */
export function refuseForeignOrigins(publicUrl: string) {
  const own = new URL(publicUrl).host;
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!SAFE.has(c.req.method)) {
      const origin = c.req.header("origin");
      const site = c.req.header("sec-fetch-site");
      const host = origin && URL.canParse(origin) ? new URL(origin).host : null;
      const foreign = origin !== undefined && host !== own && host !== c.req.header("host");
      if (foreign || site === "cross-site") throw new DomainError("forbidden");
    }
    await next();
  });
}
