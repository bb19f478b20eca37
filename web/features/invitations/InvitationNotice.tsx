import { useTranslation } from "react-i18next";
import { errorText } from "#web/app/error-text.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote, InfoNote } from "#web/ui/error-note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

export type InvitationNoticeProps = {
  id: string;
  state: "missing" | "checking" | "valid" | "unreachable";
  error: Error | null;
  onRetry: () => void;
};

/** Shown above the sign-up form: whether the invitation is valid, and what to do if it is not. */
export function InvitationNotice({ id, state, error, onRetry }: InvitationNoticeProps) {
  const { t } = useTranslation("invitations");
  return (
    <div id={id} role="status">
      {state === "missing" && <InfoNote title={t("errors:invitation_required")}>{t("notice.missing")}</InfoNote>}
      {state === "valid" && <p className="font-medium text-accent">{t("notice.valid")}</p>}
      {state === "checking" && (
        <>
          <Skeleton className="h-6 w-2/3" />
          <VisuallyHidden>{t("checking.title")}</VisuallyHidden>
        </>
      )}
      {state === "unreachable" && (
        <ErrorNote title={t("unreachable.title")} action={<Button onClick={onRetry}>{t("common:retry")}</Button>}>
          {errorText(error)}
        </ErrorNote>
      )}
    </div>
  );
}
