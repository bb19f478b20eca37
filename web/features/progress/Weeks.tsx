import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProgressView } from "#domain/progress/contract.ts";
import { formatWeek } from "#web/format/dates.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { WeekBars } from "#web/ui/week-bars.tsx";
import { useCountText } from "./use-count-text.ts";
import { weekTotals, weekRows } from "./weeks.ts";

/** The last weeks in a sentence; collapsed below it, a chart and the same numbers as a list. */
export function Weeks({ view }: { view: ProgressView }) {
  const { t } = useTranslation("progress");
  const id = useId();
  const [open, setOpen] = useState(false);
  const countText = useCountText();
  const rows = weekRows(view.weeks);
  const { weeks_with_moments: count, weeks_in_a_row: row } = view.rhythm;
  return (
    <div className="flex flex-col items-start">
      <p className="text-ink-soft">
        {row > 1 && row < count ? t("rhythm_row", { count, row }) : t("rhythm", { count })}
      </p>
      {rows.length > 0 && (
        <>
          <Button
            variant="quiet"
            className="-ml-4"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {t("week_by_week")}
            <ChevronDown aria-hidden="true" className={cx("size-5 transition-transform", open && "rotate-180")} />
          </Button>
          <div id={id} hidden={!open} className={open ? "flex w-full flex-col gap-4 pt-2" : undefined}>
            <WeekBars values={weekTotals(view.weeks)} />
            <ul className="m-0 list-none p-0">
              {rows.map(({ starts, running, counts }) => (
                <li
                  key={starts}
                  className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5 text-small first:border-t-0"
                >
                  <span className="font-semibold">
                    {running ? t("this_week") : formatWeek(starts, currentLanguage())}
                  </span>
                  <span className="text-ink-soft tabular-nums">{countText(counts)}</span>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </div>
  );
}
