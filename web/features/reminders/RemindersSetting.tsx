import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Loaded } from "#web/app/loaded.tsx";
import { DeviceSetting } from "./DeviceSetting.tsx";
import { KindsSetting } from "./KindsSetting.tsx";
import { MailSetting } from "./MailSetting.tsx";
import { NamesSetting } from "./NamesSetting.tsx";
import { TimesSetting } from "./TimesSetting.tsx";
import { remindersQuery } from "./queries.ts";

/** What one is reminded of, how, and when. */
export function RemindersSetting() {
  const { t } = useTranslation("reminders");
  const query = useQuery(remindersQuery);
  return (
    <Loaded query={query} failed={t("failed")} lines={12}>
      {(reminders) => (
        <>
          <KindsSetting reminders={reminders} />
          <DeviceSetting reminders={reminders} />
          <MailSetting reminders={reminders} />
          <NamesSetting reminders={reminders} />
          <TimesSetting reminders={reminders} />
        </>
      )}
    </Loaded>
  );
}
