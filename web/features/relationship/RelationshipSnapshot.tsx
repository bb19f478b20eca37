import { Link } from "@tanstack/react-router";
import { ChevronDown, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import type { AssessmentResult, RelationshipView } from "#domain/relationship/contract.ts";
import { PrintButton } from "#web/app/print-button.tsx";
import { DangerBanner } from "#web/safety/danger-banner.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Areas } from "./Areas.tsx";
import { AssessmentSafety, useAssessmentFinding } from "./AssessmentSafety.tsx";
import { RETAKE } from "./parts.ts";
import { ResultTips } from "./ResultTips.tsx";
import { ScoreSummary } from "./ScoreSummary.tsx";
import { Trend } from "./Trend.tsx";

export interface RelationshipSnapshotProps {
  personaId: string;
  latest: AssessmentResult;
  history: RelationshipView["history"];
  /** Open safety concern about the person. */
  danger: OpenDangerView | null;
}

/**
 * The newest result: drawing, sentences, tips, scores and trend. With an open safety concern the private note or the
 * banner comes first, the scores are collapsed and there are no tips.
 */
export function RelationshipSnapshot({ personaId, latest, history, danger }: RelationshipSnapshotProps) {
  const { t } = useTranslation("relationship");
  const frightening = latest.safety_concern;
  const finding = useAssessmentFinding(personaId, frightening);
  // The private note covers its own finding until that is cleared.
  const concern = frightening && finding?.status !== "cleared";
  const other = danger?.ids.some((id) => id !== finding?.id) ? danger : null;
  const careful = concern || other !== null;
  const summary = <ScoreSummary result={latest} plain={careful} />;
  const areas = <Areas result={latest} plain={careful} />;
  const trend = <Trend history={history} compare={!careful} />;
  return (
    <div className="flex flex-col gap-12">
      <div className="-mb-4 flex max-w-180 flex-col gap-5 empty:hidden">
        <AssessmentSafety personaId={personaId} frightening={frightening} />
        <DangerBanner
          danger={concern ? null : other}
          look="page"
          aside={latest.tips.length > 0 && !frightening ? "tips" : undefined}
        />
      </div>
      {careful ? (
        <details className="group">
          <summary className="flex min-h-11 max-w-measure cursor-pointer list-none items-center gap-2 rounded-sm font-semibold text-accent [&::-webkit-details-marker]:hidden">
            {t("snapshot.figures")}
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-6 flex flex-col gap-12">
            {summary}
            {areas}
            {trend}
          </div>
        </details>
      ) : (
        <>
          {summary}
          {!frightening && <ResultTips tips={latest.tips} />}
          {areas}
          {trend}
        </>
      )}
      <div data-screen-only className="flex max-w-measure flex-col gap-3 border-t border-line pt-6">
        {!careful && <p className="text-small text-ink-soft">{t("snapshot.retake_text")}</p>}
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Link
            to="/persona-profiling/$personaId"
            params={{ personaId }}
            search={{ view: "context", part: RETAKE }}
            className={buttonClass()}
          >
            <RotateCcw aria-hidden="true" className="size-5 shrink-0" />
            {t("assessment.retake_start")}
          </Link>
          <Link
            to="/persona-profiling/$personaId"
            params={{ personaId }}
            search={{ view: "context" }}
            className={buttonClass({ variant: "quiet" })}
          >
            {t("snapshot.answers")}
          </Link>
          {/* No printing with a safety concern: a printout could be found by the wrong person. */}
          {!careful && <PrintButton />}
        </div>
      </div>
    </div>
  );
}
