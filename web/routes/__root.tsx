import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LanguageChooser } from "#web/features/account/LanguageChooser.tsx";
import { SessionWatch } from "#web/features/account/SessionWatch.tsx";
import { ErrorScreen } from "#web/lib/error-screen.tsx";
import { NotFoundScreen } from "#web/lib/not-found-screen.tsx";
import { OfflineNotice } from "#web/lib/offline-notice.tsx";
import { PageChange } from "#web/lib/page-change.tsx";
import { ToastProvider } from "#web/ui/toasts.tsx";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
});

function Root() {
  const { t } = useTranslation("common");
  return (
    <ToastProvider
      regionLabel={t("toasts.region")}
      announceLabel={t("toasts.announce")}
      dismissLabel={t("toasts.dismiss")}
      errorTitle={t("toasts.error")}
    >
      <OfflineNotice />
      <Outlet />
      <PageChange />
      <SessionWatch />
      <LanguageChooser />
    </ToastProvider>
  );
}
