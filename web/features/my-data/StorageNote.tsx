import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { storageLevel } from "#domain/account/storage.ts";
import { storageQuery, storageWords } from "#web/app/storage.ts";
import { InfoNote } from "#web/ui/error-note.tsx";

/** From four fifths of the account's space on: how much is used, and how to make room. */
export function StorageNote({ className }: { className?: string }) {
  const { t, i18n } = useTranslation("my-data");
  const { data } = useQuery(storageQuery);
  const level = data && storageLevel(data);
  if (!level || data.quota === null) return null;
  const words = storageWords({ used: data.used, quota: data.quota }, i18n.language);
  return (
    <InfoNote title={t(`storage.${level}`, words)} className={className ?? ""}>
      {t("storage.used", words)} {t("storage.advice")}
    </InfoNote>
  );
}
