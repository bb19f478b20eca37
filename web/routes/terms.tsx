import { createFileRoute } from "@tanstack/react-router";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { LegalPage } from "#web/features/legal/LegalPage.tsx";

export const Route = createFileRoute("/terms")({ component: TermsPage });

function TermsPage() {
  return <LegalPage name="terms" actions={<LanguageToggle />} />;
}
