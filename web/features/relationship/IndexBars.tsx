import { Sprout, Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { INDEX_TEXTS } from "#domain/relationship/content.indices.ts";
import { INDICES, type RelationshipIndex, type RelationshipScores } from "#domain/relationship/indices.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Badge } from "#web/ui/badge.tsx";
import { cx } from "#web/ui/cx.ts";
import type { StandingOut } from "./standing-out.ts";
import { resultLevel } from "./result-words.ts";

export interface IndexBarsProps {
  scores: RelationshipScores;
  /** The areas to mark; null to mark none, because of a safety concern. */
  marks: StandingOut | null;
  /** Uses neutral words that do not ask for improvement. */
  plain: boolean;
}

type Mark = "strength" | "focus" | null;

/** The six areas as bars with a word and a number; the strongest and the focus areas have a badge and a marked bar. */
export function IndexBars({ scores, marks, plain }: IndexBarsProps) {
  const { t } = useTranslation("relationship");
  const markOf = (index: RelationshipIndex): Mark => {
    if (marks?.strength.includes(index)) return "strength";
    return marks?.focus.includes(index) ? "focus" : null;
  };
  return (
    <ul className="m-0 flex list-none flex-col gap-5 p-0">
      {INDICES.map((index) => {
        const mark = markOf(index);
        return (
          <li key={index} className="flex flex-col gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                {INDEX_TEXTS[index].title[currentLanguage()]}
                {mark && <MarkBadge mark={mark} />}
              </span>
              <span className="ml-auto flex items-baseline gap-3 text-right">
                <span className="font-serif text-lead italic">
                  {t(`snapshot.${plain ? "plain" : "level"}.${resultLevel(scores[index])}`)}
                </span>
                <span className="w-8 text-small text-ink-soft tabular-nums">
                  {Math.round(scores[index])}
                  <span className="sr-only"> {t("snapshot.of_100_after")}</span>
                </span>
              </span>
            </div>
            <Bar score={scores[index]} mark={mark} />
          </li>
        );
      })}
    </ul>
  );
}

function MarkBadge({ mark }: { mark: "strength" | "focus" }) {
  const { t } = useTranslation("relationship");
  const Icon = mark === "strength" ? Star : Sprout;
  return (
    <Badge tone={mark === "strength" ? "accent" : "neutral"}>
      <Icon aria-hidden="true" className="size-3.5" />
      {t(`snapshot.mark.${mark}`)}
    </Badge>
  );
}

/** A thick line up to the score, above a thin one of full width. */
function Bar({ score, mark }: { score: number; mark: Mark }) {
  const end = `${score}%`;
  return (
    <div aria-hidden="true" className="px-2">
      <svg width="100%" height="20" className="block overflow-visible">
        <line x1="0" x2="100%" y1="14" y2="14" strokeWidth="1.5" strokeLinecap="round" className="stroke-line-strong" />
        <line x1="50%" x2="50%" y1="10" y2="18" strokeWidth="1.5" className="stroke-line-strong" />
        <g className={cx("origin-left animate-fill", score === 0 && "hidden")}>
          <line
            x1="0"
            x2={end}
            y1="8"
            y2="8"
            strokeWidth={mark ? 6 : 5}
            strokeLinecap="round"
            className={cx(mark === "focus" ? "stroke-ink" : mark ? "stroke-accent" : "stroke-accent-line")}
          />
        </g>
        {mark === "strength" && <circle cx={end} cy="8" r="8" strokeWidth="2" className="fill-accent stroke-paper" />}
        {mark === "focus" && <circle cx={end} cy="8" r="6.5" strokeWidth="3" className="fill-paper stroke-ink" />}
      </svg>
    </div>
  );
}
