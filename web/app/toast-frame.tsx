import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlainToasts } from "#web/ui/plain-toasts.tsx";
import { ToastProvider, type ToastListProps } from "#web/ui/toasts.tsx";
import { onDemand } from "./on-demand.tsx";

const LoadedList = onDemand(
  async () => (await import("#web/ui/toast-list.tsx")).ToastList,
  ({ entries }) => entries.length > 0,
  { waiting: () => null, failed: PlainToasts },
);

function TranslatedList(props: ToastListProps) {
  const { t } = useTranslation("common");
  return (
    <LoadedList
      {...props}
      regionLabel={t("toasts.region")}
      announceLabel={t("toasts.announce")}
      dismissLabel={t("toasts.dismiss")}
      errorTitle={t("toasts.error")}
    />
  );
}

/** The toast provider with translated labels. Wraps the routes, so that toasts outlive a page that fails. */
export function ToastFrame({ children }: { children: ReactNode }) {
  return <ToastProvider list={TranslatedList}>{children}</ToastProvider>;
}
