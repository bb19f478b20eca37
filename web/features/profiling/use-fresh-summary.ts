import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Persona } from "#domain/people/contract.ts";
import type { PersonaSummary } from "#domain/profiling/contract.ts";
import { isSummaryStale } from "#domain/progress/stale.ts";
import { ApiError } from "#web/app/api.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { useToast } from "#web/ui/toasts.tsx";
import { freshSummaryQuery, useRefreshSummary } from "./queries.ts";

export interface FreshSummaryOptions {
  persona: Persona;
  /** Rewrites the texts once on mount. */
  force: boolean;
  onForced: () => void;
}

/**
 * Keeps the texts about a person up to date: silently on mount and on window focus, and on request, where a failure
 * shows a toast with retry.
 */
export function useFreshSummary({ persona, force, onForced }: FreshSummaryOptions) {
  const { t } = useTranslation("profiling");
  const toast = useToast();
  const automatic = useQuery({ ...freshSummaryQuery(persona.id, currentLanguage()), enabled: !force });
  const manual = useRefreshSummary(persona.id);
  const refreshOnce = useSingleFlight(manual.mutateAsync);
  const forced = useRef(false);
  const [arrival] = useState(() => new Date());

  function refresh(): void {
    refreshOnce(currentLanguage()).catch((error: unknown) =>
      toast.error(`${t("summary.refresh_failed")}. ${errorText(error)}`, {
        action: { label: t("common:retry"), onAction: refresh },
      }),
    );
  }
  useEffect(() => {
    if (!force || forced.current) return;
    forced.current = true;
    refresh();
    onForced();
  });

  const lastUpdate = persona.last_summary_update ? new Date(persona.last_summary_update) : null;
  return {
    refresh,
    /** A manual refresh is pending. */
    refreshing: manual.isPending,
    /** Result of the last manual refresh; null if there was none or it is pending. */
    outcome: manual.isPending ? null : outcomeOf(manual.data),
    /** The server is probably writing texts: a manual refresh is pending, or stale texts are being refetched. */
    writing: manual.isPending || (automatic.isFetching && isSummaryStale(lastUpdate, arrival)),
    /** Whether a safety concern about the person is open; undefined until the server has responded. */
    care: automatic.data?.care,
    /** There are no answers to write texts from. */
    noData: [automatic.error, manual.error].some(
      (error) => error instanceof ApiError && error.code === "no_personality_data",
    ),
  };
}

function outcomeOf(summary: PersonaSummary | undefined): "portrait" | "tips" | "none" | null {
  if (!summary || summary.care) return null;
  const [first = "none"] = summary.changed;
  return first;
}
