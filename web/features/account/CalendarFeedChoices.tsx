import { useTranslation } from "react-i18next";
import type { CalendarFeed } from "#domain/interactions/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { timeZone } from "#web/app/time-zone.ts";
import { Checkbox } from "#web/ui/check-field.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { useUpdateCalendarFeed } from "./queries.ts";

const CHOICES = ["alarm_evening", "alarm_morning", "show_action"] as const;

/** What a calendar shows besides time and first name: alarms, and the plan's action. */
export function CalendarFeedChoices({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation("settings");
  const { mutate, error, isSuccess } = useUpdateCalendarFeed();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 flex flex-wrap items-center gap-x-4 p-0 font-semibold">
        {t("feed.choices")}
        <span role="status" className="text-small font-medium text-accent">
          {isSuccess && t("common:saved")}
        </span>
      </legend>
      {CHOICES.map((choice) => (
        <Checkbox
          key={choice}
          label={t(`feed.${choice}`)}
          hint={t(`feed.${choice}_hint`)}
          checked={feed[choice]}
          onChange={(event) => mutate({ [choice]: event.target.checked, time_zone: timeZone() })}
        />
      ))}
      {error && <ErrorNote title={t("feed.not_changed")}>{errorText(error)}</ErrorNote>}
    </fieldset>
  );
}
