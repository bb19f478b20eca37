import { useTranslation } from "react-i18next";
import { tuningPaths } from "#web/ui/wave.ts";
import { resultLevel } from "./result-words.ts";

const WIDTH = 560;
const HEIGHT = 72;

export interface ScoreSummaryProps {
  score: number;
  /** The number alone: after an answer that spoke of fear nothing is drawn or said to be mended. */
  plain?: boolean;
}

/** The whole in one sentence, then its number. */
export function ScoreSummary({ score, plain = false }: ScoreSummaryProps) {
  const { t } = useTranslation("relationship");
  return (
    <section aria-labelledby="score" className="flex max-w-measure flex-col gap-4">
      <h2 id="score" className="sr-only">
        {t("snapshot.score.title")}
      </h2>
      {!plain && <Lines score={score} />}
      {!plain && (
        <p className="font-serif text-h2 leading-snug font-semibold text-balance">
          {t(`snapshot.score.${resultLevel(score)}`)}
        </p>
      )}
      <p className="text-lead">
        <span className="tabular-nums">{t("snapshot.of_100", { score: Math.round(score) })}</span>
      </p>
      <p className="text-small text-ink-soft">{t("assessment.honest")}</p>
    </section>
  );
}

/** The two lines find each other in every result, in a high one earlier. */
function Lines({ score }: { score: number }) {
  const { lead, follow } = tuningPaths(WIDTH, HEIGHT, { cycles: 7, gap: 6, meet: 0.95 - 0.008 * score });
  return (
    <svg viewBox={`-3 0 ${WIDTH + 6} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full animate-fade-in">
      <g fill="none" strokeLinecap="round" strokeWidth="3">
        <path d={follow} className="stroke-accent-line" />
        <path d={lead} className="stroke-ink" />
      </g>
    </svg>
  );
}
