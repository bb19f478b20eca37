import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { HELPLINES, helplinesFor, type Helpline } from "#domain/safety/helplines.ts";
import type { SafetyKind } from "#domain/safety/rules.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { formatDay } from "./dates.ts";
import { currentLanguage } from "./i18n.ts";
import { siteQuery } from "./site.ts";

/**
 * Reviewed lines to call or to look up, the most fitting first, and when somebody last checked them: those this
 * installation names, or where it cannot be asked those that came with the program.
 */
export function HelplineList({ kind, country }: { kind: SafetyKind; country: string | null }) {
  const { t } = useTranslation("common");
  const site = useQuery(siteQuery);
  const language = currentLanguage();
  if (site.isPending && !site.failureCount) return null;
  const lines = helplinesFor({ kind, country, language }, site.data?.helplines ?? HELPLINES);
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
