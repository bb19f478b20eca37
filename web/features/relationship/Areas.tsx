import { useTranslation } from "react-i18next";
import { INDEX_TEXTS } from "#domain/relationship/content.indices.ts";
import type { AssessmentResult } from "#domain/relationship/contract.ts";
import { ASSESSMENT_QUESTIONS, INDICES } from "#domain/relationship/indices.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { IndexBars } from "./IndexBars.tsx";
import { standingOut } from "./standing-out.ts";

/** The six areas with their scores. The strongest and the focus areas are marked and explained unless `plain`. */
export function Areas({ result, plain }: { result: AssessmentResult; plain: boolean }) {
  const { t } = useTranslation("relationship");
  const { scores, strength, focus, left_out: leftOut } = result;
  const language = currentLanguage();
  const values = INDICES.map((index) => scores[index]);
  const marks = standingOut(result);
  const marked = marks.strength.length > 0 || marks.focus.length > 0;
  const byRange = marked && (scores[focus] > Math.min(...values) || scores[strength] < Math.max(...values));
  return (
    <section aria-labelledby="areas" className="flex max-w-measure flex-col gap-6">
      <h2 id="areas" className="font-serif text-h2 font-semibold">
        {t("snapshot.areas")}
      </h2>
      {!plain && (
        <p>
          <span className="font-semibold tabular-nums">{t("snapshot.of_100", { score: Math.round(scores.RHS) })}</span>{" "}
          {leftOut > 0
            ? t("snapshot.overall_counted", { n: ASSESSMENT_QUESTIONS.length - leftOut })
            : t("snapshot.overall")}
        </p>
      )}
      {!plain && marked && (
        <dl className="m-0 mb-2 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {(["strength", "focus"] as const).flatMap((mark) =>
            marks[mark].map((index) => (
              <div key={index} className="border-t border-line-strong pt-3">
                <dt className="text-small text-ink-soft">{t(`snapshot.area.${mark}`)}</dt>
                <dd className="m-0 mt-1 flex flex-col gap-1">
                  <span className="font-serif text-h3 font-semibold">{INDEX_TEXTS[index].title[language]}</span>
                  <span className="tabular-nums">{t("snapshot.of_100", { score: Math.round(scores[index]) })}</span>
                  <span className="text-small text-ink-soft">{INDEX_TEXTS[index].about[language]}</span>
                </dd>
              </div>
            )),
          )}
        </dl>
      )}
      {!plain && byRange && <p className="text-small text-ink-soft">{t("snapshot.by_range")}</p>}
      {leftOut > 0 && <p className="text-small text-ink-soft">{t("snapshot.left_out", { count: leftOut })}</p>}
      <IndexBars scores={scores} marks={plain ? null : marks} plain={plain} />
      {!plain && <p className="text-small text-ink-soft">{t("snapshot.no_percentiles")}</p>}
    </section>
  );
}
