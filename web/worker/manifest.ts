import { PRODUCT_NAME } from "#domain/brand.ts";
import { LOCALES, type Bilingual, type Language } from "#domain/language.ts";
import { SHARE_URL } from "./offline-pages.ts";

const DESCRIPTION: Bilingual = {
  en: "Get on better with the people in your life.",
  it: "Per stare meglio con le persone della tua vita.",
};
const NEW_NOTE: Bilingual = { en: "New note", it: "Nuova nota" };
const SEARCH: Bilingual = { en: "Search", it: "Cerca" };

/** The web application's manifest: what systems show of it, and where they lead. */
export function webManifest(language: Language, icons: readonly object[]): object {
  return {
    id: "/home",
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: DESCRIPTION[language],
    lang: LOCALES[language],
    start_url: "/home",
    scope: "/",
    display: "standalone",
    background_color: "#f7f2e8",
    theme_color: "#f7f2e8",
    categories: ["lifestyle", "social"],
    icons,
    shortcuts: [
      { name: NEW_NOTE[language], url: "/home?add=note", icons: [icons[0]] },
      { name: SEARCH[language], url: "/home#search", icons: [icons[0]] },
    ],
    share_target: {
      action: SHARE_URL,
      method: "POST",
      enctype: "multipart/form-data",
      params: { title: "title", text: "text", url: "url" },
    },
  };
}
