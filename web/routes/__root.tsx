import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ToastProvider } from "#web/ui/toasts.tsx";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  const { t } = useTranslation("common");
  return (
    <ToastProvider
      regionLabel={t("toasts.region")}
      announceLabel={t("toasts.announce")}
      dismissLabel={t("toasts.dismiss")}
    >
      <Outlet />
    </ToastProvider>
  );
}
