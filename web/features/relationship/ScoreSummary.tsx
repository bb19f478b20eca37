import { useTranslation } from "react-i18next";
import { INDEX_TEXTS } from "#domain/relationship/content.indices.ts";
import type { AssessmentResult } from "#domain/relationship/contract.ts";
import type { RelationshipIndex } from "#domain/relationship/indices.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { tuningPaths } from "#web/ui/wave.ts";
import { resultLevel } from "./result-words.ts";
import { standingOut } from "./standing-out.ts";

const WIDTH = 560;
const HEIGHT = 72;

export interface ScoreSummaryProps {
  result: AssessmentResult;
  /** Shows only the score: after a frightening answer there is no drawing and no suggestion of what to improve. */
  plain?: boolean;
}

/** The overall score as a drawing and up to three sentences. */
export function ScoreSummary({ result, plain = false }: ScoreSummaryProps) {
  const { t } = useTranslation("relationship");
  const score = result.scores.RHS;
  const [first, ...more] = useSentences(result);
  return (
    <section aria-labelledby="score" className="flex max-w-measure flex-col gap-4">
      <h2 id="score" className="sr-only">
        {t("snapshot.score.title")}
      </h2>
      {plain ? (
        <p className="text-lead tabular-nums">{t("snapshot.of_100", { score: Math.round(score) })}</p>
      ) : (
        <>
          <Lines score={score} />
          <p className="font-serif text-h2 leading-snug font-semibold text-balance">{first}</p>
          {more.length > 0 && <p className="font-serif text-lead leading-normal">{more.join(" ")}</p>}
        </>
      )}
      <p className="text-small text-ink-soft">{t("assessment.honest")}</p>
    </section>
  );
}

/** Sentences about the overall score, the strongest and the focus areas; the last two are one if nothing stands out. */
function useSentences(result: AssessmentResult): string[] {
  const { t } = useTranslation("relationship");
  const language = currentLanguage();
  const { strength, focus } = standingOut(result);
  const list = new Intl.ListFormat(language);
  const named = (indices: readonly RelationshipIndex[]) =>
    list.format(indices.map((index) => INDEX_TEXTS[index].title[language]));
  const whole = t(`snapshot.score.${resultLevel(result.scores.RHS)}`);
  if (strength.length === 0 && focus.length === 0) {
    return [whole, result.even ? t("snapshot.even") : t("snapshot.none_apart")];
  }
  return [
    whole,
    ...(strength.length > 0 ? [t("snapshot.best", { count: strength.length, areas: named(strength) })] : []),
    ...(focus.length > 0 ? [t("snapshot.begin", { count: focus.length, areas: named(focus) })] : []),
  ];
}

/** Two lines that converge; the higher the score, the earlier. */
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
