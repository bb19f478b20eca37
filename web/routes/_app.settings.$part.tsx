import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ERROR_CODES } from "#domain/errors.ts";
import { AnsweringSetting } from "#web/features/account/AnsweringSetting.tsx";
import { CalendarFeedSetting } from "#web/features/account/CalendarFeedSetting.tsx";
import { GoodToKnow } from "#web/features/account/GoodToKnow.tsx";
import { LanguageSetting } from "#web/features/account/LanguageSetting.tsx";
import { ModelSetting } from "#web/features/account/ModelSetting.tsx";
import { NameSetting } from "#web/features/account/NameSetting.tsx";
import { SharedDeviceSetting } from "#web/features/account/SharedDevice.tsx";
import { SignInSettings } from "#web/features/account/SignInSettings.tsx";
import { ThemeSetting } from "#web/features/account/ThemeSetting.tsx";
import { InviteSetting } from "#web/features/invitations/InviteSetting.tsx";
import { ConsentsSetting } from "#web/features/my-data/ConsentsSetting.tsx";
import { DeleteAccountSetting } from "#web/features/my-data/DeleteAccountSetting.tsx";
import { ExportSetting } from "#web/features/my-data/ExportSetting.tsx";
import { ImportSetting } from "#web/features/my-data/ImportSetting.tsx";
import { StorageNote } from "#web/features/my-data/StorageNote.tsx";
import { RemindersSetting } from "#web/features/reminders/RemindersSetting.tsx";
import { ApiError } from "#web/app/api.ts";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { oneOf, positive, searchParams } from "#web/app/search-params.ts";
import { profileQuery } from "#web/app/session.ts";
import { SETTING_PARTS, type SettingPart } from "./-setting-parts.ts";
import { SettingsFrame } from "./-settings.tsx";

const parseSearch = searchParams({
  /** Error of a failed data export and seconds to wait; the server redirects here with them. */
  export: oneOf(...ERROR_CODES),
  wait: positive,
});

export const Route = createFileRoute("/_app/settings/$part")({
  validateSearch: parseSearch,
  params: {
    parse: ({ part }): { part: SettingPart } => {
      const known = SETTING_PARTS.find((one) => one === part);
      if (!known) throw notFound();
      return { part: known };
    },
  },
  component: SettingsPartPage,
});

function SettingsPartPage() {
  const { t } = useTranslation("settings");
  const { data: profile } = useSuspenseQuery(profileQuery);
  const { part } = Route.useParams();
  const { export: failed, wait } = Route.useSearch();
  useDocumentTitle(t(`groups.${part}`));
  const settings: Record<SettingPart, ReactNode> = {
    general: (
      <>
        <NameSetting profile={profile} />
        <LanguageSetting />
        <ThemeSetting />
        <AnsweringSetting />
      </>
    ),
    reminders: <RemindersSetting />,
    connections: (
      <>
        <ModelSetting />
        <CalendarFeedSetting />
      </>
    ),
    "signing-in": <SignInSettings />,
    "your-data": (
      <>
        <StorageNote className="mb-6" />
        <ExportSetting failure={failed ? new ApiError(failed, { retryAfter: wait }) : null} />
        <ImportSetting />
        <SharedDeviceSetting />
        <ConsentsSetting />
        <DeleteAccountSetting />
      </>
    ),
    "good-to-know": <GoodToKnow />,
    invite: <InviteSetting />,
  };
  return <SettingsFrame part={part}>{settings[part]}</SettingsFrame>;
}
