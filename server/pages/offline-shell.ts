import type { Context } from "hono";
import { escapeHtml } from "./preview.ts";

/** Also in web/worker/offline-pages.ts, as SHARE_PATH; a test compares them. */
export const SHELL_PATH = "/offline-shell";
export const WORKER_PATH = "/service-worker.js";

/**
 * The application as the service worker stores it, to show it without a network. It holds nothing about a user. The
 * worker fills in language, theme and nonce (web/worker/shell.ts), so that no nonce is stored, and makes links of what
 * the page loads.
 */
export function offlineShell(app: string, helpEmail: string, preloads: object): string {
  return app
    .replace("<html", "<html data-shell")
    .replace('<div id="root"></div>', '<div id="root"><p class="p-6 text-ink-soft">__LOADING__</p></div>')
    .replaceAll("__HELP_EMAIL__", escapeHtml(helpEmail))
    .replace("<!--preloads-->", () => `<!--preloads ${JSON.stringify(preloads)}-->`);
}

/** What the service worker may load: the files of this site. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * A text shared with the installed application while its service worker is missing; otherwise the worker answers, and
 * the text does not leave the device. The fragment keeps it out of logs.
 */
export async function redirectShared(c: Context): Promise<Response> {
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
  const text = ["title", "text", "url"]
    .map((name) => form[name])
    .filter((value): value is string => typeof value === "string" && value.trim() !== "")
    .join("\n");
  return c.redirect(`/home?add=note${text && `#shared=${encodeURIComponent(text)}`}`, 303);
}
