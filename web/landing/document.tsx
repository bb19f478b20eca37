import { renderToStaticMarkup } from "react-dom/server";

import { PRODUCT_NAME } from "#domain/brand.ts";
import type { Language } from "#domain/language.ts";

import { LANDING } from "./content.ts";
import { LandingPage } from "./page.tsx";

export type LandingAssets = {
  /** Inlined in the head. */
  css: string;
  /** URL of the script. */
  script: string;
};

/** The landing page as an HTML document; the server replaces `__THEME__`, `__PUBLIC_URL__` and `__HELP_EMAIL__`. */
export function landingDocument(language: Language, assets: LandingAssets): string {
  const text = LANDING[language];
  const title = `${PRODUCT_NAME} · ${text.title}`;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language} data-theme="__THEME__">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={text.description} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={text.description} />
        <meta property="og:image" content={`__PUBLIC_URL__/invitation-${language}.png`} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f2e8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1d1521" media="(prefers-color-scheme: dark)" />
        <style dangerouslySetInnerHTML={{ __html: assets.css }} />
        <script type="module" src={assets.script} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.__LANG__.webmanifest" />
      </head>
      <body>
        <LandingPage language={language} />
      </body>
    </html>,
  )}`;
}
