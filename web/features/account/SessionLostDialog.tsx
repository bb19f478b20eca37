import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { startOver } from "./queries.ts";
import { SignInForm, type SignInFormProps } from "./SignInForm.tsx";

/** Over the page that was being used when the session ended: what is typed there stays. */
export function SessionLostDialog(props: { open: boolean; email: string; onSignedIn: SignInFormProps["onSignedIn"] }) {
  const { t } = useTranslation("account");
  return (
    <Dialog open={props.open} dismissable={false} title={t("lost.title")} description={t("lost.text")}>
      <div className="flex flex-col gap-3 pt-2">
        <SignInForm email={props.email} onSignedIn={props.onSignedIn} />
        <Button variant="quiet" onClick={() => startOver("/")}>
          {t("lost.leave")}
        </Button>
      </div>
    </Dialog>
  );
}
