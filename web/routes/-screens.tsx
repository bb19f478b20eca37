import { lazyRouteComponent, type ErrorComponentProps } from "@tanstack/react-router";
import { LanguageToggle } from "#web/features/account/LanguageToggle.tsx";
import { ErrorScreen } from "#web/app/error-screen.tsx";

/** Error page for a failed route. */
export function FailedPage(props: ErrorComponentProps) {
  return <ErrorScreen {...props} actions={<LanguageToggle />} />;
}

/** Page for unknown addresses. */
export const MissingPage = lazyRouteComponent(() => import("./-missing.tsx"), "MissingPage");
