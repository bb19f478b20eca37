import { useTranslation } from "react-i18next";
import { classifyChange, findTrend } from "#domain/relationship/change.ts";
import type { AssessmentHistoryEntry } from "#domain/relationship/contract.ts";
import { formatDate } from "#web/format/dates.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { TrendChart } from "./TrendChart.tsx";

export interface TrendProps {
  /** Newest first. */
  history: readonly AssessmentHistoryEntry[];
  /** Whether to compare the newest result with the previous one in words. */
  compare: boolean;
}

/** All results over time as a chart and a table; only notable differences are called a change. */
export function Trend({ history, compare }: TrendProps) {
  const { t } = useTranslation("relationship");
  const language = currentLanguage();
  const change = classifyChange(history);
  const [newest, before] = history;
  if (!change || !newest) return null;
  const course = change.startsWith("slowly") ? findTrend(history) : null;
  const moved = course ? course.points : newest.scores.RHS - (before ?? newest).scores.RHS;
  return (
    <section aria-labelledby="trend" className="flex max-w-measure flex-col gap-5">
      <h2 id="trend" className="font-serif text-h2 font-semibold">
        {t("trend.title")}
      </h2>
      {(compare || change === "first") && (
        <p>{t(`trend.${change}`, { points: Math.round(Math.abs(moved)), results: course?.results })}</p>
      )}
      <figure className="m-0 flex flex-col gap-2">
        <TrendChart history={history} language={language} />
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-sm font-semibold text-accent">
            {t("trend.as_table")}
          </summary>
          <table className="mt-2 w-full border-collapse text-left">
            <caption className="sr-only">{t("trend.title")}</caption>
            <thead>
              <tr className="border-b border-line-strong text-small">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  {t("trend.date")}
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  {t("trend.score")}
                </th>
              </tr>
            </thead>
            <tbody>
              {history.map((entry) => (
                <tr key={entry.id} className="border-b border-line">
                  <td className="py-2 pr-4">{formatDate(entry.created_at, language)}</td>
                  <td className="py-2 text-right tabular-nums">{Math.round(entry.scores.RHS)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
    </section>
  );
}
