import { useTranslation } from "react-i18next";
import { useStorageWarning } from "#web/app/storage.ts";
import { InfoNote } from "#web/ui/error-note.tsx";

/** Shown from 80% of the account's storage quota: how much is used, and how to free space. */
export function StorageNote({ className }: { className?: string }) {
  const { t } = useTranslation("my-data");
  const filling = useStorageWarning();
  if (!filling) return null;
  const { level, words } = filling;
  return (
    <InfoNote title={t(`storage.${level}`, words)} className={className ?? ""}>
      {t("storage.used", words)} {t("storage.advice")}
    </InfoNote>
  );
}
