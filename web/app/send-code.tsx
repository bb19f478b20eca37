import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { errorText } from "./error-text.ts";

interface Sending {
  mutate: () => void;
  isPending: boolean;
  isSuccess: boolean;
  error: Error | null;
}

/** Emails a code to users without a password, who confirm with the code instead; the code field is rendered below. */
export function SendCode({ sending }: { sending: Sending }) {
  const { t } = useTranslation("common");
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t("mailed_code.text")}</p>
      <Button busy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isSuccess ? t("mailed_code.again") : t("mailed_code.send")}
      </Button>
      <p role="status" className="empty:hidden">
        {sending.isSuccess && t("mailed_code.sent")}
      </p>
      {sending.error && <ErrorNote title={t("mailed_code.not_sent")}>{errorText(sending.error)}</ErrorNote>}
    </div>
  );
}
