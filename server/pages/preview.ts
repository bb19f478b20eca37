import { PRODUCT_NAME } from "#domain/brand.ts";
import { LOCALES, type Bilingual, type Language } from "#domain/language.ts";

/** What messengers show of an invitation: not the sender, the recipient, or whether it is still valid. */
const TITLE: Bilingual = { en: `An invitation to ${PRODUCT_NAME}`, it: `Un invito per ${PRODUCT_NAME}` };
const DESCRIPTION: Bilingual = {
  en: "Get on better with the people in your life. By invitation only; the link works once.",
  it: "Per stare meglio con le persone della tua vita. Si entra solo su invito; il link vale una volta sola.",
};
const PICTURE: Bilingual = {
  en: "Two lines that find the same wave",
  it: "Due linee che trovano la stessa onda",
};

/** Open Graph tags, title included, from which messengers make a link's preview. */
export function invitationTags(language: Language, publicUrl: string): string {
  const tags = {
    "og:site_name": PRODUCT_NAME,
    "og:type": "website",
    "og:locale": LOCALES[language].replace("-", "_"),
    "og:title": TITLE[language],
    "og:description": DESCRIPTION[language],
    "og:image": `${publicUrl}/invitation-${language}.png`,
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": PICTURE[language],
  };
  return [
    `<meta name="description" content="${escapeHtml(DESCRIPTION[language])}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
  ].join("");
}

/** The title of an invitation page until the application sets its own. */
export function invitationTitle(language: Language): string {
  return TITLE[language];
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
