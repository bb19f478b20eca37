import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ComingInteraction } from "#domain/interactions/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { itemFocus } from "#web/app/use-focus-on-more.ts";
import { dayOf, shortDay } from "#web/format/short-day.ts";
import { Button } from "#web/ui/button.tsx";
import { TODAY_CARD, TODAY_LINK } from "#web/people/today-card.ts";

export interface ComingCardProps {
  interaction: ComingInteraction;
  onRegister: () => void;
}

/** Whether the planned day has come or none is set: only then can there be an outcome to record. */
function isDue({ planned_date }: ComingInteraction, now = new Date()): boolean {
  return planned_date === null || dayOf(new Date(planned_date)) <= dayOf(now);
}

/** Card for a planned interaction, with a link to the plan. */
export function ComingCard({ interaction, onRegister }: ComingCardProps) {
  const { t } = useTranslation("interactions");
  const { id, persona_id, persona_name, planned_date, objectives } = interaction;
  return (
    <li className={TODAY_CARD}>
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to="/persona/$id"
          params={{ id: persona_id }}
          search={{ interaction: id }}
          {...itemFocus(id)}
          className={TODAY_LINK}
        >
          {persona_name}
        </Link>
        {planned_date && (
          <time
            dateTime={planned_date}
            className="inline-block shrink-0 text-caption font-semibold text-accent first-letter:uppercase"
          >
            {shortDay(planned_date, currentLanguage())}
          </time>
        )}
      </div>
      <p className="line-clamp-2 text-small break-words text-ink-soft">{objectives}</p>
      {isDue(interaction) && (
        <Button
          variant="quiet"
          className="z-1 -mb-2 -ml-4 self-start text-left!"
          aria-label={t("coming.register_label", { name: persona_name, action: objectives })}
          onClick={onRegister}
        >
          {t("planned.register")}
        </Button>
      )}
    </li>
  );
}
