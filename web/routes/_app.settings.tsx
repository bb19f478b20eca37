import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

export const Route = createFileRoute("/_app/settings")({ component: SettingsPage });

function SettingsPage() {
  const { t } = useTranslation("common");
  useDocumentTitle(t("nav.settings"));
  return <PageHeader title={t("nav.settings")} />;
}
