import { createFileRoute } from "@tanstack/react-router";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { LegalPage } from "#web/features/legal/LegalPage.tsx";

export const Route = createFileRoute("/privacy")({ component: PrivacyPage });

function PrivacyPage() {
  return <LegalPage name="privacy" actions={<LanguageToggle />} />;
}
