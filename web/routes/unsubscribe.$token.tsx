import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { Unsubscribe } from "#web/features/reminders/Unsubscribe.tsx";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { HomeBrand } from "#web/app/home-brand.tsx";
import { FocusShell } from "#web/ui/app-shell.tsx";

export const Route = createFileRoute("/unsubscribe/$token")({ component: UnsubscribePage });

function UnsubscribePage() {
  const { t } = useTranslation("reminders");
  const { token } = Route.useParams();
  useDocumentTitle(t("unsubscribe.title"));
  return (
    <FocusShell skipLabel={t("common:skip")} brand={<HomeBrand />} actions={<LanguageToggle />}>
      <Unsubscribe token={token} />
    </FocusShell>
  );
}
