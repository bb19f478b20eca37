import { html, raw } from "hono/html";
import { PRODUCT_NAME } from "#domain/brand.ts";
import type { Bilingual, Language } from "#domain/language.ts";
import { LETTERS, type LetterKind, type LetterText } from "./content.letters.ts";

export interface Recipient {
  email: string;
  name: string;
  language: Language;
}

/** A part of a letter below a heading of its own. */
export interface LetterPart {
  heading: string;
  lines: string[];
}

/** A letter; `values` replace `{…}` in its text, which `parts` follow as they are. */
export interface Letter {
  kind: LetterKind;
  link?: string;
  /** When its link or code ends; it is not sent later. */
  until?: Date;
  /** The address that turns letters of this kind off. */
  unsubscribe?: string;
  values?: Record<string, string>;
  parts?: LetterPart[];
}

const GREETING: Bilingual = { en: "Hello {name},", it: "Ciao {name}," };
/** For somebody whose name is not known. */
const NAMELESS: Bilingual = { en: "Hello,", it: "Ciao," };
const COPY_LINK: Bilingual = {
  en: "If the button does not work, copy this address into your browser:",
  it: "Se il pulsante non funziona, copia questo indirizzo nel browser:",
};
const SENT_BY: Bilingual = {
  en: `Sent by ${PRODUCT_NAME}, {place}. Questions: {help}`,
  it: `Inviato da ${PRODUCT_NAME}, {place}. Domande: {help}`,
};

const UNSUBSCRIBE: Bilingual = {
  en: "You asked for reminders by mail. You can turn them off with one click:",
  it: "Hai chiesto di ricevere i promemoria per e-mail. Puoi disattivarli con un clic:",
};

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

/** Renders a letter as text and as HTML. It loads nothing, so that opening it is not reported to anybody. */
export async function renderLetter(
  to: Recipient,
  letter: Letter,
  site: { publicUrl: string; helpEmail: string },
): Promise<Rendered> {
  const { language } = to;
  const content: LetterText = LETTERS[letter.kind][language];
  const values = {
    ...letter.values,
    name: oneLine(to.name),
    help: site.helpEmail,
    place: site.publicUrl.replace(/^https?:\/\//, ""),
  };
  const greeting = values.name === "" ? NAMELESS[language] : fill(GREETING[language], values);
  const written = (letter.values?.["names"] && content.named) || content.paragraphs;
  const paragraphs = written.map((paragraph) => fill(paragraph, values));
  const unasked = content.unasked ? fill(content.unasked, values) : null;
  const footer = fill(SENT_BY[language], values);
  const link = letter.link && content.action ? { url: letter.link, label: content.action } : null;
  const parts = letter.parts ?? [];
  const text = [
    greeting,
    ...paragraphs,
    ...parts.map(({ heading, lines }) => [heading, ...lines].join("\n")),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...(unasked ? [unasked] : []),
    ...(letter.unsubscribe ? [`${UNSUBSCRIBE[language]}\n${letter.unsubscribe}`] : []),
    `-- \n${footer}`,
  ].join("\n\n");
  const { subject } = content;
  const { unsubscribe } = letter;
  const page = await htmlPage({ language, subject, greeting, paragraphs, parts, link, unasked, unsubscribe, footer });
  return { subject: `${PRODUCT_NAME}: ${subject}`, text: `${text}\n`, html: page };
}

/** A name may contain anything; in a letter it is part of one line. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
}

interface Parts {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: string[];
  parts: LetterPart[];
  link: { url: string; label: string } | null;
  unasked: string | null;
  unsubscribe: string | undefined;
  footer: string;
}

/** The values of web/styles/tokens.css: mail programs support neither variables nor light-dark(). */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.ground{background:#1d1521!important}.sheet{background:#281d2d!important;border-color:#43344a!important}.ink{color:#f2eadd!important}.soft{color:#c6b8c2!important}.go{background:#c3d75c!important;color:#1f2409!important}}`;
const SANS = "Commissioner,'Segoe UI',Roboto,'Noto Sans',sans-serif";
const SERIF = "'Brygada 1918',Georgia,'Noto Serif',serif";
const PARAGRAPH = `margin:0 0 16px;font:400 16px/1.6 ${SANS};color:#2a1a2c`;
const SMALL = `margin:0 0 16px;font:400 14px/1.6 ${SANS};color:#5d4d5f;overflow-wrap:anywhere`;

async function htmlPage(letter: Parts): Promise<string> {
  const { language, subject, greeting, paragraphs, parts, link, unasked, unsubscribe, footer } = letter;
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:24px 12px;background:#f7f2e8">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td style="padding:0 4px 16px">
                    <p class="ink" style="margin:0;font:600 20px/1.3 ${raw(SERIF)};color:#2a1a2c">${PRODUCT_NAME}</p>
                  </td>
                </tr>
                <tr>
                  <td
                    class="sheet"
                    style="padding:28px 24px 12px;background:#fefbf5;border:1px solid #e0d6c6;border-radius:12px"
                  >
                    <h1 class="ink" style="margin:0 0 20px;font:600 24px/1.3 ${raw(SERIF)};color:#2a1a2c">
                      ${subject}
                    </h1>
                    <p class="ink" style="${PARAGRAPH}">${greeting}</p>
                    ${paragraphs.map((paragraph) => html`<p class="ink" style="${PARAGRAPH}">${paragraph}</p>`)}
                    ${parts.map(partBelow)} ${link ? button(language, link) : ""}
                    ${unasked ? html`<p class="soft" style="${SMALL}">${unasked}</p>` : ""}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 4px 0">
                    ${unsubscribe ? unsubscribeLine(language, unsubscribe) : ""}
                    <p class="soft" style="${SMALL}">${footer}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return page.toString();
}

function partBelow({ heading, lines }: LetterPart) {
  return html`<h2 class="ink" style="margin:24px 0 8px;font:600 18px/1.3 ${raw(SERIF)};color:#2a1a2c">${heading}</h2>
    ${lines.map((line) => html`<p class="ink" style="${PARAGRAPH}">${line}</p>`)}`;
}

function unsubscribeLine(language: Language, address: string) {
  return html`<p class="soft" style="${SMALL}">
    ${UNSUBSCRIBE[language]}<br /><a class="soft" href="${address}" style="color:#5d4d5f">${address}</a>
  </p>`;
}

function button(language: Language, { url, label }: { url: string; label: string }) {
  return html`<p style="margin:8px 0 24px">
      <a
        class="go"
        href="${url}"
        style="display:inline-block;padding:14px 24px;border-radius:10px;background:#4a7410;color:#fffdf5;font:600 16px/1.2 ${raw(
          SANS,
        )};text-decoration:none"
        >${label}</a
      >
    </p>
    <p class="soft" style="${SMALL}">${COPY_LINK[language]}<br />${url}</p>`;
}
