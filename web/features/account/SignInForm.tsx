import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { signInSchema } from "#domain/account/contract.ts";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { showAtField, useSchemaForm } from "#web/forms/form.ts";
import { linkClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useSignIn } from "./queries.ts";
import { SecondStep } from "./SecondStep.tsx";

export type SignInFormProps = {
  /** Filled in beforehand. */
  email?: string;
  onSignedIn: (user: { id: string }) => void;
  /** True while what follows a sign-in is under way. */
  busy?: boolean;
  /** The first step has been made elsewhere: only the code of the second is missing. */
  secondStep?: boolean;
  /** Told when the code of the second step is asked for, and when one begins anew. */
  onSecondStep?: (asked: boolean) => void;
  /** To get a new password; told the address typed so far. */
  onForgotten?: (email: string) => void;
};

/** E-mail and password, and the second step where the account asks for one. */
export function SignInForm(props: SignInFormProps) {
  const { email = "", onSignedIn, busy = false, secondStep = false, onSecondStep, onForgotten } = props;
  const { t } = useTranslation("account");
  const signIn = useSignIn();
  const form = useSchemaForm(signInSchema, { email, password: "" });
  const { errors } = form.formState;
  const { setFocus } = form;
  const [asked, setAsked] = useState(secondStep);

  useEffect(() => {
    if (!email) return undefined;
    // After the dialog that may hold this form has taken the focus for itself.
    const frame = requestAnimationFrame(() => setFocus("password"));
    return () => cancelAnimationFrame(frame);
  }, [email, setFocus]);

  function ask(second: boolean): void {
    setAsked(second);
    onSecondStep?.(second);
  }
  const submit = form.handleSubmit((input) =>
    signIn
      .mutateAsync(input)
      .then((answer) => ("two_factor" in answer ? ask(true) : onSignedIn(answer.user)))
      .catch((error: unknown) => void showAtField(error, ["email", "password"], form.setError)),
  );
  if (asked) return <SecondStep onSignedIn={onSignedIn} onStartAgain={() => ask(false)} busy={busy} />;
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
      {onForgotten && (
        <button
          type="button"
          onClick={() => onForgotten(form.getValues("email"))}
          className={`${linkClass} -mt-4 flex min-h-11 items-center self-start text-small`}
        >
          {t("security:recover.open")}
        </button>
      )}
      {signIn.isError && !errors.email && !errors.password && <ErrorNote>{errorText(signIn.error)}</ErrorNote>}
      <Button type="submit" variant="primary" size="lg" block busy={signIn.isPending || busy}>
        {t("sign_in")}
      </Button>
    </form>
  );
}
