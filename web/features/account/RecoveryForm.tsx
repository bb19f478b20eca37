import { useTranslation } from "react-i18next";
import { requestResetSchema } from "#domain/account/security.ts";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { useSchemaForm } from "#web/forms/form.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote, InfoNote } from "#web/ui/error-note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useRequestReset } from "./security-queries.ts";

/** Asks for the link by which one chooses a new password; what it answers tells nobody whether an address is known. */
export function RecoveryForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { t } = useTranslation("security");
  const request = useRequestReset();
  const form = useSchemaForm(requestResetSchema, { email });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) => request.mutateAsync(input.email).catch(() => undefined));
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        if (request.isPending) event.preventDefault();
        else void submit(event);
      }}
    >
      <TextField
        label={t("account:email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={fieldText(errors.email?.message)}
        {...form.register("email")}
      />
      <div role="status" className="wrap-anywhere empty:hidden">
        {request.isSuccess && <InfoNote>{t("recover.sent", { email: request.variables })}</InfoNote>}
      </div>
      {request.isError && <ErrorNote>{errorText(request.error)}</ErrorNote>}
      <Button
        type="submit"
        variant={request.isSuccess ? "secondary" : "primary"}
        size="lg"
        block
        busy={request.isPending}
      >
        {request.isSuccess ? t("email.again") : t("recover.send")}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t("recover.back")}
      </Button>
    </form>
  );
}
