/**
 * Draws the images checked into the repository: the invitation preview for messengers, the favicon for browsers without
 * SVG support, the badge of notifications, and the screenshots on the landing page. Run `npm run pictures` after the look of one of them has
 * changed; `-- cards`, `-- icon` or `-- product` draws one part.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { LANGUAGES, type Bilingual, type Language } from "#domain/language.ts";
import { tuningPaths } from "#web/ui/wave.ts";
import { chromiumArgs, findChromium } from "../tests/support/chromium.ts";
import { commandLine } from "../tests/support/command-line.ts";
import { startServerProcess, temporaryFolder } from "../tests/support/server-process.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const OUT = path.join(ROOT, "web/public");

const CARD = { width: 1200, height: 630 };
const CARD_TEXT: Bilingual = {
  en: "Get on better with the people in your life",
  it: "Per stare meglio con le persone della tua vita",
};

/** The product on a large and on a small screen, each at about twice the size it is shown in. */
const SCREENS = [
  { name: "wide", viewport: { width: 1200, height: 740 }, deviceScaleFactor: 1.5 },
  { name: "narrow", viewport: { width: 390, height: 640 }, deviceScaleFactor: 2 },
] as const;
const THEMES = ["light", "dark"] as const;
const WEBP_QUALITY = 0.82;
const ICON_SIZES = [16, 32, 48];
/** Android draws the badge of a notification from its opacity alone. */
const BADGE_SIZE = 96;

const parts = process.argv.slice(2);
const wanted = (part: "cards" | "icon" | "product") => parts.length === 0 || parts.includes(part);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
try {
  if (wanted("cards")) await drawCards(browser);
  if (wanted("icon")) await drawIcon(browser);
  if (wanted("icon")) await drawBadge(browser);
  if (wanted("product")) await drawProduct(browser);
} finally {
  await browser.close();
}

async function fontFace(family: string, file: string): Promise<string> {
  const font = await readFile(path.join(ROOT, "web/fonts", file));
  return `@font-face{font-family:"${family}";font-weight:400 700;src:url(data:font/woff2;base64,${font.toString("base64")})}`;
}

async function drawCards(drawer: Browser): Promise<void> {
  const fonts = [
    await fontFace("Brygada", "brygada-latin.woff2"),
    await fontFace("Commissioner", "commissioner-latin.woff2"),
  ];
  const { lead, follow } = tuningPaths(1200, 260, { cycles: 2.5, gap: 11, rise: 0.4 });
  const page = await drawer.newPage({ viewport: CARD });
  for (const language of LANGUAGES) {
    await page.setContent(`<style>${fonts.join("")}
      body{margin:0;width:1200px;height:630px;overflow:hidden;background:#f7f2e8;color:#2a1a2c;position:relative}
      h1{font:500 76px/1.12 Brygada;letter-spacing:-.018em;margin:0;position:absolute;left:80px;top:76px;width:900px}
      p{font:600 34px/1 Commissioner;margin:0;position:absolute;left:80px;bottom:64px}
      svg{position:absolute;left:0;bottom:120px}path{fill:none;stroke-width:6;stroke-linecap:round}</style>
      <h1>${CARD_TEXT[language]}</h1><svg width="1200" height="260" viewBox="0 0 1200 260">
      <path d="${follow}" stroke="#6d8c1c"/><path d="${lead}" stroke="#2a1a2c"/></svg><p>${PRODUCT_NAME}</p>`);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(OUT, `invitation-${language}.png`) });
  }
  await page.close();
}

/** An ICO file contains PNGs, listed in a directory: a 6-byte header, then 16 bytes per entry, all little-endian. */
async function drawBadge(drawer: Browser): Promise<void> {
  const icon = await readFile(path.join(OUT, "icon.svg"), "utf8");
  const svg = icon.replace(/<rect[^>]*>/, "").replaceAll(/stroke="#\w+"/g, 'stroke="#fff"');
  const page = await drawer.newPage({ viewport: { width: BADGE_SIZE, height: BADGE_SIZE } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await writeFile(path.join(OUT, "badge-96.png"), await page.screenshot({ omitBackground: true }));
  await page.close();
}

async function drawIcon(drawer: Browser): Promise<void> {
  const svg = await readFile(path.join(OUT, "icon.svg"), "utf8");
  const pictures: Buffer[] = [];
  for (const size of ICON_SIZES) {
    const page = await drawer.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
    pictures.push(await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const size = ICON_SIZES[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  await writeFile(path.join(OUT, "favicon.ico"), Buffer.concat([head, ...pictures]));
  await drawMaskable(drawer, svg);
}

/** An icon that systems cut to their own shape: the mark fits into the circle of 40 % that is never cut off. */
async function drawMaskable(drawer: Browser, svg: string): Promise<void> {
  const whole = svg
    .replace(/ rx="\d+"/, "")
    .replace('<g transform="', '<g transform="translate(51.2 51.2) scale(0.8) ');
  const page = await drawer.newPage({ viewport: { width: 512, height: 512 } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:512px;height:512px}</style>${whole}`);
  await page.screenshot({ path: path.join(OUT, "icon-maskable-512.png") });
  await page.close();
}

/** Screenshots of the home page of an account filled by `sintonia demo`. */
async function drawProduct(drawer: Browser): Promise<void> {
  for (const language of LANGUAGES) {
    using data = temporaryFolder();
    const env = { DATA_DIR: data.folder };
    await using server = await startServerProcess(env);
    const { out, err } = await commandLine(env, "demo", "--language", language);
    const email = /^(\S+@\S+) now/m.exec(out)?.[1];
    const password = /^Password: (\S+)/m.exec(out)?.[1];
    for (const { name, ...screen } of SCREENS) {
      for (const colorScheme of THEMES) {
        const context = await drawer.newContext({ ...screen, colorScheme, reducedMotion: "reduce" });
        const page = await context.newPage();
        const signedIn = await page.request.post(`${server.url}/api/auth/sign-in/email`, {
          data: { email, password },
        });
        if (!signedIn.ok()) throw new Error(`Cannot sign in to the demo account: ${signedIn.status()}.\n${out}${err}`);
        await page.goto(`${server.url}/home`);
        await page.getByRole("main").locator('a[href^="/persona/"]').first().waitFor();
        await page.waitForLoadState("networkidle");
        await writeFile(path.join(OUT, pictureName(name, language, colorScheme)), await toWebp(page));
        await context.close();
      }
    }
  }
}

function pictureName(screen: string, language: Language, theme: string): string {
  return `product-${screen}-${language}-${theme}.webp`;
}

/** Encoded by the browser, because Playwright's screenshots are only PNG or JPEG. */
async function toWebp(page: Page): Promise<Buffer> {
  const png = (await page.screenshot()).toString("base64");
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(
    async ({ source, quality }) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
    },
    { source: png, quality: WEBP_QUALITY },
  );
  await blank.close();
  return Buffer.from(webp, "base64");
}
