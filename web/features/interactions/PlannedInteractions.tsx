import { useInfiniteQuery } from "@tanstack/react-query";
import { CalendarPlus, Ellipsis, Pencil, X } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Interaction } from "#domain/interactions/contract.ts";
import { formatMoment } from "#web/format/dates.ts";
import { errorText } from "#web/app/error-text.ts";
import { goToElement } from "#web/app/go-to-element.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useWaiting } from "#web/app/offline/waiting.ts";
import { WaitingLine } from "#web/app/offline/waiting-line.tsx";
import { itemFocus, useFocusOnMore } from "#web/app/use-focus-on-more.ts";
import { SafetyNotice } from "#web/safety/safety-notice.tsx";
import { linkClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DropdownMenu } from "#web/app/dropdown-menu.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PlanLines } from "./PlanLines.tsx";
import { interactionsQuery } from "./queries.ts";
import { useCancelWithUndo } from "./use-cancel-with-undo.ts";

export interface PlannedInteractionsProps {
  personaId: string;
  /** Asks for the outcome of an interaction. */
  onRegister: (id: string) => void;
  onEdit: (interaction: Interaction) => void;
  /** Id of the interaction to scroll to. */
  shown: string | undefined;
  onShown: () => void;
}

/** The planned interactions; renders nothing if there are none. */
export function PlannedInteractions(props: PlannedInteractionsProps) {
  const { personaId, onRegister, onEdit, shown, onShown } = props;
  const { t } = useTranslation("interactions");
  const cancel = useCancelWithUndo();
  const query = useInfiniteQuery(interactionsQuery(personaId, "planned"));
  const planned = query.data?.pages.flatMap((page) => page.items);
  const { asked } = useFocusOnMore((planned ?? []).map(({ id }) => id));
  const found = planned?.some(({ id }) => id === shown) ?? false;
  useEffect(() => {
    if (!found || shown === undefined) return;
    goToElement(itemId(shown));
    onShown();
  }, [shown, onShown, found]);
  if (query.error && !planned) {
    return (
      <ErrorNote
        title={t("planned.failed")}
        action={<Button onClick={() => void query.refetch()}>{t("common:retry")}</Button>}
      >
        {errorText(query.error)}
      </ErrorNote>
    );
  }
  if (!planned) return <Skeleton className="h-32 rounded-lg!" />;
  if (planned.length === 0) return null;
  return (
    <Card as="section" tone="accent" className="flex max-w-180 flex-col gap-4" aria-labelledby="planned-interactions">
      <h2 id="planned-interactions" className="font-serif text-h3 font-semibold">
        {t("planned.title")}
      </h2>
      <ul className="flex flex-col divide-y divide-accent-line">
        {planned.map((interaction) => (
          <li
            key={interaction.id}
            id={itemId(interaction.id)}
            {...itemFocus(interaction.id)}
            tabIndex={-1}
            className="flex scroll-mt-24 flex-col gap-4 py-5 first:pt-0 last:pb-0"
          >
            {interaction.planned_date && <PlannedMoment id={interaction.id} moment={interaction.planned_date} />}
            <PlanLines interaction={interaction} />
            {interaction.safety && <SafetyNotice key={interaction.safety.id} mark={interaction.safety} compact whole />}
            <WaitingOutcome id={interaction.id} />
            <div className="flex items-center gap-2">
              <Button
                aria-label={t("planned.register_label", { action: interaction.objectives })}
                onClick={() => onRegister(interaction.id)}
              >
                {t("planned.register")}
              </Button>
              <PlanMenu
                interaction={interaction}
                onEdit={() => onEdit(interaction)}
                onCancel={() => cancel(interaction.id)}
              />
            </div>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          className="self-start"
          busy={query.isFetchingNextPage}
          onClick={() => asked(query.fetchNextPage())}
        >
          {t("common:action.show_more")}
        </Button>
      )}
    </Card>
  );
}

/** The outcome of an interaction while it waits to be sent. */
function WaitingOutcome({ id }: { id: string }) {
  const { t } = useTranslation("interactions");
  const entry = useWaiting("outcome").find(({ shows }) => shows.id === id);
  if (!entry) return null;
  return (
    <section>
      <h3 className="text-small font-semibold text-ink-soft">{t("done.happened")}</h3>
      <p className="max-w-measure break-words whitespace-pre-wrap">{entry.shows.text}</p>
      <WaitingLine entry={entry} />
    </section>
  );
}

const itemId = (id: string) => `planned-${id}`;

function PlannedMoment({ id, moment }: { id: string; moment: string }) {
  const { t } = useTranslation("interactions");
  return (
    <p className="-my-2 flex flex-wrap items-center gap-x-4">
      <time dateTime={moment} className="inline-block font-semibold first-letter:uppercase">
        {formatMoment(moment, currentLanguage())}
      </time>
      <a
        href={`/api/interactions/${id}/calendar`}
        download
        className={`${linkClass} inline-flex min-h-11 items-center gap-1.5 text-small`}
      >
        <CalendarPlus aria-hidden="true" className="size-4.5" />
        {t("planned.calendar")}
      </a>
    </p>
  );
}

function PlanMenu(props: { interaction: Interaction; onEdit: () => void; onCancel: () => void }) {
  const { t } = useTranslation("interactions");
  const label = t("planned.menu", { action: props.interaction.objectives });
  return (
    <DropdownMenu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis aria-hidden="true" />} />}
      items={[
        { label: t("change_plan"), icon: <Pencil aria-hidden="true" />, onSelect: props.onEdit },
        { label: t("planned.cancel"), icon: <X aria-hidden="true" />, tone: "danger", onSelect: props.onCancel },
      ]}
    />
  );
}
