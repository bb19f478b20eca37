import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { DangerPath } from "#domain/care/care-texts.ts";
import { LOCALES, type Language } from "#domain/language.ts";
import { HELPLINES, helplinesFor } from "#domain/safety/helplines.ts";
import type { Helpline } from "#domain/safety/helpline-schema.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { formatDay } from "#web/format/dates.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { isFirstAttempt } from "#web/app/first-attempt.ts";
import { siteQuery } from "#web/app/site.ts";

export interface HelplineListProps {
  path: DangerPath;
  country: string | null;
  /** The profile's region or city; some countries have regional helplines. */
  region?: string | null;
  /** Only names and numbers. */
  compact?: boolean;
}

/**
 * Helplines with the emergency number first, and the oldest review date. Uses this installation's own list; if it has
 * none or cannot be loaded, the built-in one.
 */
export function HelplineList({ path, country, region, compact = false }: HelplineListProps) {
  const { t } = useTranslation("common");
  const site = useQuery(siteQuery);
  const language = currentLanguage();
  if (isFirstAttempt(site)) return null;
  const lines = helplinesFor({ path, country, region, language }, site.data?.helplines ?? HELPLINES);
  const reviewed = lines.map((line) => line.reviewed).toSorted()[0];
  return (
    <>
      <ul className="m-0 flex list-none flex-col divide-y divide-line border-y border-line p-0">
        {lines.map((line) => (
          <li key={line.number} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="min-w-0 py-1">
              <span className="block font-semibold">{line.name[language]}</span>
              {!compact && <Availability line={line} language={language} />}
            </span>
            <span className="flex flex-wrap gap-x-4">
              <Ways line={line} name={line.name[language]} compact={compact} />
            </span>
          </li>
        ))}
      </ul>
      {reviewed && (
        <p className="text-caption text-ink-soft">
          {t("helplines.reviewed", { date: formatDay(`${reviewed}T12:00:00Z`, language) })}
        </p>
      )}
    </>
  );
}

/** Opening hours, and the languages spoken if the user's is not among them. */
function Availability({ line, language }: { line: Helpline; language: Language }) {
  const { t } = useTranslation("common");
  const foreign = line.languages.length > 0 && !line.languages.includes(language);
  return (
    <>
      {line.hours && <span className="block text-caption text-ink-soft">{line.hours[language]}</span>}
      {foreign && (
        <span className="block text-caption text-ink-soft">
          {t("helplines.languages", { languages: languageNames(line.languages, language) })}
        </span>
      )}
    </>
  );
}

function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(LOCALES[language], { type: "language" });
  return new Intl.ListFormat(LOCALES[language]).format(codes.map((code) => names.of(code) ?? code));
}

function Ways({ line, name, compact }: { line: Helpline; name: string; compact: boolean }) {
  const { t } = useTranslation("common");
  const { kind, number, chat, text } = line;
  const shown = number.replace(/^https?:\/\//, "");
  return (
    <>
      <Way href={kind === "directory" ? number : `tel:${digits(number)}`} shown={shown} name={name} />
      {text && !compact && (
        <Way
          // Some phones read the body only after "?", some only after "&".
          href={`sms:${digits(text.number)}${text.keyword ? `?&body=${encodeURIComponent(text.keyword)}` : ""}`}
          shown={text.keyword ? t("helplines.text_word", { ...text }) : t("helplines.text", { number: text.number })}
          name={name}
        />
      )}
      {chat && !compact && <Way href={chat} shown={t("helplines.chat")} name={name} />}
    </>
  );
}

/** A link whose accessible name is its text and the helpline's name. */
function Way({ href, shown, name }: { href: string; shown: string; name: string }) {
  const elsewhere = href.startsWith("http") ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a
      href={href}
      aria-label={`${shown}, ${name}`}
      {...elsewhere}
      className={`${linkClass} inline-flex min-h-11 min-w-11 items-center text-body tabular-nums`}
    >
      {shown}
    </a>
  );
}

function digits(number: string): string {
  return number.replaceAll(/[^\d+]/g, "");
}
