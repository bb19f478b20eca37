import { Link } from "@tanstack/react-router";
import { ChevronDown, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AssessmentResult, RelationshipView } from "#domain/relationship/contract.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Areas } from "./Areas.tsx";
import { RETAKE } from "./parts.ts";
import { ResultTips } from "./ResultTips.tsx";
import { SafetyNote } from "./SafetyNote.tsx";
import { ScoreSummary } from "./ScoreSummary.tsx";
import { Trend } from "./Trend.tsx";

export interface RelationshipSnapshotProps {
  personaId: string;
  latest: AssessmentResult;
  history: RelationshipView["history"];
  /** The user's country, for the helplines. */
  country: string | null;
}

/** The newest result as reading. Where an answer spoke of fear the private note comes first, and the figures are folded. */
export function RelationshipSnapshot({ personaId, latest, history, country }: RelationshipSnapshotProps) {
  const { t } = useTranslation("relationship");
  const figures = (
    <>
      <ScoreSummary score={latest.scores.RHS} plain={latest.safety_concern} />
      <Areas result={latest} />
    </>
  );
  const trend = <Trend history={history} compare={!latest.safety_concern} />;
  return (
    <div className="flex flex-col gap-12">
      {latest.safety_concern ? (
        <>
          <SafetyNote country={country} />
          <details className="group">
            <summary className="flex min-h-11 max-w-measure cursor-pointer list-none items-center gap-2 rounded-sm font-semibold text-accent [&::-webkit-details-marker]:hidden">
              {t("snapshot.figures")}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <div className="mt-6 flex flex-col gap-12">
              {figures}
              {trend}
            </div>
          </details>
        </>
      ) : (
        <>
          {figures}
          <ResultTips tips={latest.tips} />
          {trend}
        </>
      )}
      <div className="flex max-w-measure flex-col gap-3 border-t border-line pt-6">
        {!latest.safety_concern && <p className="text-small text-ink-soft">{t("snapshot.retake_text")}</p>}
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
        </div>
      </div>
    </div>
  );
}
