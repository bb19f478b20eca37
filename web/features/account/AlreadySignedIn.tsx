import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { errorText } from "#web/lib/error-text.ts";
import { useSignOut } from "./queries.ts";

/** An invitation was opened while somebody is signed in: it is for one who is not. */
export function AlreadySignedIn({ email, returnTo }: { email: string; returnTo: string }) {
  const { t } = useTranslation("account");
  const toast = useToast();
  const signOut = useSignOut();
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={t("signed_in.title")} lead={t("signed_in.text", { email })} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button
          variant="primary"
          busy={signOut.isPending}
          onClick={() => signOut.mutate(returnTo, { onError: (error) => toast.error(errorText(error)) })}
        >
          {t("signed_in.sign_out")}
        </Button>
        <a href="/home" className={buttonClass()}>
          {t("signed_in.stay")}
        </a>
      </div>
    </div>
  );
}
