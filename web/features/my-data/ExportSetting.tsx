import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ApiError } from "#web/app/api.ts";
import { errorText } from "#web/app/error-text.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { timeZone } from "#web/app/time-zone.ts";

/** Link that downloads all of the user's data as one archive; `failure` is the error of the last attempt. */
export function ExportSetting({ failure }: { failure: ApiError | null }) {
  const { t } = useTranslation("my-data");
  const query = new URLSearchParams({ time_zone: timeZone() });
  return (
    <SettingSection title={t("export.title")}>
      <div className="flex max-w-measure flex-col items-start gap-4">
        <p className="text-ink-soft">{t("export.text")}</p>
        {failure && <ErrorNote title={t("export.failed")}>{errorText(failure)}</ErrorNote>}
        <a href={`/api/export?${query}`} className={buttonClass()}>
          <Download aria-hidden="true" className="size-5 shrink-0" />
          {t("export.download")}
        </a>
        <p className="text-small text-ink-soft">{t("export.care")}</p>
      </div>
    </SettingSection>
  );
}
