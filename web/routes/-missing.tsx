import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { NotFoundScreen } from "#web/app/not-found-screen.tsx";

/** Page for unknown addresses. */
export function MissingPage() {
  return <NotFoundScreen actions={<LanguageToggle />} />;
}
