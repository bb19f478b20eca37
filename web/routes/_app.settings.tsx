import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SettingsSections } from "#web/features/account/SettingsSections.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { profileQuery } from "#web/lib/session.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

export const Route = createFileRoute("/_app/settings")({ component: SettingsPage });

function SettingsPage() {
  const { t } = useTranslation("settings");
  const { data: profile } = useSuspenseQuery(profileQuery);
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeader title={t("title")} />
      <SettingsSections profile={profile} />
    </>
  );
}
