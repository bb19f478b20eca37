import { HeartHandshake } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { SafetyKind } from "#domain/chat/contract.ts";
import { safetyCard } from "#domain/safety/content.card.ts";
import { helplinesFor, type Helpline } from "#domain/safety/helplines.ts";
import { formatDay } from "#web/lib/dates.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { linkClass } from "#web/ui/button-class.ts";

/** Reviewed texts and numbers beside a message that gives reason for concern; no model has a hand in it. */
export const SafetyCard = memo(function SafetyCard({ kind, country }: { kind: SafetyKind; country: string | null }) {
  const { t } = useTranslation("chat");
  const language = currentLanguage();
  const card = safetyCard(kind, language);
  const lines = helplinesFor({ kind, country, language });
  const reviewed = lines.map((line) => line.reviewed).toSorted()[0];
  return (
    <aside
      aria-label={card.title}
      className="flex flex-col gap-3 rounded-lg border border-line-strong bg-notice-soft p-4 text-small"
    >
      <p className="flex items-start gap-2 font-serif text-lead font-semibold">
        <HeartHandshake aria-hidden="true" className="mt-1 size-5 shrink-0 text-notice" />
        {card.title}
      </p>
      <p>{card.body}</p>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
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
          {t("safety.reviewed", { date: formatDay(`${reviewed}T12:00:00Z`, language) })}
        </p>
      )}
    </aside>
  );
});

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
