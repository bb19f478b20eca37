import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Says that a change has been kept. */
export function SavedMark({ saved }: { saved: boolean }) {
  const { t } = useTranslation("settings");
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-small font-medium text-accent">
      {saved && (
        <>
          <Check aria-hidden="true" className="size-4.5 shrink-0" />
          {t("saved")}
        </>
      )}
    </p>
  );
}
