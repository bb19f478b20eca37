import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ToastProvider } from "#web/ui/toasts.tsx";

/** The toast provider with translated labels. Wraps the routes, so that toasts outlive a page that fails. */
export function ToastFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <ToastProvider
      regionLabel={t("toasts.region")}
      announceLabel={t("toasts.announce")}
      dismissLabel={t("toasts.dismiss")}
      errorTitle={t("toasts.error")}
    >
      {children}
    </ToastProvider>
  );
}
