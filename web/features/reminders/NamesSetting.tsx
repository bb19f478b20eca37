import { useTranslation } from "react-i18next";
import type { Reminders } from "#domain/reminders/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Checkbox } from "#web/ui/check-field.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { useUpdateReminders } from "./queries.ts";

/** Whether reminders name people. */
export function NamesSetting({ reminders: { settings } }: { reminders: Reminders }) {
  const { t } = useTranslation("reminders");
  const { mutate, isSuccess, error } = useUpdateReminders();
  return (
    <SettingSection title={t("names.title")} saved={isSuccess}>
      <div className="flex max-w-measure flex-col gap-2">
        <p className="text-ink-soft">{t("names.text")}</p>
        <Checkbox
          label={t("names.show")}
          hint={t("names.hint")}
          checked={settings.show_names}
          onChange={(event) => mutate({ show_names: event.target.checked })}
        />
        {error && <ErrorNote title={t("not_saved")}>{errorText(error)}</ErrorNote>}
      </div>
    </SettingSection>
  );
}
