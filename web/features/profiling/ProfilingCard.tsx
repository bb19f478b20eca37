import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { profilingState } from "#domain/progress/profiling-state.ts";
import { ASSESSMENT_QUESTIONS } from "#domain/relationship/indices.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { personaAnswersQuery } from "#web/lib/persona-cache.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { answeredPart, SECTION_PARTS } from "./parts.ts";

/** How complete the picture of a person is, with the next step; once it is complete, where to read it. */
export function ProfilingCard({ persona }: { persona: Persona }) {
  const { t } = useTranslation("profiling");
  const { name, progress_level } = persona;
  const personaId = { personaId: persona.id };
  const state = profilingState(progress_level);
  const complete = state === "complete";
  if (complete && persona.context_progress >= 100) return <CompleteCard persona={persona} />;
  const step = complete ? "assessment" : state;
  const percent = t("percent", { percent: progress_level });
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="min-w-0 font-serif text-h3 font-semibold break-words">{t("card.title", { name })}</h2>
          <span aria-hidden="true" className="text-ink-soft tabular-nums">
            {percent}
          </span>
        </div>
        <ProgressBar value={progress_level} label={t("card.title", { name })} valueText={percent} />
        <p className="text-ink-soft">{t(`card.${step}`, { count: ASSESSMENT_QUESTIONS.length })}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Link
          to="/persona-profiling/$personaId"
          params={personaId}
          search={complete ? { view: "context" } : {}}
          className={buttonClass()}
        >
          {t(`card.do.${step}`)}
        </Link>
        {persona.traits_short && (
          <Link to="/persona-summary/$personaId" params={personaId} className={buttonClass({ variant: "quiet" })}>
            {t("card.explore")}
          </Link>
        )}
      </div>
    </Card>
  );
}

/** Nothing has to be asked any more; parts that are open all the same are named. */
function CompleteCard({ persona }: { persona: Persona }) {
  const { t } = useTranslation("profiling");
  const { data: answers } = useQuery(personaAnswersQuery(persona.id));
  const language = currentLanguage();
  const open = answers && SECTION_PARTS.filter((part) => answeredPart(part, answers).state !== "completed");
  const personaId = { personaId: persona.id };
  const parts = new Intl.ListFormat(language).format((open ?? []).map(({ title }) => title[language]));
  return (
    <Card as="section" tone="accent" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="font-serif text-h3 font-semibold break-words">{t("card.done", { name: persona.name })}</h2>
        <p className="text-ink-soft">
          {!open ? t("card.enough") : open.length > 0 ? t("card.still_open", { parts }) : t("card.done_text")}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Link to="/persona-summary/$personaId" params={personaId} className={buttonClass()}>
          {t("card.summary")}
        </Link>
        <Link to="/persona-relationship-snapshot/$personaId" params={personaId} className={buttonClass()}>
          {t("card.snapshot")}
        </Link>
        {open && open.length > 0 && (
          <Link to="/persona-profiling/$personaId" params={personaId} className={buttonClass({ variant: "quiet" })}>
            {t("card.more")}
          </Link>
        )}
      </div>
    </Card>
  );
}
