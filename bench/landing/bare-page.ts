import type { Browser } from "@playwright/test";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { listen } from "../../tests/support/listen.ts";

/** A page served compressed from memory. Disposing of it closes its server. */
export interface BarePage extends AsyncDisposable {
  url: string;
}

/** Serves only the text of a page in plain elements, without styles, fonts, images or scripts. */
export async function serveBarePage(browser: Browser, model: string): Promise<BarePage> {
  const html = brotliCompressSync(await bareHtml(browser, model));
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
  const { url, close } = await listen(server);
  return { url, [Symbol.asyncDispose]: close };
}

async function bareHtml(browser: Browser, model: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(model);
    return await page.evaluate(() => {
      for (const element of document.querySelectorAll("script, style, link, svg, img, picture, video, meta")) {
        element.remove();
      }
      for (const element of document.querySelectorAll("*")) {
        for (const name of element.getAttributeNames()) {
          if (!["lang", "href", "hidden"].includes(name)) element.removeAttribute(name);
        }
      }
      if (document.body.innerText.trim() === "") throw new Error("the page has no text");
      // An empty icon, because the browser would otherwise request one.
      document.head.insertAdjacentHTML(
        "afterbegin",
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
      );
      return `<!doctype html>${document.documentElement.outerHTML}`;
    });
  } finally {
    await context.close();
  }
}
