import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import { useTimeNeeded } from "#web/questions/use-time-needed.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

const ITEMS = ASSESSMENT.flatMap(({ items }) => items);

/** Empty state before the first result, with a link to the assessment. */
export function NoResultYet({ persona }: { persona: Persona }) {
  const { t } = useTranslation("relationship");
  const timeNeeded = useTimeNeeded();
  return (
    <EmptyState
      title={t("none.title", { name: persona.name })}
      example={
        <Card tone="sunk" className="flex flex-col gap-1">
          <p className="text-caption text-ink-soft">{t("none.example_label")}</p>
          <p className="font-serif text-lead">{t("none.example")}</p>
        </Card>
      }
      action={
        <Link
          to="/persona-profiling/$personaId"
          params={{ personaId: persona.id }}
          search={{ view: "context" }}
          className={buttonClass({ variant: "primary", size: "lg" })}
        >
          {persona.context_progress > 0 ? t("none.continue") : t("none.start")}
        </Link>
      }
    >
      <p>{t("none.text", { name: persona.name, total: ITEMS.length, time: timeNeeded(ITEMS) })}</p>
      <p className="mt-2 text-small">{t("assessment.honest")}</p>
    </EmptyState>
  );
}
