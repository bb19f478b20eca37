import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { errorText } from "#web/app/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { useSignOut } from "./queries.ts";

/** Signs out in every tab. `icon` for bars, `row` for the sidebar, `button` for pages. */
export function SignOutButton({ look, className }: { look: "icon" | "row" | "button"; className?: string }) {
  const { t } = useTranslation("common");
  const toast = useToast();
  const { mutate, isPending } = useSignOut();
  function signOut(): void {
    if (!isPending) mutate("/auth", { onError: (error) => toast.error(errorText(error)) });
  }
  if (look === "icon") return <IconButton label={t("nav.sign_out")} icon={<LogOut />} onClick={signOut} />;
  if (look === "row") {
    return (
      <button type="button" onClick={signOut} className={className}>
        <LogOut aria-hidden="true" /> {t("nav.sign_out")}
      </button>
    );
  }
  return (
    <Button onClick={signOut} busy={isPending}>
      <LogOut aria-hidden="true" className="size-5" /> {t("nav.sign_out")}
    </Button>
  );
}
