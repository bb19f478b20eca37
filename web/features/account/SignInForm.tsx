import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { signInSchema } from "#domain/account/contract.ts";
import { errorText, fieldText } from "#web/lib/error-text.ts";
import { showAtField, useSchemaForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useSignIn } from "./queries.ts";

export type SignInFormProps = {
  /** Filled in beforehand. */
  email?: string;
  onSignedIn: (user: { id: string }) => void;
  /** True while what follows a sign-in is under way. */
  busy?: boolean;
};

/** E-mail and password. */
export function SignInForm({ email = "", onSignedIn, busy = false }: SignInFormProps) {
  const { t } = useTranslation("account");
  const signIn = useSignIn();
  const form = useSchemaForm(signInSchema, { email, password: "" });
  const { errors } = form.formState;
  const { setFocus } = form;

  useEffect(() => {
    if (!email) return undefined;
    // After the dialog that may hold this form has taken the focus for itself.
    const frame = requestAnimationFrame(() => setFocus("password"));
    return () => cancelAnimationFrame(frame);
  }, [email, setFocus]);

  const submit = form.handleSubmit((input) =>
    signIn
      .mutateAsync(input)
      .then(({ user }) => onSignedIn(user))
      .catch((error: unknown) => void showAtField(error, ["email", "password"], form.setError)),
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        if (signIn.isPending || busy) event.preventDefault();
        else void submit(event);
      }}
    >
      <TextField
        label={t("email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={fieldText(errors.email?.message)}
        {...form.register("email")}
      />
      <PasswordField
        label={t("password")}
        showLabel={t("show_password")}
        hideLabelText={t("hide_password")}
        autoComplete="current-password"
        error={fieldText(errors.password?.message)}
        {...form.register("password")}
      />
      {signIn.isError && !errors.email && !errors.password && <ErrorNote>{errorText(signIn.error)}</ErrorNote>}
      <Button type="submit" variant="primary" size="lg" block busy={signIn.isPending || busy}>
        {t("sign_in")}
      </Button>
    </form>
  );
}
