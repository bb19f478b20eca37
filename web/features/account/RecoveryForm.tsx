import { useTranslation } from "react-i18next";
import { requestResetSchema } from "#domain/account/security.ts";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { EmailInput } from "#web/forms/sign-in-fields.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { Button } from "#web/ui/button.tsx";
import { InfoNote } from "#web/ui/error-note.tsx";
import { useRequestReset } from "./security-queries.ts";

/** Requests a password-reset link. The response does not reveal whether the address has an account. */
export function RecoveryForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { t } = useTranslation("account");
  const request = useRequestReset();
  const { field, ...state } = useServerForm({
    schema: requestResetSchema,
    defaults: { email },
    send: (input) => request.mutateAsync(input.email),
  });
  return (
    <ServerForm state={state}>
      <EmailInput label={t("email")} {...field("email")} />
      <div role="status" className="wrap-anywhere empty:hidden">
        {request.isSuccess && <InfoNote>{t("recover.sent", { email: request.variables })}</InfoNote>}
      </div>
      <FormFailure />
      <SubmitButton variant={request.isSuccess ? "secondary" : "primary"} size="lg" block>
        {request.isSuccess ? t("recover.again") : t("recover.send")}
      </SubmitButton>
      <Button variant="quiet" onClick={onBack}>
        {t("recover.back")}
      </Button>
    </ServerForm>
  );
}
