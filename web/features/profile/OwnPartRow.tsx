import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useTimeNeeded } from "#web/questions/use-time-needed.ts";
import { partActionClass, PartRow } from "#web/ui/part-row.tsx";
import { entryOf, type OwnPart } from "./own-parts.ts";

export interface OwnPartRowProps {
  part: OwnPart;
  answers: StoredAnswers;
  /** Whether this is the next part to answer. */
  next: boolean;
}

/** Row of a part of the own questionnaire, with a link to its first open question. */
export function OwnPartRow({ part, answers, next }: OwnPartRowProps) {
  const { t } = useTranslation("profile");
  const language = currentLanguage();
  const timeNeeded = useTimeNeeded();
  const { state, total, answered } = part;
  const done = state === "completed";
  const title = part.title[language];
  const action = t(`questions:part.action.${state}`);
  return (
    <PartRow
      title={title}
      level={3}
      lead={part.lead[language]}
      badge={done ? t("questions:part.state.completed") : undefined}
      done={done}
      action={
        <Link
          to="/extended-profiling"
          search={{ [part.optional ? "part" : "cluster"]: part.name, q: entryOf(part, answers) }}
          aria-label={`${action}: ${title}`}
          className={partActionClass({ next, quiet: part.optional || done })}
        >
          {action}
        </Link>
      }
    >
      <p className="text-small text-ink-soft tabular-nums">
        {state === "in_progress"
          ? t("questions:part.answered", { answered, total })
          : t(part.optional ? "questions:count.questions" : "questions:count.statements", { count: total })}
        {state === "start" && ` · ${timeNeeded(part.items)}`}
      </p>
    </PartRow>
  );
}
