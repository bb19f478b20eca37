import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Language } from "#domain/language.ts";
import { isTimeZone } from "#domain/time-zone.ts";
import { placeOf } from "#server/runtime/log.ts";
import type { Log } from "#server/services.ts";

const RENDERER = new URL("../../dist/renderer/entry-server.js", import.meta.url);
/** Cookies that scripts may read; the renderer gets no other. */
const READABLE = ["sintonia_lang", "sintonia_theme", "sintonia_zone"];

export interface RenderedPage {
  /** What React draws into the page's root. */
  html: string;
  /** JSON of what was read for it. */
  reads: string;
  language: Language;
}

/** The first HTML of the page that is asked for; null if the browser has to draw it. */
export type PageRenderer = (c: Context, page: PageKind) => Promise<RenderedPage | null>;

interface PageKind {
  /** The device's. */
  language: Language;
  /** The page needs the device's time zone, which is known from its second visit on. */
  dates: boolean;
}

/** What web/entry-server.tsx exports. */
interface Renderer {
  renderPage: (request: {
    path: string;
    cookies: string;
    language: Language;
    timeZone: string;
    fetch: typeof fetch;
  }) => Promise<RenderedPage | null>;
}

/** Something that answers the API's requests. */
interface Api {
  request: (path: string, init: RequestInit, env: unknown) => Response | Promise<Response>;
}

/** Loading takes half a second: it would make the start longer, and the first visitor wait. */
const LOAD_AFTER_MS = 3000;

/** Renders pages with what the API answers to the person who asks for them. */
export function createPageRenderer(api: Api, log: Log): PageRenderer {
  let loading: Promise<Renderer> | undefined;
  const load = () => (loading ??= import(RENDERER.href) as Promise<Renderer>);
  // A failure is told when a page is asked for.
  setTimeout(() => void load().catch(() => {}), LOAD_AFTER_MS).unref();
  return async (c, { language, dates }) => {
    try {
      const { renderPage } = await load();
      const zone = getCookie(c, "sintonia_zone") ?? "";
      if (dates && !isTimeZone(zone)) return null;
      return await renderPage({
        path: c.req.url.slice(c.req.url.indexOf("/", "https://".length)),
        cookies: READABLE.flatMap((name) => {
          const value = getCookie(c, name);
          return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
        }).join("; "),
        language,
        timeZone: isTimeZone(zone) ? zone : "UTC",
        fetch: (input, init) => ask(api, c, input, init),
      });
    } catch (error) {
      log("error", "page_not_rendered", { path: c.req.routePath, where: error instanceof Error ? placeOf(error) : "" });
      return null;
    }
  };
}

/** Asks the API as the client would; a renewed session's cookie goes out with the page. */
async function ask(api: Api, c: Context, input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const name of ["cookie", "user-agent", "x-forwarded-for", "x-forwarded-proto", "host"]) {
    const value = c.req.header(name);
    if (value) headers.set(name, value);
  }
  const path = input instanceof Request ? input.url : String(input);
  const response = await api.request(path, { ...init, headers }, c.env);
  for (const cookie of response.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
  return response;
}

/** The page with its first HTML and the reads for the browser's query cache, which no browser runs as a script. */
export function pageHtml(page: string, { html, reads }: RenderedPage, nonce: string): string {
  const { body, css } = withoutStyleAttributes(html);
  const style = css === "" ? "" : `<style nonce="${nonce}">${css}</style>`;
  const data = `<script type="application/json" id="reads">${reads.replaceAll("<", "\\u003c")}</script>`;
  return page.replace('<div id="root"></div>', () => `${style}<div id="root">${body}</div>${data}`);
}

/** The policy allows no style attributes: each becomes a rule. React sets the attribute once a value changes. */
function withoutStyleAttributes(html: string): { body: string; css: string } {
  const rules = new Map<string, string>();
  const body = html.replaceAll(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    const name = rules.get(style) ?? `s${rules.size}`;
    rules.set(style, name);
    return `${before} data-style="${name}"`;
  });
  const css = Array.from(rules, ([style, name]) => `[data-style=${name}]{${unescapeHtml(style)}}`).join("");
  return { body, css: css.replaceAll("<", "") };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
