import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ComingInteraction, Interaction } from "#domain/interactions/contract.ts";
import { errorText } from "#web/lib/error-text.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { shortDay } from "#web/lib/short-day.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { OutcomeDialog } from "./OutcomeDialog.tsx";
import { comingQuery } from "./queries.ts";

export interface ComingUpProps {
  /** The interaction whose outcome is being written. */
  registering: string | undefined;
  onRegister: (id: string | undefined) => void;
  /** Goes to what was recorded. */
  onLook: (interaction: Interaction) => void;
}

/** What is planned with everybody, each leading to the person; nothing at all where nothing is planned. */
export function ComingUp({ registering, onRegister, onLook }: ComingUpProps) {
  const { t } = useTranslation("interactions");
  const query = useInfiniteQuery(comingQuery);
  const coming = query.data?.pages.flatMap((page) => page.items);
  const registered = coming?.find(({ id }) => id === registering);
  return (
    <>
      {query.error && !coming && (
        <ErrorNote
          title={t("planned.failed")}
          action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}
        >
          {errorText(query.error)}
        </ErrorNote>
      )}
      {coming && coming.length > 0 && (
        <section aria-labelledby="coming-up" className="min-w-0">
          <h2 id="coming-up" className="mb-3 font-serif text-lead font-semibold">
            {t("coming.title")}
          </h2>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {coming.map((interaction) => (
              <Coming key={interaction.id} interaction={interaction} onRegister={() => onRegister(interaction.id)} />
            ))}
          </ul>
          {query.hasNextPage && (
            <Button variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t("more")}
            </Button>
          )}
        </section>
      )}
      <OutcomeDialog
        interaction={registered}
        personName={registered?.persona_name ?? ""}
        onClose={() => onRegister(undefined)}
        onRecorded={() => onRegister(undefined)}
        onLook={onLook}
      />
    </>
  );
}

function Coming({ interaction, onRegister }: { interaction: ComingInteraction; onRegister: () => void }) {
  const { t } = useTranslation("interactions");
  const { persona_id, persona_name, planned_date, objectives } = interaction;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-1 pb-3 xl:flex-col xl:items-stretch">
      <div className="min-w-0 flex-1 basis-60 xl:basis-auto">
        <div className="flex flex-wrap items-baseline gap-x-3 xl:justify-between">
          <Link
            to="/persona/$id"
            params={{ id: persona_id }}
            className="inline-flex min-h-11 min-w-0 items-center rounded-sm font-semibold hover:text-accent"
          >
            <span className="min-w-0 truncate">{persona_name}</span>
          </Link>
          {planned_date && (
            <time
              dateTime={planned_date}
              className="inline-block shrink-0 text-caption text-ink-soft first-letter:uppercase"
            >
              {shortDay(planned_date, currentLanguage())}
            </time>
          )}
        </div>
        <p className="-mt-1 line-clamp-2 text-small break-words text-ink-soft">{objectives}</p>
      </div>
      <Button
        className="self-start max-xl:self-center"
        aria-label={t("coming.register_label", { name: persona_name, action: objectives })}
        onClick={onRegister}
      >
        {t("planned.register")}
      </Button>
    </li>
  );
}
