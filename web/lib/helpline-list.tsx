import { useTranslation } from "react-i18next";
import type { Helpline } from "#domain/safety/helplines.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { formatDay } from "./dates.ts";
import { currentLanguage } from "./i18n.ts";

/** Reviewed lines to call or to look up, and when somebody last checked them. */
export function HelplineList({ lines }: { lines: readonly Helpline[] }) {
  const { t } = useTranslation("common");
  const language = currentLanguage();
  const reviewed = lines.map((line) => line.reviewed).toSorted()[0];
  return (
    <>
      <ul className="m-0 flex list-none flex-col divide-y divide-line border-y border-line p-0">
        {lines.map((line) => (
          <li key={line.number} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="min-w-0 py-1">
              <span className="block font-semibold">{line.name[language]}</span>
              {line.hours && <span className="block text-caption text-ink-soft">{line.hours[language]}</span>}
            </span>
            <HelplineLink line={line} />
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

const LINE_LINK = `${linkClass} inline-flex min-h-11 items-center text-body tabular-nums`;

function HelplineLink({ line }: { line: Helpline }) {
  if (line.kind !== "directory") {
    return (
      <a href={`tel:${line.number.replaceAll(/[^\d+]/g, "")}`} className={LINE_LINK}>
        {line.number}
      </a>
    );
  }
  return (
    <a href={line.number} target="_blank" rel="noopener noreferrer" className={LINE_LINK}>
      {line.number.replace(/^https?:\/\//, "")}
    </a>
  );
}
