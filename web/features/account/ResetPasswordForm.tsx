import { useTranslation } from "react-i18next";
import { z } from "zod";
import { passwordSchema } from "#domain/account/contract.ts";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { useResetPassword } from "./security-queries.ts";

const schema = z.object({ password: passwordSchema, repeated: z.string() });

/** A new password, by what a link of a letter carries. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation("security");
  const reset = useResetPassword();
  const form = useSchemaForm(schema, { password: "", repeated: "" });
  const { errors } = form.formState;
  const [password, repeated] = form.watch(["password", "repeated"]);
  const same = password === repeated;
  const submit = form.handleSubmit((input) =>
    reset
      .mutateAsync({ token, password: input.password })
      .then(onDone)
      .catch((error: unknown) => void showAtField(error, ["password"], form.setError)),
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        if (reset.isPending || !same) event.preventDefault();
        else void submit(event);
      }}
    >
      <NewPasswordFields
        password={password}
        repeated={repeated}
        error={fieldText(errors.password?.message)}
        register={form.register}
      />
      {reset.isError && !errors.password && (
        <ErrorNote
          action={
            <a href="/auth?recover=true" className={buttonClass()}>
              {t("reset.ask_again")}
            </a>
          }
        >
          {errorText(reset.error)}
        </ErrorNote>
      )}
      <Button type="submit" variant="primary" size="lg" block busy={reset.isPending} aria-disabled={!same}>
        {t("reset.save")}
      </Button>
    </form>
  );
}
