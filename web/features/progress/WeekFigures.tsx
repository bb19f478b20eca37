import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProgressView } from "#domain/progress/contract.ts";
import { formatDayMonth, formatWeek } from "#web/lib/dates.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { KeySentence } from "#web/ui/prose.tsx";
import { WeekBars } from "#web/ui/week-bars.tsx";
import { useCountText } from "./use-count-text.ts";
import { seriesOf, weekRows } from "./weeks.ts";

/** The last weeks as small pictures of the same make, and in words for whoever prefers those. */
export function WeekFigures({ view }: { view: ProgressView }) {
  const { t } = useTranslation("progress");
  const language = currentLanguage();
  const series = seriesOf(view);
  const [first] = view.weeks;
  const { weeks_with_moments: count, weeks_in_a_row: row } = view.rhythm;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <KeySentence>{row > 1 && row < count ? t("rhythm_row", { count, row }) : t("rhythm", { count })}</KeySentence>
        <p className="text-small text-ink-soft">{t("weeks", { count: view.weeks.length })}</p>
      </div>
      <div className={cx("grid gap-x-8 gap-y-6", series.length > 1 && "sm:grid-cols-2")}>
        {series.map(({ name, total, values }) => (
          <figure key={name} className="m-0 flex flex-col gap-2">
            <figcaption className="flex items-baseline justify-between gap-3">
              <span className="text-small font-semibold">{t(`series.${name}`)}</span>
              <span className="font-serif text-h3 leading-none tabular-nums">{total}</span>
            </figcaption>
            <div className="flex flex-col gap-1">
              <WeekBars values={values} />
              <div aria-hidden="true" className="flex justify-between gap-3 text-caption text-ink-soft">
                <span>{first && formatDayMonth(first.starts, language)}</span>
                <span>{t("this_week")}</span>
              </div>
            </div>
          </figure>
        ))}
      </div>
      <InWords view={view} />
    </div>
  );
}

function InWords({ view }: { view: ProgressView }) {
  const { t } = useTranslation("progress");
  const id = useId();
  const [open, setOpen] = useState(false);
  const countText = useCountText();
  const rows = weekRows(view.weeks);
  if (rows.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="quiet"
        className="-ml-4 self-start"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t("in_words")}
        <ChevronDown aria-hidden="true" className={cx("size-5 transition-transform", open && "rotate-180")} />
      </Button>
      <ul id={id} hidden={!open} className={open ? "m-0 flex list-none flex-col p-0" : undefined}>
        {rows.map(({ starts, running, counts }) => (
          <li key={starts} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5 text-small">
            <span className="font-semibold">{running ? t("this_week") : formatWeek(starts, currentLanguage())}</span>
            <span className="text-ink-soft tabular-nums">{countText(counts)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
