import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { ResetPasswordForm } from "#web/features/account/ResetPasswordForm.tsx";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { HomeBrand } from "#web/app/home-brand.tsx";
import { FocusShell } from "#web/ui/app-shell.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

export const Route = createFileRoute("/reset-password")({ component: ResetPasswordPage });

function ResetPasswordPage() {
  const { t } = useTranslation("security");
  // The token is in the URL's hash, so that it is never sent to a server or in a Referer header.
  const [token] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState(false);
  useDocumentTitle(t("reset.title"));
  return (
    <FocusShell skipLabel={t("common:skip")} brand={<HomeBrand />} actions={<LanguageToggle />}>
      {done ? (
        <div role="status" className="flex flex-col gap-8">
          <PageHeader title={t("reset.done")} lead={t("reset.done_text")} />
          <a href="/auth" className={`${buttonClass({ variant: "primary" })} sm:self-start`}>
            {t("account:sign_in")}
          </a>
        </div>
      ) : (
        <div className="flex flex-col gap-7">
          <PageHeader title={t("reset.title")} lead={t("reset.lead")} />
          <ResetPasswordForm token={token} onDone={() => setDone(true)} />
        </div>
      )}
    </FocusShell>
  );
}
