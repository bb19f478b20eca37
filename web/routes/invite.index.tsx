import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { InviteStatus } from "#web/features/invitations/InviteStatus.tsx";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { HomeBrand } from "#web/app/home-brand.tsx";
import { siteQuery } from "#web/app/site.ts";
import { FocusShell } from "#web/ui/app-shell.tsx";

export const Route = createFileRoute("/invite/")({ component: NoCodePage });

const nothing = () => undefined;

/** An invitation link without its code. */
function NoCodePage() {
  const { t } = useTranslation("invitations");
  useDocumentTitle(t("title"));
  return (
    <FocusShell skipLabel={t("common:skip")} brand={<HomeBrand />} actions={<LanguageToggle />}>
      <InviteStatus
        outcome="invalid"
        code={null}
        helpEmail={useQuery(siteQuery).data?.help_email}
        signedInAs={undefined}
        onRetry={nothing}
        signingOut={false}
        onSignOut={nothing}
      />
    </FocusShell>
  );
}
