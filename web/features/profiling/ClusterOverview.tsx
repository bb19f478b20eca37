import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { StoredAnswers } from "#domain/answers.ts";
import type { Persona } from "#domain/people/contract.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { BackToHub } from "./BackLinks.tsx";
import { CLUSTER_PARTS, countItems } from "./parts.ts";
import { answeredPart } from "./section-parts.ts";
import { PartRows } from "./PartRows.tsx";

/** The four personality clusters about a person, with progress. */
export function ClusterOverview({ persona, answers }: { persona: Persona; answers: StoredAnswers }) {
  const { t } = useTranslation("profiling");
  const next = CLUSTER_PARTS.find((part) => answeredPart(part, answers).state !== "completed");
  const percent = persona.personality_progress;
  return (
    <div className="flex max-w-180 flex-col gap-8">
      <PageHeader
        back={<BackToHub id={persona.id} name={persona.name} />}
        title={<span className="break-words">{t("clusters.title", { name: persona.name })}</span>}
        lead={t("honest", { name: persona.name })}
      />
      {next ? (
        <ProgressBar
          visibleText
          value={percent}
          label={t("hub.personality.title")}
          valueText={t("percent", { percent })}
        />
      ) : (
        <Card tone="accent" className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="font-serif text-h3 font-semibold">{t("clusters.done", { parts: CLUSTER_PARTS.length })}</h2>
            <p className="text-ink-soft">{t("clusters.done_text", { count: countItems(CLUSTER_PARTS) })}</p>
          </div>
          <Link
            to="/persona-summary/$personaId"
            params={{ personaId: persona.id }}
            className={`${buttonClass({ variant: "primary" })} max-sm:w-full`}
          >
            {t("read_portrait")}
          </Link>
        </Card>
      )}
      <PartRows persona={persona} parts={CLUSTER_PARTS} answers={answers} next={next} level={2} />
    </div>
  );
}
