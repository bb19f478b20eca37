import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import { useWaiting } from "#web/app/offline/waiting.ts";
import { WaitingLine } from "#web/app/offline/waiting-line.tsx";
import { answersGroup } from "#web/app/persona-cache.ts";
import { DangerBanner } from "#web/safety/danger-banner.tsx";
import { buttonClass, linkClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { BackToPersona } from "./BackLinks.tsx";
import { CLUSTER_PARTS, countItems } from "./parts.ts";
import { SECTION_PARTS } from "./section-parts.ts";
import { PartRows } from "./PartRows.tsx";

/** All questionnaires about a person, with progress and links. */
export function ProfilingHub({ persona, answers }: { persona: Persona; answers: StoredAnswers }) {
  const { t } = useTranslation("profiling");
  const { name, progress_level, personality_progress, context_progress } = persona;
  const place = { to: "/persona-profiling/$personaId", params: { personaId: persona.id } } as const;
  const deedOf = (percent: number) =>
    t(`questions:part.action.${percent === 0 ? "start" : percent < 100 ? "in_progress" : "completed"}`);
  const button = (primary: boolean) => buttonClass({ variant: primary ? "primary" : "secondary" });
  const [personality, context] = [deedOf(personality_progress), deedOf(context_progress)];
  const personalityIsNext = personality_progress < 100;
  return (
    <div className="flex max-w-180 flex-col gap-9">
      <div className="flex flex-col gap-6">
        <PageHeader
          back={<BackToPersona id={persona.id} name={name} />}
          title={<span className="break-words">{t("hub.title", { name })}</span>}
          lead={t("honest", { name })}
        />
        <DangerBanner danger={persona.danger} look="page" />
        <div className="flex flex-col gap-2">
          <ProgressBar
            visibleText
            value={progress_level}
            label={t("hub.overall")}
            valueText={t("percent", { percent: progress_level })}
          />
          <WaitingLine entry={useWaiting("answers").find(({ group }) => group === answersGroup(persona.id))} />
          {progress_level < 100 && <p className="text-small text-ink-soft">{t("hub.counting")}</p>}
        </div>
        {persona.traits_short && (
          <p>
            <Link to="/persona-summary/$personaId" params={{ personaId: persona.id }} className={linkClass}>
              {t("read_portrait")}
            </Link>
          </p>
        )}
      </div>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <QuestionsCard
          title={t("hub.personality.title")}
          text={t("hub.personality.text", { name, count: countItems(CLUSTER_PARTS), parts: CLUSTER_PARTS.length })}
          percent={personality_progress}
        >
          <Link
            {...place}
            search={{ view: "personality" }}
            aria-label={t("about", { deed: personality, what: t("hub.personality.title") })}
            className={button(personalityIsNext)}
          >
            {personality}
          </Link>
        </QuestionsCard>
        <QuestionsCard
          title={t("hub.context.title")}
          text={t("hub.context.text", { count: countItems(ASSESSMENT), parts: ASSESSMENT.length })}
          percent={context_progress}
        >
          {context_progress >= 100 && (
            <Link
              to="/persona-relationship-snapshot/$personaId"
              params={{ personaId: persona.id }}
              className={button(!personalityIsNext)}
            >
              {t("relationship:assessment.see_result")}
            </Link>
          )}
          <Link
            {...place}
            search={{ view: "context" }}
            aria-label={t("about", { deed: context, what: t("hub.context.title") })}
            className={button(!personalityIsNext && context_progress < 100)}
          >
            {context}
          </Link>
        </QuestionsCard>
      </div>
      <section className="flex flex-col gap-4">
        <div>
          <h2 className="font-serif text-h2 font-semibold">{t("hub.sections.title")}</h2>
          <p className="text-ink-soft">{t("hub.sections.text")}</p>
        </div>
        <PartRows persona={persona} parts={SECTION_PARTS} answers={answers} level={3} />
      </section>
    </div>
  );
}

interface QuestionsCardProps {
  title: string;
  text: string;
  percent: number;
  /** Links to the questions. */
  children: ReactNode;
}

function QuestionsCard({ title, text, percent, children }: QuestionsCardProps) {
  const { t } = useTranslation("profiling");
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex flex-1 flex-col gap-1.5">
        <h2 className="font-serif text-h2 font-semibold">{title}</h2>
        <p className="text-ink-soft break-words">{text}</p>
      </div>
      <div className="flex items-center gap-3">
        <ProgressBar className="flex-1" value={percent} label={title} valueText={t("percent", { percent })} />
        <span aria-hidden="true" className="text-small text-ink-soft tabular-nums">
          {t("percent", { percent })}
        </span>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">{children}</div>
    </Card>
  );
}
