import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InviteValidation } from "#domain/invitations/contract.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

/** Long enough to read both sentences and to decide otherwise, in milliseconds. */
const RETURN_AFTER = 6000;

export type UnusableInvitationProps = {
  reason: NonNullable<InviteValidation["reason"]>;
  onSignIn: () => void;
};

/** In place of the sign-up form for a code that does not hold: goes back to the landing page unless something is chosen. */
export function UnusableInvitation({ reason, onSignIn }: UnusableInvitationProps) {
  const { t } = useTranslation("invitations");
  const [leaving, setLeaving] = useState(true);
  useEffect(() => {
    if (!leaving) return undefined;
    // Without a network the way back would end at the browser's own error page.
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
