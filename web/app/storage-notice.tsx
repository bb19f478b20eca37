import { useQuery } from "@tanstack/react-query";
import { Archive } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { storageLevel } from "#domain/account/storage.ts";
import { storageQuery, storageWords } from "./storage.ts";

/** For where something is written: one quiet line from four fifths of the account's space on, before that nothing. */
export function useStorageNotice(): ReactNode {
  const { t, i18n } = useTranslation("common");
  const { data } = useQuery(storageQuery);
  const level = data && storageLevel(data);
  if (!level || data.quota === null) return null;
  const { share } = storageWords({ used: data.used, quota: data.quota }, i18n.language);
  return (
    <p className="flex items-start gap-2 text-small text-ink-soft">
      <Archive aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-notice" />
      {t(`storage.${level}`, { share })}
    </p>
  );
}
