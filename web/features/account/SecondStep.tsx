import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { codeSchema } from "#domain/account/security.ts";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useSecondStep } from "./security-queries.ts";

export type SecondStepProps = {
  onSignedIn: (user: { id: string }) => void;
  onStartAgain: () => void;
  busy?: boolean;
};

/** Asks for the code of the second factor, where the password alone does not sign in. */
export function SecondStep({ onSignedIn, onStartAgain, busy = false }: SecondStepProps) {
  const { t } = useTranslation("security");
  const verify = useSecondStep();
  const form = useSchemaForm(codeSchema, { code: "" });
  const { errors } = form.formState;
  const { setFocus } = form;

  useEffect(() => setFocus("code"), [setFocus]);

  const submit = form.handleSubmit(({ code }) =>
    verify
      .mutateAsync(code)
      .then(({ user }) => onSignedIn(user))
      .catch((error: unknown) => void showAtField(error, ["code"], form.setError)),
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        if (verify.isPending || busy) event.preventDefault();
        else void submit(event);
      }}
    >
      <div>
        <h2 className="font-serif text-h3 font-semibold">{t("second.title")}</h2>
        <p className="mt-1 text-ink-soft">{t("second.text")}</p>
      </div>
      <TextField
        label={t("second.code")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldText(errors.code?.message)}
        {...form.register("code")}
      />
      {verify.isError && !errors.code && <ErrorNote>{errorText(verify.error)}</ErrorNote>}
      <Button type="submit" variant="primary" size="lg" block busy={verify.isPending || busy}>
        {t("common:action.continue")}
      </Button>
      <Button variant="quiet" onClick={onStartAgain}>
        {t("second.back")}
      </Button>
    </form>
  );
}
