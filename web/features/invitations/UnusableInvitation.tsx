import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InviteValidation } from "#domain/invitations/contract.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

/** Milliseconds until the redirect: long enough to read the text and to cancel. */
const RETURN_AFTER = 6000;

export type UnusableInvitationProps = {
  reason: NonNullable<InviteValidation["reason"]>;
  onSignIn: () => void;
};

/**
 * Replaces the sign-up form for an invalid code. Redirects to the landing page unless the user clicks or presses a key.
 */
export function UnusableInvitation({ reason, onSignIn }: UnusableInvitationProps) {
  const { t } = useTranslation("invitations");
  const [leaving, setLeaving] = useState(true);
  useEffect(() => {
    if (!leaving) return undefined;
    // Offline, the redirect would end at the browser's error page.
    const timer = setTimeout(() => (navigator.onLine ? location.assign("/") : setLeaving(false)), RETURN_AFTER);
    const stay = () => setLeaving(false);
    addEventListener("keydown", stay);
    addEventListener("pointerdown", stay);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", stay);
      removeEventListener("pointerdown", stay);
    };
  }, [leaving]);
  return (
    <div className="flex flex-col gap-6">
      <div role="alert">
        <PageHeader title={t("errors:invitation_required")} lead={t(`errors:invitation_${reason}`)} />
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <a href="/" className={buttonClass({ variant: "primary" })}>
          {t("common:action.return_home")}
        </a>
        <Button onClick={onSignIn}>{t("unusable.sign_in")}</Button>
      </div>
      <p className="text-small text-ink-soft">{leaving && t("unusable.leaving")}</p>
    </div>
  );
}
