import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { cx } from "#web/ui/cx.ts";
import { entryOf, type OwnPart } from "./own-parts.ts";

export interface OwnPartRowProps {
  part: OwnPart;
  answers: StoredAnswers;
  /** The one to go on with. */
  next: boolean;
}

/** A part of the questions about oneself in a list: what it asks, how far it is, and the way in. */
export function OwnPartRow({ part, answers, next }: OwnPartRowProps) {
  const { t } = useTranslation("profile");
  const language = currentLanguage();
  const { state, total, answered } = part;
  // What can wait does not call out.
  const quiet = part.optional || state === "completed";
  const action = t(`extended.action.${state}`);
  const search = { [part.optional ? "part" : "cluster"]: part.name, q: entryOf(part, answers) };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-4 border-t border-line py-5">
      <div className="flex min-w-0 flex-1 basis-44 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 font-serif text-h3 font-semibold wrap-anywhere">{part.title[language]}</h3>
          {state === "completed" && (
            <Badge tone="accent">
              <Check aria-hidden="true" className="size-3.5" />
              {t("extended.completed")}
            </Badge>
          )}
        </div>
        <p className="text-ink-soft">{part.lead[language]}</p>
        <p className="text-small text-ink-soft tabular-nums">
          {state === "in_progress"
            ? t("extended.answered", { answered, total })
            : t(part.optional ? "extended.questions" : "extended.statements", { count: total })}
        </p>
      </div>
      <Link
        to="/extended-profiling"
        search={search}
        aria-label={`${action}: ${part.title[language]}`}
        className={cx(
          buttonClass({ variant: next ? "primary" : quiet ? "quiet" : "secondary" }),
          next && "max-sm:w-full",
          quiet && "-mr-4",
        )}
      >
        {action}
      </Link>
    </li>
  );
}
