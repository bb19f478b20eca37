import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useGoogleInNewTab } from "./google.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { startOver } from "./sign-out.ts";
import { SignInForm, type SignInFormProps } from "./SignInForm.tsx";

export interface SessionLostDialogProps {
  open: boolean;
  email: string;
  /** Sign-in methods of the account. */
  hasPassword: boolean;
  hasGoogle: boolean;
  onSignedIn: SignInFormProps["onSignedIn"];
}

/**
 * Asks the user to sign in again on top of the current page, which keeps its unsaved input. Google opens in another
 * tab, which announces the new session to this one.
 */
export function SessionLostDialog({ open, email, hasPassword, hasGoogle, onSignedIn }: SessionLostDialogProps) {
  const { t } = useTranslation("account");
  const google = useGoogleInNewTab();
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
        <Button variant="quiet" onClick={() => void startOver("/")}>
          {t("lost.leave")}
        </Button>
      </div>
    </Dialog>
  );
}
