import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useTimeNeeded } from "#web/questions/use-time-needed.ts";
import { partActionClass, PartRow } from "#web/ui/part-row.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { leadOf } from "./parts.ts";
import { answeredPart, type Part } from "./section-parts.ts";

export interface PartRowsProps {
  persona: Persona;
  parts: readonly Part[];
  answers: StoredAnswers;
  /** The part to highlight as the next step. */
  next?: Part | undefined;
  /** Heading level of the rows. */
  level: 2 | 3;
}

/** Parts of a questionnaire as rows, each with its progress and a link to its questions. */
export function PartRows({ persona, parts, answers, next, level }: PartRowsProps) {
  const { t } = useTranslation("profiling");
  const language = currentLanguage();
  const timeNeeded = useTimeNeeded();
  return (
    <ul className="m-0 flex list-none flex-col p-0">
      {parts.map((part) => {
        const { answered, total, state } = answeredPart(part, answers);
        const title = part.title[language];
        const deed = t(`questions:part.action.${state}`);
        const count = t("questions:part.answered", { answered, total });
        const done = state === "completed";
        return (
          <PartRow
            key={part.name}
            title={title}
            level={level}
            lead={leadOf(part, language, persona.name)}
            badge={done ? t("questions:part.state.completed") : undefined}
            done={done}
            action={
              <Link
                to="/persona-profiling/$personaId"
                params={{ personaId: persona.id }}
                search={{ view: part.kind === "cluster" ? "personality" : "sections", part: part.name }}
                aria-label={t("about", { deed, what: title })}
                className={partActionClass({ next: part === next, quiet: done })}
              >
                {deed}
              </Link>
            }
          >
            {state === "in_progress" ? (
              <div className="mt-1 flex items-center gap-3">
                <ProgressBar
                  className="max-w-40 flex-1"
                  value={(answered / total) * 100}
                  label={title}
                  valueText={count}
                />
                <span aria-hidden="true" className="text-small text-ink-soft tabular-nums">
                  {count}
                </span>
              </div>
            ) : (
              <p className="text-small text-ink-soft">
                {t(part.kind === "cluster" ? "questions:count.statements" : "questions:count.questions", {
                  count: total,
                })}
                {!done && ` · ${timeNeeded(part.items)}`}
              </p>
            )}
          </PartRow>
        );
      })}
    </ul>
  );
}
