import type { ErrorComponentProps } from "@tanstack/react-router";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { ErrorScreen } from "#web/app/error-screen.tsx";
import { NotFoundScreen } from "#web/app/not-found-screen.tsx";

/** Error page for a failed route. */
export function FailedPage(props: ErrorComponentProps) {
  return <ErrorScreen {...props} actions={<LanguageToggle />} />;
}

/** Page for unknown addresses. */
export function MissingPage() {
  return <NotFoundScreen actions={<LanguageToggle />} />;
}
