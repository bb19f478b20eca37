import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { DomainError } from "#domain/errors.ts";
import type { AppEnv } from "./http.ts";

/** Methods that change nothing and carry no body. */
export const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  // An invitation page's address contains its code: no page may send its address on.
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
  // Pages and files replace these two; other responses may load nothing and must not be stored.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};

/** Those that only mean something on a document, and the request's id, which is in no log for a file. */
const OF_DOCUMENTS = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "X-Request-Id",
];

/**
 * Leaves out, of a script, a style sheet or a font, what only means something on a document: a page takes some ten of
 * them, each with 300 bytes of it.
 */
export function withoutDocumentHeaders(c: Context): void {
  for (const name of OF_DOCUMENTS) c.header(name);
}

/** If the public address is https, wherever TLS ends. No includeSubDomains: the domain's other hosts are not ours. */
const OVER_HTTPS = { "Strict-Transport-Security": "max-age=31536000" };

/**
 * Headers of every response. Set before the response is created: changing a finished one converts Hono's light form to
 * a full Response, which costs more than the rest of the router.
 */
export function securityHeaders(publicUrl: string) {
  const headers = Object.entries(publicUrl.startsWith("https:") ? { ...HEADERS, ...OVER_HTTPS } : HEADERS);
  return createMiddleware<AppEnv>(async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
  });
}

/**
 * Has the browser clear its cache for this site after a sign-out or the end of an account. Browsers do so over https
 * only, and log a warning otherwise.
 */
export function clearCache(publicUrl: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (publicUrl.startsWith("https:") && c.req.method === "POST" && c.res.ok) c.header("Clear-Site-Data", '"cache"');
  });
}

/** Where a system sends a text shared with the installed application, with any origin. It only redirects. */
export const SHARE_PATH = "/share";

/**
 * Refuses changes requested by pages of other sites. Browsers always send the origin of such requests; a client that
 * sends none is not a browser and sends no cookie by accident.
 */
export function refuseForeignOrigins(publicUrl: string) {
  const own = new URL(publicUrl).host;
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && c.req.path !== SHARE_PATH) {
      const origin = c.req.header("origin");
      const site = c.req.header("sec-fetch-site");
      const host = origin && URL.canParse(origin) ? new URL(origin).host : null;
      const foreign = origin !== undefined && host !== own && host !== c.req.header("host");
      if (foreign || site === "cross-site") throw new DomainError("forbidden");
    }
    await next();
  });
}
