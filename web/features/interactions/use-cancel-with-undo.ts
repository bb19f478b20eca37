import { useTranslation } from "react-i18next";
import { errorText } from "#web/app/error-text.ts";
import { useToast } from "#web/ui/toasts.tsx";
import { useCancelPlan } from "./mutations.ts";

/** Returns a function that cancels a planned interaction and shows a toast with Undo. */
export function useCancelWithUndo() {
  const { t } = useTranslation("interactions");
  const toast = useToast();
  const { mutateAsync } = useCancelPlan();

  function change(id: string, cancelled: boolean): void {
    mutateAsync({ id, cancelled })
      .then(() => {
        if (!cancelled) toast.success(t("toast.restored"));
        else
          toast.undo(t("toast.cancelled"), {
            action: { label: t("common:action.undo"), onAction: () => change(id, false) },
          });
      })
      .catch((error: unknown) =>
        toast.error(errorText(error), { action: { label: t("common:retry"), onAction: () => change(id, cancelled) } }),
      );
  }
  return (id: string) => change(id, true);
}
