import type { Browser, Page } from "@playwright/test";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { openDevice } from "./visit.ts";
import { listen } from "../../tests/support/listen.ts";

/** A page served compressed from memory; disposing of it ends its server. */
export interface BarePage extends AsyncDisposable {
  url: string;
}

/**
 * Serves the text of a page and nothing else: no styles, fonts, pictures or scripts, only its plain elements. `wait`
 * resolves once an application has drawn the page; without it the page is read without running scripts.
 */
export async function serveBarePage(
  browser: Browser,
  url: string,
  { cookie = "", wait }: { cookie?: string; wait?: (page: Page) => Promise<unknown> } = {},
): Promise<BarePage> {
  await using device = await openDevice(browser, url, { cookie, language: "en", scripts: wait !== undefined });
  const page = await device.context.newPage();
  await page.goto(url);
  await wait?.(page);
  const html = brotliCompressSync(await page.evaluate(bareHtml));
  const server = createServer((request, response) => {
    if (request.url !== "/") {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
      "content-length": html.length,
      "cache-control": "public, max-age=31536000, immutable",
    });
    response.end(html);
  });
  const { url: address, close } = await listen(server);
  return { url: address, [Symbol.asyncDispose]: close };
}

/** Runs in the page. */
function bareHtml(): string {
  for (const element of document.querySelectorAll("script, style, link, svg, img, picture, video, meta")) {
    element.remove();
  }
  for (const element of document.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      if (!["lang", "href", "hidden"].includes(name)) element.removeAttribute(name);
    }
  }
  if (document.body.innerText.trim() === "") throw new Error("the page has no text");
  // An icon is named and empty, or the browser requests one.
  document.head.insertAdjacentHTML(
    "afterbegin",
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
  );
  return `<!doctype html>${document.documentElement.outerHTML}`;
}
