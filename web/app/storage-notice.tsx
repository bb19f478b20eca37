import { Archive } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useStorageWarning } from "./storage.ts";

/** A notice for pages with input, from 80 % of the account's storage quota; otherwise null. */
export function useStorageNotice(): ReactNode {
  const { t } = useTranslation("common");
  const warning = useStorageWarning();
  if (!warning) return null;
  return (
    <p className="flex items-start gap-2 text-small text-ink-soft">
      <Archive aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-notice" />
      {t(`storage.${warning.level}`, warning.words)}
    </p>
  );
}
