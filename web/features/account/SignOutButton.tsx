import { LogOut } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/app/confirm-dialog.ts";
import { errorText } from "#web/app/error-text.ts";
import { useWaiting } from "#web/app/offline/waiting.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { useSignOut } from "./sign-out.ts";

/** Signs out in every tab. `icon` for bars, `row` for the sidebar, `button` for pages. */
export function SignOutButton(props: { look: Look; className?: string }) {
  const { t } = useTranslation("offline");
  const toast = useToast();
  const { mutate, isPending } = useSignOut();
  const waiting = useWaiting().length;
  const [asking, setAsking] = useState(false);
  function signOut(): void {
    if (!isPending) mutate("/auth", { onError: (error) => toast.error(errorText(error)) });
  }
  return (
    <>
      <PlainButton {...props} busy={isPending} onPress={() => (waiting > 0 ? setAsking(true) : signOut())} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("leave.title")}
        description={t("leave.text", { count: waiting })}
        confirmLabel={t("common:nav.sign_out")}
        cancelLabel={t("common:action.cancel")}
        busy={isPending}
        onConfirm={signOut}
      />
    </>
  );
}

type Look = "icon" | "row" | "button";

function PlainButton(props: { look: Look; className?: string; busy: boolean; onPress: () => void }) {
  const { look, className, busy, onPress } = props;
  const { t } = useTranslation("common");
  if (look === "icon") return <IconButton label={t("nav.sign_out")} icon={<LogOut />} onClick={onPress} />;
  if (look === "row") {
    return (
      <button type="button" onClick={onPress} className={className}>
        <LogOut aria-hidden="true" /> {t("nav.sign_out")}
      </button>
    );
  }
  return (
    <Button onClick={onPress} busy={busy}>
      <LogOut aria-hidden="true" className="size-5" /> {t("nav.sign_out")}
    </Button>
  );
}
