import { useTranslation } from "react-i18next";
import { REMINDER_KINDS, WEEKDAYS, type Reminders } from "#domain/reminders/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { weekdayName } from "#web/format/dates.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Checkbox } from "#web/ui/check-field.tsx";
import { ErrorNote, InfoNote } from "#web/ui/error-note.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useUpdateReminders } from "./queries.ts";

/** What one wants to be reminded of. */
export function KindsSetting({ reminders }: { reminders: Reminders }) {
  const { t } = useTranslation("reminders");
  const { mutate, isSuccess, error } = useUpdateReminders();
  const { settings, devices, email_verified, look_back_available } = reminders;
  const { evening, morning } = settings;
  const kinds = REMINDER_KINDS.filter((kind) => kind !== "look_back" || look_back_available);
  const reaches = devices.length > 0 || (settings.by_mail && email_verified);
  return (
    <SettingSection title={t("kinds.title")} saved={isSuccess}>
      <div className="flex max-w-measure flex-col gap-2">
        <p className="mb-2 text-ink-soft">{t("kinds.text")}</p>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`kinds.${kind}`)}
            hint={t(`kinds.${kind}_hint`, { evening, morning })}
            checked={settings[kind]}
            onChange={(event) => mutate({ [kind]: event.target.checked })}
          />
        ))}
        {look_back_available && settings.look_back && (
          <SelectField
            className="max-w-64 pl-9.5"
            label={t("kinds.day")}
            value={settings.look_back_day}
            options={WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day, currentLanguage()) }))}
            onChange={(event) => mutate({ look_back_day: Number(event.target.value) })}
          />
        )}
        {error && <ErrorNote title={t("not_saved")}>{errorText(error)}</ErrorNote>}
        {!reaches && kinds.some((kind) => settings[kind]) && (
          <InfoNote className="mt-2" title={t("nowhere.title")}>
            {t("nowhere.text")}
          </InfoNote>
        )}
      </div>
    </SettingSection>
  );
}
