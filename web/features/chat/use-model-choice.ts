import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { coachStatusQuery, useModelConsent } from "#web/app/coach-status.ts";
import { formatMoment } from "#web/format/dates.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import type { MenuItem } from "#web/ui/dropdown-menu.tsx";
import { useDeclinedModel } from "./use-declined-model.ts";

export interface ModelChoice {
  /** Who answers, as a sentence. */
  who: string;
  /** A model answers, not the built-in coach. */
  modelAnswers: boolean;
  /** The model to ask consent for; null if there is nothing to ask. */
  askConsentFor: string | null;
  decline: () => void;
  /** Menu items that change the choice. */
  items: MenuItem[];
  /** Why the choice could not be saved. */
  error: Error | null;
}

/**
 * Who answers about a person, and the user's choice. For a person left out of AI no model is used, even with consent.
 */
export function useModelChoice({ left_out_of_ai: leftOut }: { left_out_of_ai: boolean }, open: boolean): ModelChoice {
  const { t } = useTranslation("chat");
  const { data: status } = useQuery({ ...coachStatusQuery, enabled: open });
  const [declined, setDeclined] = useDeclinedModel();
  const consent = useModelConsent();
  const { provider, model, spent_until: spentUntil } = status ?? {};
  const waits = !leftOut && status?.needs_consent && model ? model : null;
  const items: MenuItem[] = [];
  if (waits && declined === waits) {
    items.push("separator", { label: t("consent.reopen", { model: waits }), onSelect: () => setDeclined(null) });
  } else if (provider === "model" && model) {
    const revoke = () => consent.mutate(false, { onSuccess: () => setDeclined(model) });
    items.push("separator", { label: t("consent.revoke"), onSelect: revoke });
  }
  const named = !leftOut && provider === "model" && model;
  return {
    who: !provider
      ? t("who.unknown")
      : !leftOut && spentUntil
        ? t("who.spent", { model, time: formatMoment(spentUntil, currentLanguage()) })
        : named
          ? t("who.model", { model })
          : t("who.embedded"),
    modelAnswers: Boolean(named) && !spentUntil,
    askConsentFor: waits && declined !== waits ? waits : null,
    decline: () => setDeclined(waits),
    items,
    error: consent.error,
  };
}
