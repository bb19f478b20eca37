import type { ErrorComponentProps } from "@tanstack/react-router";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { ErrorScreen } from "#web/app/error-screen.tsx";
import { NotFoundScreen } from "#web/app/not-found-screen.tsx";

/** What stands in for a page that has failed. */
export function FailedPage(props: ErrorComponentProps) {
  return <ErrorScreen {...props} actions={<LanguageToggle />} />;
}

/** What stands at an address that leads nowhere. */
export function MissingPage() {
  return <NotFoundScreen actions={<LanguageToggle />} />;
}
