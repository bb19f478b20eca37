import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { errorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PlanLines } from "./PlanLines.tsx";
import { interactionsQuery } from "./queries.ts";

export interface PlannedInteractionsProps {
  personaId: string;
  /** One has happened: ask how it went. */
  onRegister: (id: string) => void;
}

/** The interactions that are planned; nothing when there are none. */
export function PlannedInteractions({ personaId, onRegister }: PlannedInteractionsProps) {
  const { t } = useTranslation("interactions");
  const query = useInfiniteQuery(interactionsQuery(personaId, "planned"));
  const planned = query.data?.pages.flatMap((page) => page.items);
  if (query.error && !planned) {
    return (
      <ErrorNote
        title={t("planned.failed")}
        action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}
      >
        {errorText(query.error)}
      </ErrorNote>
    );
  }
  if (!planned || planned.length === 0) return null;
  return (
    <Card as="section" tone="accent" className="flex flex-col gap-4" aria-labelledby="planned-interactions">
      <h2 id="planned-interactions" className="font-serif text-h3 font-semibold">
        {t("planned.title")}
      </h2>
      <ul className="flex flex-col divide-y divide-accent-line">
        {planned.map((interaction) => (
          <li key={interaction.id} className="flex flex-col gap-4 py-5 first:pt-0 last:pb-0">
            <PlanLines interaction={interaction} />
            <Button
              className="self-start"
              aria-label={t("planned.register_label", { action: interaction.objectives })}
              onClick={() => onRegister(interaction.id)}
            >
              {t("planned.register")}
            </Button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          className="self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </Card>
  );
}
