import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Reminders, ReminderSettings } from "#domain/reminders/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { timeZone } from "#web/app/time-zone.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useUpdateReminders } from "./queries.ts";

type Time = "evening" | "morning" | "quiet_from" | "quiet_to";

/** When the evening and the morning are, when nothing may come, and in which time zone. */
export function TimesSetting({ reminders: { settings } }: { reminders: Reminders }) {
  const { t } = useTranslation("reminders");
  const { mutate, isSuccess, error } = useUpdateReminders();
  const here = timeZone();
  // The first change stores the one of this device.
  const zone = settings.time_zone ?? (here || null);
  const time = (name: Time) => (
    <TimeField key={name} name={name} label={t(`times.${name}`)} settings={settings} onChange={mutate} />
  );
  return (
    <SettingSection title={t("times.title")} saved={isSuccess}>
      <div className="flex max-w-measure flex-col gap-5">
        <div className="grid max-w-md grid-cols-2 gap-4">{(["morning", "evening"] as const).map(time)}</div>
        <fieldset className="m-0 min-w-0 border-0 p-0">
          <legend className="mb-1 p-0 font-semibold">{t("times.quiet")}</legend>
          <p className="mb-3 text-small text-ink-soft">{t("times.quiet_hint")}</p>
          <div className="grid max-w-md grid-cols-2 gap-4">{(["quiet_from", "quiet_to"] as const).map(time)}</div>
        </fieldset>
        <SelectField
          className="max-w-md"
          label={t("times.zone")}
          hint={zone === null ? t("times.no_zone") : undefined}
          placeholder={zone === null ? t("times.choose_zone") : undefined}
          value={zone ?? ""}
          options={zones(zone, here).map((value) => ({ value, label: value.replaceAll("_", " ") }))}
          onChange={(event) => event.target.value && mutate({ time_zone: event.target.value })}
        />
        {here && here !== zone && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-ink-soft">{t("times.elsewhere", { zone: here.replaceAll("_", " ") })}</p>
            <Button onClick={() => mutate({ time_zone: here })}>{t("times.use_here")}</Button>
          </div>
        )}
        {error && <ErrorNote title={t("not_saved")}>{errorText(error)}</ErrorNote>}
      </div>
    </SettingSection>
  );
}

/** Every zone the browser knows, and those that stand here under another name. */
function zones(...more: (string | null)[]): string[] {
  const extra = more.filter((zone): zone is string => Boolean(zone));
  return [...new Set([...Intl.supportedValuesOf("timeZone"), ...extra])].toSorted();
}

interface TimeFieldProps {
  name: Time;
  label: string;
  settings: ReminderSettings;
  onChange: (change: Partial<Record<Time, string>>) => void;
}

/** Keeps what is typed, and saves it once it is a whole time and the field is left. */
function TimeField({ name, label, settings, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const saved = settings[name];
  return (
    <TextField
      type="time"
      label={label}
      value={typed ?? saved}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed && typed !== saved) onChange({ [name]: typed });
        setTyped(null);
      }}
    />
  );
}
