import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SELF_SHORT } from "#domain/profile/content.short.ts";
import { USER_PROGRESS_BASE } from "#domain/progress/user-progress.ts";
import { errorText } from "#web/app/error-text.ts";
import { useSingleFlight } from "#web/app/single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { extendedCount } from "./own-parts.ts";
import { useRetakeProfile } from "./queries.ts";

/** Restarts the extended profile, after a confirmation that says what happens to the current one. */
export function RetakeProfile({ onRetaken }: { onRetaken: () => void }) {
  const { t } = useTranslation("profile");
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const retake = useRetakeProfile();
  const retakeOnce = useSingleFlight(async () => {
    try {
      await retake.mutateAsync();
    } catch (error) {
      setAsking(false);
      toast.error(`${t("common:profile.not_reset")}. ${errorText(error)}`);
      return;
    }
    toast.success(t("summary.retaken"));
    onRetaken();
  });
  return (
    <>
      <Button size="lg" className="shrink-0" onClick={() => setAsking(true)}>
        {t("summary.retake")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("summary.retake_title")}
        description={t("summary.retake_what", {
          count: extendedCount(),
          percent: USER_PROGRESS_BASE,
          first: SELF_SHORT.length,
        })}
        confirmLabel={t("summary.retake_confirm")}
        cancelLabel={t("common:action.cancel")}
        onConfirm={() => void retakeOnce()}
        busy={retake.isPending}
        tone="plain"
      />
    </>
  );
}
