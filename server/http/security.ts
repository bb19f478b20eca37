import { createMiddleware } from "hono/factory";
import { DomainError } from "#domain/errors.ts";
import type { AppEnv } from "./http.ts";

/** Methods that change nothing and carry no body. */
export const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  // An invitation's code stands in its address: no page hands its address on.
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
  // Pages and files replace these two; whatever is neither may load nothing and be kept nowhere.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};

/** Said where people come over https, whoever ends it; other hosts of the same domain are not ours to speak for. */
const OVER_HTTPS = { "Strict-Transport-Security": "max-age=31536000" };

/**
 * Headers of every answer. Set before the answer is made: touching a finished one has its light form rebuilt as a whole
 * Response, which costs more than the rest of the way through the router.
 */
export function securityHeaders(publicUrl: string) {
  const headers = Object.entries(publicUrl.startsWith("https:") ? { ...HEADERS, ...OVER_HTTPS } : HEADERS);
  return createMiddleware<AppEnv>(async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
  });
}

/**
 * Has the browser throw away what it keeps of this address once somebody has signed out or ended their account. Browsers
 * do it over https only, and complain elsewhere.
 */
export function clearCache(publicUrl: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (publicUrl.startsWith("https:") && c.req.method === "POST" && c.res.ok) c.header("Clear-Site-Data", '"cache"');
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
