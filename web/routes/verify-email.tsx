import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmailVerified } from "#web/features/account/EmailVerified.tsx";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { useDocumentTitle } from "#web/app/document-title.ts";
import { HomeBrand } from "#web/app/home-brand.tsx";
import { FocusShell } from "#web/ui/app-shell.tsx";

export const Route = createFileRoute("/verify-email")({ component: VerifyEmailPage });

function VerifyEmailPage() {
  const { t } = useTranslation("security");
  // The token is in the URL's hash, so that it is never sent to a server or in a Referer header.
  const [token] = useState(() => location.hash.slice(1));
  useDocumentTitle(t("email.title"));
  return (
    <FocusShell skipLabel={t("common:skip")} brand={<HomeBrand />} actions={<LanguageToggle />}>
      <EmailVerified token={token} />
    </FocusShell>
  );
}
