import puppeteer, { type ElementHandle } from "puppeteer-core";
import type { Browser } from "./driver.ts";

const FIREFOX = "/usr/bin/firefox-esr";

/** Opens headless Firefox over WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const name = await browser.version();
  return {
    name: name.replace("/", " "),
    open: async (url) => void (await page.goto(url)),
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    find: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle | null;
      return element && { click: () => element.click(), type: (text) => element.type(text) };
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
