import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { profilingState } from "#domain/progress/profiling-state.ts";
import { ASSESSMENT_QUESTIONS } from "#domain/relationship/indices.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { personaAnswersQuery } from "#web/app/persona-cache.ts";
import { buttonClass, linkClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { answeredPart, SECTION_PARTS } from "./section-parts.ts";

export interface ProfilingCardProps {
  persona: Persona;
  /** Renders a single line, because the page has another next step. */
  quiet: boolean;
}

/** Progress of the questions about a person, with the next step; once complete, links to the results. */
export function ProfilingCard({ persona, quiet }: ProfilingCardProps) {
  const { t } = useTranslation("profiling");
  const { name, progress_level } = persona;
  const personaId = { personaId: persona.id };
  const state = profilingState(progress_level);
  const complete = state === "complete";
  if (complete && persona.context_progress >= 100) return <CompleteLine persona={persona} />;
  const step = complete ? "assessment" : state;
  const percent = t("percent", { percent: progress_level });
  const look = quiet ? LINE_LINK : undefined;
  const goOn = (
    <Link
      to="/persona-profiling/$personaId"
      params={personaId}
      search={complete ? { view: "context" } : {}}
      className={look ?? buttonClass()}
    >
      {t(`card.do.${step}`)}
    </Link>
  );
  const explore = persona.traits_short && (
    <Link
      to="/persona-summary/$personaId"
      params={personaId}
      className={look ?? `${buttonClass({ variant: "quiet" })} max-sm:-ml-4`}
    >
      {t("card.explore")}
    </Link>
  );
  if (quiet) {
    return (
      <section className="flex flex-wrap items-baseline gap-x-5">
        <h2 className="min-w-0 text-small text-ink-soft">
          {t("hub.title", { name })}: <span className="tabular-nums">{percent}</span>
        </h2>
        {goOn}
        {explore}
      </section>
    );
  }
  return (
    <Card as="section" tone="accent" className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="min-w-0 font-serif text-h3 font-semibold break-words">{t("hub.title", { name })}</h2>
          <span aria-hidden="true" className="text-ink-soft tabular-nums">
            {percent}
          </span>
        </div>
        <ProgressBar value={progress_level} label={t("hub.title", { name })} valueText={percent} />
        <p className="text-ink-soft">{t(`card.${step}`, { count: ASSESSMENT_QUESTIONS.length })}</p>
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-1 max-sm:flex-col max-sm:items-start">
        {goOn}
        {explore}
      </div>
    </Card>
  );
}

/** The completed state: links to the results, and the optional sections that are still open. */
function CompleteLine({ persona }: { persona: Persona }) {
  const { t } = useTranslation("profiling");
  const { data: answers } = useQuery(personaAnswersQuery(persona.id));
  const language = currentLanguage();
  const open = answers && SECTION_PARTS.filter((part) => answeredPart(part, answers).state !== "completed");
  const personaId = { personaId: persona.id };
  const parts = new Intl.ListFormat(language).format((open ?? []).map(({ title }) => title[language]));
  return (
    <section>
      <h2 className="text-small font-semibold break-words">{t("card.done", { name: persona.name })}</h2>
      <p className="text-small text-ink-soft">
        {!open ? t("card.enough") : open.length > 0 ? t("card.still_open", { parts }) : t("card.done_text")}
      </p>
      <div className="flex flex-wrap gap-x-5">
        <Link to="/persona-summary/$personaId" params={personaId} className={LINE_LINK}>
          {t("read_portrait")}
        </Link>
        <Link to="/persona-relationship-snapshot/$personaId" params={personaId} className={LINE_LINK}>
          {t("card.snapshot")}
        </Link>
        {open && open.length > 0 && (
          <Link to="/persona-profiling/$personaId" params={personaId} className={LINE_LINK}>
            {t("card.more")}
          </Link>
        )}
      </div>
    </section>
  );
}

const LINE_LINK = `${linkClass} inline-flex min-h-11 items-center text-small`;
