import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useGoogleBeside } from "./google.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { startOver } from "./queries.ts";
import { SignInForm, type SignInFormProps } from "./SignInForm.tsx";

export interface SessionLostDialogProps {
  open: boolean;
  email: string;
  /** By which ways one signs in to this account. */
  hasPassword: boolean;
  hasGoogle: boolean;
  onSignedIn: SignInFormProps["onSignedIn"];
}

/**
 * Over the page that was being used when the session ended: what is typed there stays. Google is gone to in another tab,
 * which tells this one when somebody has come back from there.
 */
export function SessionLostDialog({ open, email, hasPassword, hasGoogle, onSignedIn }: SessionLostDialogProps) {
  const { t } = useTranslation("account");
  const google = useGoogleBeside();
  return (
    <Dialog open={open} dismissable={false} title={t("lost.title")} description={t("lost.text")}>
      <div className="flex flex-col gap-3 pt-2">
        {hasPassword && <SignInForm email={email} onSignedIn={onSignedIn} />}
        {hasGoogle && (
          <div className="flex flex-col gap-3">
            <GoogleButton
              label={t("google.sign_in")}
              alone={!hasPassword}
              busy={google.isPending}
              error={google.error}
              onPress={() => google.mutate()}
            />
            <p role="status" className="text-small text-ink-soft">
              {google.isSuccess ? t("lost.waiting") : t("lost.beside")}
            </p>
          </div>
        )}
        <Button variant="quiet" onClick={() => startOver("/")}>
          {t("lost.leave")}
        </Button>
      </div>
    </Dialog>
  );
}
